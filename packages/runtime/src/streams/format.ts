/** Splits the text of one stream, as it comes in, into the pieces that its items are made of. */
export interface Splitter<Piece> {
  /** The pieces that are complete with this text. */
  take(text: string): Iterable<Piece>;
  /** The pieces that only the end completes. */
  end(): Iterable<Piece>;
}

/** How the items of a sequential media type are read and written. */
export interface Format<Piece> {
  /** Whether bytes that are no UTF-8 are refused; otherwise they are replaced, as browsers do. */
  readonly strict: boolean;
  /** @param limit largest length of a piece, in UTF-16 units; beyond it `take` throws a {@link StreamError} */
  splitter(limit: number): Splitter<Piece>;
  /** The item of a piece; `parse` reads what is JSON in it and may throw. */
  read(piece: Piece, parse: (text: string) => unknown): unknown;
  /** The text of an item. Throws a TypeError for a value that the format cannot hold. */
  write(item: unknown): string;
}

/** Characters of a malformed item that its error keeps. */
const mostShown = 200;

/** A stream that cannot be read on: an item is malformed, cut off or too long. What came before it was handed over. */
export class StreamError extends Error {
  override name = "StreamError";
  /** Beginning of the item's text; empty where it has none. */
  readonly text: string;

  constructor(message: string, text = "", cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.text = text.slice(0, mostShown);
  }
}

/** @throws StreamError for a piece that is longer than `limit` */
export function demandLength(piece: string, limit: number): string {
  if (piece.length > limit) throw new StreamError(`an item of the stream is longer than ${limit} characters`, piece);
  return piece;
}

/** JSON text of an item. */
export function jsonText(item: unknown): string {
  const text = JSON.stringify(item) as string | undefined;
  if (text === undefined) throw new TypeError(`a value of the type ${typeof item} is not JSON`);
  return text;
}
