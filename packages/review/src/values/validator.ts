import { Ajv2020, type ErrorObject, str, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Flow } from "../model/change.ts";
import { arrayAt, isObject, type JsonObject, objectAt } from "../model/json.ts";
import { METHODS } from "../model/operations.ts";
import { child, valueAt } from "../model/pointer.ts";
import { markOf } from "../model/schemas/left-out.ts";
import { isMultiple } from "../model/schemas/numbers.ts";
import { ignoresSiblings } from "../model/schemas/whole-keywords.ts";

export interface Refusal {
  schema: string;
  keyword: string;
  property: string | undefined;
  at: string;
  message: string;
}

export interface Validator {
  /** @returns undefined if the schema cannot be compiled or evaluated */
  refusals(pointer: string, value: unknown): Refusal[] | undefined;
}

/**
 * Creates a validator. Requests have no `readOnly` properties, responses no `writeOnly` ones. `text` values are
 * coerced.
 */
export function createValidator(root: JsonObject, flow: Flow, text: boolean, isSender = false): Validator {
  const visible = withoutHidden(root, flow, isSender);
  const prepared = schemasOnly(ignoresSiblings(root) ? withoutSiblings(visible) : visible) as JsonObject;
  // Created on demand: most reviews have no rejections.
  let places: Map<object, string> | undefined;
  const placeOf = (schema: object): string => {
    places ??= notePlaces(prepared);
    return places.get(schema) ?? "";
  };
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateFormats: true,
    validateSchema: false,
    meta: false,
    logger: false,
    coerceTypes: text ? "array" : false,
  });
  addFormats.default(ajv);
  // Ajv's keyword does not accept 0.07 as a multiple of 0.01.
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword({
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    validate: (of: number, value: number) => isMultiple(value, of),
    error: { message: ({ schemaCode }) => str`must be multiple of ${schemaCode}` },
  });
  const isAdded = attempt(() => ajv.addSchema(prepared, "document")) !== undefined;
  const compiled = new Map<string, ValidateFunction | undefined>();
  const compile = (pointer: string): ValidateFunction | undefined => {
    if (!compiled.has(pointer))
      compiled.set(
        pointer,
        // A missing schema accepts every value.
        attempt(() =>
          !isAdded
            ? undefined
            : ajv.compile(valueAt(prepared, pointer) === undefined ? {} : { $ref: `document${encode(pointer)}` }),
        ),
      );
    return compiled.get(pointer);
  };
  return {
    refusals(pointer, value) {
      const check = compile(pointer);
      if (!check) return undefined;
      // Ajv fails on some schemas with `unevaluatedProperties` below a condition.
      const accepted = attempt(() => check(text ? structuredClone(value) : value));
      if (accepted === undefined) return undefined;
      return accepted ? [] : (check.errors ?? []).map((error) => describe(error, placeOf));
    },
  };
}

const encode = (pointer: string) =>
  pointer
    .split("/")
    .map((token, index) => (index === 0 ? token : encodeURIComponent(token)))
    .join("/");

function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined; // The linter reports schemas that cannot be compiled.
  }
}

function describe(error: ErrorObject, placeOf: (schema: object) => string): Refusal {
  const { missingProperty, additionalProperty, allowedValues, allowedValue } = error.params;
  const list = allowedValues ?? (error.keyword === "const" ? [allowedValue] : undefined);
  return {
    schema: placeOf(error.parentSchema as object),
    keyword: error.keyword,
    property: missingProperty ?? additionalProperty,
    at: error.instancePath,
    message: `${error.message ?? "is not valid"}${list ? ` (${list.map((one: unknown) => JSON.stringify(one)).join(", ")})` : ""}`,
  };
}

/**
 * Ignores properties hidden in this direction: they are not required, the sender omits them, and the receiver accepts
 * any value.
 */
function withoutHidden(root: JsonObject, flow: Flow, isSender: boolean): JsonObject {
  const mark = markOf(flow);
  if (!JSON.stringify(root).includes(`"${mark}":true`)) return root;
  const isMarked = (schema: unknown, depth = 0): boolean => {
    if (!isObject(schema) || depth > 20) return false;
    const target = typeof schema.$ref === "string" ? valueAt(root, decodeURIComponent(schema.$ref)) : undefined;
    return schema[mark] === true || [target, ...arrayAt(schema, "allOf")].some((one) => isMarked(one, depth + 1));
  };
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, visit(member)]));
    const properties = objectAt(value, "properties");
    const hidden = Object.keys(properties).filter((name) => isMarked(properties[name]));
    if (hidden.length === 0) return copy;
    if (Array.isArray(value.required)) copy.required = value.required.filter((name) => !hidden.includes(String(name)));
    const left = Object.fromEntries(hidden.map((name) => [name, isSender ? { not: {} } : {}]));
    copy.properties = { ...objectAt(copy, "properties"), ...left };
    return copy;
  };
  return visit(root) as JsonObject;
}

const MAPS = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];
const DATA = ["example", "examples"];
const VALUES = ["const", "enum", "default"];

/**
 * Removes examples and extensions, whose `$id` names no schema, and `nullable` without `type`, which has no effect
 * (OpenAPI 3.0.3) but which Ajv rejects.
 */
function schemasOnly(value: unknown, kind: "node" | "map" | "components" = "node"): unknown {
  if (Array.isArray(value)) return value.map((item) => schemasOnly(item));
  if (!isObject(value)) return value;
  const isNode = kind === "node";
  const members = Object.entries(value).filter(
    ([key]) =>
      !isNode || !(DATA.includes(key) || key.startsWith("x-") || (key === "nullable" && value.type === undefined)),
  );
  return Object.fromEntries(
    members.map(([key, member]) => {
      if (isNode && VALUES.includes(key)) return [key, member];
      if (kind === "components" || (isNode && MAPS.includes(key))) return [key, schemasOnly(member, "map")];
      return [key, schemasOnly(member, isNode && key === "components" ? "components" : "node")];
    }),
  );
}

function withoutSiblings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSiblings);
  if (!isObject(value)) return value;
  const { $ref } = value;
  if (typeof $ref === "string" && !METHODS.some((method) => method in value)) return { $ref };
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, VALUES.includes(key) ? member : withoutSiblings(member)]),
  );
}

function notePlaces(root: JsonObject): Map<object, string> {
  const places = new Map<object, string>();
  const visit = (value: unknown, pointer: string): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, `${pointer}/${index}`);
    if (!isObject(value)) return;
    places.set(value, pointer);
    for (const key of Object.keys(value)) visit(value[key], child(pointer, key));
  };
  visit(root, "#");
  return places;
}
