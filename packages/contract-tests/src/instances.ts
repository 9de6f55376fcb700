import { contentOf } from "./content.ts";
import { type ApiDocument, type Located, resolve } from "./document.ts";
import { arrayAt, isObject, type JsonObject, objectAt, sameJson } from "./json.ts";
import { listPlaces } from "./places.ts";
import { child } from "./pointer.ts";
import type { Validator } from "./validator.ts";

/** Valid values of a schema, by the pointer of the schema, taken from the examples of the document. */
export interface Instances {
  /** Values from examples, or one built from the schema when no example shows one. Empty when neither gives a valid value. */
  of(schema: Located): unknown[];
}

/** More values of one schema than this add time and no insight. */
const ENOUGH = 12;
/** Schemas may contain themselves; deeper than this nothing is built. */
const DEEP = 12;

export function collectInstances(document: ApiDocument, validator: Validator): Instances {
  const found = new Map<string, unknown[]>();

  const record = (located: Located, value: unknown): void => {
    const schema = resolve(document.root, located);
    for (const pointer of new Set([located.pointer, schema.pointer])) {
      const values = found.get(pointer) ?? [];
      if (values.length < ENOUGH && !values.some((one) => sameJson(one, value))) found.set(pointer, [...values, value]);
    }
    for (const [inner, member] of innerValues(schema, value)) record(inner, member);
    for (const branch of branchesOf(schema)) {
      if (accepts(validator, branch, value)) record(branch, value);
    }
    for (const part of membersOf(schema, "allOf")) record(part, value);
  };

  for (const { spec } of listPlaces(document)) {
    for (const example of spec.examples) {
      if (!spec.schema || example.external) continue;
      if (accepts(validator, spec.schema, example.value)) record(spec.schema, example.value);
      const content = contentOf(spec.schema, example.value);
      if (content && "value" in content && accepts(validator, content.schema, content.value))
        record(content.schema, content.value);
    }
  }

  return {
    of(schema) {
      const target = resolve(document.root, schema);
      const values = (found.get(target.pointer) ?? []).filter((value) => accepts(validator, target, value));
      if (values.length > 0) return values;
      const built = build(document, target, 0);
      return built !== undefined && accepts(validator, target, built) ? [built] : [];
    },
  };
}

export const membersOf = ({ pointer, value }: Located, key: "allOf" | "anyOf" | "oneOf"): Located[] =>
  arrayAt(value, key).map((member, index) => ({ pointer: child(pointer, key, index), value: member }));

export const branchesOf = (schema: Located): Located[] => [
  ...membersOf(schema, "anyOf"),
  ...membersOf(schema, "oneOf"),
];

function accepts(validator: Validator, schema: Located, value: unknown): boolean {
  try {
    return validator.accepts(schema.pointer, value);
  } catch {
    return false; // A schema that cannot be compiled is reported where examples and schemas are checked.
  }
}

/** The members of a value, each with the schema that `properties`, `additionalProperties` or `items` gives it. */
function innerValues({ pointer, value: schema }: Located, value: unknown): [Located, unknown][] {
  if (!isObject(schema)) return [];
  if (Array.isArray(value)) {
    if (!isObject(schema.items)) return [];
    const items = { pointer: child(pointer, "items"), value: schema.items };
    return value.map((item) => [items, item]);
  }
  if (!isObject(value)) return [];
  const properties = objectAt(schema, "properties");
  return Object.entries(value).flatMap(([key, member]): [Located, unknown][] => {
    if (key in properties) return [[{ pointer: child(pointer, "properties", key), value: properties[key] }, member]];
    if (!isObject(schema.additionalProperties)) return [];
    return [[{ pointer: child(pointer, "additionalProperties"), value: schema.additionalProperties }, member]];
  });
}

const TEXT_OF_FORMAT: Record<string, string> = {
  date: "2026-03-02",
  "date-time": "2026-03-02T09:15:00.000Z",
  duration: "PT30M",
  email: "maya.lindqvist@example.com",
  hostname: "assessments.example",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  time: "09:15:00Z",
  uri: "https://assessments.example/",
  "uri-reference": "/candidates",
  uuid: "6f1c2f8e-5b3a-4a7e-9c1d-2e4f6a8b0c1d",
};

/** Builds a small value of a schema: required properties, least bounds. Undefined where the schema says too little. */
function build(document: ApiDocument, located: Located, depth: number): unknown {
  const { pointer, value: schema } = resolve(document.root, located);
  if (!isObject(schema) || depth > DEEP) return undefined;
  const given = givenValue(schema);
  if (given !== undefined) return given;
  const parts = membersOf({ pointer, value: schema }, "allOf").map((part) => build(document, part, depth + 1));
  const [branch] = branchesOf({ pointer, value: schema });
  if (branch) parts.push(build(document, branch, depth + 1));
  const own = buildOwn(document, { pointer, value: schema }, depth);
  const all = [...parts, own].filter((part) => part !== undefined);
  return all.every(isObject) && all.length > 0 ? Object.assign({}, ...all) : all[0];
}

function givenValue(schema: JsonObject): unknown {
  if ("const" in schema) return schema.const;
  if ("default" in schema) return schema.default;
  return arrayAt(schema, "examples")[0] ?? schema.example ?? arrayAt(schema, "enum")[0];
}

function buildOwn(
  document: ApiDocument,
  { pointer, value }: { pointer: string; value: JsonObject },
  depth: number,
): unknown {
  const types = Array.isArray(value.type) ? value.type : [value.type];
  switch (types[0]) {
    case "object":
      return Object.fromEntries(
        arrayAt(value, "required").map((name) => {
          const key = String(name);
          const property = { pointer: child(pointer, "properties", key), value: objectAt(value, "properties")[key] };
          return [key, build(document, property, depth + 1) ?? null];
        }),
      );
    case "array": {
      const item = build(document, { pointer: child(pointer, "items"), value: value.items }, depth + 1);
      return item === undefined ? [] : Array.from({ length: Math.max(1, Number(value.minItems ?? 1)) }, () => item);
    }
    case "string":
      return TEXT_OF_FORMAT[String(value.format)] ?? "text".padEnd(Number(value.minLength ?? 0), ".");
    case "integer":
    case "number":
      return Number(value.minimum ?? value.maximum ?? 1);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return undefined;
  }
}
