import { pointerNames } from "../../pointer.ts";
import type { ValidationProblem } from "../contract.ts";
import type { Problem } from "../failure.ts";
import { nameMessage, storable, textMessage, unstorableTexts } from "./text.ts";

/** Maximum number of problems; longer lists repeat the same mistake. */
export const mostProblems = 100;

const mostErrors = 1000;

const mostShown = 200;

export function shown(value: unknown): string {
  if (value === undefined) return "";
  const text = typeof value === "string" ? value : written(value);
  return storable(text.length > mostShown ? `${text.slice(0, mostShown - 1)}…` : text);
}

function written(value: unknown): string {
  const start = beginning(value, { left: mostShown });
  if (Array.isArray(start) && start.length > 0 && start.every((item) => typeof item === "string"))
    return start.join(",");
  return JSON.stringify(start);
}

/** Returns the start of a value within `room`, where each part counts as at least one character. */
function beginning(value: unknown, room: { left: number }): unknown {
  room.left -= 1;
  if (typeof value === "string") return value.slice(0, mostShown);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (let index = 0; index < value.length && room.left > 0; index++) items.push(beginning(value[index], room));
    return items;
  }
  const properties: [string, unknown][] = [];
  for (const key in value) {
    if (room.left <= 0) break;
    if (Object.hasOwn(value, key)) properties.push([key, beginning((value as Record<string, unknown>)[key], room)]);
  }
  return Object.fromEntries(properties);
}

export function bodyProblems(errors: readonly ValidationProblem[], body: unknown): Problem[] {
  return collect(errors, (error) => {
    const segments = pointerNames(error.instancePath);
    const named = namedProperty(error);
    return fieldAt(body, named === undefined ? segments : [...segments, named]);
  });
}

/** Keeps the first problem per field: a value that failed to decode also counts as missing. */
export function merged(first: Problem[] | undefined, second: Problem[] | undefined): Problem[] | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  const known = new Set(first.map(({ field }) => field));
  return [...first, ...second.filter(({ field }) => !known.has(field))];
}

export function textProblems(body: unknown): Problem[] | undefined {
  const problems = unstorableTexts(body, mostProblems).map(({ path, isName }) => ({
    ...fieldAt(body, path),
    message: isName ? nameMessage : textMessage,
  }));
  return problems.length > 0 ? problems : undefined;
}

/** Returns the name and value of a field: `tags[0]`, `address.city`, or `body` for the root. */
export function fieldAt(body: unknown, path: readonly string[]): { field: string; value: string } {
  let value = body;
  let field = "";
  for (const segment of path) {
    field += Array.isArray(value) ? `[${segment}]` : field === "" ? segment : `.${segment}`;
    value = property(value, segment);
  }
  return { field: field === "" ? "body" : storable(field), value: shown(value) };
}

export function parameterProblems(
  errors: readonly ValidationProblem[],
  values: unknown,
  names: ReadonlyMap<string, string>,
): Problem[] {
  return collect(errors, (error) => {
    const [place = "", key, ...inner] = pointerNames(error.instancePath);
    const name = key ?? namedProperty(error) ?? "";
    const value = property(property(values, place), name);
    const missing = inner.length === 0 && error.keyword === "required" && key === undefined;
    return { field: (place === "headers" && names.get(name)) || name, value: missing ? "" : shown(value) };
  });
}

function collect(
  errors: readonly ValidationProblem[],
  locate: (error: ValidationProblem) => { field: string; value: string },
): Problem[] {
  const found = new Map<string, { value: string; messages: string[]; summary: boolean; types: string[] }>();
  for (const error of errors.slice(0, mostErrors)) {
    const { field, value } = locate(error);
    const summary = isSummary(error.keyword);
    const known = found.get(field);
    const checked = checkedTypes[error.keyword];
    if (known === undefined) {
      if (found.size === mostProblems) continue;
      found.set(field, { value, messages: [worded(error, value)], summary, types: wantedTypes(error) });
    } else if (isType(error.keyword) && known.types.length > 0) {
      // `anyOf` reports the type of each branch.
      known.types.push(...wantedTypes(error));
    } else if (
      !summary &&
      (known.summary || known.types.every((type) => type === "null" || (checked && !checked.includes(type))))
    ) {
      if (known.summary || known.types.length > 0) {
        known.messages = [worded(error, value)];
        known.types = [];
        known.summary = false;
      }
    }
  }
  // A nested problem is more precise than "must have one of its documented forms".
  const details = [...found].filter(([, { summary }]) => !summary);
  return (details.length > 0 ? details : [...found]).map(([field, { value, messages, types }]) => ({
    field,
    value,
    message: types.length > 0 && value !== "" ? typeMessage(types) : (messages[0] ?? "is not valid"),
  }));
}

const numeric = ["integer", "number"];

/** Types that a violated keyword proves: the value matched the type of that `anyOf` branch. */
const checkedTypes: Readonly<Record<string, readonly string[]>> = {
  maximum: numeric,
  minimum: numeric,
  exclusiveMaximum: numeric,
  exclusiveMinimum: numeric,
  multipleOf: numeric,
  minLength: ["string"],
  maxLength: ["string"],
  pattern: ["string"],
  minItems: ["array"],
  maxItems: ["array"],
  uniqueItems: ["array"],
  minProperties: ["object"],
  maxProperties: ["object"],
};

/** `fromText` is the counterpart of `type` for text. */
const isType = (keyword: string) => keyword === "type" || keyword === "fromText";

const wantedTypes = ({ keyword, params }: ValidationProblem) =>
  isType(keyword) ? [params.type].flat().map(String) : [];

const isSummary = (keyword: string) => keyword === "anyOf" || keyword === "oneOf" || keyword === "if";

const property = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

function namedProperty({ keyword, params }: ValidationProblem): string | undefined {
  if (keyword === "required" || keyword === "dependentRequired") return String(params.missingProperty);
  if (keyword === "additionalProperties") return String(params.additionalProperty);
  if (keyword === "unevaluatedProperties") return String(params.unevaluatedProperty);
  if (keyword === "discriminator") return String(params.tag);
  return undefined;
}

const formats: Readonly<Record<string, string>> = {
  email: "must be a well-formed e-mail address",
  "date-time": "must be a timestamp such as 2026-03-02T09:15:00.000Z",
  date: "must be a date such as 2026-03-02",
  time: "must be a time such as 09:15:00Z",
  uri: "must be a URL",
  url: "must be a URL",
  uuid: "must be a UUID",
  int32: "must be an integer from -2147483648 to 2147483647",
  int64: "must be an integer",
};

function typeMessage(types: readonly string[]): string {
  const names = [...new Set(types)].filter((type, _, all) => type !== "null" || all.length === 1);
  return `must be ${names.map((type) => (type === "null" ? type : `${/^[aio]/.test(type) ? "an" : "a"} ${type}`)).join(" or ")}`;
}

const literal = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
const counted = (count: unknown, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Returns the message of a violated rule, without Ajv's wording. */
function worded({ keyword, params, message }: ValidationProblem, value: string): string {
  switch (keyword) {
    case "additionalProperties":
    case "unevaluatedProperties":
    case "false schema":
      return "must not be given";
    case "required":
    case "dependentRequired":
      // Parameters with a missing property are shown whole.
      return value === "" ? "must be given" : `must have ${params.missingProperty}`;
    case "discriminator":
      return params.tagValue === undefined ? "must be given" : "must be one of its documented kinds";
  }
  if (value === "") return "must not be empty";
  const { limit } = params;
  switch (keyword) {
    case "type":
    case "fromText":
      return typeMessage([params.type].flat().map(String));
    case "format":
      return formats[String(params.format)] ?? `must be a well-formed ${params.format}`;
    case "enum":
      return `must be one of ${(params.allowedValues as unknown[]).map(literal).join(", ")}`;
    case "const":
      return `must be ${literal(params.allowedValue)}`;
    case "maximum":
      return `must be at most ${limit}`;
    case "minimum":
      return `must be at least ${limit}`;
    case "exclusiveMaximum":
      return `must be less than ${limit}`;
    case "exclusiveMinimum":
      return `must be more than ${limit}`;
    case "multipleOf":
      return `must be a multiple of ${params.multipleOf}`;
    case "minLength":
      return limit === 1 ? "must not be empty" : `must have at least ${counted(limit, "character")}`;
    case "maxLength":
      return `must have at most ${counted(limit, "character")}`;
    case "minItems":
      return limit === 1 ? "must not be empty" : `must have at least ${counted(limit, "item")}`;
    case "maxItems":
      return `must have at most ${counted(limit, "item")}`;
    case "minProperties":
      return limit === 1 ? "must not be empty" : `must have at least ${limit} properties`;
    case "maxProperties":
      return `must have at most ${limit} properties`;
    case "uniqueItems":
      return "must not hold an item twice";
    case "pattern":
      // The portable pattern for non-blank text.
      return params.pattern === "\\S" ? "must not be blank" : `must match ${params.pattern}`;
    case "oneOf":
      return "must have exactly one of its documented forms";
    case "anyOf":
      return "must have one of its documented forms";
    default:
      return message ?? "is not valid";
  }
}
