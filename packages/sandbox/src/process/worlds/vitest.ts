import { test as base, type TestAPI } from "vitest";
import { openSharedSandbox, openWorldOfTest, type SharedSandbox, type SharedSandboxOptions } from "./shared-sandbox.ts";
import type { World, WorldOptions } from "./world.ts";

export type * from "./api.ts";
export type { SharedSandbox, SharedSandboxOptions };

/** What the tests get; each part can be replaced by `test.extend` or, for a group of tests, by `test.override`. */
export interface WorldFixtures {
  /** Settings of the sandbox, which each worker has one of. */
  sandboxOptions: SharedSandboxOptions;
  sandbox: SharedSandbox;
  /** How the world of each test begins. */
  worldOptions: WorldOptions;
  /** The test's own. */
  world: World;
}

/** Vitest's `test` with a world per test. When a test fails, the journal of its world is in the report. */
export const test: TestAPI<WorldFixtures> = base.extend<WorldFixtures>({
  sandboxOptions: [{}, { scope: "worker" }],
  sandbox: [
    async ({ sandboxOptions }, use) => {
      const sandbox = await openSharedSandbox(sandboxOptions);
      await use(sandbox);
      await sandbox.close();
    },
    { scope: "worker" },
  ],
  worldOptions: {},
  world: async ({ sandbox, worldOptions, task }, use) => {
    const { world, report, close } = await openWorldOfTest(sandbox, task.name, worldOptions);
    await use(world);
    const { state, errors = [] } = task.result ?? {};
    const hasFailed = state === "fail";
    // Too late for an annotation; every reporter shows what stands beside the errors.
    if (hasFailed) errors.push({ name: "World", message: await report() });
    await close(hasFailed);
  },
});
