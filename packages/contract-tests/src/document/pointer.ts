import { pointerNames, pointerToken } from "@assessment-api/runtime/server";
import { isObject } from "./json.ts";

/** Extends a JSON pointer (`#/paths`) by tokens: `child("#/paths", "/exams")` is `#/paths/~1exams`. */
export const child = (pointer: string, ...tokens: (string | number)[]): string =>
  pointer + tokens.map((token) => `/${pointerToken(token)}`).join("");

/** The tokens of a pointer that starts with `#`, without percent-encoding. */
export const tokensOf = pointerNames;

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
