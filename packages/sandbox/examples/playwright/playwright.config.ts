import { defineConfig } from "@playwright/test";

// CHROMIUM names a browser of this machine; without it, Playwright uses its own (`npx playwright install chromium`).
const executablePath = process.env.CHROMIUM;

export default defineConfig({
  fullyParallel: true,
  use: executablePath ? { launchOptions: { executablePath, args: ["--no-sandbox"] } } : {},
});
