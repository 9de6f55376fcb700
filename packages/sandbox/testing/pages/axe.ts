import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Violations that axe finds on a page as it stands, in light and dark or one of them. */
export async function inaccessible(
  page: Page,
  name: string,
  schemes: readonly ("light" | "dark")[] = ["light", "dark"],
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    // Everything else is the same in the dark.
    const runOnly = colorScheme === "light" ? rules : ["color-contrast"];
    await page.emulateMedia({ colorScheme });
    const run = `${source};axe.run(document, { runOnly: ${JSON.stringify(runOnly)}, resultTypes: ["violations"] })`;
    const { violations, passes } = await page.evaluate<AxeResults>(run);
    if (passes.length === 0) found.push(`${name}, ${colorScheme}: axe looked at nothing`);
    found.push(...violations.map(({ id, nodes }) => `${name}, ${colorScheme}: ${id} ${nodes[0]?.html}`));
  }
  return found;
}
