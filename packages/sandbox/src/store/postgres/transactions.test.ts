import { Pool } from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { findServer } from "../../../testing/postgres/database.ts";
import { useDatabase } from "../../../testing/postgres/use-database.ts";
import { StoreUnavailableError } from "../../domain/storage-errors.ts";
import { connectionConfig } from "./connection/database.ts";
import { createTransactions, type Session } from "./transactions.ts";

const server = await findServer();

describe.skipIf(server === undefined)("a transaction", () => {
  const { database, open } = useDatabase(server);

  async function transactions(
    timeout: number,
    { queueTimeout, max = 2 }: { queueTimeout?: number; max?: number } = {},
  ) {
    await open();
    await database.client.query("INSERT INTO settings (name, value) VALUES ('x', '0') ON CONFLICT DO NOTHING");
    const pool = new Pool({ ...connectionConfig(database.url), max });
    const { transact, close } = createTransactions<Session>(
      () => pool,
      (session) => ({ tx: session }),
      { timeout, queueTimeout },
    );
    onTestFinished(() => close().then(() => pool.end()));
    return Object.assign(transact, { pool });
  }

  /** Time passes only by `vi.advanceTimersByTime`. */
  function stopTime() {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
  }

  /** Reads and writes a row that another program changes in between. */
  async function collide(tx: Session) {
    await tx.one("SELECT value FROM settings WHERE name = 'x'");
    await database.client.query("UPDATE settings SET value = value || '.' WHERE name = 'x'");
    await tx.run("UPDATE settings SET value = 'mine' WHERE name = 'x'");
  }

  test("that always collides fails after its timeout and changes nothing", async () => {
    const transact = await transactions(5000);
    stopTime();
    let attempts = 0;
    const given = transact(async (tx) => {
      attempts += 1;
      vi.advanceTimersByTime(2000);
      await collide(tx);
    });
    await expect(given).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(given).rejects.toThrow("did not end in time. Nothing was changed.");
    expect(attempts).toBe(3);
    const { rows } = await database.client.query("SELECT value FROM settings WHERE name = 'x'");
    expect(rows[0].value).toMatch(/^0\.+$/);
  });

  test("does not count waits between its attempts as its time", async () => {
    const transact = await transactions(5000, { max: 1 });
    stopTime();
    let attempts = 0;
    const one = transact(async (tx) => {
      attempts += 1;
      if (attempts < 10) await collide(tx);
      else await tx.run("UPDATE settings SET value = 'mine' WHERE name = 'x'");
    });
    const others = async () => {
      while (attempts < 10)
        await transact(async (tx) => {
          await tx.one("SELECT 1");
          vi.advanceTimersByTime(4000);
        });
    };
    await Promise.all([one, others()]);
    const { rows } = await database.client.query("SELECT value FROM settings WHERE name = 'x'");
    expect(rows[0].value).toBe("mine");
  });

  test("that waits too long in the queue fails and does not begin", async () => {
    const transact = await transactions(10_000, { queueTimeout: 300 });
    let begun = 0;
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const all = Array.from({ length: 3 }, () =>
      transact(async (tx) => {
        begun += 1;
        await tx.one("SELECT 1");
        await gate;
      }),
    );
    await expect(all[2]).rejects.toThrow("too many requests wait for a database connection. Nothing was changed.");
    open();
    await Promise.all(all.slice(0, 2));
    expect(begun).toBe(2);
  });

  test("counts its time from its begin, not from its place in the queue", async () => {
    const transact = await transactions(300_000, { queueTimeout: 300_000 });
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = begun.map((one) =>
      transact(async () => {
        one.resolve();
        await gate;
      }),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    const burst = Array.from({ length: 200 }, () => transact((tx) => tx.one("SELECT 1"), { commutes: true }));
    await database.client.query("SELECT 1");
    // The pool would count a wait here as a timeout of the server.
    expect(transact.pool.waitingCount).toBe(0);
    open();
    await Promise.all([...first, ...burst]);
  });

  test("whose work does not end fails after its timeout", async () => {
    const transact = await transactions(100);
    await expect(transact(() => new Promise(() => {}))).rejects.toBeInstanceOf(StoreUnavailableError);
  });
});
