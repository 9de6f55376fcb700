import fc from "fast-check";
import { branchesOf } from "./branches.ts";
import type { ApiDocument, Located } from "./document.ts";
import { arrayAt, isObject, type JsonObject, objectAt } from "./json.ts";
import { conjuncts } from "./mutations.ts";
import { child } from "./pointer.ts";

/** Placeholder text that a run replaces in each creation. */
export const SAMPLE_TEXT = "contract-sample";

/** Name of an example that the hints give. */
export const HINT = "hint";

export const SAMPLE_NAME = /^(all|required) members$/;

/** Depth beyond which optional members are omitted. */
const DEEP = 4;

const FORMATS: Record<string, string> = {
  date: "2026-03-02",
  "date-time": "2026-03-02T09:15:00Z",
  time: "09:15:00Z",
  duration: "PT30M",
  email: `${SAMPLE_TEXT}@example.com`,
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/",
  url: "https://example.com/",
  "uri-reference": "/example",
  uuid: "6f1c2f8e-3a54-4c5e-9d0b-0c6f1d2e3a4b",
  byte: "Y29udHJhY3Q=",
  "idn-email": `${SAMPLE_TEXT}@example.com`,
  iri: "https://example.com/",
  "uri-template": "https://example.com/{id}",
  "json-pointer": "/example",
  regex: "^[a-z]+$",
  iban: "DE89370400440532013000",
  bic: "DEUTDEFF",
  objectid: "507f1f77bcf86cd799439011",
  "object-id": "507f1f77bcf86cd799439011",
  "mongo-id": "507f1f77bcf86cd799439011",
  phone: "+14155550123",
  "phone-number": "+14155550123",
  ulid: "01HZY3V8Q6W4N2K7M5T9R1C0DE",
  semver: "1.0.0",
  color: "#336699",
  "country-code": "DE",
  currency: "EUR",
};

export type SampleOf = "all" | "required";

export function sampleOf(document: ApiDocument, located: Located, of: SampleOf, depth = 0): unknown {
  if (depth > 2 * DEEP) return undefined;
  const parts = conjuncts(document, located);
  const schema = Object.assign({}, ...parts.map(({ value }) => value).reverse()) as JsonObject;
  const given = givenIn(schema);
  if (given !== undefined) return given.value;
  const [branch] = parts
    .flatMap((part) => branchesOf(part))
    .filter(({ value }) => !isObject(value) || value.type !== "null");
  const members = parts.flatMap((part) => membersIn(document, part, of, depth));
  const inner = branch && sampleOf(document, branch, of, depth + 1);
  const known = { ...Object.fromEntries(members), ...(isObject(inner) ? inner : {}) };
  const made = { ...undeclared(document, parts, known, depth), ...known };
  if (isObject(inner) || Object.keys(made).length > 0)
    return { ...made, ...discriminatorOf(schema, branch ?? located, made) };
  if (branch) return inner;
  const array = parts.find(({ value }) => isObject(value) && isObject(value.items));
  return ofType(document, schema, array, of, depth);
}

/** Required members without a declaration come from `additionalProperties`. */
function undeclared(document: ApiDocument, parts: readonly Located[], made: JsonObject, depth: number): JsonObject {
  const missing = parts
    .flatMap(({ value }) => arrayAt(value, "required"))
    .filter((name): name is string => typeof name === "string" && !(name in made))
    .filter((name) => parts.every(({ value }) => !(name in objectAt(value, "properties"))));
  const open = parts.find(({ value }) => isObject(value) && isObject(value.additionalProperties));
  const schema = open && {
    pointer: child(open.pointer, "additionalProperties"),
    value: objectAt(open.value, "additionalProperties"),
  };
  const value = (schema && sampleOf(document, schema, "required", depth + 1)) ?? SAMPLE_TEXT;
  return Object.fromEntries(missing.map((name) => [name, value]));
}

function discriminatorOf({ discriminator }: JsonObject, chosen: Located, made: JsonObject): JsonObject {
  if (!isObject(discriminator) || typeof discriminator.propertyName !== "string") return {};
  const reference =
    isObject(chosen.value) && typeof chosen.value.$ref === "string" ? chosen.value.$ref : chosen.pointer;
  const component = reference.split("/").at(-1) ?? "";
  const mapping = Object.entries(objectAt(discriminator, "mapping"));
  const [key] = mapping.find(([, target]) => target === reference || target === component) ?? mapping[0] ?? [component];
  const own = made[discriminator.propertyName];
  // The alternative already sets the value.
  return typeof own === "string" && own !== SAMPLE_TEXT && mapping.some(([name]) => name === own)
    ? {}
    : { [discriminator.propertyName]: key };
}

function givenIn(schema: JsonObject): { value: unknown } | undefined {
  if ("const" in schema) return { value: schema.const };
  if ("example" in schema && schema.example !== null) return { value: schema.example };
  const [example] = arrayAt(schema, "examples");
  if (example !== undefined && example !== null) return { value: example };
  if (schema.default !== undefined && schema.default !== null) return { value: schema.default };
  const [choice] = arrayAt(schema, "enum").filter((one) => one !== null);
  return choice === undefined ? undefined : { value: choice };
}

function membersIn(
  document: ApiDocument,
  { pointer, value }: Located,
  of: SampleOf,
  depth: number,
): [string, unknown][] {
  const required = arrayAt(value, "required");
  return Object.entries(objectAt(value, "properties")).flatMap(([name, property]): [string, unknown][] => {
    const due = required.includes(name);
    if (!due && (of === "required" || depth >= DEEP || (isObject(property) && property.readOnly === true))) return [];
    const one = sampleOf(document, { pointer: child(pointer, "properties", name), value: property }, of, depth + 1);
    return one === undefined ? [] : [[name, one]];
  });
}

function ofType(
  document: ApiDocument,
  schema: JsonObject,
  array: Located | undefined,
  of: SampleOf,
  depth: number,
): unknown {
  const types = [schema.type ?? (array ? "array" : [])].flat().map(String);
  const type = types.find((one) => one !== "null") ?? types[0];
  switch (type) {
    case "string":
      return textFor(schema);
    case "integer":
    case "number":
      return numberFor(schema);
    case "boolean":
      return true;
    case "null":
      return null;
    case "array": {
      const least = Number(schema.minItems ?? 0);
      if (least === 0 && depth >= DEEP) return [];
      const items = array && { pointer: child(array.pointer, "items"), value: objectAt(array.value, "items") };
      const item = items && sampleOf(document, items, of, depth + 1);
      return item === undefined ? [] : Array.from({ length: Math.max(1, least) }, () => item);
    }
    case "object":
      return {};
    default:
      return undefined;
  }
}

function textFor(schema: JsonObject): string | undefined {
  const text = FORMATS[String(schema.format)] ?? SAMPLE_TEXT;
  const most = Number(schema.maxLength ?? text.length);
  const fitting = text.slice(0, Math.max(0, most)).padEnd(Number(schema.minLength ?? 0), "x");
  if (typeof schema.pattern !== "string") return fitting;
  const pattern = expression(schema.pattern);
  if (!pattern) return fitting;
  const candidates = [
    fitting,
    "contract",
    "Contract",
    "CONTRACT",
    "1",
    "a",
    "A1",
    "12345",
    "1.0.0",
    "2026-03-02",
    "#336699",
  ];
  return [...candidates, ...matching(pattern)].find((one) => pattern.test(one) && fits(one, schema));
}

const fits = (text: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonObject): boolean =>
  [...text].length >= Number(minLength) && [...text].length <= Number(maxLength);

function expression(pattern: string): RegExp | undefined {
  for (const flags of ["u", ""])
    try {
      return new RegExp(pattern, flags);
    } catch {}
  return undefined;
}

/** Returns texts that match a pattern, always the same; empty for unsupported patterns. */
export function matching(pattern: RegExp): string[] {
  try {
    return fc.sample(fc.stringMatching(pattern, { size: "xsmall" }), { numRuns: 30, seed: 1 });
  } catch {
    return [];
  }
}

function numberFor(schema: JsonObject): number {
  const step = typeof schema.multipleOf === "number" ? schema.multipleOf : 1;
  const least = typeof schema.minimum === "number" ? schema.minimum : undefined;
  const above = typeof schema.exclusiveMinimum === "number" ? schema.exclusiveMinimum + step : undefined;
  const most = typeof schema.maximum === "number" ? schema.maximum : undefined;
  const wanted = Math.max(least ?? 1, above ?? 1);
  const chosen = Math.min(wanted, most ?? wanted);
  return Math.ceil(chosen / step) * step;
}
