/** There is nothing (yet) to look at under an address; title and text say so to people. */
export class NoPageError extends Error {
  override name = "NoPageError";
  readonly text: string;

  constructor(title: string, text: string) {
    super(title);
    this.text = text;
  }
}
