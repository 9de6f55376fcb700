import { join } from "node:path";
import { defineConfig } from "vitest/config";

const MINUTE = 60_000;

/**
 * For the tests of every package. The limits end what hangs and measure nothing: other programs may leave a test little of the machine.
 * Turbo runs packages side by side, so none takes all cores for itself.
 */
export default defineConfig({
  test: {
    globalSetup: [join(import.meta.dirname, "scripts/generate/fresh.ts")],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 5 * MINUTE,
    hookTimeout: 5 * MINUTE,
    expect: { poll: { timeout: MINUTE } },
  },
});
