import { defineConfig } from "vitest/config";

export default defineConfig({ test: { globalSetup: "testing/postgres/global-setup.ts" } });
