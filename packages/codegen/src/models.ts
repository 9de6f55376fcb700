import type { Document } from "./document.ts";
import { isName, nameAll, pascalCase } from "./names.ts";

/** `models.gen.ts`: every component schema under its own name, so that a user writes `Candidate` and not a path into `components`. */
export function emitModels(document: Document): string {
  const schemas = Object.keys(document.components?.schemas ?? {}).sort();
  const names = nameAll(schemas, (name) => (isName(name) ? name : pascalCase(name, "Schema")), ["components"]);
  const lines = schemas.map((schema) => `export type ${names.get(schema)} = components["schemas"]["${schema}"];`);
  return `import type { components } from "./schema.d.ts";\n\n${lines.join("\n")}\n`;
}
