import { isName, nameAll, pascalCase } from "../code/names.ts";
import type { Document } from "../document/openapi.ts";
import { exportedNames } from "../types/exported-names.ts";

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
