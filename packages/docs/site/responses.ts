import { existsSync, readFileSync } from "node:fs";
import type { DocumentName } from "./document.ts";

export interface Recorded {
  readonly status: number;
  readonly body?: unknown;
  /** Response to a second run, if its status differs. */
  readonly again?: { readonly status: number; readonly message: string };
}

/** @returns responses by operationId, recorded by the sandbox's command `samples` */
export function recordedResponses(name: DocumentName): Readonly<Record<string, Recorded>> {
  const file = new URL(`../responses/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
