/** A check has found something; the message has a line for each. */
export class CheckError extends Error {
  override name = "CheckError";
}

/** A reason why the sandbox cannot start that whoever starts it can mend; the message is meant for them, one line per reason. */
export class SandboxError extends Error {
  override name = "SandboxError";
}
