/** Checks which packages `pnpm install` installs, and which packages commands install on demand. */

import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
// @ts-expect-error: pnpm wants JavaScript
import { hooks } from "../.pnpmfile.mjs";
import { commands } from "./dev.ts";
import { packageFolders } from "./release/packages.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const settings = parse(read("pnpm-workspace.yaml"));
const scripts: Record<string, string> = JSON.parse(read("package.json")).scripts;

test("pnpm compares the engines of dependencies with the Node that it installs, not with the Node that runs it", () => {
  expect(settings.nodeVersion).toBe(settings.catalog.node);
});

test("Node is installed without the headers for native add-ons", () => {
  const inside = join(root, "node_modules/node/node_modules");
  expect(existsSync(inside) ? readdirSync(inside).filter((name) => !name.startsWith(".")) : []).toEqual([]);
});

test("benchmarks and tools are left out of an installation that does not name them", () => {
  expect(hooks.updateConfig({}).filter).toEqual([
    "!@assessment-api/bench",
    "!@assessment-api/browser",
    "!@assessment-api/postgres",
    "!@assessment-api/storybook",
    "!@assessment-api/tools",
  ]);
  expect(hooks.updateConfig({ filter: ["@assessment-api/bench"] }).filter).toEqual(["@assessment-api/bench"]);
});

test("every command that needs them installs them first", () => {
  for (const [name, { installs, runs }] of Object.entries(commands)) {
    const run = runs.flat().join(" ");
    if (run.includes("lab/bench")) expect(installs, name).toEqual(["bench"]);
    if (/\bbiome\b|sdk-generator|scripts\/release$/.test(run)) expect(installs, name).toEqual(["tools"]);
  }
  expect(scripts["test:tarballs"]).toMatch(/^pnpm dev install tools && /);
});

test("no package depends on them", () => {
  for (const name of packageFolders()) {
    const manifest = JSON.parse(read(`packages/${name}/package.json`));
    const all = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies });
    expect(all, name).not.toContain("@assessment-api/bench");
    expect(all, name).not.toContain("@assessment-api/tools");
  }
});

test.each(["lab", ...packageFolders().map((name) => `packages/${name}`)])(
  "the slow tests of %s have a script",
  (folder) => {
    const { scripts = {} } = JSON.parse(read(`${folder}/package.json`));
    const files = globSync("**/*.{long,nightly}.test.ts", {
      cwd: join(root, folder),
      exclude: (name) => name === "node_modules",
    });
    for (const kind of new Set(files.map((file) => file.split(".").at(-3)))) {
      expect(scripts[`test:${kind}`], kind).toContain(`.${kind}.test.ts`);
      expect(scripts.test, `test excludes ${kind}`).toMatch(/--exclude/);
      expect(scripts.test, `test excludes ${kind}`).toContain(kind);
    }
  },
);
