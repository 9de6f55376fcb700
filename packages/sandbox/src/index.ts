import { enableCompileCache, flushCompileCache } from "node:module";
import { oldNode } from "@assessment-api/runtime/node-version";
import { SandboxError } from "./process/errors.ts";
import type { RunningSandbox, SandboxOptions } from "./process/start-sandbox.ts";

export type { RateLimit } from "./domain/rate-limits.ts";
export type { LogLevel, LogStream } from "./http/logging.ts";
export type { ServedVersion, ServedVersions } from "./http/versions.ts";
export { SandboxError } from "./process/errors.ts";
export type { Settings } from "./process/settings.ts";
export type { RunningSandbox, SandboxOptions } from "./process/start-sandbox.ts";
export type * from "./process/worlds/api.ts";
export { connectSandbox } from "./process/worlds/connect-sandbox.ts";

/**
 * Starts the sandbox: one service behind V1, V2 and V3, with a database, a scheduler and the control API.
 * @throws SandboxError when Node is too old, an option cannot be used, the port is taken, or the database cannot be opened; its
 * message has a line per reason
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const problem = oldNode(import.meta.url);
  if (problem !== undefined) throw new SandboxError(problem);
  // Each worker of a test runner is a process: from the second on, three quarters of the time to load are saved. NODE_DISABLE_COMPILE_CACHE=1 asks for none.
  enableCompileCache();
  // Loaded after the check: an older Node may lack what it imports.
  const sandbox = await import("./process/start-sandbox.ts");
  const running = await sandbox.startSandbox(options);
  // Workers are ended without the exit that would write it.
  setImmediate(flushCompileCache).unref();
  return running;
}
