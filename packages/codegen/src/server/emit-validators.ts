import { createNames } from "../code/names.ts";
import { compileSchemas } from "../validators/compile.ts";
import type { ValidatorPlan } from "./plan-validators.ts";

export function emitValidators(plan: ValidatorPlan): string {
  const parts = [false, true].flatMap((coerces) => {
    const validators = plan.validators.filter((validator) => validator.coerces === coerces);
    if (validators.length === 0) return [];
    const ids = validators.map(({ id }) => id);
    const compiled = compileSchemas(coerces ? plan.text : plan.exact, ids, { coerces });
    return [{ validators, compiled }];
  });
  if (parts.length === 0) return "export {};\n";
  // Validators are named after components, such as `Array`. Only exports use the names, so none shadows a global.
  const exported = parts.map(({ validators, compiled }, part) => {
    const schemas = [...compiled.values()];
    const constants = new Map(schemas.flatMap((schema) => [...schema.constants]));
    const own = (index: number) => `$${part}_${index}`;
    const locals = validators.map(({ name }, index) => `${name}: ${own(index)}`);
    const values = validators.map(({ name, id }) => `${name}: ${compiled.get(id)?.name}`);
    const exports = validators.map(({ name }, index) => `${own(index)} as ${name}`);
    return [
      `const { ${locals.join(", ")} } = (() => {`,
      ...[...constants].map(([name, code]) => `const ${name} = ${code};`),
      ...schemas.map(({ code }) => code),
      `return { ${values.join(", ")} };`,
      "})();",
      `export { ${exports.join(", ")} };`,
    ].join("\n");
  });
  return `"use strict";\n${exported.join("\n")}\n`;
}

export function emitValidatorTypes(plan: ValidatorPlan, runtime: string): string {
  const names = plan.validators.map(({ name }) => name);
  if (names.length === 0) return "export {};\n";
  const type = createNames(names)("Validate");
  const imported = type === "Validate" ? type : `Validate as ${type}`;
  const lines = names.map((name) => `export const ${name}: ${type};\n`);
  return `import type { ${imported} } from ${JSON.stringify(runtime)};\n\n${lines.join("")}`;
}
