import { isObject } from "./json.ts";

const escapeToken = (token: string | number) => String(token).replaceAll("~", "~0").replaceAll("/", "~1");
const unescapeToken = (token: string) => token.replaceAll("~1", "/").replaceAll("~0", "~");

/** Extends a JSON pointer (`#/paths`) by tokens: `child("#/paths", "/exams")` is `#/paths/~1exams`. */
export const child = (pointer: string, ...tokens: (string | number)[]): string =>
  pointer + tokens.map((token) => `/${escapeToken(token)}`).join("");

/** The tokens of a pointer that starts with `#`, without percent-encoding. */
export const tokensOf = (pointer: string): string[] => pointer.replace(/^#/, "").split("/").slice(1).map(unescapeToken);

/** A `$ref` (`#/components/…`, percent-encoded as a URI fragment) as a plain pointer. */
export const pointerOfRef = (ref: string): string => decodeURIComponent(ref);

/** The value a pointer leads to, or undefined. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const token of tokensOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(token)];
    else if (isObject(value) && Object.hasOwn(value, token)) value = value[token];
    else return undefined;
  }
  return value;
}
