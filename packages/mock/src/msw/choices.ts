import type { Preference } from "../response.ts";

/** A running service that responds instead of the mock, such as the sandbox. */
export interface World {
  /** Base URL of the version, such as `http://127.0.0.1:4010/v2`. */
  readonly baseUrl: string;
  /** Replaces the key of the request. */
  readonly apiKey?: string;
}

export interface OperationOffer {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly responses: readonly { readonly status: number; readonly examples: readonly string[] }[];
}

/** The user's choice in the panel for one operation. */
export interface Choice extends Preference {
  readonly world?: World;
}

const choices = new Map<string, Choice>();
const none: Choice = {};

/** @param name version, such as `v2` */
export const choiceFor = (name: string, operationId: string): Choice => choices.get(`${name}.${operationId}`) ?? none;

/** Sets the response of an operation. `undefined` restores the response of its handler. */
export function choose(name: string, operationId: string, choice: Choice | undefined): void {
  if (choice === undefined) choices.delete(`${name}.${operationId}`);
  else choices.set(`${name}.${operationId}`, choice);
}
