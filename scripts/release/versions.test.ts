import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { publishedPackages, releasedPackages, root, scope } from "./packages.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const changeset = (folder: string, ...args: string[]) =>
  execFileSync(join(root, "node_modules/.bin/changeset"), args, { cwd: folder, stdio: "pipe" });

function copyManifests(): string {
  const folder = mkdtempSync(join(tmpdir(), "assessment-api-versions-"));
  folders.push(folder);
  const projects: string[] = parse(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")).packages;
  const manifests = globSync(
    projects.map((project) => `${project}/package.json`),
    { cwd: root },
  );
  for (const path of ["package.json", "pnpm-workspace.yaml", ".changeset/config.json", ...manifests])
    cpSync(join(root, path), join(folder, path));
  return folder;
}

let released: string | undefined;
function release(): string {
  const folder = copyManifests();
  cpSync(join(root, ".changeset"), join(folder, ".changeset"), { recursive: true });
  // Without pending changesets, the command fails.
  if (globSync(".changeset/*.md", { cwd: folder }).length > 0) changeset(folder, "version");
  return folder;
}

/**
 * Returns the versions that a changeset of one package changes, after the release of pending changesets: below 0.1.0 every range is
 * exceeded at once.
 */
function changedBy(name: string, bump: string): Record<string, string> {
  released ??= release();
  const folder = mkdtempSync(join(tmpdir(), "assessment-api-versions-"));
  folders.push(folder);
  cpSync(released, folder, { recursive: true });
  const before = new Map(releasedPackages(folder).map((one) => [one.name, one.version]));
  writeFileSync(join(folder, ".changeset/one.md"), `---\n"${scope}${name}": ${bump}\n---\n\nChanged.\n`);
  changeset(folder, "version");
  const changed = releasedPackages(folder).filter((one) => before.get(one.name) !== one.version);
  return Object.fromEntries(changed.map((one) => [one.folder, stepFrom(before.get(one.name) ?? "", one.version)]));
}

function stepFrom(before: string, after: string): string {
  const [old, now] = [before.split("."), after.split(".")];
  const place = now.findIndex((part, index) => part !== old[index]);
  return ["major", "minor", "patch"][place] ?? "none";
}

test("a release tags the public packages and the SDKs of other languages, and no other project of the workspace", () => {
  const folder = copyManifests();
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  git("init", "--quiet");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@example.com");
  git("add", ".");
  git("commit", "--quiet", "--message", "Manifests");
  changeset(folder, "git-tag");
  const tagged = git("tag")
    .trim()
    .split("\n")
    .map((tag) => tag.slice(scope.length, tag.lastIndexOf("@")));
  const otherLanguages = ["sdk-go", "sdk-java", "sdk-python", "sdk-rust", "stub-spring"];
  const published = publishedPackages().map((one) => one.folder);
  expect(tagged.toSorted(), "private: true and no version is what leaves a project out of releases").toEqual(
    [...published, ...otherLanguages].toSorted(),
  );
});

test("a break of V2's document is a major version of v2 alone; dependents of v2 are published with the new range", () => {
  expect(changedBy("v2", "major")).toEqual({
    v2: "major",
    mcp: "patch",
    mock: "patch",
    sandbox: "patch",
    "contract-tests": "patch",
  });
});

test("a safe change of V2's document releases only v2", () => {
  expect(changedBy("v2", "minor")).toEqual({ v2: "minor" });
  expect(changedBy("v2", "patch")).toEqual({ v2: "patch" });
});

test("a break of the runtime is a patch of dependent clients and tools", () => {
  expect(changedBy("runtime", "major")).toEqual({
    runtime: "major",
    v1: "patch",
    v2: "patch",
    v3: "patch",
    control: "patch",
    mcp: "patch",
    mock: "patch",
    sandbox: "patch",
    "contract-tests": "patch",
  });
});

test("the SDKs of other languages have their own versions", () => {
  expect(changedBy("sdk-python", "minor")).toEqual({ "sdk-python": "minor" });
});
