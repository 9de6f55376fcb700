/** Bytes of one line: the largest package in Base64, and some more. */
const LONGEST = 32 * 1024 * 1024;
/** Bytes of all lines, unpacked: a large organization with its packages several times over. */
const MOST = 2 * 1024 * 1024 * 1024;

/** The file holds more than a snapshot can. */
export class TooMuchError extends Error {
  override name = "TooMuchError";
}

/**
 * The lines of a text in UTF-8, without their ends.
 * @throws TooMuchError
 */
export async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  let pieces: Uint8Array[] = [];
  let [length, total] = [0, 0];
  const line = () => {
    const text = Buffer.concat(pieces, length).toString();
    pieces = [];
    length = 0;
    return text;
  };
  for await (const chunk of source) {
    total += chunk.length;
    if (total > MOST) throw new TooMuchError("more than 2 GiB");
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      pieces.push(chunk.subarray(start, end));
      length += end - start;
      yield line();
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > LONGEST) throw new TooMuchError("a line of more than 32 MiB");
  }
  if (length > 0) yield line();
}
