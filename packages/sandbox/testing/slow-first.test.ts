import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { slowFiles } from "./slow-first.ts";

test("the files that run first are there", () => {
  expect(slowFiles.filter((file) => !existsSync(file))).toEqual([]);
});
