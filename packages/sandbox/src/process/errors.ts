/** A reason why the sandbox cannot start that whoever starts it can mend; the message is meant for them, one line per reason. */
export class SandboxError extends Error {
  override name = "SandboxError";
}
