import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { DeclaredOperation } from "./declared.ts";
import { checkPath, shown } from "./documents.ts";
import { MockError } from "./errors.ts";

export interface HandlerResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly contentType?: string | undefined;
  readonly body?: unknown;
}

/** Second argument of a handler of `--handlers`. */
export interface MockContext {
  /** Returns the response that the mock would send: from its state with `--stateful`, or an example. */
  // biome-ignore lint/suspicious/noExplicitAny: fits the response of every operation
  derived(): Promise<any>;
  now(): Date;
}

export type MockHandler = (request: object, context: MockContext) => HandlerResponse | Promise<HandlerResponse>;

/** Loads the default export of a file, an object of handlers by operationId. */
export async function loadHandlers(
  file: string,
  operations: readonly DeclaredOperation[],
): Promise<ReadonlyMap<string, MockHandler>> {
  checkPath("--handlers", file, "read", "file");
  let loaded: { default?: unknown };
  try {
    loaded = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new MockError(`${shown(file)} cannot be loaded: ${(error as Error).message}`);
  }
  const { default: handlers } = loaded;
  if (typeof handlers !== "object" || handlers === null)
    throw new MockError(`${shown(file)} has no default export with handlers by operationId`);
  for (const [name, handler] of Object.entries(handlers)) {
    if (!operations.some(({ id }) => id === name))
      throw new MockError(`${shown(file)}: the document has no operation ${name}`);
    if (typeof handler !== "function") throw new MockError(`${shown(file)}: ${name} is not a function`);
  }
  return new Map(Object.entries(handlers));
}
