/** Error response to a command; nothing was changed. The message is for users. */
export class RefusalError extends Error {
  override name = "RefusalError";
}
