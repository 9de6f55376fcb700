import { type Failure, failure, invalid, type Problem } from "../failure.ts";
import { containersIn, forEachMember, pathTo } from "../values/containers.ts";
import { fieldAt, merged, mostProblems, textProblems } from "../values/problems.ts";

export const malformed = (message: string, status = 400): Failure =>
  failure(status, status === 400 ? "malformed" : "unprocessable", message);

/** Parses JSON; returns the failure, or the value and the fields that cannot be stored. */
export function readJson(
  text: string,
): { readonly failure: Failure } | { readonly value: unknown; readonly problems: Problem[] | undefined } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { failure: malformed(`The body is not valid JSON: ${(error as Error).message}`) };
  }
  const unsafe = safe(text, value);
  if (unsafe !== undefined) return unsafe;
  const lost = lossProblems(text, value);
  // UTF-8 has no surrogates and JSON no raw NUL: only an escape can encode them.
  const isEscaped = text.includes("\\u") && /\\u(?:0000|d[89a-f])/i.test(text);
  return { value, problems: isEscaped ? merged(textProblems(value), lost) : lost };
}

/**
 * Rejects excessive nesting, `__proto__`, and `prototype` within `constructor`: code that copies properties would
 * pollute prototypes.
 */
export function safe(text: string, value: unknown, status = 400): { readonly failure: Failure } | undefined {
  const deep = depthProblem(value);
  if (deep !== undefined) return { failure: invalid([deep], status) };
  // Text may escape these names, so check the parsed value.
  if (!text.includes("__proto__") && !text.includes("constructor") && !/[\\%]/.test(text)) return undefined;
  for (const { container } of containersIn(value)) {
    const name = Object.hasOwn(container, "__proto__") ? "__proto__" : hidesPrototype(container) && "constructor";
    if (name) return { failure: malformed(`The body must not hold a property ${name}`) };
  }
  return undefined;
}

function hidesPrototype(container: object): boolean {
  const inner: unknown = Object.hasOwn(container, "constructor") && container.constructor;
  return typeof inner === "object" && inner !== null && Object.hasOwn(inner, "prototype");
}

interface Open {
  readonly names: Set<string> | undefined;
  key: string | number;
}

const structure = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

const escapedColon = /\\u003a/i;

/**
 * Returns the path of the first duplicate member, because parsers differ in which one they keep (RFC 8259, 4).
 * @param value the parsed text, within the depth limit
 */
export function duplicateIn(json: string, value: unknown): readonly string[] | undefined {
  // Each member has a colon: equal counts mean no duplicates.
  if (!escapedColon.test(json) && colonsIn(json) === colonsOf(value)) return undefined;
  return firstDuplicate(json);
}

function colonsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) count += 1;
  return count;
}

function colonsOf(value: unknown): number {
  if (typeof value === "string") return colonsIn(value);
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === "object" || typeof item === "string") count += colonsOf(item);
    return count;
  }
  for (const name in value as object) {
    const member = (value as Record<string, unknown>)[name];
    count += name.includes(":") ? 1 + colonsIn(name) : 1;
    if (typeof member === "object") count += colonsOf(member);
    else if (typeof member === "string" && member.includes(":")) count += colonsIn(member);
  }
  return count;
}

function firstDuplicate(json: string): readonly string[] | undefined {
  const open: Open[] = [];
  let text = "";
  for (const [token] of json.matchAll(structure)) {
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

function decimal(text: string): string | undefined {
  const match = /^[+-]?(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text);
  if (match === null) return undefined;
  const [, whole = "", fraction = "", exponent = "0"] = match;
  const digits = (whole + fraction).replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  return `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/** Returns whether parsing changed the number: an integer beyond 2^53 - 1, or an overflow. */
export const isChanged = (text: string, value: number): boolean =>
  !(Math.abs(value) <= Number.MAX_SAFE_INTEGER) && text !== String(value) && decimal(text) !== decimal(String(value));

const mayBeLarge = /\d(?:[\d.]{15}|[eE]\+?\d)/;

const stringsAndNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/** Returns the parsed numbers that differ from their JSON text, at most `most`. */
export function changedNumbers(json: string, most: number): ReadonlySet<number> {
  const changed = new Set<number>();
  for (const [token] of json.matchAll(stringsAndNumbers)) {
    if (!token.startsWith('"') && isChanged(token, Number(token))) changed.add(Number(token));
    if (changed.size === most) break;
  }
  return changed;
}

const mostLevels = 100;

/** Returns the problem of excessive nesting, reported at the outermost field. */
function depthProblem(body: unknown): Problem | undefined {
  if (!isDeeper(body, mostLevels)) return undefined;
  for (const place of containersIn(body)) {
    if (place.depth <= mostLevels) continue;
    const { field, value } = fieldAt(body, pathTo(place, "").slice(0, 1));
    return { field, value, message: `must not be nested more than ${mostLevels} levels deep` };
  }
  return undefined;
}

/** Returns whether a value has more than `levels` levels. Allocates nothing, because it runs for every body. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === "object" && isDeeper(item, levels - 1)) return true;
    return false;
  }
  for (const name in value) {
    const member = (value as Record<string, unknown>)[name];
    if (typeof member === "object" && isDeeper(member, levels - 1)) return true;
  }
  return false;
}

export function jsonProblems(json: string, value: unknown): Problem[] | undefined {
  const deep = depthProblem(value);
  return deep === undefined ? lossProblems(json, value) : [deep];
}

function lossProblems(json: string, value: unknown): Problem[] | undefined {
  const twice = duplicateIn(json, value);
  const numbers = mayBeLarge.test(json) ? numberProblems(value, changedNumbers(json, mostProblems)) : undefined;
  if (twice === undefined) return numbers;
  return merged([{ ...fieldAt(value, twice), message: "must occur only once" }], numbers);
}

function numberProblems(body: unknown, changed: ReadonlySet<number>): Problem[] | undefined {
  const problems: Problem[] = [];
  const check = (value: unknown, path: () => readonly string[]) => {
    if (typeof value !== "number" || !changed.has(value) || problems.length === mostProblems) return;
    problems.push({ ...fieldAt(body, path()), message: numberMessage });
  };
  if (changed.size === 0) return undefined;
  check(body, () => []);
  for (const place of containersIn(body))
    forEachMember(place.container, (value, key) => check(value, () => pathTo(place, key)));
  return problems.length > 0 ? problems : undefined;
}

const numberMessage = "must be a number within double precision, an integer from -9007199254740991 to 9007199254740991";
