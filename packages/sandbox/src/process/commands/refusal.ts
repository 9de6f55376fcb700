/** The service refused a command, and nothing has changed. The message is for the user. */
export class RefusalError extends Error {
  override name = "RefusalError";
}
