import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** Module specifiers that a file imports: `import`, `export … from`, `import()`, `require()`, types included. */
export const importsOf = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles.map(({ fileName }) => fileName);

/** `@scope/name/path` → `@scope/name` */
export const packageOf = (name: string): string => name.split("/", name.startsWith("@") ? 2 : 1).join("/");

export const isRelative = (name: string): boolean => name.startsWith(".");

/** Full paths of the files that a file imports by a relative path. */
export const filesImportedBy = (file: string): string[] =>
  importsOf(file)
    .filter(isRelative)
    .map((name) => join(dirname(file), name));

/** Hand-written code below a folder, as relative paths: sources, tests, pages, scripts; nothing generated, built or installed. */
export const codeIn = (folder: string): string[] =>
  globSync("**/*.{ts,tsx,mts,js,mjs}", {
    cwd: folder,
    exclude: ["**/node_modules", "**/dist", "**/build", "**/target", "**/generated"],
  });
