import { MockError } from "./errors.ts";
import { oldNode } from "./node-version.ts";
import type { MockOptions, RunningMock } from "./start-mock.ts";

export { MockError } from "./errors.ts";
export type { MockOptions, RunningMock } from "./start-mock.ts";
export { type VersionName, versionNames } from "./versions.ts";

/**
 * Starts the mock.
 *
 * @throws MockError when Node is too old, a version is unknown, a document cannot be used or the port is taken.
 */
export async function startMock(options: MockOptions = {}): Promise<RunningMock> {
  const problem = oldNode();
  if (problem !== undefined) throw new MockError(problem);
  // Loaded after the check: an older Node may lack what it imports.
  const mock = await import("./start-mock.ts");
  return mock.startMock(options);
}
