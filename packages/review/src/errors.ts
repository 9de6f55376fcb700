export class UsageError extends Error {
  override name = "UsageError";
}

/** The message says how to fix it. */
export class CouldNotRunError extends Error {
  override name = "CouldNotRunError";
}
