/** An object or array that is open at some place of JSON text. */
interface Open {
  /** Names so far; undefined of an array. */
  readonly names: Set<string> | undefined;
  /** Name or index of the current member. */
  key: string | number;
}

/** Strings, and the characters that separate values. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

/** A colon may be written as an escape. */
const escapedColon = /\\u003a/i;

/**
 * Returns the path of the first member that JSON text has twice. Parsers differ in which one they keep (RFC 8259, section 4).
 * @param value as `JSON.parse` reads the text; not nested deeper than bodies may be
 */
export function duplicateIn(json: string, value: unknown): readonly string[] | undefined {
  // Each member has a colon, and `JSON.parse` keeps one member per name: without a surplus of colons, none is lost.
  if (!escapedColon.test(json) && colonsIn(json) === colonsOf(value)) return undefined;
  return find(json);
}

function colonsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) count += 1;
  return count;
}

/** Colons that the value has when it is written without escapes. */
function colonsOf(value: unknown): number {
  if (typeof value === "string") return colonsIn(value);
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += colonsOf(item);
  else for (const name in value) count += 1 + colonsIn(name) + colonsOf((value as Record<string, unknown>)[name]);
  return count;
}

function find(json: string): readonly string[] | undefined {
  const open: Open[] = [];
  let text = "";
  for (const [token] of json.matchAll(tokens)) {
    const inner = open.at(-1);
    if (token === "{") open.push({ names: new Set(), key: "" });
    else if (token === "[") open.push({ names: undefined, key: 0 });
    else if (token === "}" || token === "]") open.pop();
    else if (token === "," && typeof inner?.key === "number") inner.key += 1;
    else if (token === ":" && inner?.names !== undefined) {
      inner.key = JSON.parse(text) as string;
      if (inner.names.has(inner.key)) return open.map(({ key }) => String(key));
      inner.names.add(inner.key);
    } else text = token;
  }
  return undefined;
}
