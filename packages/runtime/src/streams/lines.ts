import { demandLength } from "./format.ts";

export interface Lines {
  take(text: string): Generator<string, void>;
  rest(): string;
}

/**
 * Creates a splitter at LF and, with `cr`, also at CR and CRLF. Yields a line at its CR without waiting for an LF.
 * Throws a StreamError beyond `limit` characters.
 */
export function createLines(limit: number, cr = false): Lines {
  const ends = cr ? /\r\n?|\n/g : /\n/g;
  let pending = "";
  let afterCr = false;
  return {
    *take(text) {
      if (text === "") return;
      let start = afterCr && text.startsWith("\n") ? 1 : 0;
      afterCr = cr && text.endsWith("\r");
      ends.lastIndex = start;
      for (let end = ends.exec(text); end !== null; end = ends.exec(text)) {
        const line = pending + text.slice(start, end.index);
        pending = "";
        start = ends.lastIndex;
        yield demandLength(line, limit);
        ends.lastIndex = start;
      }
      pending += text.slice(start);
      demandLength(pending, limit);
    },
    rest: () => pending,
  };
}
