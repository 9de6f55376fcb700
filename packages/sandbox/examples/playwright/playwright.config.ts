import { defineConfig } from "@playwright/test";

// CHROMIUM is the path of a browser; default: Playwright's (`npx playwright install chromium`).
const executablePath = process.env.CHROMIUM;

export default defineConfig({
  fullyParallel: true,
  use: executablePath ? { launchOptions: { executablePath, args: ["--no-sandbox"] } } : {},
});
