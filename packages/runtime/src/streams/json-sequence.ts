import { demandLength, type Format, jsonText, StreamError } from "./format.ts";

/** Record separator; never part of JSON text. */
const separator = "\x1e";

/** Returns true for complete JSON texts. A number or literal could continue. */
const isClosed = (text: string) => /[\s"}\]]$/.test(text);

/**
 * JSON text sequences (RFC 7464). Yields a text at its line feed. Rejects a number or literal without trailing white
 * space, which may be truncated (2.4).
 */
export const jsonSequence: Format<string> = {
  strict: true,
  splitter(limit) {
    let pending = "";
    let open = false;
    let depth = 0;
    let inString = false;
    let escaped = false;

    function complete(isLast: boolean): string[] {
      const text = pending;
      pending = "";
      const wasOpen = open;
      open = !isLast;
      depth = 0;
      inString = false;
      escaped = false;
      if (text.trim() === "") return [];
      if (!wasOpen) throw new StreamError("an item of the sequence has no record separator before it", text);
      if (!isClosed(text)) throw new StreamError("an item of the sequence is truncated", text);
      return [demandLength(text, limit)];
    }

    return {
      *take(text) {
        let start = 0;
        for (let index = 0; index < text.length; index++) {
          const one = text[index];
          if (one === separator) {
            pending += text.slice(start, index);
            start = index + 1;
            yield* complete(false);
          } else if (escaped) escaped = false;
          else if (inString) {
            if (one === "\\") escaped = true;
            else if (one === '"') inString = false;
          } else if (one === '"') inString = true;
          else if (one === "{" || one === "[") depth++;
          else if (one === "}" || one === "]") depth--;
          else if (one === "\n" && depth <= 0) {
            pending += text.slice(start, index + 1);
            start = index + 1;
            if (pending.trim() !== "") yield* complete(true);
          }
        }
        pending += text.slice(start);
        demandLength(pending, limit);
      },
      end: () => complete(true),
    };
  },
  read: (text, parse) => parse(text),
  write: (item) => `${separator}${jsonText(item)}\n`,
};
