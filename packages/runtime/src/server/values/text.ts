import { containersIn, forEachMember, pathTo } from "./containers.ts";

/** Matches NUL, which databases reject, and unpaired surrogates, which UTF-8 cannot encode (RFC 7493, 2.1). */
const unstorable = /[\0\p{Surrogate}]/u;

export const textMessage = "must not hold NUL or an unpaired surrogate";
export const nameMessage = "must have a name without NUL and unpaired surrogates";

export const isStorable = (text: string): boolean => !unstorable.test(text);

export const storable = (text: string): string =>
  isStorable(text) ? text : text.replace(/[\0\p{Surrogate}]/gu, "\ufffd");

export interface UnstorableText {
  readonly path: readonly string[];
  readonly isName: boolean;
}

/** Finds texts and property names that cannot be stored, at most `most`. */
export function unstorableTexts(root: unknown, most: number): UnstorableText[] {
  const found: UnstorableText[] = [];
  if (typeof root === "string" && !isStorable(root)) found.push({ path: [], isName: false });
  for (const place of containersIn(root)) {
    forEachMember(place.container, (value, key) => {
      if (found.length >= most) return;
      if (typeof key === "string" && !isStorable(key)) found.push({ path: pathTo(place, key), isName: true });
      if (typeof value === "string" && !isStorable(value)) found.push({ path: pathTo(place, key), isName: false });
    });
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}
