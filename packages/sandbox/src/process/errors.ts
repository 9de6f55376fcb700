/** Damage found by a check; the message has a line for each. */
export class CheckError extends Error {
  override name = "CheckError";
}

/** Reasons why the sandbox cannot start that its user can remove; the message has a line for each. */
export class SandboxError extends Error {
  override name = "SandboxError";
}
