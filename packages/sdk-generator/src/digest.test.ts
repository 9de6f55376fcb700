import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { differences, digest } from "./digest.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function digestOf(files: Readonly<Record<string, string>>): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "assessment-api-digest-"));
  folders.push(folder);
  mkdirSync(join(folder, "out/deep"), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return digest(folder, ["out"]);
}

const files = { "out/a": "1", "out/deep/b": "2", beside: "3" };

test.each([
  [{ ...files }, []],
  [{ ...files, beside: "other" }, []],
  [{ ...files, "out/a": "1 " }, ["out/a"]],
  [{ ...files, "out/deep/c": "" }, ["out/deep/c"]],
  [{ "out/a": "1" }, ["out/deep/b"]],
])("%j differs in %j", (other, different) => {
  expect(differences(digestOf(files), digestOf(other))).toEqual(different);
});
