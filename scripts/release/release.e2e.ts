/**
 * Releases from a fresh clone to a local registry, and checks the effects for a user of V2: a first release, one with a compatible document
 * change, one with a breaking change.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneAsItIs, commit, type Shell, shellIn } from "./clone.ts";
import { publishedPackages, releasedPackages, root, scope } from "./packages.ts";
import { type Registry, startRegistry } from "./registry.ts";

const folder = mkdtempSync(join(tmpdir(), "assessment-api-release-"));
const candidate = "specs/v2/components/schemas/Candidate.yaml";
let registry: Registry;
let clone: Shell;
let consumer: Shell;

beforeAll(async () => {
  registry = await startRegistry(join(folder, "registry"));
  clone = await cloneAsItIs(folder, registry.env);
  await clone.run("pnpm", "install", "--frozen-lockfile", "--prefer-offline");
  const project = join(folder, "consumer");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  // By default, pnpm delays new versions for some hours.
  writeFileSync(join(project, "pnpm-workspace.yaml"), JSON.stringify({ minimumReleaseAgeExclude: [`${scope}*`] }));
  consumer = shellIn(project, registry.env);
});

afterAll(async () => {
  await registry?.close();
  rmSync(folder, { recursive: true, force: true });
});

const versionOf = (name: string) => publishedPackages(clone.folder).find((one) => one.folder === name)?.version ?? "";
const versions = () => Object.fromEntries(releasedPackages(clone.folder).map(({ name, version }) => [name, version]));

/** Releases a reviewed commit to the registry, like a maintainer or the main workflow. */
async function release(): Promise<void> {
  const pending = readdirSync(join(clone.folder, ".changeset")).some((name) => name.endsWith(".md"));
  if (pending) {
    await clone.run("pnpm", "dev", "release", "version");
    await clone.run("pnpm", "dev", "install", "tools");
    await clone.run("pnpm", "exec", "biome", "ci", ".");
    await commit(clone, "chore: new versions");
  }
  await clone.run("pnpm", "dev", "release", "pack");
  await clone.run("pnpm", "dev", "release", "test");
  await clone.run("pnpm", "dev", "release", "publish");
  expect(await clone.run("git", "status", "--porcelain")).toBe("");
}

/** Returns the version bumps that the review requires, and whether action is required (its exit code). */
async function review(...args: string[]) {
  const report = await clone
    .run("pnpm", "review", "--format", "json", "--output", join(folder, "review.json"), ...args)
    .then(
      () => true,
      () => false,
    );
  const { bumps, problems, written } = JSON.parse(shellIn(folder, {}).read("review.json"));
  return {
    fine: report,
    problems: problems as string[],
    written: written as string[],
    bumps: Object.fromEntries(bumps.map((one: { package: string; bump: string }) => [one.package, one.bump])),
  };
}

function next(version: string, bump: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (bump === "major") return `${major + 1}.0.0`;
  return bump === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

const compile = () =>
  consumer.run(
    join(root, "node_modules/.bin/tsc"),
    ..."--strict --noEmit --skipLibCheck false --module nodenext --target es2022 --lib es2023,dom,dom.iterable".split(
      " ",
    ),
    "program.ts",
  );
const program = (text: string) => writeFileSync(join(consumer.folder, "program.ts"), text);
const installedV2 = () => JSON.parse(consumer.read(`node_modules/${scope}v2/package.json`)).version;

const usesEmail = `import { type Candidate, createClient } from "@assessment-api/v2";
export const client = createClient({ baseUrl: "https://api.example.com/v2", apiKey: "key" });
export const domainOf = ({ email }: Candidate) => email.split("@")[1];
`;

test("the first release publishes every package, with the repository it is built from", async () => {
  await release();
  for (const { name, folder: directory, version } of publishedPackages(clone.folder)) {
    const { versions, latest } = await registry.look(name);
    expect([name, versions]).toEqual([name, [version]]);
    expect(latest).toMatchObject({
      version,
      repository: {
        type: "git",
        url: `git+${JSON.parse(clone.read("package.json")).repository}.git`,
        directory: `packages/${directory}`,
      },
    });
  }
  const tags = releasedPackages(clone.folder).map(({ name, version }) => `${name}@${version}`);
  expect((await clone.run("git", "tag")).trim().split("\n").sort()).toEqual(tags.sort());
});

test("publishing again publishes nothing, and adds the tag that an interruption left out", async () => {
  const tag = `${scope}v2@${versionOf("v2")}`;
  await clone.run("git", "tag", "--delete", tag);
  expect(await clone.run("pnpm", "dev", "release", "publish")).toContain("published: nothing was left");
  expect(await clone.run("git", "tag", "--list", tag)).toContain(tag);
});

test("a tarball that was changed after it was packed is refused", async () => {
  const [tarball = ""] = readdirSync(join(clone.folder, "release/packages"));
  writeFileSync(join(clone.folder, "release/packages", tarball), "something else");
  await expect(clone.run("pnpm", "dev", "release", "publish")).rejects.toThrow("was changed after it was packed");
});

test("a user installs V2 and the sandbox from the registry, and compiles", async () => {
  await consumer.run("pnpm", "add", `${scope}v2`, `${scope}sandbox`);
  expect(installedV2()).toBe(versionOf("v2"));
  program(usesEmail);
  await compile();
  expect(await consumer.run("pnpm", "exec", "assessment-api-sandbox", "--help")).toContain("Usage");
});

test("a safe change is a minor version, with which the user's code compiles", async () => {
  const before = versions();
  clone.edit(
    candidate,
    "  tags:\n",
    "  nickname:\n    type: string\n    description: What the candidate wants to be called; absent when nothing was given.\n  tags:\n",
  );
  await clone.run("pnpm", "generate");
  expect((await review()).problems.join("\n")).toContain(`changesets are missing: minor of ${scope}v2`);
  await review("--write");
  const verdict = await review();
  expect(verdict).toMatchObject({ fine: true, problems: [], bumps: { [`${scope}v2`]: "minor" } });
  await commit(clone, "feat(specs): nicknames");
  await expect(clone.run("pnpm", "dev", "release", "pack")).rejects.toThrow(
    "Run `pnpm dev release version` and commit",
  );
  await release();
  await expectVersions(before, verdict.bumps);

  await consumer.run("pnpm", "update");
  expect(installedV2()).toBe(versionOf("v2"));
  await compile();
  program(`${usesEmail}export const nameOf = (one: Candidate) => one.nickname ?? one.email;\n`);
  await compile();
});

test("a break is a major version of V2 and of what is generated for other languages, in which the user's code does not compile", async () => {
  // The review compares with origin.
  await clone.run("git", "push", "origin", "HEAD:refs/heads/published");
  await clone.run("git", "fetch");
  const before = versions();
  const previous = installedV2();
  clone.edit(candidate, "required:\n  - id\n  - email\n", "required:\n  - id\n");
  await clone.run("pnpm", "generate");
  const base = ["--base", "origin/published"];
  expect((await review(...base)).fine).toBe(false);
  const { written } = await review("--write", ...base);
  const file = written.find((path) => path.startsWith("specs/v2/breaks/")) ?? "";
  clone.edit(file, "TODO: why this break is worth it", "People may be invited by telephone alone.");
  clone.edit(file, "TODO: what users must do", "Expect candidates without an e-mail address.");
  await review("--write", ...base);
  const verdict = await review(...base);
  expect(verdict).toMatchObject({ fine: true, problems: [], bumps: { [`${scope}v2`]: "major" } });
  await commit(clone, "feat(specs)!: candidates without an e-mail address");
  await release();
  await expectVersions(before, verdict.bumps);
  const own = Object.entries(verdict.bumps).filter(([, bump]) => bump === "major");
  const generated = ["sdk-go", "sdk-java", "sdk-python", "sdk-rust", "stub-spring"];
  expect(own.map(([name]) => name.replace(scope, "")).toSorted()).toEqual([...generated, "v2"]);
  expect(clone.read("packages/v2/CHANGELOG.md")).toContain("Expect candidates without an e-mail address.");

  await consumer.run("pnpm", "update");
  expect(installedV2()).toBe(previous);
  await compile();
  await consumer.run("pnpm", "add", `${scope}v2@latest`);
  expect(installedV2()).toBe(versionOf("v2"));
  await expect(compile()).rejects.toThrow(/program\.ts\(3,\d+\): error TS18048: 'email' is possibly 'undefined'/);
});

/** Checks that the required packages are published, and that the remaining packages are unchanged or patched because of a dependency. */
async function expectVersions(before: Record<string, string>, bumps: Record<string, string>): Promise<void> {
  const after = versions();
  const published = new Set(publishedPackages(clone.folder).map(({ name }) => name));
  for (const [name, version] of Object.entries(before)) {
    const bump = bumps[name];
    const allowed = bump ? [next(version, bump)] : [version, next(version, "patch")];
    expect(allowed, name).toContain(after[name]);
    if (published.has(name)) expect((await registry.look(name)).versions, name).toContain(after[name]);
  }
  for (const name of ["v1", "v3", "control", "runtime", "codegen"].map((one) => scope + one))
    expect([name, after[name]]).toEqual([name, before[name]]);
}
