/** A name or index as it stands in a JSON pointer (RFC 6901). Nearly none needs an escape. */
export const pointerToken = (name: string | number): string =>
  typeof name === "string" && /[~/]/.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : String(name);

/** The names and indexes of a JSON pointer; none for that of the whole value. A `#` in front, as references have it, is left out. */
export const pointerNames = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
