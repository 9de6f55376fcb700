import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** Returns the module specifiers of a file: `import`, `export … from`, `import()`, `require()`, including types. */
export const importsOf = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles.map(({ fileName }) => fileName);

export const packageOf = (name: string): string => name.split("/", name.startsWith("@") ? 2 : 1).join("/");

export const isRelative = (name: string): boolean => name.startsWith(".");

export const filesImportedBy = (file: string): string[] =>
  importsOf(file)
    .filter(isRelative)
    .map((name) => join(dirname(file), name));

/** Lists hand-written code below a folder: sources, tests, pages and scripts. */
export const codeIn = (folder: string): string[] =>
  globSync("**/*.{ts,tsx,mts,js,mjs}", {
    cwd: folder,
    exclude: ["**/node_modules", "**/dist", "**/build", "**/target", "**/generated"],
  });
