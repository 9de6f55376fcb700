import { defineConfig } from "vitest/config";

/** Config of `pnpm test:release`: whole releases in order, ended by the first failure. */
export default defineConfig({
  test: { include: ["*.e2e.ts"], bail: 1, testTimeout: 0, hookTimeout: 0, reporters: ["verbose"] },
});
