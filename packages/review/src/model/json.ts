export type JsonObject = { [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const objectAt = (value: unknown, key: string): JsonObject => {
  const member = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isObject(member) ? member : {};
};

export const arrayAt = (value: unknown, key: string): unknown[] => {
  const member = isObject(value) ? value[key] : undefined;
  return Array.isArray(member) ? member : [];
};

export function sameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
    );
  }
  return Object.is(a, b);
}

/** Maximum length of displayed values, and of the common text before a difference, in characters. */
const LONGEST = 80;
const BEFORE_DIFFERENCE = 20;

export const show = (value: unknown): string => cut(textOf(value), 0);

/** Formats two values; long ones are cut around the first difference. */
export function showBoth(old: unknown, now: unknown): [string, string] {
  const [a, b] = [textOf(old), textOf(now)];
  const isLong = a.length > LONGEST || b.length > LONGEST;
  const start = isLong ? Math.max(0, firstDifference(a, b) - BEFORE_DIFFERENCE) : 0;
  return [cut(a, start), cut(b, start)];
}

const textOf = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

const cut = (text: string, start: number) =>
  `${start > 0 ? "…" : ""}${text.slice(start, start + LONGEST)}${text.length > start + LONGEST ? "…" : ""}`;
