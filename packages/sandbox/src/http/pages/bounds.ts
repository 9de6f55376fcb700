export interface Bounds {
  /** Maximum characters and lines of one text. */
  readonly text: number;
  readonly lines: number;
  /** Each text, line and item adds `OVERHEAD`. */
  readonly total: number;
}

const OVERHEAD = 50;

/** Short enough for a headline. */
const NAME_LENGTH = 200;
const names: ReadonlySet<string> = new Set([
  "candidate",
  "organization",
  "test",
  "name",
  "title",
  "filename",
  "skills",
]);

/** Shortens a text without splitting a surrogate pair. */
export function shorten(text: string, length: number = NAME_LENGTH): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** `whole` is true if nothing was cut. */
export function bounded<Value>(value: Value, { text, lines, total }: Bounds): { value: Value; whole: boolean } {
  let left = total;
  let whole = true;

  function boundText(given: string, key: string): string {
    const room = Math.max(0, Math.min(names.has(key) ? NAME_LENGTH : text, left));
    const short = firstLines(shorten(given, room), lines);
    if (short !== given) whole = false;
    left -= short.length + OVERHEAD * short.split("\n").length;
    return short;
  }

  function bound(given: unknown, key: string): unknown {
    if (typeof given === "string") return boundText(given, key);
    if (typeof given !== "object" || given === null) return given;
    if (!Array.isArray(given))
      return Object.fromEntries(Object.entries(given).map(([name, part]) => [name, bound(part, name)]));
    const items: unknown[] = [];
    for (const item of given) {
      if (left <= 0) whole = false;
      if (left <= 0) break;
      left -= OVERHEAD;
      items.push(bound(item, key));
    }
    return items;
  }

  return { value: bound(value, "") as Value, whole };
}

function firstLines(text: string, count: number): string {
  let end = -1;
  for (let line = 0; line < count; line++) {
    end = text.indexOf("\n", end + 1);
    if (end === -1) return text;
  }
  return `${text.slice(0, end)}\n…`;
}
