import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { releasedPackages, root, scope } from "./packages.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The versions that change in a copy of the workspace's manifests when one package gets a changeset. */
function changedBy(name: string, bump: string): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "assessment-api-versions-"));
  folders.push(folder);
  for (const path of ["package.json", "pnpm-workspace.yaml", ".changeset/config.json"])
    cpSync(join(root, path), join(folder, path));
  for (const one of readdirSync(join(root, "packages")))
    cpSync(join(root, "packages", one, "package.json"), join(folder, "packages", one, "package.json"));
  writeFileSync(join(folder, ".changeset/one.md"), `---\n"${scope}${name}": ${bump}\n---\n\nChanged.\n`);
  execFileSync(join(root, "node_modules/.bin/changeset"), ["version"], { cwd: folder, stdio: "pipe" });
  const before = new Map(releasedPackages().map((one) => [one.name, one.version]));
  const changed = releasedPackages(folder).filter((one) => before.get(one.name) !== one.version);
  return Object.fromEntries(changed.map((one) => [one.folder, stepFrom(before.get(one.name) ?? "", one.version)]));
}

function stepFrom(before: string, after: string): string {
  const [old, now] = [before.split("."), after.split(".")];
  const place = now.findIndex((part, index) => part !== old[index]);
  return ["major", "minor", "patch"][place] ?? "none";
}

test("a break of V2's document is a major version of v2 alone; what stands on v2 is published anew with the new range", () => {
  expect(changedBy("v2", "major")).toEqual({
    v2: "major",
    mock: "patch",
    sandbox: "patch",
    "contract-tests": "patch",
  });
});

test("a safe change of V2's document is a version of v2 alone: the ranges of the others take it in", () => {
  expect(changedBy("v2", "minor")).toEqual({ v2: "minor" });
  expect(changedBy("v2", "patch")).toEqual({ v2: "patch" });
});

test("a break of the runtime is a patch of the clients and tools that stand on it", () => {
  expect(changedBy("runtime", "major")).toEqual({
    runtime: "major",
    v1: "patch",
    v2: "patch",
    v3: "patch",
    control: "patch",
    mock: "patch",
    sandbox: "patch",
    "contract-tests": "patch",
  });
});

test("the SDKs of other languages have versions of their own", () => {
  expect(changedBy("sdk-python", "minor")).toEqual({ "sdk-python": "minor" });
});
