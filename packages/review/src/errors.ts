export class UsageError extends Error {
  override name = "UsageError";
}

export class CouldNotRunError extends Error {
  override name = "CouldNotRunError";
}
