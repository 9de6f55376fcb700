export interface Splitter<Piece> {
  take(text: string): Iterable<Piece>;
  end(): Iterable<Piece>;
}

export interface Format<Piece> {
  /** Whether to reject invalid UTF-8; browsers replace it. */
  readonly strict: boolean;
  /** @param limit in UTF-16 units; a longer piece makes `take` throw a {@link StreamError} */
  splitter(limit: number): Splitter<Piece>;
  read(piece: Piece, parse: (text: string) => unknown): unknown;
  /** Throws a TypeError for values that the format cannot express. */
  write(item: unknown): string;
}

const mostShown = 200;

/** A malformed, truncated or too long item. Earlier items were delivered. */
export class StreamError extends Error {
  override name = "StreamError";
  readonly text: string;

  constructor(message: string, text = "", cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.text = text.slice(0, mostShown);
  }
}

/** @throws StreamError if the piece is longer than `limit` characters */
export function demandLength(piece: string, limit: number): string {
  if (piece.length > limit) throw new StreamError(`an item of the stream is longer than ${limit} characters`, piece);
  return piece;
}

export function jsonText(item: unknown): string {
  const text = JSON.stringify(item) as string | undefined;
  if (text === undefined) throw new TypeError(`a value of the type ${typeof item} is not JSON`);
  return text;
}
