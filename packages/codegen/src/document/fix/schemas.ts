import { isObject } from "../json.ts";
import type { Document, Schema } from "../openapi.ts";
import { DocumentError, type Report } from "../problems.ts";
import { locate, lookUp, step } from "../references.ts";
import { allowNull, upgradeBounds } from "../upgrade-schema.ts";
import { schemaKeywords, walkDocument } from "../walk.ts";

type Loose = Record<string, unknown>;

const types = new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);
const numbers = (
  "exclusiveMaximum exclusiveMinimum maxContains maxItems maxLength maxProperties maximum minContains minItems minLength minProperties " +
  "minimum multipleOf"
).split(" ");
const isNumeric = new Set(numbers);
const counts = new Set(numbers.filter((keyword) => /^(max|min)[A-Z]/.test(keyword)));
const isSchema = (value: unknown) => typeof value === "boolean" || isObject(value);
const isTextList = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string");

interface Form {
  is(value: unknown): boolean;
  what: string;
}

const mapOf = (is: (value: unknown) => boolean, what: string): Form => ({
  is: (value) => isObject(value) && Object.values(value as object).every(is),
  what: `an object of ${what}`,
});
const each = (keywords: readonly string[], form: Form) =>
  Object.fromEntries(keywords.map((keyword) => [keyword, form]));
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;

/** Valid values per keyword. Invalid values are ignored, because Ajv would reject the schema. */
const forms = new Map<string, Form>(
  Object.entries({
    required: { is: isTextList, what: "a list of names" },
    enum: { is: Array.isArray, what: "a list of values" },
    ...each(schemaKeywords.one, { is: isSchema, what: "a schema" }),
    ...each(schemaKeywords.list, {
      is: (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isSchema),
      what: "a list of schemas",
    }),
    ...each(schemaKeywords.map, mapOf(isSchema, "schemas")),
    dependentRequired: mapOf(isTextList, "lists of names"),
    pattern: { is: isPattern, what: "a regular expression of ECMAScript" },
    format: { is: (value: unknown) => typeof value === "string", what: "a name" },
    uniqueItems: { is: (value: unknown) => typeof value === "boolean", what: "true or false" },
    ...each(numbers, { is: (value: unknown) => typeof value === "number", what: "a number" }),
    ...each([...counts], { is: isCount, what: "a number of things" }),
    multipleOf: { is: (value: unknown) => typeof value === "number" && value > 0, what: "a number above 0" },
  }),
);

function isPattern(pattern: unknown): boolean {
  if (typeof pattern !== "string") return false;
  return ["u", ""].some((flags) => {
    try {
      new RegExp(pattern, flags);
      return true;
    } catch {
      return false;
    }
  });
}

export function fixSchemas(document: Document, tell: Report): void {
  walkDocument(document, {
    schema(schema, pointer) {
      const loose = schema as Loose;
      fixReference(document, schema, pointer, tell);
      fixTypes(loose, pointer, tell);
      if (Array.isArray(loose.items)) {
        tell(step(pointer, "items"), "is a list of schemas; read as prefixItems (OpenAPI 3.1)");
        loose.prefixItems = loose.items;
        delete loose.items;
      }
      for (const keyword of Object.keys(loose)) {
        const value = loose[keyword];
        if (
          !isNumeric.has(keyword) ||
          typeof value !== "string" ||
          value.trim() === "" ||
          !Number.isFinite(Number(value))
        )
          continue;
        tell(step(pointer, keyword), "is text; read as a number");
        loose[keyword] = Number(value);
      }
      upgradeBounds(schema);
      for (const keyword of Object.keys(loose)) {
        const form = forms.get(keyword);
        if (!form || form.is(loose[keyword])) continue;
        tell(step(pointer, keyword), `is not ${form.what}; ignored`);
        delete loose[keyword];
      }
      if (Array.isArray(loose.required) && new Set(loose.required).size < loose.required.length) {
        tell(step(pointer, "required"), "contains a property twice; read once");
        loose.required = [...new Set(loose.required)];
      }
      if (Array.isArray(loose.enum) && loose.enum.length === 0)
        tell(step(pointer, "enum"), "has no values, so nothing is valid");
      if (loose.nullable === true) tell(pointer, 'nullable is a keyword of OpenAPI 3.0; read as type: […, "null"]');
      if ("nullable" in loose) allowNull(schema);
      fixMapping(document, schema, pointer, tell);
    },
  });
}

function fixReference(document: Document, schema: Schema, pointer: string, tell: Report): void {
  const { $ref } = schema;
  const [, section] = /^#\/components\/(?!schemas\/)(\w+)\/[^/]+$/.exec($ref ?? "") ?? [];
  if ($ref === undefined || section === undefined) return;
  const target = locate<{ schema?: unknown }>(document, { $ref }, "");
  if (target.value.schema !== undefined) {
    tell(step(pointer, "$ref"), `"${$ref}" is not a schema; its schema is used`);
    schema.$ref = step(target.pointer, "schema");
  } else {
    tell(step(pointer, "$ref"), `"${$ref}" is not a schema; any value is valid`);
    delete schema.$ref;
  }
}

function fixTypes(schema: Loose, pointer: string, tell: Report): void {
  if (!Object.hasOwn(schema, "type")) return;
  const given = [schema.type].flat();
  if (given.every((type) => types.has(type as string))) return;
  const known = given.map((type) => String(type).toLowerCase()).filter((type) => types.has(type));
  if (schema.type === "file") {
    tell(step(pointer, "type"), '"file" is a type of Swagger 2.0; read as type: string, format: binary');
    Object.assign(schema, { type: "string", format: "binary" });
  } else if (known.length === given.length) {
    tell(step(pointer, "type"), "is not in lower case; read in lower case");
    schema.type = Array.isArray(schema.type) ? known : known[0];
  } else {
    tell(step(pointer, "type"), `${JSON.stringify(schema.type)} is not a type of JSON Schema; ignored`);
    delete schema.type;
  }
}

/** Returns the schema at a reference or with a component name; undefined for an unknown target. */
function schemaAt(document: Document, target: string): unknown {
  try {
    return lookUp(document, target.startsWith("#") ? target : step("#/components/schemas", target)).value;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return undefined;
  }
}

function fixMapping(document: Document, { discriminator }: Schema, pointer: string, tell: Report): void {
  if (typeof discriminator?.defaultMapping === "string") {
    const { defaultMapping } = discriminator;
    if (schemaAt(document, defaultMapping) === undefined) {
      tell(step(pointer, "discriminator", "defaultMapping"), "has no target; ignored");
      delete discriminator.defaultMapping;
    }
  }
  const { mapping } = discriminator ?? {};
  if (typeof mapping !== "object" || mapping === null) return;
  for (const [value, target] of Object.entries(mapping)) {
    if ((typeof target === "string" && !target.startsWith("#")) || schemaAt(document, target) !== undefined) continue;
    tell(step(pointer, "discriminator", "mapping", value), "has no target; the value is ignored");
    delete mapping[value];
  }
}
