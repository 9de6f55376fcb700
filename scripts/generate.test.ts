import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folderOf, root } from "./documents.ts";

const copied = ["v1", "v3"];

const copy = mkdtempSync(join(tmpdir(), "assessment-api-generate-"));
const running = new Set<ChildProcess>();

beforeAll(() => {
  const read = ["scripts", "docs", "package.json", "redocly.yaml", ...copied.map((name) => `specs/${name}`)];
  for (const path of [...read, ...copied.map(folderOf)])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (file) => !file.includes("node_modules") });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
});

afterAll(() => {
  for (const child of running) child.kill();
  rmSync(copy, { recursive: true });
});

const script = join(copy, "scripts/generate.ts");
const env = { ...process.env, NODE_COMPILE_CACHE: join(copy, "compiled") };
const generate = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: "utf8", env });
const read = (path: string) => readFileSync(join(copy, path), "utf8");

function edit(path: string, from: string, to: string): void {
  expect(read(path)).toContain(from);
  const edited = join(copy, "edited");
  writeFileSync(edited, read(path).replace(from, to));
  renameSync(edited, join(copy, path));
}

test("an edit changes the files that follow from it, and no other file is touched", () => {
  const untouched = join(copy, "packages/v3/src/generated/schema.d.ts");
  const before = statSync(untouched).mtimeMs;
  edit("specs/v1/paths/exams_{id}.yaml", "summary: ", "summary: Exactly. ");
  const { status, stdout } = generate("v1", "v3", "--no-lint");
  expect(status).toBe(0);
  expect(stdout.split("\n").filter((line) => line.startsWith("packages/"))).toEqual([
    "packages/v1/src/generated/openapi.json",
    "packages/v1/src/generated/schema.d.ts",
    "packages/v1/src/generated/functions.gen.ts",
    "packages/v1/src/generated/operations.gen.ts",
    "packages/v1/src/generated/msw.gen.ts",
  ]);
  expect(statSync(untouched).mtimeMs).toBe(before);
});

test("an invalid document is refused with file and line, and keeps generated files", () => {
  const generated = read("packages/v3/src/generated/openapi.json");
  edit("specs/v3/paths/boost_v3_teams.yaml", "operationId: listTeams", "operationid: listTeams");
  const { status, stderr } = generate("v3");
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^specs\/v3\/paths\/boost_v3_teams\.yaml:\d+:\d+ "operationid" is not a field of an operation/m,
  );
  expect(read("packages/v3/src/generated/openapi.json")).toBe(generated);
  edit("specs/v3/paths/boost_v3_teams.yaml", "operationid: listTeams", "operationId: listTeams");
});

test("a valid document with lint findings is generated, and each finding has file, line and rule", () => {
  const file = "specs/v1/paths/exams_{id}.yaml";
  const finding = /^specs\/v1\/paths\/exams_\{id\}\.yaml:\d+:\d+ .* \(rule\/operation-id-verb-noun\)$/m;
  edit(file, "operationId: getExam", "operationId: exam");
  const { status, stdout, stderr } = generate("v1");
  expect(status).toBe(0);
  expect(stdout).toContain("packages/v1/src/generated/operations.gen.ts");
  expect(stderr).toMatch(finding);
  expect(stderr).toMatch(/^! pnpm dev lint rejects this/m);
  expect(generate("v1", "--no-lint").stderr).toBe("");
  edit(file, "operationId: exam", "operationId: getExam");
  expect(generate("v1").stderr).toBe("");
});

function find(name: "findStale" | "findUncommitted"): string[] {
  const code = `const drift = await import("./scripts/drift.ts"); console.log(JSON.stringify(await drift.${name}()));`;
  const { stdout } = spawnSync(process.execPath, ["-e", code], { cwd: copy, encoding: "utf8", env });
  return JSON.parse(stdout);
}

test("the check names generated files that were edited, are missing or are obsolete", () => {
  edit("specs/v3/openapi.yaml", "  title: ", "  title: The ");
  edit("packages/v1/src/generated/requests.gen.ts", "json", "xml");
  writeFileSync(join(copy, "packages/v1/src/generated/old.gen.ts"), "");
  const stale = find("findStale");
  expect(stale).toContain("packages/v1/src/generated/requests.gen.ts differs from the output of its document");
  expect(stale).toContain("packages/v3/src/generated/openapi.json differs from the output of its document");
  expect(stale).toContain("packages/v1/src/generated/old.gen.ts is no longer generated");
  expect(stale.join()).not.toMatch(/packages\/v1\/src\/generated\/schema/);
  expect(generate("--no-lint").status).toBe(0);
  expect(find("findStale")).toEqual([]);
});

test("the check names generated files that differ from the commit", () => {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: copy });
  git("init");
  git("add", "packages", "docs");
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-m", "all");
  expect(find("findUncommitted")).toEqual([]);
  writeFileSync(join(copy, "docs/assumptions.md"), "other");
  writeFileSync(join(copy, "packages/v1/src/generated/new.gen.ts"), "");
  expect(find("findUncommitted")).toEqual([
    "docs/assumptions.md is not committed",
    "packages/v1/src/generated/new.gen.ts is not committed",
  ]);
});

test.each([[["v7"]], [["--wach"]]])("%s is refused with the usage", (args) => {
  const { status, stderr } = generate(...args);
  expect(status).toBe(2);
  expect(stderr).toContain("Usage: pnpm generate [v1|v3 …] [--watch] [--no-lint]");
});

test("with --watch, generates after every edit, and continues after an invalid one", async () => {
  const child = spawn(process.execPath, [script, "v1", "--watch"], { env });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const says = (text: string) => expect.poll(() => output).toContain(text);
  await says("watching specs");
  const file = "specs/v1/openapi.yaml";
  edit(file, "paths:", "pfade:");
  await says("specs/v1/openapi.yaml:");
  edit(file, "pfade:", "paths:");
  edit(file, "  title: ", "  title: Edited ");
  await says("packages/v1/src/generated/schema.d.ts");
  expect(read("packages/v1/src/generated/openapi.json")).toContain('"title": "Edited ');
});
