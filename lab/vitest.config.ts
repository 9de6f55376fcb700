import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import forEveryPackage from "../vitest.config.ts";

export default mergeConfig(
  forEveryPackage,
  defineConfig({
    test: {
      globalSetup: fileURLToPath(import.meta.resolve("@assessment-api/sandbox/testing/postgres/global-setup")),
      // bench is a package whose dependencies are installed on demand.
      exclude: [...configDefaults.exclude, "bench/**"],
    },
  }),
);
