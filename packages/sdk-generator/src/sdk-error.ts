/** An error that the user can fix; the message says how. */
export class SdkError extends Error {
  override name = "SdkError";
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
