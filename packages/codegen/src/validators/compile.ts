import type { Ajv2020, AnySchemaObject, ValidateFunction } from "ajv/dist/2020.js";
import { DocumentError } from "../document/problems.ts";
import { step } from "../document/references.ts";
import { countErrors } from "./count-errors.ts";
import { createAjv } from "./create-ajv.ts";
import { pathOfId } from "./json-schema.ts";

/** A compiled schema: one function with its constants and calls. */
export interface CompiledSchema {
  readonly id: string;
  /** Unique among the schemas compiled together. */
  readonly name: string;
  readonly code: string;
  /** Equal names have equal code. */
  readonly constants: ReadonlyMap<string, string>;
  readonly calls: ReadonlySet<string>;
}

export interface CompileOptions {
  coerces: boolean;
  /** Code for clients: errors have no message, and a union counts the errors of each alternative. */
  compact?: boolean;
  /** Called for a schema that does not compile; by default it is an error. */
  skip?: (id: string, problem: string) => void;
}

export function compileSchemas(
  schemas: readonly Record<string, unknown>[],
  ids: Iterable<string>,
  { coerces, compact = false, skip = refuse }: CompileOptions,
): Map<string, CompiledSchema> {
  // Only the source is needed, so skip compiling it.
  const code = { source: true, lines: false, process: () => "return () => true" };
  const ajv = createAjv(schemas, coerces, { code, messages: !compact });
  if (compact) countErrors(ajv);
  const found = new Map<string, CompiledSchema>();
  const add = (validate: ValidateFunction) => {
    const { $id: id = "" } = validate.schema as AnySchemaObject;
    if (found.has(id)) return;
    const { compiled, called } = read(ajv, id, validate, coerces);
    found.set(id, compiled);
    called.forEach(add);
  };
  for (const id of ids) {
    try {
      const validate = ajv.getSchema(id);
      if (validate) add(validate);
    } catch (error) {
      skip(id, (error as Error).message);
    }
  }
  return found;
}

function refuse(id: string, problem: string): never {
  throw new DocumentError(step("#", ...pathOfId(id)), `is not a schema that can be checked: ${problem}`);
}

interface ScopeName {
  readonly prefix: string;
  readonly value: { ref: unknown; code?: unknown };
  toString(): string;
}

interface Source {
  readonly validateName: { toString(): string };
  readonly validateCode: string;
  readonly scopeValues: Record<string, Map<unknown, ScopeName>>;
  readonly evaluated?: { toString(): string };
}

const text = String.raw`"(?:[^"\\]|\\.)*"`;
/** String literals come first, so that their content is not replaced. */
const replaced = new RegExp(
  [
    String.raw`schemaPath:${text}(?:\s*\+\s*[\w$]+)*,`,
    text,
    String.raw`/\*# sourceURL=${text} \*/;?`,
    String.raw`if\(vErrors === null\)\{vErrors = \[(err\d+)\];\}else \{vErrors\.push\(err\d+\);\}`,
    String.raw`\b((?:schema|root|wrapper)\d+)((?:\.[\w$]+|\[(?:\d+|${text})\])*)`,
  ].join("|"),
  "g",
);

function read(ajv: Ajv2020, id: string, { source }: ValidateFunction, coerces: boolean) {
  const { validateName, validateCode, scopeValues, evaluated } = source as unknown as Source;
  const constants = new Map<string, string>();
  const calls = new Set<string>();
  const called: ValidateFunction[] = [];
  const names = new Map<string, ScopeName>();
  for (const [prefix, values] of Object.entries(scopeValues)) {
    for (const name of values.values()) {
      names.set(`${name}`, name);
      if (prefix === "schema") continue;
      const { ref } = name.value;
      if (prefix === "validate" || prefix === "root" || prefix === "wrapper") {
        const target = (prefix === "validate" ? ref : (ref as { validate: unknown }).validate) as ValidateFunction;
        const env = prefix === "validate" ? target.schemaEnv : (ref as ValidateFunction["schemaEnv"]);
        const { $id = "" } = env.schema as AnySchemaObject;
        if ($id === id) continue;
        calls.add($id);
        called.push(target ?? (ajv.getSchema($id) as ValidateFunction));
      } else constants.set(`${name}`, constantOf(name));
    }
  }
  const code = validateCode.replace(replaced, (match, error?: string, owner?: string, path = "") => {
    if (error) return `(vErrors ??= []).push(${error});`;
    const name = owner && names.get(owner);
    if (!name) return /^(schemaPath|\/\*)/.test(match) ? "" : match;
    if (name.prefix !== "schema") {
      const { validateName } = name.value.ref as { validateName: unknown };
      return `${validateName}${path.replace(".validate", "")}`;
    }
    const value = valueAt(name.value.ref, path);
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const constant = `${owner}${path.replaceAll(/\W+/g, "_")}`;
    constants.set(constant, JSON.stringify(value));
    return constant;
  });
  const whole = coerces ? code : withoutPath(code);
  const suffix = evaluated ? `${validateName}.evaluated = ${evaluated};` : "";
  return { compiled: { id, name: `${validateName}`, code: whole + suffix, constants, calls }, called };
}

/** Removes parameters that only coercing validators use. */
const withoutPath = (code: string) =>
  code
    .replace(/\{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}/, "")
    .replace(/\(data, \)/, "(data)")
    .replaceAll(/("(?:[^"\\]|\\.)*")|\binstancePath(?:\+|(?=,))/g, (match, string?: string) => {
      if (string) return string;
      return match === "instancePath" ? 'instancePath:""' : "";
    });

function constantOf({ prefix, value: { ref, code } }: ScopeName): string {
  const own = code === undefined ? "" : `${code}`;
  if (ref instanceof RegExp) return prefix === "formats" ? `${ref}` : own;
  if (own !== "" && !own.startsWith("require(")) return own;
  if (typeof ref === "function") return `(${ref})`;
  const members = Object.entries(ref as object).map(
    ([key, member]) => `${key}: ${typeof member === "function" ? member : JSON.stringify(member)}`,
  );
  return `{ ${members.join(", ")} }`;
}

/** @param path such as `.properties["a-b"].enum` */
function valueAt(schema: unknown, path: string): unknown {
  let value = schema;
  for (const [, name, index] of path.matchAll(/\.([\w$]+)|\[(\d+|"(?:[^"\\]|\\.)*")\]/g))
    value = (value as Record<string, unknown>)[name ?? (JSON.parse(index ?? "") as string)];
  return value;
}
