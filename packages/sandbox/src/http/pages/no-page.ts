/** An address without a page (yet); title and text explain that to people. */
export class NoPageError extends Error {
  override name = "NoPageError";
  readonly text: string;

  constructor(title: string, text: string) {
    super(title);
    this.text = text;
  }
}
