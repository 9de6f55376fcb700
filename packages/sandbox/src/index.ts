export type { LogLevel, LogStream } from "./http/logging.ts";
export type { RateLimit } from "./http/security/rate-limit.ts";
export type { ServedVersion, ServedVersions } from "./http/versions.ts";
export { SandboxError } from "./process/errors.ts";
export type { Settings } from "./process/settings.ts";
export { type RunningSandbox, type SandboxOptions, startSandbox } from "./process/start-sandbox.ts";
