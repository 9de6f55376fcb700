import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
// biome-ignore lint/suspicious/noTsIgnore: not an error if the project is installed
// @ts-ignore: the types are `any` where it is not
import type * as Playwright from "../../../../tools/browser/node_modules/playwright-core/index.d.ts";
import { findChromium } from "./chromium.ts";

export type Browser = Playwright.Browser;
export type BrowserContextOptions = Playwright.BrowserContextOptions;
export type ConsoleMessage = Playwright.ConsoleMessage;
export type Page = Playwright.Page;
export type Request = Playwright.Request;
export type Route = Playwright.Route;

/** Playwright and axe are in a separate project, installed by `pnpm test`: 17 MB not needed by `pnpm start`. */
const home = join(import.meta.dirname, "../../../../tools/browser/package.json");
export const requireInstalled: NodeJS.Require = createRequire(home);

/** Opens a page with a timeout of one minute, for busy machines. */
export async function openPageOf(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

/**
 * Returns a Chromium launcher; undefined without Chromium or Playwright.
 * @throws Error instead, if REQUIRE_BROWSER is 1
 */
export function findBrowser(): (() => Promise<Browser>) | undefined {
  const executablePath = findChromium();
  const isInstalled = existsSync(join(home, "../node_modules/playwright-core"));
  if (executablePath !== undefined && isInstalled) {
    const { chromium }: typeof Playwright = requireInstalled("playwright-core");
    const args = ["--no-sandbox", "--disable-background-networking"];
    return () => chromium.launch({ executablePath, args, headless: true, timeout: 300_000 });
  }
  const missing = isInstalled
    ? "no Chromium found: install one, or name it in the environment variable CHROMIUM"
    : "Playwright is not installed: run `pnpm dev install browser`";
  if (process.env.REQUIRE_BROWSER === "1") throw new Error(missing);
  console.warn(`The tests in a browser are skipped: ${missing}.`);
  return undefined;
}
