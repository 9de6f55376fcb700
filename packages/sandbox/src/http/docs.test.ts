import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { findChromium } from "../../testing/pages/chromium.ts";
import { startTestSandbox } from "../../testing/sandbox.ts";

const executablePath = findChromium();
const docs = createRequire(import.meta.url).resolve("@assessment-api/docs/package.json");
const isBuilt = existsSync(new URL("dist/docs/v2.html", `file://${docs}`));

test.skipIf(executablePath === undefined || !isBuilt)(
  "the documentation is drawn and searched under its Content-Security-Policy",
  { timeout: 120_000 },
  async () => {
    const sandbox = await startTestSandbox();
    onTestFinished(() => sandbox.close());
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      // The maker's logo, which the page hides.
      if (message.type() === "error" && !message.text().includes("logo-mini")) complaints.push(message.text());
    });
    await page.goto(`${sandbox.origin}/docs/v2`);
    await page.getByText("Search").first().click();
    await page.keyboard.type("invitation");
    // A part of a result that is marked as found.
    await page.getByText("invitation", { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
  },
);
