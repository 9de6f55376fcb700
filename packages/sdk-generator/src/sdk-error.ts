/** An error that the user can fix; the message says how. */
export class SdkError extends Error {
  override name = "SdkError";
  /** 1 if a check found something, 2 if it could not run. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
