import { isObject } from "../model/json.ts";
import type { Effective, Read } from "../model/schemas/effective.ts";
import { textsBetween } from "../model/schemas/patterns.ts";
import { ofType } from "./samples.ts";
import { textOfPattern } from "./text-of-pattern.ts";

const TEXTS = ["text", "", "a", "A1", "0", "some other text", "not-a-format", "äöü", "x y"];
const BOUNDS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];
const MOST_ITEMS = 2000;
const MOST_CHARACTERS = 20_000;

export function* alternatives(
  read: Read,
  from: Effective,
  to: Effective | undefined,
  value: unknown,
): Iterable<unknown> {
  yield* from.values?.value ?? [];
  const types = from.types ?? new Set(["string", "integer", "number", "boolean", "null", "array", "object"]);
  for (const type of types) {
    const one = ofType(read, from, type);
    yield one;
    if (type === "string") yield* texts(read, from, to);
    if (type === "number" || type === "integer") yield* numbers(from, to);
    if (type === "array") yield* lists(from, to, Array.isArray(value) ? value : one);
    if (type === "object") yield* objects(from, to, isObject(value) ? value : one);
  }
}

function* texts(read: Read, from: Effective, to: Effective | undefined): Iterable<string> {
  yield* TEXTS;
  const schemas = [from, ...(to ? [to] : [])];
  const lengths = schemas.flatMap(({ keywords }) => around(keywords, ["minLength", "maxLength"]));
  const example = String(ofType(read, from, "string"));
  for (const length of lengths) yield* ["x".repeat(length), example.padStart(length, "x"), example.padEnd(length, "x")];
  for (const schema of schemas) {
    const pattern = patternOf(schema);
    const text = pattern === undefined ? undefined : textOfPattern(pattern);
    if (text === undefined) continue;
    yield* [text, text + text, `${text}x`, `x${text}`];
    for (const length of lengths) yield text.padEnd(length, text.at(-1) ?? "x").slice(0, length);
  }
  const [matched = "", unmatched] = [patternOf(from), to && patternOf(to)];
  if (unmatched !== undefined) yield* textsBetween(matched, unmatched);
}

function patternOf({ keywords }: Effective): string | undefined {
  const pattern = keywords.get("pattern")?.value;
  return typeof pattern === "string" ? pattern : undefined;
}

function* numbers(from: Effective, to: Effective | undefined): Iterable<number> {
  yield* [0, 1, -1, 0.5, 1_000_000, 2 ** 40];
  for (const { keywords } of [from, ...(to ? [to] : [])]) {
    for (const keyword of BOUNDS) {
      const bound = Number(keywords.get(keyword)?.value ?? Number.NaN);
      if (Number.isFinite(bound)) yield* [bound, bound - 1, bound + 1, bound - 0.5, bound + 0.5];
    }
    const step = Number(keywords.get("multipleOf")?.value ?? Number.NaN);
    if (Number.isFinite(step)) yield* [step, 2 * step, 3 * step];
  }
}

function* lists(from: Effective, to: Effective | undefined, value: unknown): Iterable<unknown[]> {
  const items = Array.isArray(value) ? value : [];
  const item = items[0] ?? "text";
  yield* [[], [item], [item, item]];
  for (const { keywords } of [from, ...(to ? [to] : [])])
    for (const length of around(keywords, ["minItems", "maxItems"])) {
      yield Array.from({ length }, () => item);
      if (typeof item !== "object")
        yield Array.from({ length }, (_, index) => (typeof item === "number" ? index : `${item}${index}`));
    }
}

function* objects(from: Effective, to: Effective | undefined, value: unknown): Iterable<object> {
  if (!isObject(value)) return;
  yield { ...value, somethingElse: "text" };
  yield { ...value, somethingElse: 1 };
  for (const { keywords } of [from, ...(to ? [to] : [])])
    if (keywords.has("propertyNames")) for (const name of namesFor(keywords)) yield { ...value, [name]: "text" };
  for (const name of Object.keys(value)) {
    const { [name]: _, ...rest } = value;
    yield rest;
  }
  for (const { keywords } of [from, ...(to ? [to] : [])])
    for (const length of around(keywords, ["minProperties", "maxProperties"])) {
      const more = Math.max(0, length - Object.keys(value).length);
      yield { ...value, ...Object.fromEntries(Array.from({ length: more }, (_, index) => [`more${index}`, "text"])) };
    }
}

function namesFor(keywords: Effective["keywords"]): string[] {
  const rule = keywords.get("propertyNames")?.value;
  const text = isObject(rule) && typeof rule.pattern === "string" ? textOfPattern(rule.pattern) : undefined;
  const listed = isObject(rule) && Array.isArray(rule.enum) ? rule.enum.map(String) : [];
  return [...listed, ...TEXTS, ...(text ? [text] : [])].filter((name) => name !== "");
}

function around(keywords: Effective["keywords"], names: string[]): number[] {
  return names
    .map((name) => Number(keywords.get(name)?.value ?? Number.NaN))
    .filter(Number.isFinite)
    .flatMap((bound) => [bound, bound - 1, bound + 1])
    .filter((length) => length >= 0 && length <= (/Length$/.test(names[0] ?? "") ? MOST_CHARACTERS : MOST_ITEMS));
}
