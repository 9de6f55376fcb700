import { oldNode } from "@assessment-api/runtime/node-version";
import { MockError } from "./errors.ts";
import type { MockOptions, RunningMock } from "./server.ts";

export { MockError } from "./errors.ts";
export type { MockOptions, RunningMock } from "./server.ts";
export { type VersionName, versionNames } from "./versions.ts";

/**
 * Starts the mock.
 *
 * @throws MockError if Node is too old, a version is unknown, a document is invalid or the port is in use.
 */
export async function startMock(options: MockOptions = {}): Promise<RunningMock> {
  const problem = oldNode(import.meta.url);
  if (problem !== undefined) throw new MockError(problem);
  // Imported after the check: these modules do not load on older Node versions.
  const mock = await import("./server.ts");
  return mock.startMock(options);
}
