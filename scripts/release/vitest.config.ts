import { defineConfig } from "vitest/config";

/** `pnpm test:release`: whole releases, in order; the rest says nothing once one step has failed. */
export default defineConfig({
  test: { include: ["*.e2e.ts"], bail: 1, testTimeout: 900_000, hookTimeout: 300_000, reporters: ["verbose"] },
});
