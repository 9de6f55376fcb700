import { enableCompileCache, flushCompileCache } from "node:module";
import { oldNode } from "@assessment-api/runtime/node-version";
import { SandboxError } from "./process/errors.ts";
import type { RunningSandbox, SandboxOptions } from "./process/start-sandbox.ts";

export type { RateLimit } from "./domain/rate-limits.ts";
export type { LogLevel, LogStream } from "./http/requests.ts";
export type { ServedVersion, ServedVersions } from "./http/versions.ts";
export { SandboxError } from "./process/errors.ts";
export type { Settings } from "./process/settings.ts";
export type { RunningSandbox, SandboxOptions } from "./process/start-sandbox.ts";
export type * from "./process/worlds/api.ts";
export { connectSandbox } from "./process/worlds/connect-sandbox.ts";

/**
 * Starts the sandbox: V1, V2 and V3 on one service, with database, scheduler and control API.
 * @throws SandboxError for an old Node version, an invalid option, a used port, or a database error; one line per
 * reason
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const problem = oldNode(import.meta.url);
  if (problem !== undefined) throw new SandboxError(problem);
  // Test runners start a process per worker; the compile cache saves three quarters of their load time.
  // NODE_DISABLE_COMPILE_CACHE=1 disables it.
  enableCompileCache();
  const sandbox = await import("./process/start-sandbox.ts");
  const running = await sandbox.startSandbox(options);
  // Test workers are killed without an exit handler.
  setImmediate(flushCompileCache).unref();
  return running;
}
