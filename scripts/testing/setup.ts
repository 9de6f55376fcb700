/** Runs before each test file. Files share modules and globals (docs/decisions/test-isolation.md). */
import fc from "fast-check";
import { afterAll, expect, vi } from "vitest";
import { coarsenClock } from "./coarse-clock.ts";

if (process.env.TEST_CLOCK === "coarse") coarsenClock();

/** `pnpm dev fuzz` sets NEW_VALUES. */
const hasNewValues = process.env.NEW_VALUES !== undefined || expect.getState().testPath?.includes(".nightly.test.");

// Rare values would otherwise fail a change that did not cause the fault.
fc.configureGlobal(hasNewValues ? {} : { seed: 1 });

// Restores mocks, stubs and fake timers for the next file of this process.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
