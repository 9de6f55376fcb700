import { existsSync, readFileSync } from "node:fs";
import type { DocumentName } from "./document.ts";

/** The response that the sample of an operation really got from the sandbox. */
export interface Recorded {
  readonly status: number;
  readonly body?: unknown;
  /** Response to a second run, where its status is another. */
  readonly again?: { readonly status: number; readonly message: string };
}

/** Responses by operationId, as the command `samples` of the sandbox recorded them. */
export function recordedResponses(name: DocumentName): Readonly<Record<string, Recorded>> {
  const file = new URL(`../responses/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
