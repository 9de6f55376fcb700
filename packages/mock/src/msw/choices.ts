import type { Preference } from "./preference.ts";

/** What a person chose at the page for an operation, by version and operationId. */
const choices = new Map<string, Preference>();

const none: Preference = {};

export const choiceFor = (name: string, operationId: string): Preference =>
  choices.get(`${name}.${operationId}`) ?? none;

export function choose(name: string, operationId: string, choice: Preference | undefined): void {
  if (choice === undefined) choices.delete(`${name}.${operationId}`);
  else choices.set(`${name}.${operationId}`, choice);
}
