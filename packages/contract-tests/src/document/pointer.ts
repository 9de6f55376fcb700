import { pointerNames, pointerToken } from "@assessment-api/runtime/server";
import { isObject } from "./json.ts";

/** `child("#/paths", "/exams")` returns `#/paths/~1exams`. */
export const child = (pointer: string, ...tokens: (string | number)[]): string =>
  pointer + tokens.map((token) => `/${pointerToken(token)}`).join("");

export const tokensOf = pointerNames;

/** A `$ref` is percent-encoded. */
export const pointerOfRef = (ref: string): string => decodeURIComponent(ref);

export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const token of tokensOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(token)];
    else if (isObject(value) && Object.hasOwn(value, token)) value = value[token];
    else return undefined;
  }
  return value;
}
