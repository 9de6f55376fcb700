import type { Document } from "./document.ts";

/** `models.gen.ts`: every component schema under its own name, so that a user writes `Candidate` and not a path into `components`. */
export function emitModels(document: Document): string {
  const names = Object.keys(document.components?.schemas ?? {}).sort();
  const lines = names.map((name) => `export type ${name} = components["schemas"]["${name}"];`);
  return `import type { components } from "./schema.d.ts";\n\n${lines.join("\n")}\n`;
}
