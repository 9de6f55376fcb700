import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { importsOf, isRelative, packageOf } from "../imports.ts";

export function undeclaredImports(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const declared = [manifest.name, ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })];
  const isThere = (file: string, name: string) => {
    if (!isRelative(name)) return isBuiltin(name) || declared.includes(packageOf(name));
    const target = join(folder, dirname(file), name);
    // Declarations import sources by name; the compiler resolves the adjacent `.d.ts`.
    const declaration = target.replace(/\.([cm]?)[jt]s$/, ".d.$1ts");
    return existsSync(target) || (isTypes(file) && existsSync(declaration));
  };
  return filesOf(folder).flatMap((file) =>
    importsOf(join(folder, file))
      // Names with a placeholder, or without a letter, are in programs inside strings.
      .filter((name) => !name.includes("${") && /[a-z]/i.test(name) && !isThere(file, name))
      .map((name) => `${file}: ${name}`),
  );
}

const isTypes = (file: string): boolean => /\.d\.[cm]?ts$/.test(file);

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith("node_modules"),
  );
