import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { StorageFullError, StoreUnavailableError, UnknownOutcomeError } from "../../domain/storage-errors.ts";
import { inTime, isClosed, type Opened, type Scope, waitsForItself } from "../scope.ts";
import { createDatabase, type Database } from "./database.ts";
import { isCollision, toStoreError } from "./failures.ts";
import { createGate } from "./gate.ts";

export interface Transactions<Tx> {
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Refuses further transactions, and waits for those there are. */
  close(): Promise<void>;
}

/** Milliseconds at most between two attempts at a transaction that collides with others. */
const LONGEST_PAUSE = 50;

/**
 * Runs transactions as if one came after the other: PostgreSQL refuses one that collides with another (SERIALIZABLE), and it is run again.
 * @param open gives the tools of a transaction, and the last part of its work
 * @param options.timeout milliseconds after which a transaction is rolled back, all attempts at it included
 */
export function createTransactions<Tx extends object>(
  pool: Pool,
  open: (db: Session, scope: Scope) => Opened<Tx>,
  { timeout = 30_000 }: { timeout?: number } = {},
): Transactions<Tx> {
  const gate = createGate(pool.options.max);
  const current = new AsyncLocalStorage<Scope>();
  const running = new Set<Promise<unknown>>();
  let closed = false;

  async function attempt<Result>(work: (tx: Tx) => Promise<Result>, endsAt: number): Promise<Result> {
    const client = await connect(pool);
    const scope: Scope = { running: true, endsAt };
    let failure: unknown;
    const failed = (error: unknown) => {
      failure ??= error;
    };
    const db = createSession(client, failed);
    try {
      await db.run("BEGIN ISOLATION LEVEL SERIALIZABLE");
      const result = await current.run(scope, () => inTime(open(db, scope), work, scope));
      scope.running = false;
      // Work may have caught the failure of a statement, which has ended the transaction all the same.
      if (failure !== undefined) throw failure;
      await commit(client);
      client.release();
      return result;
    } catch (error) {
      scope.running = false;
      // Before what waits is refused, which is no reason of its own.
      const reason = error instanceof UnknownOutcomeError ? error : (failure ?? error);
      db.end();
      await rollBack(client);
      throw reason;
    }
  }

  async function run<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const endsAt = performance.now() + timeout;
    for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        const result = await gate.pass(() => attempt(work, endsAt));
        gate.widen();
        return result;
      } catch (error) {
        if (!isCollision(error) || performance.now() > endsAt) throw error;
      }
      gate.narrow();
      await delay(Math.random() * pause);
    }
  }

  return {
    transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
      if (closed) return Promise.reject(isClosed());
      if (current.getStore()?.running) return Promise.reject(waitsForItself());
      const result = current.exit(() => run(work));
      const settled = result.then(
        () => {},
        () => {},
      );
      running.add(settled);
      void settled.then(() => running.delete(settled));
      return result;
    },
    async close() {
      closed = true;
      await Promise.all(running);
    },
  };
}

/** @throws UnknownOutcomeError when the server does not say whether it has committed; other errors mean that it has not */
async function commit(client: PoolClient): Promise<void> {
  try {
    await createDatabase(client).run("COMMIT");
  } catch (error) {
    if (!(error instanceof StoreUnavailableError) || error instanceof StorageFullError) throw error;
    throw new UnknownOutcomeError(error.reason, { cause: error.cause });
  }
}

/** @throws StoreUnavailableError */
export async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw toStoreError(error);
  }
}

/** Statements of one transaction, one after the other, and under which ids it finds organizations: those of drafts that it is in. */
function createSession(client: PoolClient, failed: (error: unknown) => void): Session {
  const drafts = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const inOrder = {
    query(text: string, values: unknown[]) {
      const result = last.then(() => {
        // A query that still waits for its turn would be run after the rollback, outside of the transaction.
        if (isOver) throw new Error("The transaction is over already.");
        return client.query(text, values);
      });
      last = result.catch(() => {
        isOver = true;
      });
      return result;
    },
  };
  const rowsOf = (organizationId: string) => drafts.get(organizationId) ?? organizationId;
  const end = () => {
    isOver = true;
  };
  return { ...createDatabase(inOrder as Pick<PoolClient, "query">, { failed, rowsOf }), drafts, end };
}

/** A transaction's connection. */
export interface Session extends Database {
  /** By the id of an organization, that of the draft which stands for it. */
  readonly drafts: Map<string, string>;
  /** Statements that wait for their turn are not run any more. */
  end(): void;
}

/** A connection whose transaction cannot be rolled back is closed. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query("ROLLBACK");
    client.release();
  } catch (error) {
    client.release(error as Error);
  }
}
