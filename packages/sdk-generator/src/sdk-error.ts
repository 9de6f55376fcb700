/** Something that people can mend; the message says how. */
export class SdkError extends Error {
  override name = "SdkError";
}
