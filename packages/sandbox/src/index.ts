export { SandboxError } from "./errors.ts";
export type { LogLevel, LogStream } from "./logging.ts";
export type { RateLimit } from "./security/rate-limit.ts";
export type { Settings } from "./settings.ts";
export { type RunningSandbox, type SandboxOptions, startSandbox } from "./start-sandbox.ts";
export type { ServedVersion } from "./versions.ts";
