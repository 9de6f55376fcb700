import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { FailedTests } from "./scripts/testing/reporter.ts";

const MINUTE = 60_000;
/** Set by scripts/testing/run-turbo.ts and scripts/stress.ts. */
const { FAILED_TESTS, TEST_SEED, GITHUB_ACTIONS } = process.env;

/**
 * For the tests of every package. The limits end what hangs and measure nothing: other programs may leave a test little of the machine.
 * Turbo runs packages side by side, so none takes all cores for itself.
 */
export default defineConfig({
  test: {
    globalSetup: [join(import.meta.dirname, "scripts/generate/fresh.ts")],
    setupFiles: [join(import.meta.dirname, "scripts/testing/setup.ts")],
    // See docs/decisions/test-isolation.md.
    isolate: false,
    ...(FAILED_TESTS && {
      reporters: ["default", ...(GITHUB_ACTIONS ? ["github-actions"] : []), new FailedTests(FAILED_TESTS)],
    }),
    ...(TEST_SEED && { sequence: { shuffle: { files: true }, seed: Number(TEST_SEED) } }),
    maxWorkers: 2,
    testTimeout: 15 * MINUTE,
    hookTimeout: 15 * MINUTE,
    expect: { poll: { timeout: MINUTE } },
  },
});
