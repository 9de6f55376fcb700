import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

export const readSources = (src: string): Source[] =>
  readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith("generated/"))
    .map((path) => {
      // Words in comments are not imports.
      const text = readFileSync(join(src, path), "utf8").replace(/^\s*\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
      const imports = [...text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*"([^"]+)"/gm)].map(([, name = ""]) => name);
      const files = imports.filter((name) => name.startsWith("."));
      return {
        path,
        text,
        files: files.map((name) => relative(src, join(src, dirname(path), name))),
        packages: imports.filter((name) => !name.startsWith(".")),
      };
    });

export const folderOf = (path: string): string => path.split("/")[0] as string;

/** Parses the allowed imports of folders and top-level files from the table in `README.md`: `| folder | holds | may import |`. */
export const readLayers = (src: string): Map<string, readonly string[] | "all"> =>
  new Map(
    readFileSync(join(src, "README.md"), "utf8")
      .split("\n")
      .flatMap((line) => {
        const [, folder, , imports = ""] = line.split("|").map((cell) => cell.trim());
        const names = (cell = "") => [...cell.matchAll(/`(\w+|[\w-]+\.ts)`/g)].map(([, name = ""]) => name);
        const [name] = names(folder);
        return name === undefined ? [] : [[name, imports === "all of them" ? "all" : names(imports)] as const];
      }),
  );

/** Returns the imports of a folder or file that its row does not allow. */
export function strangeImports(
  sources: readonly Source[],
  folder: string,
  layers: readonly string[] | "all",
): string[] {
  return sources
    .filter(({ path }) => folderOf(path) === folder)
    .flatMap(({ path, files }) =>
      files
        .filter((file) => folderOf(file) !== folder && layers !== "all" && !layers.includes(folderOf(file)))
        .map((file) => `${path} imports ${file}`),
    );
}
