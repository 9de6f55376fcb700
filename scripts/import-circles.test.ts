import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const packages = join(import.meta.dirname, "../packages");

/** Files that a file imports by a relative path, type-only imports included. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(file, "utf8"))
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => join(dirname(file), fileName));

/** A circle among the files, as the list of files along it; undefined where there is none. */
function findCircle(files: readonly string[], imports: (file: string) => string[]): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | undefined => {
    const start = path.indexOf(file);
    if (start !== -1) return [...path.slice(start), file];
    if (done.has(file)) return undefined;
    for (const imported of imports(file)) {
      const circle = visit(imported, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of files) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

const typeScript = readdirSync(packages).filter(
  (name) => globSync("src/*.ts", { cwd: join(packages, name) }).length > 0,
);

test.each(typeScript)("no files of %s import each other in a circle", (name) => {
  const src = join(packages, name, "src");
  const files = globSync("**/*.ts", { cwd: src }).map((file) => join(src, file));
  const handWritten = files.filter((file) => !relative(src, file).startsWith("generated"));
  const known = new Set(handWritten);
  const circle = findCircle(handWritten, (file) => importsOf(file).filter((imported) => known.has(imported)));
  expect(circle?.map((file) => relative(src, file)).join(" → ")).toBeUndefined();
});

test("a circle is found wherever it is entered, and a shared import is none", () => {
  const circleIn = (graph: Record<string, string[]>) => findCircle(Object.keys(graph), (file) => graph[file] ?? []);
  expect(circleIn({ a: ["b"], b: ["c"], c: ["b"] })).toEqual(["b", "c", "b"]);
  expect(circleIn({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] })).toBeUndefined();
});
