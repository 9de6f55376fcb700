/** Test files share modules and processes: docs/decisions/test-isolation.md. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { root } from "../documents.ts";

test("property tests repeat the same values", () => {
  expect(fc.sample(fc.nat(), 20)).toEqual(fc.sample(fc.nat(), 20));
});

test("no test replaces a module, which an earlier file may have loaded", () => {
  const files = globSync("{scripts,lab,packages}/**/*.test.{ts,tsx}", { cwd: root, exclude: ["**/node_modules/**"] });
  const replacing = files.filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(join(root, file), "utf8")));
  expect(replacing).toEqual([]);
});
