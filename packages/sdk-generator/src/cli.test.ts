import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const empty = mkdtempSync(join(tmpdir(), "assessment-api-no-tools-"));
afterAll(() => rmSync(empty, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "cli.ts"), ...args], {
    encoding: "utf8",
    env: { ...process.env, PATH: empty },
  });

test("targets that cannot run are skipped and named", () => {
  const { status, stdout } = run("test");
  expect(stdout).toMatch(/^skipped python: this machine lacks Python 3\.10 .*; and Java 11 or later/m);
  expect(status).toBe(0);
});

test("a nightly-only language is omitted silently", () => {
  expect(run("test").stdout).not.toMatch(/rust|spring/);
  expect(run("nightly").stdout).toMatch(/^skipped rust: this machine lacks Rust 1\.85 [^;]*$/m);
});

test("a named language must run", () => {
  const { status, stderr } = run("generate", "python");
  expect(stderr).toMatch(/^python: this machine lacks .*the TypeScript packages need none of this\n$/);
  expect(status).toBe(2);
});

test.each([
  [["generate", "cobol"], 2, "Unknown SDK cobol; choose from java"],
  [["paint"], 2, "Usage: pnpm dev sdks generate|test"],
  [["test", "--help"], 0, "Usage: pnpm dev sdks generate|test"],
])("%j", (args, code, message) => {
  const { status, stdout, stderr } = run(...args);
  expect(`${stdout}${stderr}`).toContain(message);
  expect(status).toBe(code);
});
