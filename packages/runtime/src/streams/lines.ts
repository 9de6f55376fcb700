import { demandLength } from "./format.ts";

/** Splits chunked text into lines. */
export interface Lines {
  /** Returns the completed lines without line ends. */
  take(text: string): Generator<string, void>;
  /** Returns the incomplete last line. */
  rest(): string;
}

/**
 * Splits at LF and, with `cr`, also at CR and CRLF, as in event streams. Yields a line at its CR without waiting for an
 * LF. Throws a StreamError if a line exceeds `limit` characters.
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
