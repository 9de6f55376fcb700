import { demandLength } from "./format.ts";

/** Splits text into lines, wherever the pieces in which it comes are cut. */
export interface Lines {
  /** The lines that are complete with this text, without their ends. */
  take(text: string): Generator<string, void>;
  /** The line that has not ended yet. */
  rest(): string;
}

/**
 * Lines that end with LF or, with `cr`, also with CR or CRLF, as those of event streams do. A line is there once its CR has come, without waiting for
 * a LF. Throws a StreamError for a line of more than `limit` characters.
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
