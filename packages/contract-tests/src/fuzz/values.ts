import fc from "fast-check";
import { branchesOf, membersOf } from "../document/branches.ts";
import { type ApiDocument, type Located, resolve } from "../document/document.ts";
import { arrayAt, isObject, type JsonObject, objectAt } from "../document/json.ts";
import { child } from "../document/pointer.ts";

const DEEP = 5;
const LONG = 24;

const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const date = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });

/** Generators by format. The e-mail domain receives no mail. */
const FORMATS: Record<string, fc.Arbitrary<string>> = {
  date: date.map((one) => one.toISOString().slice(0, 10)),
  "date-time": date.map((one) => one.toISOString()),
  duration: fc.constantFrom("PT30M", "P3D", "PT1H30M"),
  email: word.map((name) => `${name}@example.com`),
  uri: word.map((name) => `https://example.com/${name}`),
  uuid: fc.uuid(),
};

/** Generates values for the keywords of a schema; callers validate the other keywords. */
export function valuesOf(document: ApiDocument, located: Located, depth = 0): fc.Arbitrary<unknown> {
  const schema = resolve(document.root, located);
  if (!isObject(schema.value) || depth > DEEP) return fc.constant(null);
  const inner = (one: Located) => valuesOf(document, one, depth + 1);
  if ("const" in schema.value) return fc.constant(schema.value.const);
  if (Array.isArray(schema.value.enum)) return fc.constantFrom(...schema.value.enum);
  const branches = branchesOf(schema);
  if (branches.length > 0) return fc.oneof(...branches.map(inner));
  const parts = membersOf(schema, "allOf").map(inner);
  const types = [schema.value.type ?? (isObject(schema.value.properties) ? "object" : [])].flat().map(String);
  const own = types.map((type) => ofType(schema.pointer, schema.value as JsonObject, type, inner));
  if (parts.length === 0) return own.length > 0 ? fc.oneof(...own) : fc.constantFrom(null, true, 7, "text");
  return fc
    .tuple(...parts, ...own.slice(0, 1))
    .map((values) => (values.every(isObject) ? Object.assign({}, ...values) : values[0]));
}

function ofType(
  pointer: string,
  schema: JsonObject,
  type: string,
  inner: (schema: Located) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  switch (type) {
    case "string":
      return texts(schema);
    case "integer":
      return fc.integer(boundsOf(schema));
    case "number":
      return fc.oneof(
        fc.integer(boundsOf(schema)),
        fc.integer(boundsOf(schema)).map((one) => one / 2),
      );
    case "boolean":
      return fc.boolean();
    case "array": {
      const minLength = Number(schema.minItems ?? 0);
      const maxLength = Math.max(minLength, Math.min(Number(schema.maxItems ?? 3), 3));
      return fc.array(inner({ pointer: child(pointer, "items"), value: schema.items }), { minLength, maxLength });
    }
    case "object":
      return objects(pointer, schema, inner);
    default:
      return fc.constant(null);
  }
}

function objects(
  pointer: string,
  schema: JsonObject,
  inner: (schema: Located) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const properties = objectAt(schema, "properties");
  const members = Object.entries(properties).map(([name, value]): [string, fc.Arbitrary<unknown>] => [
    name,
    inner({ pointer: child(pointer, "properties", name), value }),
  ]);
  const requiredKeys = arrayAt(schema, "required")
    .map(String)
    .filter((name) => name in properties);
  const declared = fc.record(Object.fromEntries(members), { requiredKeys });
  if (!isObject(schema.additionalProperties)) return declared;
  const free = inner({ pointer: child(pointer, "additionalProperties"), value: schema.additionalProperties });
  return fc.tuple(fc.dictionary(word, free, { maxKeys: 2 }), declared).map(([more, own]) => ({ ...more, ...own }));
}

const boundsOf = (schema: JsonObject): { min: number; max: number } => {
  const min = Math.ceil(Number(schema.minimum ?? schema.exclusiveMinimum ?? Math.min(0, Number(schema.maximum ?? 0))));
  return { min, max: Math.max(min, Math.floor(Number(schema.maximum ?? min + 1000))) };
};

function texts(schema: JsonObject): fc.Arbitrary<string> {
  const format = FORMATS[String(schema.format)];
  if (format) return format;
  const minLength = Number(schema.minLength ?? 0);
  const longest = Number(schema.maxLength ?? LONG);
  const maxLength = Math.max(minLength, Math.min(longest, LONG));
  return fc.oneof(
    { arbitrary: fc.string({ unit: "grapheme", minLength, maxLength }), weight: 4 },
    { arbitrary: fc.string({ unit: "grapheme-ascii", minLength, maxLength }), weight: 2 },
    { arbitrary: fc.constantFrom("x".repeat(longest), "x".repeat(minLength)), weight: 1 },
  );
}
