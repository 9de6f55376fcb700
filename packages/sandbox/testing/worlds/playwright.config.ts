import { defineConfig } from "@playwright/test";

export default defineConfig({ testMatch: "failing.playwright.ts" });
