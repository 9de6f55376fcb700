import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checksWith } from "../checks/checks.ts";
import { assessmentApi } from "../lives/plugin.ts";
import { checkNames } from "./check-names.ts";

const checks = checksWith(assessmentApi);

test("each check has its name in the list, in the order of a run", () => {
  expect(checks.map(({ name }) => name)).toEqual(checkNames);
});

const page = readFileSync(join(import.meta.dirname, "../../../../docs/contract-tests.md"), "utf8");

const table = [...checks]
  .sort((a, b) => a.needs.length - b.needs.length)
  .map(({ name, about, needs }) => `| \`${name}\` | ${about} | ${needs.map((need) => `\`${need}\``).join(", ")} |`)
  .join("\n");

test("docs/contract-tests.md describes each check and its needs", () => {
  const [, rows] =
    /^\| Check \| What a server must do \| Needs \|\n\| --- \| --- \| --- \|\n((?:\|.*\n)+)/m.exec(page) ?? [];
  expect(rows?.trim()).toBe(table);
});
