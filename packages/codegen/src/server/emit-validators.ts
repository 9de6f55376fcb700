import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { posix } from "node:path";
import standalone from "ajv/dist/standalone/index.js";
import { build, type Plugin } from "esbuild";
import { DocumentError } from "../document/problems.ts";
import { step } from "../document/references.ts";
import { createAjv } from "./validators/create-ajv.ts";
import { pathOfId } from "./validators/json-schema.ts";
import type { ValidatorPlan } from "./validators/plan-validators.ts";

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
  // The code is written, not called: the engine need not read it as well.
  const code = { source: true, esm: true, lines: false, process: () => "return () => true" };
  const ajv = createAjv(schemas, coerces, { code });
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
