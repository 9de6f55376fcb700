import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../../testing/temporary-folder.ts";
import { StoreUnavailableError } from "../../../domain/storage-errors.ts";
import { createTransactionQueue } from "../transactions.ts";
import { type Database, openDatabase } from "./database.ts";

function startLocked(around = (db: Database) => db) {
  const file = join(temporaryFolder(), "store.sqlite");
  const [db, other] = [openDatabase(file), openDatabase(file)];
  onTestFinished(() => {
    db.close();
    other.close();
  });
  db.exec("PRAGMA journal_mode = WAL; CREATE TABLE kept (value TEXT)");
  other.exec("BEGIN IMMEDIATE");
  const clock = { now: 0, pauses: [] as number[], atPause: (_count: number) => {} };
  const lock = {
    timeout: 5000,
    now: () => clock.now,
    pause: async (ms: number) => {
      clock.now += ms;
      clock.pauses.push(ms);
      clock.atPause(clock.pauses.length);
      await setImmediate();
    },
  };
  const put = async (value: string) => void db.run("INSERT INTO kept VALUES (?1)", value);
  const { transact, close } = createTransactionQueue(around(db), () => ({ tx: { put }, committed() {} }), { lock });
  const kept = () => db.all<{ value: string }>("SELECT value FROM kept").map(({ value }) => value);
  return { db, transact, close, clock, kept, unlock: () => other.exec("ROLLBACK") };
}

it("starts when another program releases its lock, without blocking other work", async () => {
  const { transact, clock, kept, unlock } = startLocked();
  clock.atPause = (count) => {
    if (count === 10) unlock();
  };
  await Promise.all([transact((tx) => tx.put("a")), transact((tx) => tx.put("b"))]);
  expect(kept()).toEqual(["a", "b"]);
  expect(clock.pauses).toEqual([1, 2, 4, 8, 16, 32, 50, 50, 50, 50]);
});

it("never waits in SQLite, which would block the event loop", () => {
  expect(startLocked().db.get("PRAGMA busy_timeout")).toEqual({ timeout: 0 });
});

it("fails after the timeout, counted for each transaction from its own start", async () => {
  const { transact, clock, kept, unlock } = startLocked();
  let later: Promise<void> | undefined;
  clock.atPause = () => {
    if (clock.now > 3000) later ??= transact((tx) => tx.put("later"));
  };
  const first = transact((tx) => tx.put("first"));
  await expect(first).rejects.toThrow("another program has locked it. Nothing was changed.");
  await expect(first).rejects.toBeInstanceOf(StoreUnavailableError);
  expect(clock.now).toBeGreaterThanOrEqual(5000);
  expect(clock.now).toBeLessThan(5100);
  unlock();
  await later;
  expect(kept()).toEqual(["later"]);
});

it("makes a last attempt however late a pause ends", async () => {
  const { transact, clock, kept, unlock } = startLocked();
  clock.atPause = () => {
    clock.now += 60_000;
    unlock();
  };
  await transact((tx) => tx.put("a"));
  expect(kept()).toEqual(["a"]);
});

it("does not wait if waiting is disabled", async () => {
  const { transact, clock } = startLocked();
  await expect(transact((tx) => tx.put("a"), { lockTimeout: 0 })).rejects.toThrow("another program has locked it");
  expect(clock.pauses).toEqual([]);
});

it("closes when the transactions that wait for the lock have failed", async () => {
  const { transact, close, kept } = startLocked();
  const failed = expect(transact((tx) => tx.put("a"))).rejects.toThrow("another program has locked it");
  await close();
  await failed;
  expect(kept()).toEqual([]);
});

it("rejects a transaction that cannot begin for another reason", async () => {
  const { transact, clock } = startLocked((db) => ({
    ...db,
    run(sql, ...values) {
      if (sql === "BEGIN IMMEDIATE") throw new StoreUnavailableError("the disk cannot be read or written");
      return db.run(sql, ...values);
    },
  }));
  const all = await Promise.allSettled(["a", "b"].map((value) => transact((tx) => tx.put(value))));
  expect(all.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(clock.pauses).toEqual([]);
});
