import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds inaccessible on a page as it stands, in light and dark. */
export async function inaccessible(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, runOnly] of [
    ["light", rules],
    // Everything else is the same in the dark.
    ["dark", ["color-contrast"]],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const run = `${source};axe.run(document, { runOnly: ${JSON.stringify(runOnly)} })`;
    const { violations, passes } = await page.evaluate<AxeResults>(run);
    if (passes.length === 0) found.push(`${name}, ${colorScheme}: axe looked at nothing`);
    found.push(...violations.map(({ id, nodes }) => `${name}, ${colorScheme}: ${id} ${nodes[0]?.html}`));
  }
  return found;
}
