import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import type { Pool, PoolClient, QueryConfig } from "pg";
import {
  StorageFullError,
  StoreClosedError,
  StoreUnavailableError,
  UnknownOutcomeError,
} from "../../domain/storage-errors.ts";
import type { TransactOptions } from "../store.ts";
import { inTime, type Opened, OVER, type Scope, TransactionTimeoutError, waitsForItself } from "../unit-entities.ts";
import {
  createDatabase,
  createGate,
  type Database,
  type DatabaseOptions,
  type GateOptions,
  NO_WHOLE_TABLES,
  NotAloneError,
} from "./connection/database.ts";
import { isCollision, toStoreError } from "./connection/failures.ts";

interface Transactions<Tx> {
  transact<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactOptions): Promise<Result>;
  readonly waiting: number;
  /** Waits for open transactions. */
  close(): Promise<void>;
}

interface TransactionOptions extends GateOptions {
  /** Milliseconds of all attempts of a transaction together, without the waits for a connection. */
  readonly timeout?: number;
  readonly lost?: (error: unknown) => void;
  readonly prepares?: boolean;
}

/** Maximum delay in milliseconds between attempts of a colliding transaction. */
const LONGEST_PAUSE = 50;

/**
 * Retries transactions that PostgreSQL rejects for collisions (SERIALIZABLE). Commuting ones need no isolation.
 * @param pool connections to the primary
 * @param open creates the session and ends its work
 */
export function createTransactions<Tx extends object>(
  pool: () => Pool,
  open: (db: Session, scope: Scope) => Opened<Tx>,
  { timeout = 30_000, lost = () => {}, prepares = true, ...gateOptions }: TransactionOptions = {},
): Transactions<Tx> {
  const { max } = pool().options;
  const gate = createGate(max, gateOptions);
  // In front of the pool, whose connect timeout would include the wait for a free connection and blame the server.
  const connections = createGate(max, gateOptions);
  const current = new AsyncLocalStorage<Scope>();
  const running = new Set<Promise<unknown>>();
  let closed = false;

  async function attempt<Result>(
    work: (tx: Tx) => Promise<Result>,
    left: { ms: number },
    isAlone: boolean,
  ): Promise<Result> {
    const client = await connect(pool());
    const begunAt = performance.now();
    const scope: Scope = { endsAt: begunAt + left.ms };
    let failure: unknown;
    const failed = (error: unknown) => {
      failure ??= error;
    };
    const db = createSession(client, { failed, isAlone, prepares });
    try {
      const opened = open(db, scope);
      const result = await current.run(scope, () => inTime(opened, work, scope));
      scope.endsAt = OVER;
      await db.begun;
      // The work may have caught the failure of a statement, which still ended the transaction.
      if (failure !== undefined) throw failure;
      await commit(client);
      client.release();
      opened.committed?.();
      return result;
    } catch (error) {
      scope.endsAt = OVER;
      // Before queued statements are rejected, which is not a reason itself.
      const reason = error instanceof UnknownOutcomeError ? error : (failure ?? error);
      db.end();
      await rollBack(client);
      throw reason;
    } finally {
      left.ms -= performance.now() - begunAt;
    }
  }

  async function run<Result>(work: (tx: Tx) => Promise<Result>, commutes: boolean): Promise<Result> {
    let isAlone = !commutes;
    const left = { ms: timeout };
    let isRetry = false;
    const attemptNow = () => connections.pass(() => attempt(work, left, isAlone), isRetry);
    for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        if (!isAlone) return await attemptNow();
        const result = await gate.pass(attemptNow, isRetry);
        gate.widen();
        return result;
      } catch (error) {
        lost(error);
        isRetry = true;
        if (error instanceof NotAloneError && !isAlone) {
          isAlone = true;
          continue;
        }
        if (!isCollision(error)) throw error;
        if (left.ms <= 0) throw new TransactionTimeoutError({ cause: error });
      }
      if (isAlone) gate.narrow();
      await delay(Math.random() * pause);
    }
  }

  return {
    get waiting() {
      return gate.queued + connections.queued;
    },
    transact<Result>(work: (tx: Tx) => Promise<Result>, { commutes = false }: TransactOptions = {}): Promise<Result> {
      if (closed) return Promise.reject(new StoreClosedError());
      if ((current.getStore()?.endsAt ?? OVER) !== OVER) return Promise.reject(waitsForItself());
      const result = current.exit(() => run(work, commutes));
      running.add(result);
      const settled = () => void running.delete(result);
      result.then(settled, settled);
      return result;
    },
    async close() {
      closed = true;
      await Promise.allSettled(running);
    },
  };
}

/**
 * @throws UnknownOutcomeError if the server does not report the outcome; other errors mean that nothing was
 * committed
 */
async function commit(client: PoolClient): Promise<void> {
  try {
    await client.query("COMMIT");
  } catch (cause) {
    const error = toStoreError(cause);
    if (!(error instanceof StoreUnavailableError) || error instanceof StorageFullError) throw error;
    throw new UnknownOutcomeError(error.reason, { cause: error.cause });
  }
}

export async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw toStoreError(error);
  }
}

/** In order, without waiting: after a failure, the server rejects the following statements. */
function createSession(
  client: PoolClient,
  { failed, isAlone, prepares }: Required<Pick<DatabaseOptions, "failed" | "isAlone" | "prepares">>,
): Session {
  let isOver = false;
  let hasBegun = false;
  /** Statements in the queue until the transaction has begun. */
  let queued = 0;
  const level = isAlone ? "SERIALIZABLE" : "READ COMMITTED";
  const begun = client.query(`BEGIN ISOLATION LEVEL ${level}${prepares ? "" : `; ${NO_WHOLE_TABLES}`}`).then(
    () => {
      hasBegun = true;
    },
    (error) => {
      const failure = toStoreError(error);
      failed(failure);
      throw failure;
    },
  );
  begun.catch(() => {});

  const gathered = gatherWrites(client);

  const inOrder = {
    async query(statement: QueryConfig) {
      // If BEGIN failed, a change that was sent with it would run outside of a transaction.
      if (queued > 0 || !(hasBegun || READ.test(statement.text))) {
        queued += 1;
        await begun;
        // Sent in the same turn, so that following statements cannot overtake it.
        queued -= 1;
      }
      if (isOver) throw new Error("The transaction has already ended.");
      gathered();
      return client.query(statement);
    },
  };
  const end = () => {
    isOver = true;
  };
  return { ...createDatabase(inOrder, { failed, isAlone, prepares }), begun, end };
}

/**
 * One packet per turn: each packet wakes the server, which competes for the processor.
 * @returns a function to call before each statement
 */
function gatherWrites(client: PoolClient): () => void {
  let isCorked = false;
  return () => {
    const { stream } = client.connection;
    if (isCorked) return;
    isCorked = true;
    stream.cork();
    process.nextTick(() => {
      isCorked = false;
      stream.uncork();
    });
  };
}

const READ = /^\s*SELECT\b/;

export interface Session extends Database {
  readonly begun: Promise<void>;
  end(): void;
}

/** Closes a connection whose transaction cannot be rolled back. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query("ROLLBACK");
    client.release();
  } catch (error) {
    client.release(error as Error);
  }
}
