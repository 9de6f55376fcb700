import type { Format } from "../streams/format.ts";
import { readItems } from "../streams/read-items.ts";

export const bytesOf = (...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === "string" ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });

export async function allItems<Piece>(
  stream: ReadableStream<Uint8Array>,
  format: Format<Piece>,
  limit = 1000,
): Promise<unknown[]> {
  const found: unknown[] = [];
  try {
    for await (const item of readItems(stream, format, { splitter: format.splitter(limit) })) found.push(item);
  } catch (error) {
    found.push(String(error));
  }
  return found;
}

/** Parses a text whole, split at every byte, and byte by byte. Returns the distinct results. */
export async function inAnyPieces<Piece>(text: string, format: Format<Piece>): Promise<unknown[][]> {
  const bytes = new TextEncoder().encode(text);
  const cuts = Array.from(bytes, (_, index) => [bytes.slice(0, index), bytes.slice(index)]);
  const single = Array.from(bytes, (_, index) => bytes.slice(index, index + 1));
  const found = new Map<string, unknown[]>();
  for (const pieces of [[bytes], single, ...cuts]) {
    const items = await allItems(bytesOf(...pieces), format);
    found.set(JSON.stringify(items), items);
  }
  return [...found.values()];
}
