import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay, setImmediate } from "node:timers/promises";
import { StoreClosedError, StoreUnavailableError } from "../../domain/storage-errors.ts";
import type { Store, Transaction, TransactOptions } from "../store.ts";
import { inTime, type Opened, OVER, type Scope, waitsForItself } from "../unit-entities.ts";
import type { CommitCounter } from "./file/commit-count.ts";
import type { Database } from "./file/database.ts";
import { codeOf, SQLITE_BUSY } from "./file/failures.ts";

type QueueOptions = Pick<TransactOptions, "lockTimeout">;

interface TransactionQueue<Tx> {
  transact<Result>(work: (tx: Tx) => Promise<Result>, options?: QueueOptions): Promise<Result>;
  problem: StoreUnavailableError | undefined;
  /** Waits for open transactions. */
  close(): Promise<void>;
}

interface QueuedTransaction<Tx> {
  readonly work: (tx: Tx) => Promise<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly queuedAt: number;
  readonly lockTimeout: number;
}

/** Maximum transactions per commit, which limits the delay of each. */
const BATCH_SIZE = 100;

/**
 * Runs transactions one after the other. Queued transactions share one commit: each has a savepoint, so that a
 * failure rolls back only its own changes, and all resolve after the commit is durable. The event loop continues
 * while another program holds the write lock; a transaction fails after its timeout for it.
 * @param options.counter called before and after each commit
 * @param options.timeout milliseconds after which a transaction is rolled back, at its next statement or at its
 * end
 */
export function createTransactionQueue<Tx extends object>(
  db: Database,
  open: (scope: Scope) => Opened<Tx>,
  {
    counter,
    timeout = 30_000,
    lock = defaultLockOptions,
  }: {
    counter?: Pick<CommitCounter, "before" | "after"> | undefined;
    timeout?: number;
    lock?: LockOptions | undefined;
  } = {},
): TransactionQueue<Tx> {
  const pending: QueuedTransaction<Tx>[] = [];
  const current = new AsyncLocalStorage<Scope>();
  let running: Promise<void> | undefined;
  let closed = false;
  db.exec("PRAGMA busy_timeout = 0");

  /**
   * Rejects transactions whose timeout for the write lock is over.
   * @returns whether any are still queued
   */
  function expire(lockedAt: number, error: unknown): boolean {
    const now = lock.now();
    const late = pending.filter(({ queuedAt, lockTimeout }) => now >= Math.max(queuedAt, lockedAt) + lockTimeout);
    for (const one of late) {
      pending.splice(pending.indexOf(one), 1);
      one.reject(error);
    }
    return pending.length > 0;
  }

  /** Runs one transaction. The returned functions report its outcome to the caller after the commit. */
  async function runOne({
    work,
    resolve,
    reject,
  }: QueuedTransaction<Tx>): Promise<{ done(): void; undone(error: unknown): void }> {
    const scope: Scope = { endsAt: performance.now() + timeout };
    const opened = open(scope);
    db.run("SAVEPOINT one");
    try {
      const result = await current.run(scope, () => inTime(opened, work, scope));
      scope.endsAt = OVER;
      db.run("RELEASE one");
      return {
        done: () => {
          opened.committed?.();
          resolve(result);
        },
        undone: reject,
      };
    } catch (error) {
      scope.endsAt = OVER;
      // A failure such as a full disk ended the whole transaction and the savepoint.
      if (!db.inTransaction()) throw error;
      db.exec("ROLLBACK TO one; RELEASE one");
      return { done: () => reject(error), undone: () => reject(error) };
    }
  }

  async function runBatch(): Promise<void> {
    const outcomes: { done(): void; undone(error: unknown): void }[] = [];
    let last: QueuedTransaction<Tx> | undefined;
    let joined = 0;
    try {
      const requestedAt = lock.now();
      if (!(await beginWriting(db, lock, (error) => expire(requestedAt, error)))) return;
      while (outcomes.length < BATCH_SIZE) {
        last = pending.shift();
        // Requests that arrived at the same time join before the commit.
        if (last === undefined && outcomes.length > joined) {
          joined = outcomes.length;
          await setImmediate();
          last = pending.shift();
        }
        if (last === undefined) break;
        outcomes.push(await runOne(last));
        last = undefined;
      }
      counter?.before();
      db.run("COMMIT");
    } catch (error) {
      if (db.inTransaction()) db.exec("ROLLBACK");
      // Without a transaction, only the next one in the queue fails; the following ones get their own attempt.
      (last ?? (outcomes.length === 0 ? pending.shift() : undefined))?.reject(error);
      for (const { undone } of outcomes) undone(error);
      return;
    }
    counter?.after();
    for (const { done } of outcomes) done();
  }

  async function runAll(): Promise<void> {
    while (pending.length > 0) await runBatch();
    running = undefined;
  }

  const queue: TransactionQueue<Tx> = {
    problem: undefined,
    async transact<Result>(
      work: (tx: Tx) => Promise<Result>,
      { lockTimeout = lock.timeout }: QueueOptions = {},
    ): Promise<Result> {
      if (closed) throw new StoreClosedError();
      if ((current.getStore()?.endsAt ?? OVER) !== OVER) throw waitsForItself();
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      pending.push({ work, resolve, reject, queuedAt: lock.now(), lockTimeout });
      running ??= current.exit(runAll);
      try {
        return (await promise) as Result;
      } catch (error) {
        if (error instanceof StoreUnavailableError) queue.problem = error;
        throw error;
      }
    },
    async close() {
      closed = true;
      await running;
    },
  };
  return queue;
}

/** Bytes written to test free space, as large as a large request. */
const PROBE = " ".repeat(64 * 1024);

/** Creates a function that returns why the store cannot write now. After a failure, a write detects recovery. */
export function createProblemProbe(queue: TransactionQueue<Transaction>): Store["problem"] {
  let probing: Promise<void> | undefined;
  async function probe(): Promise<void> {
    try {
      // A health check does not wait for a lock.
      for (const value of [PROBE, ""])
        await queue.transact((tx) => tx.settings.put("probe", value), { lockTimeout: 0 });
      queue.problem = undefined;
    } catch {
      // The queue remembers the failure.
    }
  }
  return async () => {
    if (queue.problem === undefined) return undefined;
    // Callers at the same time share one probe: until it ends, the problem persists.
    probing ??= probe().finally(() => {
      probing = undefined;
    });
    await probing;
    return queue.problem;
  };
}

export interface LockOptions {
  /** Timeout in milliseconds for the begin of a transaction. */
  readonly timeout: number;
  /** Monotonic milliseconds; tests inject a clock. */
  readonly now: () => number;
  /** Delay before the next attempt; tests inject one. */
  readonly pause: (ms: number) => Promise<unknown>;
}

const defaultLockOptions: LockOptions = {
  timeout: 5000,
  now: () => performance.now(),
  pause: (ms) => delay(ms),
};

/** Milliseconds before the first retry. */
const FIRST_PAUSE = 1;
const LONGEST_PAUSE = 50;

/**
 * Begins a write transaction. SQLite's busy timeout would block the event loop, so the connection must not have
 * one.
 * @param expire called after each failed attempt; false gives up the transaction
 * @returns whether the transaction has begun
 */
async function beginWriting(
  db: Database,
  { pause }: Pick<LockOptions, "pause">,
  expire: (error: StoreUnavailableError) => boolean,
): Promise<boolean> {
  for (let ms = FIRST_PAUSE; ; ms = Math.min(ms * 2, LONGEST_PAUSE)) {
    try {
      db.run("BEGIN IMMEDIATE");
      return true;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || codeOf(error.cause) !== SQLITE_BUSY) throw error;
      if (!expire(error)) return false;
    }
    await pause(ms);
  }
}
