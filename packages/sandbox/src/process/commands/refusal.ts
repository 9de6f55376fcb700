/** The service refused what a command asked for; the message is meant for whoever typed it, and nothing has changed. */
export class RefusalError extends Error {
  override name = "RefusalError";
}
