import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { posix } from "node:path";
import { Ajv2020, type Options } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { build, type Plugin } from "esbuild";
import { DocumentError, step } from "../document.ts";
import { boundWork } from "./bounded-work.ts";
import { dateTime } from "./date-time.ts";
import { fromText } from "./from-text.ts";
import { pathOfId } from "./json-schema.ts";
import type { ValidatorPlan } from "./validators.ts";

const options: Options = {
  // Strict as far as OpenAPI allows: schemas are often written without type, and may say required of what is declared elsewhere.
  strictSchema: true,
  strictNumbers: true,
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
  allowMatchingProperties: true,
  allErrors: true,
  inlineRefs: false,
  discriminator: true,
  validateFormats: true,
  messages: true,
};

const coercion: Options = { coerceTypes: true, useDefaults: true };

/** Compares schemas with the meta-schema of 2020-12, which takes Ajv some time to compile: once, for all instances. */
const metaSchema = new Ajv2020({ logger: false });

/** Values by the rules of a document, ready to compile; `coerces` makes the instance for text. Exported for tests. */
export function createAjv(schemas: readonly Record<string, unknown>[], coerces: boolean, extra: Options = {}): Ajv2020 {
  const found = { formats: new Set<string>(), patterns: new Set<string>(), unevaluated: false };
  collect(schemas, found);
  const unicodeRegExp = [...found.patterns].every(isUnicodePattern);
  const ajv = new Ajv2020({
    ...options,
    ...(coerces && coercion),
    // Costs a call per property; needed only where a property has a name that every object inherits.
    ownProperties: hasInheritedName(schemas),
    unevaluated: found.unevaluated,
    unicodeRegExp,
    meta: false,
    validateSchema: false,
    ...extra,
  });
  // Ajv switches these on for 2020-12, at a price for every call. Without them anyOf ends at the first alternative that holds.
  ajv.opts.unevaluated = found.unevaluated;
  ajv.opts.dynamicRef = false;
  (addFormats as unknown as typeof addFormats.default)(ajv);
  ajv.addFormat("date-time", dateTime);
  ajv.addKeyword(fromText);
  boundWork(ajv);
  for (const format of found.formats) if (!(format in ajv.formats)) ajv.addFormat(format, true);
  for (const schema of schemas) {
    if (typeof schema.$id !== "string") continue;
    if (!metaSchema.validateSchema(schema))
      throw new DocumentError(step("#", ...pathOfId(schema.$id)), `is no JSON schema: ${metaSchema.errorsText()}`);
    ajv.addSchema(schema);
  }
  return ajv;
}

function hasInheritedName(schemas: readonly Record<string, unknown>[]): boolean {
  const text = JSON.stringify(schemas);
  return Object.getOwnPropertyNames(Object.prototype).some((name) => text.includes(JSON.stringify(name)));
}

/** `validators.gen.js`: every validator as code that needs nothing else. */
export async function emitValidators(plan: ValidatorPlan): Promise<string> {
  const modules: Record<string, string> = {};
  for (const coerces of [false, true]) {
    const own = plan.validators.filter((validator) => validator.coerces === coerces);
    if (own.length > 0) modules[coerces ? "text" : "exact"] = compile(plan, coerces);
  }
  const entry = Object.keys(modules)
    .map((name) => `export * from "validators:${name}";`)
    .join("\n");
  const { outputFiles } = await build({
    stdin: { contents: entry || "export {};", loader: "js" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["main"],
    target: "es2022",
    minifyWhitespace: true,
    minifySyntax: true,
    charset: "utf8",
    legalComments: "none",
    logLevel: "silent",
    plugins: [inMemory(modules)],
  });
  return outputFiles[0]?.text ?? "";
}

/**
 * Serves the generated modules, and the few of Ajv's that they need from wherever those are installed, under names of our own:
 * esbuild writes the names of modules into its output, and a path would differ from machine to machine.
 */
function inMemory(generated: Record<string, string>): Plugin {
  const files = new Map<string, string>();
  return {
    name: "in-memory",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^validators:/ }, ({ path }) => ({ path: path.slice(11), namespace: "validators" }));
      onLoad({ filter: /.*/, namespace: "validators" }, ({ path }) => ({
        contents: generated[path] ?? "",
        loader: "js",
      }));
      onResolve({ filter: /.*/ }, ({ path, importer, namespace }) => {
        const from = namespace === "package" ? files.get(importer) : import.meta.url;
        const name = path.startsWith(".") ? posix.join(posix.dirname(importer), path) : path;
        files.set(name, createRequire(from ?? import.meta.url).resolve(path));
        return { path: name, namespace: "package" };
      });
      onLoad({ filter: /.*/, namespace: "package" }, ({ path }) => ({
        contents: readFileSync(files.get(path) ?? path, "utf8"),
        loader: (files.get(path) ?? path).endsWith(".json") ? "json" : "js",
      }));
    },
  };
}

function compile(plan: ValidatorPlan, coerces: boolean): string {
  const schemas = coerces ? plan.text : plan.exact;
  const own = plan.validators.filter((validator) => validator.coerces === coerces);
  const ajv = createAjv(schemas, coerces, { code: { source: true, esm: true, lines: false } });
  for (const { id } of own) {
    try {
      ajv.getSchema(id);
    } catch (error) {
      throw new DocumentError(
        step("#", ...pathOfId(id)),
        `is not a schema that can be checked: ${(error as Error).message}`,
      );
    }
  }
  const exported = Object.fromEntries(own.map(({ name, id }) => [name, id]));
  return (standalone as unknown as typeof standalone.default)(ajv, exported);
}

/** `validators.gen.d.ts`. */
export function emitValidatorTypes(plan: ValidatorPlan, runtime: string): string {
  const lines = plan.validators.map(({ name }) => `export const ${name}: Validate;`);
  if (lines.length === 0) return "export {};\n";
  return `import type { Validate } from ${JSON.stringify(runtime)};\n\n${lines.join("\n")}\n`;
}

interface Found {
  formats: Set<string>;
  patterns: Set<string>;
  /** Only then has Ajv to keep account of properties, and to try every alternative of anyOf. */
  unevaluated: boolean;
}

function collect(node: unknown, found: Found): void {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "format" && typeof value === "string") found.formats.add(value);
    if (key === "pattern" && typeof value === "string") found.patterns.add(value);
    if (key.startsWith("unevaluated")) found.unevaluated = true;
    if (key === "patternProperties") for (const pattern of Object.keys(value as object)) found.patterns.add(pattern);
    collect(value, found);
  }
}

function isUnicodePattern(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}
