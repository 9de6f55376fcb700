export type ItemSource = AsyncIterable<unknown> | Iterable<unknown>;

export const isItemSource = (value: unknown): value is ItemSource =>
  typeof value === "object" && value !== null && (Symbol.asyncIterator in value || Symbol.iterator in value);

export interface Writing {
  readonly write: (item: unknown, index: number) => string;
  readonly onBegin?: () => void;
  readonly onError?: (error: unknown) => void;
  /** Keep-alive text, sent after `milliseconds` without an item. */
  readonly idle?: { readonly text: string; readonly milliseconds: number };
}

const nothing = Symbol("nothing yet");

/** Encodes items with backpressure. Calls the iterator's `return` at once if the reader cancels or an item fails. */
export function writeItems(items: ItemSource, { write, onBegin, onError, idle }: Writing): ReadableStream<Uint8Array> {
  const iterator: AsyncIterator<unknown> | Iterator<unknown> =
    Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const encoder = new TextEncoder();
  let index = 0;
  let over = false;
  let pending: Promise<IteratorResult<unknown>> | undefined;
  const close = async () => {
    over = true;
    await iterator.return?.();
  };

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (index === 0 && pending === undefined) onBegin?.();
          pending ??= Promise.resolve(iterator.next());
          const result = idle === undefined ? await pending : await within(pending, idle.milliseconds);
          if (over) return;
          if (result === nothing) return controller.enqueue(encoder.encode(idle?.text));
          pending = undefined;
          if (result.done) return controller.close();
          controller.enqueue(encoder.encode(write(result.value, index++)));
        } catch (error) {
          if (over) return;
          close().catch(() => {});
          onError?.(error);
          // Servers abort the connection on errors; send earlier items first.
          await new Promise((resolve) => setTimeout(resolve));
          throw error;
        }
      },
      cancel: () => close().catch(() => {}),
    },
    { highWaterMark: 0 },
  );
}

async function within<T>(result: Promise<T>, milliseconds: number): Promise<T | typeof nothing> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<typeof nothing>((resolve) => {
    timer = setTimeout(resolve, milliseconds, nothing);
  });
  try {
    return await Promise.race([result, elapsed]);
  } finally {
    clearTimeout(timer);
  }
}
