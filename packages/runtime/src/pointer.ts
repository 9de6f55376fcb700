/** Escapes a token of a JSON pointer (RFC 6901). */
export const pointerToken = (name: string | number): string =>
  typeof name === "string" && /[~/]/.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : String(name);

/** Returns the tokens of a JSON pointer; empty for the root. Ignores a leading `#`. */
export const pointerNames = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
