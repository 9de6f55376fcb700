import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { pathProblem } from "./path-problems.ts";

const root = mkdtempSync(join(tmpdir(), "path-problems-"));
const at = (path: string) => join(root, path);
mkdirSync(at("folder"));
writeFileSync(at("file"), "");
symlinkSync("loop", at("loop"));
afterAll(() => rmSync(root, { recursive: true }));

const problemOf = (path: string, action: "read" | "write", kind: "file" | "folder") =>
  pathProblem(at(path), action, kind)?.replaceAll(`${root}/`, "");

test.each([
  ["file", "read", "file"],
  ["folder", "read", "folder"],
  ["file", "write", "file"],
  ["folder/new", "write", "file"],
  ["folder", "write", "folder"],
  ["folder/new/newer", "write", "folder"],
] as const)("%s can be used to %s a %s", (path, action, kind) => {
  expect(problemOf(path, action, kind)).toBeUndefined();
});

test.each([
  ["none", "read", "file", "none does not exist; check the path"],
  ["folder", "read", "file", "folder is a folder; name a file"],
  ["file", "read", "folder", "file is a file; name a folder"],
  ["file/a/b", "read", "file", "file/a/b cannot be read: file is a file, not a folder; check the path"],
  ["loop", "read", "file", "loop cannot be read: its symbolic links form a loop; correct them"],
  ["folder", "write", "file", "folder is a folder; name a file"],
  ["none/new", "write", "file", "none/new cannot be written: the folder none does not exist; create it"],
  ["file", "write", "folder", "file is a file; name a folder"],
  ["file/a", "write", "folder", "file/a cannot be written: file is a file, not a folder; check the path"],
  ["loop", "write", "folder", "loop cannot be written: its symbolic links form a loop; correct them"],
] as const)("%s cannot be used to %s a %s", (path, action, kind, problem) => {
  expect(problemOf(path, action, kind)).toBe(problem);
});

test("an empty path is reported", () => {
  expect(pathProblem("", "write", "file")).toBe("is empty; name a file");
});

// Permissions do not apply to root.
test.skipIf(process.getuid?.() === 0)("missing permissions are reported", () => {
  mkdirSync(at("closed"));
  chmodSync(at("closed"), 0o500);
  writeFileSync(at("secret"), "");
  chmodSync(at("secret"), 0o200);
  expect(problemOf("secret", "read", "file")).toBe("secret cannot be read: permission denied; change the permissions");
  expect(problemOf("closed/new", "write", "file")).toBe(
    "closed/new cannot be written: closed cannot be written: permission denied; change the permissions",
  );
});
