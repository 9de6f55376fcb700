import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { findCircle } from "./circle.ts";
import { codeIn, filesImportedBy } from "./imports.ts";
import { packageFolders } from "./release/packages.ts";

const root = join(import.meta.dirname, "..");
const folders = ["scripts", "lab", ...packageFolders().map((name) => `packages/${name}`)].filter(
  (folder) => codeIn(join(root, folder)).length > 0,
);

test.each(folders)("the imports of %s have no cycle", (name) => {
  const folder = join(root, name);
  const files = codeIn(folder).map((file) => join(folder, file));
  const known = new Set(files);
  const circle = findCircle(files, (file) => filesImportedBy(file).filter((imported) => known.has(imported)));
  expect(circle?.map((file) => relative(folder, file)).join(" → ")).toBeUndefined();
});

test("finds a circle from any entry, and a shared import is not a circle", () => {
  const circleIn = (graph: Record<string, string[]>) => findCircle(Object.keys(graph), (file) => graph[file] ?? []);
  expect(circleIn({ a: ["b"], b: ["c"], c: ["b"] })).toEqual(["b", "c", "b"]);
  expect(circleIn({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] })).toBeUndefined();
});
