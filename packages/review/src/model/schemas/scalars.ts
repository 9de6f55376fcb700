import { sameJson } from "../json.ts";
import { keepsTo } from "./constraints.ts";
import type { Effective } from "./effective.ts";
import { commonMultiple, isMultiple } from "./numbers.ts";
import { isLanguageWithin, patternsOf } from "./patterns.ts";
import { typesOf } from "./shape.ts";

/** Change of the accepted values; undefined if undecidable. */
export interface ScalarChange {
  /** An old value is now rejected. */
  lost: boolean | undefined;
  /** A value is accepted that was rejected before. */
  won: boolean | undefined;
}

export const compareScalars = (before: Effective, after: Effective): ScalarChange => ({
  lost: not(areScalarsWithin(before, after)),
  won: not(areScalarsWithin(after, before)),
});

const not = (answer: boolean | undefined) => (answer === undefined ? undefined : !answer);

/** Maximum size of a range that is expanded to values. */
const MOST = 1000;

type Part =
  | { kind: "list"; values: unknown[] }
  | { kind: "range"; low: Bound; high: Bound; step: number | undefined }
  | { kind: "texts"; patterns: string[]; shortest: number; longest: number }
  | { kind: "any" };

interface Bound {
  at: number;
  excluded: boolean;
}

const TYPES = ["null", "boolean", "number", "string", "array", "object"];

export function areScalarsWithin(narrow: Effective, wide: Effective): boolean | undefined {
  const answers = TYPES.map((type) => isWithin(partOf(narrow, type), partOf(wide, type)));
  return answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
}

function partOf(schema: Effective, type: string): Part {
  const { values, keywords } = schema;
  if (values) return { kind: "list", values: values.value.filter((value) => typeOf(value) === type) };
  const types = typesOf(schema);
  const isInteger = type === "number" && types.includes("integer") && !types.includes("number");
  if (!types.includes(type) && !isInteger) return { kind: "list", values: [] };
  const limit = (keyword: string): unknown => keywords.get(keyword)?.value;
  if (type === "null") return { kind: "list", values: [null] };
  if (type === "boolean") return { kind: "list", values: [true, false] };
  if (type === "string")
    return {
      kind: "texts",
      patterns: patternsOf(limit("pattern")),
      shortest: Number(limit("minLength") ?? 0),
      longest: Number(limit("maxLength") ?? Number.POSITIVE_INFINITY),
    };
  if (type !== "number") return { kind: "any" };
  const bound = (inclusive: string, exclusive: string, none: number): Bound => {
    const open = limit(exclusive);
    return typeof open === "number"
      ? { at: open, excluded: true }
      : { at: Number(limit(inclusive) ?? none), excluded: false };
  };
  const multiple = limit("multipleOf");
  return {
    kind: "range",
    low: bound("minimum", "exclusiveMinimum", Number.NEGATIVE_INFINITY),
    high: bound("maximum", "exclusiveMaximum", Number.POSITIVE_INFINITY),
    step:
      typeof multiple === "number" ? (isInteger ? commonMultiple(multiple, 1) : multiple) : isInteger ? 1 : undefined,
  };
}

const typeOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

function isWithin(narrow: Part, wide: Part): boolean | undefined {
  if (narrow.kind === "list") return narrow.values.every((value) => isIn(value, wide));
  if (wide.kind === "any") return true;
  if (narrow.kind === "any") return false;
  if (narrow.kind === "range") return isRangeWithin(narrow, wide);
  if (wide.kind === "list")
    return isLanguageWithin(languageOf(narrow), wide.values.length > 0 ? [anyOf(wide.values)] : undefined);
  if (wide.kind !== "texts") return undefined;
  if (sameJson(narrow.patterns, wide.patterns) || wide.patterns.length === 0) {
    if (narrow.shortest >= wide.shortest && narrow.longest <= wide.longest) return true;
    if (narrow.patterns.length === 0) return false;
  }
  if (longTextsOf(narrow).some((text) => !isIn(text, wide))) return false;
  return isLanguageWithin(languageOf(narrow), languageOf(wide));
}

function isIn(value: unknown, part: Part): boolean {
  if (part.kind === "any") return true;
  if (part.kind === "list") return part.values.some((one) => sameJson(one, value));
  if (part.kind === "range") return typeof value === "number" && isInRange(value, part);
  const { patterns, shortest, longest } = part;
  const length = [...String(value)].length;
  return length >= shortest && length <= longest && patterns.every((pattern) => keepsTo(textOf(pattern), value));
}

/** Returns texts of maximum length, which show most violations of a shorter limit without an automaton. */
const longTextsOf = (part: Extract<Part, { kind: "texts" }>): string[] =>
  part.longest > MOST ? [] : ["x", "X", "0"].map((one) => one.repeat(part.longest)).filter((text) => isIn(text, part));

const textOf = (pattern: string) => ({
  types: undefined,
  keywords: new Map([["pattern", { value: pattern, pointer: "" }]]),
});

type Range = Extract<Part, { kind: "range" }>;

function isInRange(value: number, { low, high, step }: Range): boolean {
  const isLow = low.excluded ? value > low.at : value >= low.at;
  const isHigh = high.excluded ? value < high.at : value <= high.at;
  return isLow && isHigh && (step === undefined || isMultiple(value, step));
}

function isRangeWithin(narrow: Range, wide: Part): boolean | undefined {
  const listed = writtenOut(narrow);
  if (listed) return listed.every((value) => isIn(value, wide));
  if (wide.kind !== "range") return false;
  const { low, high } = onSteps(narrow);
  const isLow = low.at > wide.low.at || (low.at === wide.low.at && (low.excluded || !wide.low.excluded));
  const isHigh = high.at < wide.high.at || (high.at === wide.high.at && (high.excluded || !wide.high.excluded));
  const isStep = wide.step === undefined || (narrow.step !== undefined && isMultiple(narrow.step, wide.step));
  return isLow && isHigh && isStep;
}

function onSteps({ low, high, step }: Range): Pick<Range, "low" | "high"> {
  if (step === undefined) return { low, high };
  const first = Math.ceil(low.at / step) + Number(low.excluded && isMultiple(low.at, step));
  const last = Math.floor(high.at / step) - Number(high.excluded && isMultiple(high.at, step));
  return { low: { at: first * step, excluded: false }, high: { at: last * step, excluded: false } };
}

function writtenOut({ low, high, step }: Range): number[] | undefined {
  if (low.at === high.at)
    return low.excluded || high.excluded ? [] : [low.at].filter((one) => step === undefined || isMultiple(one, step));
  if (step === undefined || !(high.at - low.at <= MOST * step)) return undefined;
  const first = Math.ceil(low.at / step);
  const count = Math.floor(high.at / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step).filter((value) =>
    isInRange(value, { kind: "range", low, high, step }),
  );
}

function languageOf({ patterns, shortest, longest }: Extract<Part, { kind: "texts" }>): string[] {
  if (shortest === 0 && longest === Number.POSITIVE_INFINITY) return patterns;
  return [...patterns, `^[^]{${shortest},${longest === Number.POSITIVE_INFINITY ? "" : longest}}$`];
}

const anyOf = (values: unknown[]) =>
  `^(?:${values.map((value) => String(value).replaceAll(/[.*+?^${}()|[\]\\/-]/g, "\\$&")).join("|")})$`;
