import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import forEveryPackage from "../../vitest.config.ts";
import { SlowFirst } from "./testing/slow-first.ts";

export default mergeConfig(
  forEveryPackage,
  defineConfig({
    test: {
      globalSetup: "testing/postgres/global-setup.ts",
      // Projects to copy, which their own runners run.
      exclude: [...configDefaults.exclude, "examples/**"],
      ...(process.env.TEST_SEED === undefined && { sequence: { sequencer: SlowFirst } }),
      maxWorkers: 3,
    },
  }),
);
