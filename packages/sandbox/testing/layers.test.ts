import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");

/** Allowed imports of each folder, as the table in src/README.md says. */
const allowed = new Map(
  readFileSync(join(src, "README.md"), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, folder, , imports = ""] = line.split("|").map((cell) => cell.trim());
      const names = (cell = "") => [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
      const [name] = names(folder);
      return name === undefined ? [] : [[name, imports === "all of them" ? "all" : names(imports)] as const];
    }),
);

interface Source {
  /** Relative to src, such as `domain/tests.ts`. */
  readonly path: string;
  readonly text: string;
  /** Files of src, relative to it. */
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

const sources: Source[] = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
  .map((path) => {
    const text = readFileSync(join(src, path), "utf8");
    const imports = [...text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*"([^"]+)"/gm)].map(([, name = ""]) => name);
    const [files, packages] = [
      imports.filter((name) => name.startsWith(".")),
      imports.filter((name) => !name.startsWith(".")),
    ];
    return { path, text, files: files.map((name) => relative(src, join(src, dirname(path), name))), packages };
  });

const folderOf = (path: string): string => path.split("/")[0] as string;
const within = (folder: string): Source[] => sources.filter(({ path }) => path.startsWith(`${folder}/`));

/** Files of a circle of imports, each importing the next; undefined where there is none. */
function findCircle(): readonly string[] | undefined {
  const imports = new Map(sources.map(({ path, files }) => [path, files]));
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (finished.has(path)) return undefined;
    for (const next of imports.get(path) ?? []) {
      const circle = visit(next, [...trail, path]);
      if (circle !== undefined) return circle;
    }
    finished.add(path);
    return undefined;
  };
  for (const { path } of sources) {
    const circle = visit(path, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

describe("the layers of the sandbox", () => {
  test("the map in src/README.md names every folder, ten at most", () => {
    const entries = readdirSync(src, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect([...allowed.keys()].sort()).toEqual(folders.sort());
    expect(folders.length).toBeLessThanOrEqual(10);
    expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([
      "README.md",
      "cli.ts",
      "index.ts",
      "node-version.ts",
    ]);
  });

  test.each([...allowed])("%s imports no layer but %j", (folder, layers) => {
    const strange = within(folder).flatMap(({ path, files }) =>
      files
        .filter((file) => folderOf(file) !== folder && layers !== "all" && !layers.includes(folderOf(file)))
        .map((file) => `${path} imports ${file}`),
    );
    expect(within(folder)).not.toEqual([]);
    expect(strange).toEqual([]);
  });

  test("no files import each other in a circle", () => {
    expect(findCircle()).toBeUndefined();
  });

  test("the domain imports no package", () => {
    expect(
      within("domain")
        .filter(({ packages }) => packages.length > 0)
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test("nothing under http reads the store but through the service", () => {
    const readers = within("http").filter(({ text }) =>
      /\bstore[.,}]|\bstore\s*:|[{,]\s*store\b|\["store"\]/.test(text),
    );
    expect(readers.map(({ path }) => path)).toEqual([]);
  });

  test("V1, V2 and V3 know nothing of each other", () => {
    const others = (version: string) => ["v1", "v2", "v3"].filter((one) => one !== version);
    for (const version of ["v1", "v2", "v3"])
      for (const { path, files, packages } of within(`http/${version}`))
        for (const other of others(version)) {
          expect(
            files.filter((file) => file.startsWith(`http/${other}/`)),
            path,
          ).toEqual([]);
          expect(
            packages.filter((name) => name.startsWith(`@assessment-api/${other}/`)),
            path,
          ).toEqual([]);
        }
  });

  test("code in http that all versions share names a version only in versions.ts, documents.ts and webhooks.ts", () => {
    const tables = ["http/versions.ts", "http/documents.ts", "http/webhooks.ts"];
    const common = within("http").filter(
      ({ path }) => !/^http\/(v\d|control)\/|test-d\.ts$/.test(path) && !tables.includes(path),
    );
    const strange = common.flatMap(({ path, files, packages }) =>
      [...files, ...packages]
        .filter((name) => /(^http\/|@assessment-api\/)v\d\//.test(name))
        .map((name) => `${path} imports ${name}`),
    );
    expect(strange).toEqual([]);
  });

  test("key headers and base paths of the versions are read from their documents", () => {
    const written = sources.filter(({ text }) =>
      /(X|Vendor)-Api-Key|origin\}?\/v\d/i.test(text.replace(/\/\*\*.*?\*\//gs, "")),
    );
    expect(written.map(({ path }) => path)).toEqual([]);
  });

  test.each(["fastify", "node:sqlite", "pg"])("%s is used in one layer only, apart from the process", (name) => {
    const users = sources.filter(({ packages }) => packages.includes(name)).map(({ path }) => folderOf(path));
    expect(new Set(users.filter((folder) => folder !== "process")).size).toBe(1);
  });
});
