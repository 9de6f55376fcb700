export class CheckError extends Error {
  override name = "CheckError";
}

/** Startup errors that users can fix, one line each. */
export class SandboxError extends Error {
  override name = "SandboxError";
}
