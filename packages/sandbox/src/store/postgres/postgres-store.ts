import { Pool, type PoolClient, type QueryConfig } from "pg";
import { StoreUnavailableError } from "../../domain/storage-errors.ts";
import { MINUTE } from "../../domain/time.ts";
import { createTables } from "../shared/tables.ts";
import type { Connections, Store, Transaction } from "../store.ts";
import type { CommitNews, Tables } from "../tables.ts";
import { UnitOfWork } from "../unit-of-work.ts";
import { readBacklog } from "./backlog.ts";
import { createCandidates, createGetCandidate } from "./candidates.ts";
import { connectionConfig, createDatabase, createGate, type Database, isDirect } from "./connection/database.ts";
import { createHosts } from "./connection/hosts.ts";
import { createDeliveries } from "./deliveries.ts";
import { statementsOf } from "./dialect.ts";
import { freeze } from "./frozen.ts";
import { createHorizon, type Horizon, noHorizon } from "./journal/horizon.ts";
import { createJournal } from "./journal/journal.ts";
import { createSharing } from "./processes/sharing.ts";
import { createTermed } from "./searched-entities.ts";
import { sweep } from "./sweep.ts";
import { migrate } from "./tables/migrate.ts";
import { connect, createTransactions } from "./transactions.ts";

export interface PostgresStoreOptions {
  /** postgres://user:password@host:5432/database; several hosts, one of them the primary, are separated by commas */
  readonly url: string;
  /** Avoids features that other engines with PostgreSQL's protocol lack, see docs/decisions/spread-engines.md. */
  readonly plain?: boolean | undefined;
}

/** Connections of a process for reads outside of transactions, and for transactions. */
const READERS = 5;
const WRITERS = 10;

/** A new connection costs as much as dozens of requests. */
const IDLE = 10 * MINUTE;

/**
 * A store in a PostgreSQL database for any number of processes.
 * @throws Error if the database is unreachable, from a newer release, or not in UTF-8
 */
export async function createPostgresStore({ url, plain }: PostgresStoreOptions): Promise<Store> {
  const hosts = createHosts(url, () => {
    const left = pools;
    pools = createPools(hosts.url);
    void endPools(left);
  });
  const prepares = isDirect(hosts.url);
  let pools = createPools(hosts.url);
  try {
    await hosts.find();
    await withClient(pools.writers, (client) =>
      migrate(client, createDatabase(client, { prepares }), { plain: plain === true }),
    );
  } catch (error) {
    await endPools(pools);
    const reason = error instanceof StoreUnavailableError ? error.reason : (error as Error).message;
    throw new Error(`The database cannot be used: ${reason}.`, { cause: error });
  }
  const reads = createGate(READERS);
  const query = (statement: QueryConfig) => reads.pass(() => pools.readers.query(statement));
  const db = createDatabase({ query }, { prepares, failed: hosts.lost });
  const listeners: ((news: CommitNews) => void)[] = [];
  const transactions = createTransactions<Transaction>(
    () => pools.writers,
    (session, scope) => {
      const tables = createPostgresTables(session, noHorizon, { plain });
      const unit = new UnitOfWork(tables, scope, { together: true });
      return {
        tx: unit,
        finish: () => unit.flush(),
        committed() {
          for (const listener of listeners) listener(unit.news);
        },
      };
    },
    { lost: hosts.lost, prepares },
  );
  let closing: Promise<void> | undefined;
  const tables = { ...createPostgresTables(db, createHorizon(db)) };
  return {
    ...tables,
    candidates: { ...tables.candidates, get: createGetCandidate(db) },
    transact: transactions.transact,
    sharing: createSharing(() => hosts.url, db),
    whenCommitted: (tell) => void listeners.push(tell),
    backlog: (dueBy, now) => readBacklog(db, dueBy, now),
    connections: () => [
      useOf("read", pools.readers, reads.queued),
      useOf("write", pools.writers, transactions.waiting),
    ],
    freeze: (organizationId) => freeze(hosts.url, organizationId),
    sweep: () => sweep(db, { plain: plain === true }),
    async problem() {
      try {
        await db.one("SELECT 1");
        return undefined;
      } catch (error) {
        if (error instanceof StoreUnavailableError) return error;
        throw error;
      }
    },
    close() {
      closing ??= transactions.close().then(() => {
        hosts.close();
        return endPools(pools);
      });
      return closing;
    },
  };
}

const useOf = (kind: Connections["kind"], { idleCount, totalCount }: Pool, pending: number): Connections => ({
  kind,
  idle: idleCount,
  busy: totalCount - idleCount,
  waiting: pending,
});

interface Pools {
  readonly readers: Pool;
  readonly writers: Pool;
}

const createPools = (url: string): Pools => ({ readers: createPool(url, READERS), writers: createPool(url, WRITERS) });

const endPools = async ({ readers, writers }: Pools): Promise<void> =>
  void (await Promise.all([readers.end(), writers.end()]));

function createPool(url: string, max: number): Pool {
  const pool = new Pool({ ...connectionConfig(url), max, idleTimeoutMillis: IDLE });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

async function withClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await connect(pool);
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

const createPostgresTables = (
  db: Database,
  horizon: Horizon,
  { plain }: Pick<PostgresStoreOptions, "plain"> = {},
): Tables =>
  createTables(statementsOf(db), {
    candidates: (statements) => createCandidates(db, statements),
    deliveries: (statements) => createDeliveries(db, statements, { plain: plain === true }),
    journal: () => createJournal(db, horizon),
    searched: (kind, lookup) => createTermed(db, kind, lookup),
  });
