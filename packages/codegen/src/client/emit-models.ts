import { isName, nameAll, pascalCase } from "../code/names.ts";
import type { Document } from "../document/openapi.ts";
import { exportedNames } from "../types/exported-names.ts";

/** `models.gen.ts`: every component schema under its own name, so that a user writes `Candidate` and not a path into `components`. */
export function emitModels(document: Document): string {
  const declared = exportedNames(document);
  const wanted = nameAll(declared.keys(), (name) => (isName(name) ? name : pascalCase(name, "Schema")));
  const lines = [...declared]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, name]) => {
      const own = wanted.get(key);
      return own === name ? `  ${name},\n` : `  ${name} as ${own},\n`;
    });
  return lines.length === 0 ? "export {};\n" : `export type {\n${lines.join("")}} from "./schema.d.ts";\n`;
}
