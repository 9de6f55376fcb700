import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checks } from "./checks.ts";

const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");

/** The README's table of checks, as the checks describe themselves; those without needs come first. */
const table = [...checks]
  .sort((a, b) => a.needs.length - b.needs.length)
  .map(({ name, about, needs }) => `| \`${name}\` | ${about} | ${needs.map((need) => `\`${need}\``).join(", ")} |`)
  .join("\n");

test("the README says of each check what it is about and what it needs", () => {
  const [, rows] =
    /^\| Check \| What a server has to do \| Needs \|\n\| --- \| --- \| --- \|\n((?:\|.*\n)+)/m.exec(readme) ?? [];
  expect(rows?.trim()).toBe(table);
});
