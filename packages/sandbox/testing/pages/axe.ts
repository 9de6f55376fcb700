import { readFileSync } from "node:fs";
// biome-ignore lint/suspicious/noTsIgnore: not an error if the project is installed
// @ts-ignore: the types are `any` where it is not
import type { AxeResults, Result } from "../../../../tools/browser/node_modules/axe-core/axe.d.ts";
import { type Page, requireInstalled } from "./playwright.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Checks in light and dark; `colors: false` skips colors, the slowest check. */
export async function inaccessible(page: Page, name: string, { colors = true } = {}): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of colors ? (["light", "dark"] as const) : (["light"] as const)) {
    // Only colors differ in the dark scheme.
    const runOnly = colorScheme === "light" ? rules : ["color-contrast"];
    await page.emulateMedia({ colorScheme });
    const options = { runOnly, rules: { "color-contrast": { enabled: colors } }, resultTypes: ["violations"] };
    const { violations, passes } = await runAxe(page, options);
    if (passes.length === 0) found.push(`${name}, ${colorScheme}: axe looked at nothing`);
    found.push(...violations.map(({ id, nodes }: Result) => `${name}, ${colorScheme}: ${id} ${nodes[0]?.html}`));
  }
  return found;
}

export async function runAxe(page: Page, options: object = {}): Promise<AxeResults> {
  // Loads axe once per document, because it is slow.
  if (!(await page.evaluate<boolean>("'axe' in globalThis")))
    await page.evaluate(readFileSync(requireInstalled.resolve("axe-core/axe.min.js"), "utf8"));
  return page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
}
