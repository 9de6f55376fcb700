import { expect, it, onTestFinished, vi } from "vitest";
import { type Opened, refuse, type Scope } from "../unit-entities.ts";
import { type Database, openDatabase } from "./file/database.ts";
import { createTransactionQueue } from "./transactions.ts";

interface Tx {
  put(value: string): Promise<void>;
}

function createQueue({ timeout = 10_000, failingCommit = false, waiting = "" } = {}) {
  const log: string[] = [];
  const db = openDatabase(":memory:");
  db.exec("CREATE TABLE kept (value TEXT)");
  const watched: Database = {
    ...db,
    run(sql, ...values) {
      if (sql === "COMMIT" || sql === "BEGIN IMMEDIATE") log.push(sql);
      if (sql === "COMMIT" && failingCommit) throw new Error("disk full");
      return db.run(sql, ...values);
    },
  };
  const insert = (value: string) => void db.run("INSERT INTO kept VALUES (?1)", value);
  const session = (scope: Scope): Opened<Tx> => ({
    tx: { put: async (value) => (performance.now() <= scope.endsAt ? insert(value) : refuse(scope)) },
    finish: async () => {
      if (waiting !== "") insert(waiting);
    },
    committed: () => log.push("told"),
  });
  const kept = () => db.all<{ value: string }>("SELECT value FROM kept").map(({ value }) => value);
  return { ...createTransactionQueue(watched, session, { timeout }), log, kept };
}

it("commits queued transactions together, and reports them after the commit", async () => {
  const { transact, log, kept } = createQueue();
  await Promise.all(["a", "b", "c"].map((value) => transact((tx) => tx.put(value)).then(() => log.push(value))));
  expect(log).toEqual(["BEGIN IMMEDIATE", "COMMIT", "told", "told", "told", "a", "b", "c"]);
  expect(kept()).toEqual(["a", "b", "c"]);
});

it("does not report a transaction that was rolled back", async () => {
  const { transact, log, kept } = createQueue();
  const failing = transact(async (tx) => {
    await tx.put("a");
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(log).not.toContain("told");
  expect(kept()).toEqual([]);
});

it("rejects all transactions of a failed commit, and continues", async () => {
  const { transact, log, kept } = createQueue({ failingCommit: true });
  const outcomes = await Promise.allSettled(["a", "b"].map((value) => transact((tx) => tx.put(value))));
  expect(outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason.message)).toEqual([
    "disk full",
    "disk full",
  ]);
  await expect(transact((tx) => tx.put("c"))).rejects.toThrow("disk full");
  expect(log).not.toContain("told");
  expect(kept()).toEqual([]);
});

/** Time passes only by `vi.advanceTimersByTime`, so that other transactions are never late. */
function stopTime() {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

it("rolls back a transaction that does not end in time, and runs the next one", async () => {
  stopTime();
  const { transact, kept } = createQueue({ timeout: 200 });
  let late: Promise<void> = Promise.resolve();
  const gate = Promise.withResolvers<void>();
  const endless = transact(async (tx) => {
    await tx.put("a");
    await gate.promise;
    late = tx.put("late");
    await late;
  });
  const next = transact((tx) => tx.put("b"));
  const failure = expect(endless).rejects.toThrow("did not end in time");
  await vi.advanceTimersByTimeAsync(200);
  await failure;
  await next;
  gate.resolve();
  await expect(Promise.resolve().then(() => late)).rejects.toThrow("has already ended");
  expect(kept()).toEqual(["b"]);
});

it("writes nothing after the rollback, even if the work ends later", async () => {
  stopTime();
  const { transact, kept } = createQueue({ timeout: 100, waiting: "waited" });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const failure = expect(transact(() => gate)).rejects.toThrow("did not end in time");
  await vi.advanceTimersByTimeAsync(100);
  await failure;
  open();
  await new Promise((resolve) => setImmediate(resolve));
  expect(kept()).toEqual([]);
  await transact((tx) => tx.put("next"));
  expect(kept()).toEqual(["next", "waited"]);
});

const lateAt = 400;

it.each<[string, (tx: Tx) => Promise<unknown>]>([
  ["keeps writing", (tx) => tx.put("a")],
  ["ignores rejections", (tx) => tx.put("a").catch(() => {})],
  ["does not write", () => Promise.resolve()],
])("rolls back a late transaction whose work %s", async (_, step) => {
  const { transact, kept } = createQueue({ timeout: 200 });
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const busy = transact(async (tx) => {
    await tx.put("first");
    for (; now < lateAt; now += 10) await step(tx);
  });
  await expect(busy).rejects.toThrow("did not end in time");
  await transact((tx) => tx.put("next"));
  expect(kept()).toEqual(["next"]);
});

it("runs other transactions while a late one ignores its rejection", async () => {
  const { transact, kept } = createQueue({ timeout: 200 });
  let stopped = false;
  const endless = transact(async (tx) => {
    while (!stopped) await tx.put("a").catch(() => {});
  });
  await expect(endless).rejects.toThrow("did not end in time");
  stopped = true;
  expect(kept()).toEqual([]);
});

it("refuses a nested transaction, which would wait forever", async () => {
  const { transact, kept } = createQueue();
  const outer = transact(async (tx) => {
    await tx.put("a");
    await transact((inner) => inner.put("b"));
  });
  await expect(outer).rejects.toThrow("cannot wait for another one");
  expect(kept()).toEqual([]);
});

it("runs a transaction that a finished transaction started", async () => {
  const { transact, kept } = createQueue();
  let follow: Promise<void> = Promise.resolve();
  await transact(async (tx) => {
    await tx.put("a");
    follow = new Promise((resolve) => setImmediate(resolve)).then(() => transact((next) => next.put("b")));
    follow.catch(() => {});
  });
  await follow;
  expect(kept()).toEqual(["a", "b"]);
});

it("rejects work that throws synchronously", async () => {
  const { transact } = createQueue();
  const failing = transact(() => {
    throw new Error("at once");
  });
  await expect(failing).rejects.toThrow("at once");
});
