import { defineConfig } from "vitest/config";
import { SlowFirst } from "./testing/slow-first.ts";

export default defineConfig({
  test: { globalSetup: "testing/postgres/global-setup.ts", sequence: { sequencer: SlowFirst } },
});
