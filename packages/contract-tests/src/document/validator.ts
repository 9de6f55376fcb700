import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ApiDocument } from "./document.ts";
import { isObject, type JsonObject } from "./json.ts";
import { countInDecimals } from "./multiple-of.ts";
import { listRootSchemas, listSubschemas } from "./places.ts";
import { pointerOfRef, valueAt } from "./pointer.ts";

export interface Violation {
  at: string;
  schema: string;
  message: string;
}

/** Validators by JSON pointer, compiled on first use. */
export interface Validator {
  root: JsonObject;
  /** Returns the violations of a value. Throws an Error if the schema does not compile. */
  validate(schemaPointer: string, value: unknown): Violation[];
  accepts(schemaPointer: string, value: unknown): boolean;
}

/** Keywords that have no effect on validation. */
const ANNOTATIONS = ["discriminator", "example", "externalDocs", "xml"];
const DATA = new Set(["const", "default", "enum", "example", "examples"]);

/**
 * Creates an Ajv instance in strict mode. Two rules are off for OpenAPI 3.1: `type` may be a list, and `allOf` may require a property
 * declared elsewhere. One instance per document, because compiling is slow.
 */
export function createValidator(document: ApiDocument): Validator {
  const known = validators.get(document.root);
  if (known) return known;
  const validator = newValidator(document);
  validators.set(document.root, validator);
  return validator;
}

const validators = new WeakMap<JsonObject, Validator>();

function newValidator(document: ApiDocument): Validator {
  const strict = document.policy.strictSchemas;
  const ajv = new Ajv2020({
    strict,
    allowUnionTypes: true,
    strictRequired: false,
    allErrors: true,
    ...(strict ? {} : { logger: false }),
  });
  addFormats.default(ajv);
  countInDecimals(ajv);
  for (const keyword of [...ANNOTATIONS, ...extensionKeywords(document)]) ajv.addKeyword(keyword);

  // The document is not a schema, so each schema gets a URI.
  const uris = new Map<string, string>();
  const pointers = new Map<string, string>();
  const register = (pointer: string): string => {
    const known = uris.get(pointer);
    if (known) return known;
    const schema = valueAt(document.root, pointer);
    if (!isObject(schema) && typeof schema !== "boolean") throw new Error(`no schema at ${pointer}`);
    const uri = `schema:${pointers.size}`;
    uris.set(pointer, uri);
    pointers.set(uri, pointer);
    try {
      ajv.addSchema(rewrite(schema) as object, uri);
    } catch (error) {
      uris.delete(pointer);
      throw error;
    }
    return uri;
  };
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        if (key === "$ref" && typeof member === "string") return [key, register(pointerOfRef(member))];
        return [key, DATA.has(key) ? member : rewrite(member)];
      }),
    );
  };
  const compile = (pointer: string): ValidateFunction => {
    try {
      const validate = ajv.getSchema(register(pointer));
      if (!validate) throw new Error(`no schema at ${pointer}`);
      return validate;
    } catch (error) {
      throw new Error(withPointers((error as Error).message), { cause: error });
    }
  };
  const withPointers = (message: string) =>
    message
      .replace(/schema:\d+#?(?=schema:)/g, "")
      .replace(/(schema:\d+)#?/g, (name, uri: string) => pointers.get(uri) ?? name);
  const toViolation = (error: ErrorObject, pointer: string): Violation => {
    const [, uri = "", path = ""] = /^(schema:\d+)?#?(.*)$/.exec(error.schemaPath) ?? [];
    return { at: error.instancePath, schema: (pointers.get(uri) ?? pointer) + path, message: describe(error) };
  };

  /** Foreign schemas that do not compile. */
  const broken = new Set<string>();
  const compiled = (pointer: string): ValidateFunction | undefined => {
    if (broken.has(pointer)) return undefined;
    try {
      return compile(pointer);
    } catch (error) {
      if (strict) throw error;
      broken.add(pointer);
      return undefined;
    }
  };
  return {
    root: document.root,
    validate(pointer, value) {
      const check = compiled(pointer);
      return !check || check(value) ? [] : (check.errors ?? []).map((error) => toViolation(error, pointer));
    },
    accepts: (pointer, value) => compiled(pointer)?.(value) !== false,
  };
}

function extensionKeywords(document: ApiDocument): string[] {
  const names = listRootSchemas(document)
    .flatMap(listSubschemas)
    .flatMap(({ value }) => (isObject(value) ? Object.keys(value) : []));
  return [...new Set(names.filter((name) => name.startsWith("x-")))];
}

function describe(error: ErrorObject): string {
  const message = error.message ?? "is not valid";
  if (error.keyword === "enum") return `${message}: ${(error.params.allowedValues as unknown[]).join(", ")}`;
  if (error.keyword === "const") return `${message}: ${JSON.stringify(error.params.allowedValue)}`;
  return message;
}
