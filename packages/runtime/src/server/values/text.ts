import { containersIn, forEachMember, pathTo } from "./containers.ts";

/** NUL, which databases refuse, and surrogates without their other half, which no UTF-8 can write (RFC 7493, 2.1). */
const unstorable = /[\0\p{Surrogate}]/u;

export const textMessage = "must not hold NUL or an unpaired surrogate";
export const nameMessage = "must have a name without NUL and unpaired surrogates";

/** Whether text can be stored and sent on. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** The text with a replacement character for each one that cannot be stored. */
export const storable = (text: string): string =>
  isStorable(text) ? text : text.replace(/[\0\p{Surrogate}]/gu, "\ufffd");

/** A text within a value that cannot be stored: its path, and whether it is the name of a property. */
export interface UnstorableText {
  readonly path: readonly string[];
  readonly isName: boolean;
}

/** The texts within a value that cannot be stored, names of properties among them; `most` of them, if there are more. */
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
