import { expect, test } from "vitest";
import { zipFile } from "../../testing/zip-file.ts";
import type { Task, TaskContent } from "../domain/tasks.ts";
import { createSqliteStore } from "../store/sqlite/index.ts";
import { finishBuild } from "./builds.ts";

const organizationId = "org_1";
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
const task: Task = { id: "tsk_1", organizationId, createdAt: 0, revision: 0, draft };

/** What becomes of the draft's build when that of a package is done. */
async function finish(packageId: string, before: Task = task) {
  const store = createSqliteStore({ file: ":memory:" });
  try {
    return await store.transact(async (tx) => {
      await tx.organizations.put({
        id: organizationId,
        name: "Test",
        credits: null,
        createdAt: 0,
        fresh: { credits: null, seed: "none", seedValue: "test" },
      });
      await tx.tasks.put(before);
      const bytes = zipFile([{ name: "main.cob", content: "STOP RUN." }]);
      for (const id of ["pkg_1", "pkg_2"]) await tx.packages.put({ id, organizationId, bytes });
      await finishBuild(tx, { kind: "build", organizationId, taskId: "tsk_1", packageId, dueAt: 0 });
      return (await tx.tasks.get(organizationId, "tsk_1"))?.draft?.build;
    });
  } finally {
    await store.close();
  }
}

test("a build that is done is the draft's", async () => {
  expect(await finish("pkg_2")).toMatchObject({ status: "SUCCESS" });
});

test("a build of a package that another one has replaced means nothing", async () => {
  expect(await finish("pkg_1")).toEqual({ status: null });
});

test("a build of a draft that has its result already changes nothing", async () => {
  const failed = { ...task, draft: { ...draft, build: { status: "FAILURE" as const } } };
  expect(await finish("pkg_2", failed)).toEqual({ status: "FAILURE" });
});

test("a build of a task that is gone means nothing", async () => {
  const gone = { ...task, id: "tsk_2" };
  expect(await finish("pkg_2", gone)).toBe(undefined);
});
