/** A missing page; title and text are for users. */
export class NoPageError extends Error {
  override name = "NoPageError";
  readonly text: string;

  constructor(title: string, text: string) {
    super(title);
    this.text = text;
  }
}
