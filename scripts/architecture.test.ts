import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { findCircle } from "./circle.ts";
import { codeIn, filesImportedBy, importsOf, isRelative, packageOf } from "./imports.ts";
import { packageFolders } from "./release/packages.ts";

const root = join(import.meta.dirname, "..");
const scope = "@assessment-api/";

/** Packages imported at run time, and only by tests, pages and scripts. */
interface Below {
  sources: string[];
  development?: string[];
}

const apis = ["v1", "v2", "v3", "control"];
const below: Record<string, Below> = {
  runtime: { sources: [] },
  html: { sources: [] },
  resources: { sources: [] },
  codegen: { sources: ["resources"] },
  v1: { sources: ["runtime"] },
  v2: { sources: ["runtime"] },
  v3: { sources: ["runtime"] },
  control: { sources: ["runtime"] },
  // The sources of docs and console are bundled, so they are not dependencies.
  docs: { sources: [], development: [...apis, "console", "html", "review"] },
  console: { sources: ["html"], development: apis },
  mock: { sources: ["runtime", "html", "resources", "v1", "v2", "v3", "docs"], development: ["codegen"] },
  sandbox: { sources: ["runtime", "html", ...apis, "docs", "console"], development: ["contract-tests"] },
  "contract-tests": { sources: ["runtime", "html", "resources", ...apis], development: ["mock"] },
  mcp: { sources: ["runtime", ...apis, "docs"], development: ["sandbox"] },
  review: { sources: ["codegen", "html"] },
  "sdk-generator": { sources: ["codegen", "v1", "v2", "v3", "mock", "sandbox", "contract-tests"] },
  "sdk-python": { sources: [] },
  "sdk-java": { sources: [] },
  "sdk-go": { sources: [] },
  "sdk-rust": { sources: [] },
  "stub-spring": { sources: ["contract-tests"] },
  lab: { sources: ["runtime", "codegen", ...apis, "sandbox", "contract-tests", "mcp", "mock", "review"] },
  bench: { sources: ["codegen", "v1", "v2", "v3", "sandbox", "review", "lab"] },
};

const folders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(packageFolders().map((name) => [name, `packages/${name}`])),
  lab: "lab",
  bench: "lab/bench",
};

const ours = (names: string[]) =>
  [...new Set(names)].flatMap((name) => (name.startsWith(scope) ? [name.slice(scope.length)] : []));
/** Tests and their helpers may import packages that users do not have. */
const isSource = (file: string) => file.startsWith("src/") && !/\.(test|test-d)\.tsx?$|\/testing\//.test(file);

function packagesImportedBy(folder: string, files: string[]): Map<string, string> {
  const imports = files.flatMap((file) => importsOf(join(folder, file)).map((name) => [name, file] as const));
  const foreign = imports.filter(([name]) => !isRelative(name) && !isBuiltin(name));
  return new Map(foreign.map(([name, file]): [string, string] => [packageOf(name), file]).toReversed());
}

describe.each(Object.entries(folders))("%s", (folderName, path) => {
  const folder = join(root, path);
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, dependencies, peerDependencies, devDependencies } = manifest;
  const files = codeIn(folder).filter((file) => folderName !== "lab" || !file.startsWith("bench/"));
  const sources = files.filter(isSource);
  const { sources: runtimePackages, development = [] } = below[folderName] ?? { sources: [] };
  /** Returns undeclared imports, which pnpm resolves if the workspace's root has the package. */
  const others = (where: string[], allowed: string[]) =>
    [...packagesImportedBy(folder, where)].filter(([one]) => one !== name && !allowed.includes(one));

  test("has the name of its folder, and a line in the table", () => {
    expect(name).toBe(scope + folderName);
    expect(Object.keys(below)).toContain(folderName);
  });

  test("imports only what it declares", () => {
    const runtime = Object.keys({ ...dependencies, ...peerDependencies });
    const all = [...runtime, ...Object.keys(devDependencies ?? {})];
    expect(others(files, all)).toEqual([]);
    if (!manifest.private) expect(others(sources, runtime)).toEqual([]);
  });

  test("imports only packages below it", () => {
    const imported = (where: string[]) =>
      ours([...packagesImportedBy(folder, where).keys()]).filter((one) => one !== folderName);
    const declared = ours(Object.keys({ ...dependencies, ...peerDependencies }));
    expect(runtimePackages).toEqual(expect.arrayContaining([...declared, ...imported(sources)]));
    const all = [...ours(Object.keys(devDependencies ?? {})), ...imported(files)];
    expect([...runtimePackages, ...development]).toEqual(expect.arrayContaining(all));
  });

  test("reaches into no other folder by a path", () => {
    const outside = files.flatMap((file) =>
      filesImportedBy(join(folder, file))
        .map((imported) => relative(root, imported))
        .filter((imported) => !imported.startsWith(`${path}/`))
        // Exceptions: shared test configuration, and types of tools that are installed on demand.
        .filter((imported) => imported !== "vitest.config.ts" && !/^tools\/\w+\/node_modules\//.test(imported))
        .map((imported) => `${file}: ${imported}`),
    );
    expect(outside).toEqual([]);
  });
});

test("packages depend on each other in one direction, including tests", () => {
  const graph = (name: string) => [...(below[name]?.sources ?? []), ...(below[name]?.development ?? [])];
  expect(findCircle(Object.keys(below), graph)).toBeUndefined();
});

test("the scripts of the repository import only what its package.json declares", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  // Tests of a release install the packages of release/consumer, not the workspace.
  const files = codeIn(join(root, "scripts")).filter((file) => !file.startsWith("release/consumer/"));
  const undeclared = [...packagesImportedBy(join(root, "scripts"), files)].filter(([name]) => !declared.includes(name));
  expect(undeclared).toEqual([]);
});
