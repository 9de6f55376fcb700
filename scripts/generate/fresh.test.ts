import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { isStale, markFresh } from "./fresh.ts";

const folder = mkdtempSync(join(tmpdir(), "fresh-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, minutesAgo: number) => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  const time = new Date(Date.UTC(2020, 0, 1) - minutesAgo * 60_000);
  utimesSync(file, time, time);
};

function writeGenerated(): void {
  write("specs/v1/paths/exams.yaml", 3);
  write("specs/v1/facts.yaml", 3);
  write("packages/codegen/src/server/emit-validators.ts", 3);
  for (const name of ["validators.gen.js", "validators.gen.d.ts", "responses/members.gen.ts", "facts.json"])
    write(`packages/v1/src/generated/${name}`, 2);
}

test("missing output is stale", () => {
  writeGenerated();
  expect(isStale("v1", folder)).toBe(false);
  rmSync(join(folder, "packages/v1/src/generated/validators.gen.js"));
  expect(isStale("v1", folder)).toBe(true);
});

test.each(["specs/v1/paths/exams.yaml", "specs/v1/facts.yaml", "packages/codegen/src/server/emit-validators.ts"])(
  "output is stale once a checkout or an edit has written %s, and no more once it is generated",
  (path) => {
    writeGenerated();
    write(path, 1);
    expect(isStale("v1", folder)).toBe(true);
    markFresh("v1", folder);
    expect(isStale("v1", folder)).toBe(false);
  },
);

test("a document without facts has no output of them", () => {
  write("specs/control/paths/health.yaml", 3);
  for (const name of ["validators.gen.js", "validators.gen.d.ts", "responses/members.gen.ts"])
    write(`packages/control/src/generated/${name}`, 2);
  expect(isStale("control", folder)).toBe(false);
  markFresh("control", folder);
});

test("documents are independent", () => {
  writeGenerated();
  write("specs/v2/paths/tests.yaml", 1);
  expect(isStale("v1", folder)).toBe(false);
});
