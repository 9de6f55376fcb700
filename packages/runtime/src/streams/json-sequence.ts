import { demandLength, type Format, jsonText, StreamError } from "./format.ts";

/** Starts each text of a sequence. JSON cannot hold it. */
const separator = "\x1e";

/** Ends of JSON texts that no further character can continue. */
const isClosed = (text: string) => /[\s"}\]]$/.test(text);

/**
 * JSON text sequences (RFC 7464): each JSON text after a record separator and before a line feed. A text is there once the line feed has come that
 * ends it, without waiting for the next one. A number or a literal that no white space ends may be cut off and is refused (2.4).
 */
export const jsonSequence: Format<string> = {
  strict: true,
  splitter(limit) {
    let pending = "";
    /** Whether the text is one after a separator. */
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
      if (!wasOpen) throw new StreamError("a text of the sequence has no record separator before it", text);
      if (!isClosed(text)) throw new StreamError("a text of the sequence is cut off", text);
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
