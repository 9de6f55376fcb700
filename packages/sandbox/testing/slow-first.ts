import { join } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files whose tests start processes, wait for them, or fill a browser: half a minute to a minute each. */
export const slowFiles: readonly string[] = [
  "testing/soak/soak.test.ts",
  "src/process/killed.test.ts",
  "src/http/pauses.test.ts",
  "src/http/console-browser.test.ts",
  "src/http/pages/browser.test.ts",
  "src/http/pages/browser-saving.test.ts",
  "src/http/generated-requests.test.ts",
  "src/http/pages/huge-texts.test.ts",
  "src/http/contract.test.ts",
  "testing/samples/samples.test.ts",
].map((path) => join(import.meta.dirname, "..", path));

/** Runs the slow files first. Vitest begins with the largest, and these are short: one that began last would leave a core idle. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slowFiles.includes(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
