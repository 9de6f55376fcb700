import { type Format, type Splitter, StreamError } from "./format.ts";

/** `return` closes the stream at once, even during a pending read. */
export type Items = AsyncIterableIterator<unknown>;

/** Makes `return` call `stop` to abort a pending read. */
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
  readonly parse?: (text: string) => unknown;
  readonly check?: (item: unknown, index: number) => void;
}

/**
 * Parses items as they arrive. `return` and invalid items cancel the stream. Throws {@link StreamError} and the errors
 * of `parse` and `check`.
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
