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

/** An array or object within the value, and the way to it. */
interface Place {
  readonly container: object;
  readonly key: string | number;
  readonly parent: Place | undefined;
}

function pathTo(parent: Place, key: string | number): string[] {
  const path = [String(key)];
  for (let place = parent; place.parent !== undefined; place = place.parent) path.push(String(place.key));
  return path.reverse();
}

/** Every text within a value that cannot be stored, names of properties among them; the value may be nested deeper than the stack. */
export function* unstorableTexts(root: unknown): Generator<UnstorableText, void, undefined> {
  if (typeof root === "string" && !isStorable(root)) yield { path: [], isName: false };
  if (typeof root !== "object" || root === null) return;
  const pending: Place[] = [{ container: root, key: "", parent: undefined }];
  for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
    const { container } = place;
    const names = Array.isArray(container) ? undefined : Object.keys(container);
    const values: unknown[] = names === undefined ? (container as unknown[]) : Object.values(container);
    for (const [index, value] of values.entries()) {
      const key = names?.[index] ?? index;
      if (typeof key === "string" && !isStorable(key)) yield { path: pathTo(place, key), isName: true };
      if (typeof value === "string") {
        if (!isStorable(value)) yield { path: pathTo(place, key), isName: false };
      } else if (typeof value === "object" && value !== null) pending.push({ container: value, key, parent: place });
    }
  }
}
