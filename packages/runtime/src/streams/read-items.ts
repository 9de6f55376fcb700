import { type Format, type Splitter, StreamError } from "./format.ts";

/** Items of a stream; `return` closes it at once, also while an item is waited for. */
export type Items = AsyncIterableIterator<unknown>;

/** An async generator whose `return` does not wait for what it waits for: `stop` makes that end. */
export function stoppable(items: AsyncGenerator<unknown, void>, stop: () => unknown): Items {
  return {
    next: () => items.next(),
    async return() {
      await stop();
      return items.return();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

export interface Reading<Piece> {
  readonly splitter: Splitter<Piece>;
  /** Reads what is JSON in an item; `JSON.parse` without it. */
  readonly parse?: (text: string) => unknown;
  /** Holds an item to its schema; may throw. */
  readonly check?: (item: unknown, index: number) => void;
}

/**
 * Reads the items of a stream as they come. An item is handed over before the bytes after it are asked for, and the stream is cancelled by `return`,
 * and by an item that is refused.
 * Throws a {@link StreamError} for an item that is malformed, and what `parse` and `check` throw.
 */
export function readItems<Piece>(
  stream: ReadableStream<Uint8Array>,
  format: Format<Piece>,
  { splitter, parse = JSON.parse, check }: Reading<Piece>,
): Items {
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: format.strict });
  let stopped = false;
  const stop = async () => {
    stopped = true;
    await reader.cancel().catch(() => {});
  };

  function decode(bytes?: Uint8Array): string {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch (error) {
      throw new StreamError("the stream is not UTF-8", "", error);
    }
  }

  async function* generate() {
    let index = 0;
    function* items(pieces: Iterable<Piece>) {
      for (const piece of pieces) {
        const item = itemOf(piece, format, parse);
        check?.(item, index++);
        yield item;
      }
    }
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (stopped) return;
        if (!done) yield* items(splitter.take(decode(value)));
        else {
          yield* items(splitter.take(decode()));
          yield* items(splitter.end());
          return;
        }
      }
    } finally {
      await stop();
    }
  }
  return stoppable(generate(), stop);
}

function itemOf<Piece>(piece: Piece, format: Format<Piece>, parse: (text: string) => unknown): unknown {
  let text = "";
  try {
    return format.read(piece, (json) => {
      text = json;
      return parse(json);
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new StreamError(`an item of the stream is not JSON: ${error.message}`, text, error);
  }
}
