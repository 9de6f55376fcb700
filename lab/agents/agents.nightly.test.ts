import { startSandbox } from "@assessment-api/sandbox";
import { expect, test } from "vitest";
import { runTasks } from "./run-tasks.ts";
import { byScript } from "./solve.ts";
import { kinds } from "./tasks/all.ts";

test("all tasks pass with their scripts", async () => {
  const sandbox = await startSandbox({ port: 0, data: ":memory:", seed: "none", rateLimit: "off", logLevel: "silent" });
  const failed: unknown[] = [];
  const tasks = kinds.flatMap((kind) => kind.tasks);
  for await (const { task, problems } of runTasks(sandbox.url, tasks, byScript))
    if (problems.length > 0) failed.push([task.id, problems]);
  await sandbox.close();
  expect(failed).toEqual([]);
});
