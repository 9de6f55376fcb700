import { join } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files whose tests start processes, wait for them, or fill a browser or a server's database: half a minute to a minute each. Those that
 * measure or have to end in time are not the very first: other packages are tested meanwhile.
 */
export const slowFiles: readonly string[] = [
  "src/http/console-accessible.long.test.ts",
  "src/http/console-browser.test.ts",
  "src/http/console-uses.long.test.ts",
  "src/http/console-acts.long.test.ts",
  "src/http/pages/accessible.long.test.ts",
  "src/http/console-large.nightly.test.ts",
  "src/http/pages/browser.test.ts",
  "src/process/killed.nightly.test.ts",
  "src/http/pages/browser-saving.test.ts",
  "src/store/postgres/postgres-store.test.ts",
  "testing/samples/samples.long.test.ts",
  "src/process/run.test.ts",
  "src/process/ending.test.ts",
  "src/seed/seed.test.ts",
  "src/http/pages/huge-texts.nightly.test.ts",
  "src/http/contract.long.test.ts",
].map((path) => join(import.meta.dirname, "..", path));

/** Runs the slow files first. Vitest begins with the largest, and these are short: one that began last would leave a core idle. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const slow = slowFiles.flatMap((path) => sorted.filter(({ moduleId }) => moduleId === path));
    return [...slow, ...sorted.filter((file) => !slow.includes(file))];
  }
}
