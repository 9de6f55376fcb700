import { defineConfig } from "vitest/config";

// Most tests start a sandbox of their own, which takes its time where many run at once.
export default defineConfig({ test: { testTimeout: 20_000, hookTimeout: 20_000 } });
