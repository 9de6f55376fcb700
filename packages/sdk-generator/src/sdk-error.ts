/** Something that people can mend; the message says how. */
export class SdkError extends Error {
  override name = "SdkError";
  /** Of the command: 1 when a check found something, 2 when it could not run. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
