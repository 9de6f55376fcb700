import { expect, test } from "vitest";
import { createTestWorld } from "../../testing/world.ts";
import { zipFile } from "../../testing/zip-file.ts";
import type { Task, TaskContent } from "../domain/tasks.ts";
import { build, finishBuild } from "./builds.ts";

const draft: TaskContent = {
  type: "PROGRAMMING",
  title: "Rate limiter",
  question: "Write one.",
  difficulty: "HARD",
  tags: [],
  duration: "PT60M",
  points: 20,
  packageId: "pkg_2",
  build: { status: null },
};
const task = { id: "tsk_1", createdAt: 0, revision: 0, draft };

async function finish(packageId: string, before: Omit<Task, "organizationId"> = task, concurrent = before) {
  const { world, organizationId } = await createTestWorld();
  const { store } = world;
  await store.transact(async (tx) => {
    await tx.tasks.put({ ...before, organizationId });
    const bytes = zipFile([{ name: "main.cob", content: "STOP RUN." }]);
    for (const id of ["pkg_1.0", "pkg_2.0"]) await tx.packages.put({ id, organizationId, bytes });
  });
  const timer = { kind: "build", organizationId, taskId: "tsk_1", packageId, dueAt: 0 } as const;
  const result = await build(world, timer);
  await store.transact(async (tx) => {
    await tx.tasks.put({ ...concurrent, organizationId });
    if (result !== undefined) await finishBuild(tx, timer, result);
  });
  return (await store.tasks.get(organizationId, "tsk_1"))?.draft?.build;
}

test("a finished build belongs to the draft", async () => {
  expect(await finish("pkg_2")).toMatchObject({ status: "SUCCESS" });
});

test("a build of a replaced package has no effect", async () => {
  expect(await finish("pkg_1")).toEqual({ status: null });
});

test("a second build result of a draft changes nothing", async () => {
  const failed = { ...task, draft: { ...draft, build: { status: "FAILURE" as const } } };
  expect(await finish("pkg_2", failed)).toEqual({ status: "FAILURE" });
});

test("a build of a deleted task has no effect", async () => {
  const deleted = { ...task, id: "tsk_2" };
  expect(await finish("pkg_2", deleted)).toBe(undefined);
});

test("a build has no effect if another package was uploaded", async () => {
  const replaced = { ...task, draft: { ...draft, packageId: "pkg_1" } };
  expect(await finish("pkg_2", task, replaced)).toEqual({ status: null });
});
