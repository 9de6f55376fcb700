import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startWithControl } from "../../testing/start-with-control.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

test("a write lock of another program delays only changes, which fail after five seconds", async () => {
  const file = join(temporaryFolder(), "store.sqlite");
  let now = 0;
  const isBlocked = Promise.withResolvers<void>();
  const pause = async () => {
    isBlocked.resolve();
    await setImmediate();
  };
  const started = await startWithControl({ file, lock: { timeout: 5000, now: () => now, pause } });
  const { control, v2, world, organizationId } = started;
  const create = () => v2.POST("/candidates", { body: { email: "ada@example.com", firstName: "Ada" } });
  const health = async () => (await control.GET("/health")).data;
  await started.settle();
  await world.journal.flush();

  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("BEGIN IMMEDIATE");
  const created = create();
  await isBlocked.promise;
  expect((await v2.GET("/candidates")).data).toMatchObject({ page: { totalElements: 0 } });
  expect(await health()).toMatchObject({ status: "UP" });
  for (const path of ["/docs", "/docs/v2", "/"]) expect((await fetch(started.origin + path)).status).toBe(200);
  const journal = await control.GET("/organizations/{id}/journal", { params: { path: { id: organizationId } } });
  expect(journal.response.status).toBe(200);
  expect(JSON.stringify(journal.data)).not.toContain("createCandidate");

  now += 5000;
  const { response, error } = await created;
  expect([response.status, error]).toMatchObject([
    503,
    { code: 503, details: "The sandbox cannot use its database: another program has locked it. Nothing was changed." },
  ]);
  expect(await health()).toMatchObject({ status: "DEGRADED" });

  other.exec("ROLLBACK");
  expect((await create()).response.status).toBe(201);
  expect(await health()).toMatchObject({ status: "UP" });
  await world.journal.flush();
  const { items } = await world.store.journal.list(organizationId, { operations: ["createCandidate"] }, { limit: 10 });
  expect(items.map(({ status }) => status).sort()).toEqual([201, 503]);
});
