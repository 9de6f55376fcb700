import { test as base, type TestType } from "@playwright/test";
import { openSharedSandbox, openWorldOfTest, type SharedSandbox, type SharedSandboxOptions } from "./shared-sandbox.ts";
import type { World, WorldOptions } from "./world.ts";

export type * from "./api.ts";
export type { SharedSandbox, SharedSandboxOptions };

interface WorldFixtures {
  worldOptions: WorldOptions;
  world: World;
}

interface SandboxFixtures {
  sandboxOptions: SharedSandboxOptions;
  sandbox: SharedSandbox;
}

type Base = typeof base extends TestType<infer Args, infer WorkerArgs> ? [Args, WorkerArgs] : never;

/** Test with the fixture `world`; failures attach its journal. */
export const test: TestType<Base[0] & WorldFixtures, Base[1] & SandboxFixtures> = base.extend<
  WorldFixtures,
  SandboxFixtures
>({
  sandboxOptions: [{}, { scope: "worker", option: true }],
  sandbox: [
    async ({ sandboxOptions }, use) => {
      const sandbox = await openSharedSandbox(sandboxOptions);
      await use(sandbox);
      await sandbox.close();
    },
    { scope: "worker" },
  ],
  worldOptions: [{}, { option: true }],
  world: async ({ sandbox, worldOptions }, use, testInfo) => {
    const { world, report, close } = await openWorldOfTest(sandbox, testInfo.title, worldOptions);
    await use(world);
    const hasFailed = testInfo.status !== testInfo.expectedStatus;
    if (hasFailed) await testInfo.attach("journal", { body: await report(), contentType: "text/plain" });
    await close(hasFailed);
  },
});
