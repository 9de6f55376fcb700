import { type Format, jsonText } from "./format.ts";
import { createLines } from "./lines.ts";

/** JSON Lines (NDJSON). Skips blank lines; the last line needs no line feed. */
export const jsonLines: Format<string> = {
  strict: true,
  splitter(limit) {
    const lines = createLines(limit);
    const filled = function* (all: Iterable<string>) {
      for (const line of all) if (line.trim() !== "") yield line;
    };
    return { take: (text) => filled(lines.take(text)), end: () => filled([lines.rest()]) };
  },
  read: (line, parse) => parse(line),
  write: (item) => `${jsonText(item)}\n`,
};
