import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import standalone from "ajv/dist/standalone/index.js";
import { createNames } from "../code/names.ts";
import { DocumentError } from "../document/problems.ts";
import { step } from "../document/references.ts";
import { createAjv } from "./validators/create-ajv.ts";
import { pathOfId } from "./validators/json-schema.ts";
import type { ValidatorPlan } from "./validators/plan-validators.ts";

/** Emits `validators.gen.js`: standalone validators without dependencies. */
export function emitValidators(plan: ValidatorPlan): string {
  const parts = [false, true].flatMap((coerces) => {
    const names = plan.validators.filter((validator) => validator.coerces === coerces).map(({ name }) => name);
    return names.length > 0 ? [{ names, code: withLoad(compile(plan, coerces)) }] : [];
  });
  if (parts.length === 0) return "export {};\n";
  const needed = modulesOf(parts.map(({ code }) => code).join(""));
  const modules = [...needed].map(([name, text]) => `${JSON.stringify(name)}(exports, module) {\n${text}\n}`);
  // Validators are named after components, such as `Array`. Only exports use these names, so that none shadows a
  // global.
  const exported = parts.map(({ names, code }, part) => {
    const own = (index: number) => `$${part}_${index}`;
    const locals = names.map((name, index) => `${name}: ${own(index)}`);
    const exports = names.map((name, index) => `${own(index)} as ${name}`);
    return `const { ${locals.join(", ")} } = ((exports) => {\n${code}\nreturn exports;\n})({});\nexport { ${exports.join(", ")} };`;
  });
  return [
    `const $modules = {${modules.join(",\n")}};`,
    "const $loaded = {};",
    `function $load(name) {
if (!(name in $loaded)) {
const module = { exports: {} };
$modules[name](module.exports, module);
$loaded[name] = module.exports;
}
return $loaded[name];
}`,
    ...exported,
    "",
  ].join("\n");
}

const required = /\brequire\("([^"\\]+)"\)/g;

/** Rewrites CommonJS code to load modules relative to its own file. */
const withLoad = (code: string) => code.replaceAll(required, '$$load("$1")');

/** Finds the Ajv modules that code loads, recursively. */
function modulesOf(code: string, from = import.meta.url, found = new Map<string, string>()): Map<string, string> {
  for (const [, name = ""] of code.matchAll(/\$load\("([^"\\]+)"\)/g)) {
    if (found.has(name)) continue;
    const path = createRequire(from).resolve(name);
    const text = withLoad(
      readFileSync(path, "utf8")
        .replace(/^\/\/# sourceMappingURL=.*$/gm, "")
        .trim(),
    );
    found.set(name, text);
    modulesOf(text, path, found);
  }
  return found;
}

function compile(plan: ValidatorPlan, coerces: boolean): string {
  const schemas = coerces ? plan.text : plan.exact;
  const own = plan.validators.filter((validator) => validator.coerces === coerces);
  // Only the source is needed, so skip compiling it.
  const code = { source: true, lines: false, process: () => "return () => true" };
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

export function emitValidatorTypes(plan: ValidatorPlan, runtime: string): string {
  const names = plan.validators.map(({ name }) => name);
  if (names.length === 0) return "export {};\n";
  const type = createNames(names)("Validate");
  const imported = type === "Validate" ? type : `Validate as ${type}`;
  const lines = names.map((name) => `export const ${name}: ${type};\n`);
  return `import type { ${imported} } from ${JSON.stringify(runtime)};\n\n${lines.join("")}`;
}
