import { oldNode } from "@assessment-api/runtime/node-version";
import type { DefaultName } from "./defaults.ts";
import { MockError } from "./errors.ts";
import type { MockOptions, RunningMock } from "./server.ts";

export type { DefaultName } from "./defaults.ts";
export type { Spec } from "./documents.ts";
export { MockError } from "./errors.ts";
export type { HandlerResponse, MockContext } from "./handlers.ts";
export type { MockOptions, RunningMock } from "./server.ts";

/**
 * Starts the mock.
 *
 * @throws MockError if Node is too old, a prefix is unknown, a document is invalid or the port is in use.
 */
export async function startMock<Name extends string = DefaultName>(
  options: MockOptions<Name> = {},
): Promise<RunningMock<Name>> {
  const problem = oldNode(import.meta.url);
  if (problem !== undefined) throw new MockError(problem);
  // Imported after the check: these modules do not load on older Node versions.
  const mock = await import("./server.ts");
  return mock.startMock(options);
}
