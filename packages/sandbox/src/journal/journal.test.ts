import { expect, onTestFinished, test } from "vitest";
import { createTestWorld } from "../../testing/world.ts";
import { createCause } from "./cause.ts";
import { createJournal } from "./journal.ts";

/** @param during called in each transaction, with its number */
async function start(during: (commit: number) => void) {
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
      now: world.clock.now,
      machine: world.machine.now,
      newId: world.newId,
      limit: { entries: 100_000, ageInMs: 1e9 },
      report: (error) => expect.fail(String(error)),
    },
  );
  onTestFinished(() => journal.close());
  let requests = 0;
  const read = () =>
    journal.end(createCause({ id: `req_${requests++}`, kind: "request", operation: "listExams", organizationId }));
  return { journal, read, count: () => world.store.journal.count(organizationId) };
}

test("requests that end while others are written wait for the next batch, however many come", async () => {
  const { journal, read, count } = await start((commit) => {
    if (commit === 1) for (let request = 0; request < 5; request++) read();
  });
  read();
  await journal.flush();
  expect(await count()).toBe(1);
  await journal.flush();
  expect(await count()).toBe(6);
});
