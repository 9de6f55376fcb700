import { join } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Slow test files (30 to 60 s each): process starts, browsers, database loads. Timing-sensitive files are not
 * first, because other packages are tested at the same time.
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
  "src/http/pages/browser-saving.long.test.ts",
  "src/http/pages/browser-offline.long.test.ts",
  "src/store/postgres/postgres-store.test.ts",
  "testing/samples/samples.long.test.ts",
  "src/process/run.test.ts",
  "src/process/ending.test.ts",
  "src/seed/seed.test.ts",
  "src/http/pages/huge-texts.nightly.test.ts",
  "src/http/contract.long.test.ts",
].map((path) => join(import.meta.dirname, "..", path));

/**
 * Runs slow files first. Vitest starts with the largest files; a slow small file at the end would leave a core
 * idle.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const slow = slowFiles.flatMap((path) => sorted.filter(({ moduleId }) => moduleId === path));
    return [...slow, ...sorted.filter((file) => !slow.includes(file))];
  }
}
