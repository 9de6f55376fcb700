import { afterEach, expect, test, vi } from "vitest";
import { oneClock } from "../domain/clocks.ts";
import { DAY, HOUR } from "../domain/time.ts";
import { createJournal } from "../journal/journal.ts";
import { newId } from "../service/new-id.ts";
import { createSqliteStore } from "../store/sqlite/index.ts";
import { observeStore } from "../store/store.ts";
import { createSweeper } from "./sweeper.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("old journal entries are deleted within an hour, without a write", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const store = createSqliteStore({ file: ":memory:" });
  let now = 0;
  const report = (error: unknown) => {
    throw error;
  };
  const limit = { entries: 1000, ageInMs: 30 * DAY };
  const journal = createJournal(store, {
    clocks: oneClock({ now: () => now }),
    machine: () => now,
    newId,
    limit,
    report,
  });
  const sweeper = createSweeper(store, journal, { swept: () => {}, failed: report });
  const fresh = { credits: null, seed: "none", seedValue: "" } as const;
  await observeStore(store, journal.observe).transact((tx) =>
    tx.organizations.put({ id: "org_1", name: "Test", credits: null, createdAt: now, fresh }),
  );
  await journal.flush();
  const hour = async () => {
    vi.advanceTimersByTime(HOUR);
    await expect.poll(() => store.journal.count("org_1")).toBe(now === 0 ? 2 : 0);
  };
  await hour();
  now += 31 * DAY;
  await hour();
  await sweeper.close();
  await journal.close();
  await store.close();
});
