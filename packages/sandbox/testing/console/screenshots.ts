/**
 * Takes screenshots of all console views, wide and narrow, light and dark. Usage: node
 * testing/console/screenshots.ts [folder] [views, such as today,journal]
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createClient, unwrap } from "@assessment-api/control";
import { startSandbox } from "../../src/index.ts";
import { type ConsoleMessage, findBrowser } from "../pages/playwright.ts";
import { fillOrganization } from "./busy-organization.ts";
import { viewAddresses } from "./view-addresses.ts";

const [folder = "screenshots", only] = process.argv.slice(2);
const launch = findBrowser();
if (launch === undefined) throw new Error("No browser: install Chromium, and run `pnpm dev install browser`");

const sandbox = await startSandbox({ port: 0, data: ":memory:", seed: "none", logLevel: "silent" });
const control = createClient({ baseUrl: sandbox.urls.control });
const browser = await launch();
try {
  const [{ id = "" } = {}] = (await unwrap(control.GET("/organizations"))).items;
  await fillOrganization(control, id, `${sandbox.url}/catcher/${id}`);
  await mkdir(folder, { recursive: true });
  const addresses = (await viewAddresses(control, id)).filter(([name]) => !only || only.split(",").includes(name));
  for (const width of [1280, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ viewport: { width, height: width > 1000 ? 1600 : 800 }, colorScheme });
      page.on("pageerror", ({ message }: Error) => console.error(message));
      page.on("console", (message: ConsoleMessage) => message.type() === "error" && console.error(message.text()));
      for (const [name, address] of addresses) {
        await page.goto(`${sandbox.url}/${address}`);
        await page.waitForTimeout(700);
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
      await page.close();
    }
} finally {
  await browser.close();
  await sandbox.close();
}
