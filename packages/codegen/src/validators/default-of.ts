import type { Document, Schema } from "../document/openapi.ts";
import { lookUp } from "../document/references.ts";
import { createAjv } from "./create-ajv.ts";
import { createSchemaSet } from "./json-schema.ts";

export interface DefaultValue {
  pointer: string;
  /** The default; undefined if the schema rejects it. */
  value: unknown;
  problem?: string;
}

const found = new WeakMap<Schema, DefaultValue | undefined>();

/** Returns the default of a schema or of its reference target. */
export function defaultOf(document: Document, schema: Schema, pointer: string): DefaultValue | undefined {
  if (!found.has(schema)) found.set(schema, read(document, schema, pointer));
  return found.get(schema);
}

function read(document: Document, schema: Schema, pointer: string): DefaultValue | undefined {
  if (typeof schema !== "object") return undefined;
  if (schema.default === undefined) {
    if (schema.$ref === undefined) return undefined;
    const target = lookUp(document, schema.$ref);
    return defaultOf(document, target.value as Schema, target.pointer);
  }
  const { default: value } = schema;
  const refusal = check(document, schema, value);
  if (refusal === undefined) return { pointer, value };
  const written = JSON.stringify(value);
  const meant = meaning(value);
  if (meant !== undefined && check(document, schema, meant) === undefined)
    return { pointer, value: meant, problem: `${written} is text; read as ${meant}` };
  return { pointer, value: undefined, problem: `${written} is not valid: it ${refusal}; the default is ignored` };
}

function check(document: Document, schema: Schema, value: unknown): string | undefined {
  const set = createSchemaSet(document);
  const inline = set.inline(schema, "request");
  const validate = createAjv([...set.exact.values()], false).compile(inline);
  return validate(value) ? undefined : (validate.errors?.[0]?.message ?? "must be valid");
}

function meaning(value: unknown): unknown {
  if (typeof value !== "string" || !/^(true|false|-?\d+(\.\d+)?)$/.test(value)) return undefined;
  return value === "true" || value === "false" ? value === "true" : Number(value);
}
