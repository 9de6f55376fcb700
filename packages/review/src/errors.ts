/** Invalid arguments; the message says how to correct them. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The review cannot run: no base, no git, or an invalid document. The message says how to fix it. */
export class CouldNotRunError extends Error {
  override name = "CouldNotRunError";
}
