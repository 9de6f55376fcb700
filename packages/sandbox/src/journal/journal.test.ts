import { expect, onTestFinished, test } from "vitest";
import { createTestWorld } from "../../testing/world.ts";
import { StoreUnavailableError } from "../domain/storage-errors.ts";
import { createCause } from "./cause.ts";
import { createJournal } from "./journal.ts";

async function start(
  during: (commit: number) => void,
  report: (error: unknown) => void = (error) => expect.fail(String(error)),
) {
  const { world, organizationId } = await createTestWorld();
  let commits = 0;
  const transact: typeof world.store.transact = (work) =>
    world.store.transact(async (tx) => {
      during(++commits);
      return work(tx);
    });
  const journal = createJournal(
    { ...world.store, transact },
    {
      clocks: world.clocks,
      machine: world.machine.now,
      newId: world.newId,
      limit: { entries: 100_000, ageInMs: 1e9 },
      report,
    },
  );
  onTestFinished(() => journal.close());
  let requests = 0;
  const read = () =>
    journal.end(createCause({ id: `req_${requests++}`, kind: "request", operation: "listExams", organizationId }));
  return { journal, read, count: () => world.store.journal.count(organizationId) };
}

test("requests that end during a flush are written with the next batch", async () => {
  const { journal, read, count } = await start((commit) => {
    if (commit === 1) for (let request = 0; request < 5; request++) read();
  });
  read();
  await journal.flush();
  expect(await count()).toBe(1);
  await journal.flush();
  expect(await count()).toBe(6);
});

test("requests that end during an outage are written afterwards, and the outage is reported once", async () => {
  let isAway = true;
  const reported: unknown[] = [];
  const { journal, read, count } = await start(
    () => {
      if (isAway) throw new StoreUnavailableError("the server is away");
    },
    (error) => reported.push(error),
  );
  for (let attempt = 0; attempt < 2; attempt++) {
    read();
    await journal.flush();
  }
  expect([await count(), reported.length]).toEqual([0, 1]);
  isAway = false;
  await journal.flush();
  expect(await count()).toBe(2);
});

test("entries that the store rejects are dropped, and block no others", async () => {
  const reported: unknown[] = [];
  const { journal, read, count } = await start(
    (commit) => {
      if (commit === 1) throw new TypeError("an entry that cannot be written");
    },
    (error) => reported.push(error),
  );
  for (let request = 0; request < 2; request++) {
    read();
    await journal.flush();
  }
  expect([await count(), reported.length]).toEqual([1, 1]);
});
