/** The arguments make no sense; the message says how to mend them. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The review cannot be made: no base, no git, a document that is not valid. The message says what mends it. */
export class CouldNotRunError extends Error {
  override name = "CouldNotRunError";
}
