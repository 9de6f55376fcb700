import { test as base, type TestAPI } from "vitest";
import { openSharedSandbox, openWorldOfTest, type SharedSandbox, type SharedSandboxOptions } from "./shared-sandbox.ts";
import type { World, WorldOptions } from "./world.ts";

export type * from "./api.ts";
export type { SharedSandbox, SharedSandboxOptions };

interface WorldFixtures {
  sandboxOptions: SharedSandboxOptions;
  sandbox: SharedSandbox;
  worldOptions: WorldOptions;
  world: World;
}

/** Test with the fixture `world`; failures contain its journal. */
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
    if (hasFailed) errors.push({ name: "World", message: await report() });
    await close(hasFailed);
  },
});
