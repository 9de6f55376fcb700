import type { Preference } from "../response/prefer.ts";

/** A running service that responds instead: an organization of the sandbox, for example. */
export interface World {
  /** Of the version, such as `http://127.0.0.1:4010/v2`. */
  readonly baseUrl: string;
  /** Sent instead of the request's own key. */
  readonly apiKey?: string;
}

/** A person's choice at the page for an operation. */
export interface Choice extends Preference {
  readonly world?: World;
}

const choices = new Map<string, Choice>();
const none: Choice = {};

/** @param name of the version, such as `v2` */
export const choiceFor = (name: string, operationId: string): Choice => choices.get(`${name}.${operationId}`) ?? none;

/** From now on, requests of the operation get what is chosen; without a choice, what their handlers say. */
export function choose(name: string, operationId: string, choice: Choice | undefined): void {
  if (choice === undefined) choices.delete(`${name}.${operationId}`);
  else choices.set(`${name}.${operationId}`, choice);
}
