import { createNames } from "../code/names.ts";
import { compileSchemas } from "../validators/compile.ts";
import type { ValidatorPlan } from "./plan-validators.ts";

/**
 * Emits the validators as functions of the module, so that bundlers drop unused ones. Only exports use the names of
 * components.
 */
export function emitValidators(plan: ValidatorPlan): string {
  const parts = [false, true].flatMap((coerces) => {
    const validators = plan.validators.filter((validator) => validator.coerces === coerces);
    if (validators.length === 0) return [];
    const ids = validators.map(({ id }) => id);
    const compiled = compileSchemas(coerces ? plan.text : plan.exact, ids, { coerces });
    const schemas = [...compiled.values()];
    const constants = new Map(schemas.flatMap((schema) => [...schema.constants]));
    // Ajv uses the same names for functions and constants of both parts.
    const named = coerces ? renamed([...constants.keys(), ...schemas.map(({ name }) => name)]) : same;
    const exports = validators.map(({ name, id }) => `${named(compiled.get(id)?.name ?? "")} as ${name}`);
    return [
      ...[...constants].map(([name, code]) => `const ${named(name)} = ${pure(code)};`),
      ...schemas.map(({ code }) => named(code)),
      `export { ${exports.join(", ")} };`,
    ];
  });
  return parts.length === 0 ? "export {};\n" : `"use strict";\n${parts.join("\n")}\n`;
}

const same = (code: string) => code;
const pure = (code: string) => (code.startsWith("new RegExp(") ? `/* @__PURE__ */ ${code}` : code);

/** Appends `T` to the names in code, except in string literals and member names. */
function renamed(names: readonly string[]): (code: string) => string {
  const all = new Set(names);
  return (code) =>
    code.replaceAll(/"(?:[^"\\]|\\.)*"|(?<![.\w$])[A-Za-z]\w*/g, (match) => (all.has(match) ? `${match}T` : match));
}

export function emitValidatorTypes(plan: ValidatorPlan, runtime: string): string {
  const names = plan.validators.map(({ name }) => name);
  if (names.length === 0) return "export {};\n";
  const type = createNames(names)("Validate");
  const imported = type === "Validate" ? type : `Validate as ${type}`;
  const lines = names.map((name) => `export const ${name}: ${type};\n`);
  return `import type { ${imported} } from ${JSON.stringify(runtime)};\n\n${lines.join("")}`;
}
