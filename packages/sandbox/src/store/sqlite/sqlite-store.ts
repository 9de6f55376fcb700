import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { StoreUnavailableError } from "../../domain/storage-errors.ts";
import { readCandidates } from "../shared/candidates.ts";
import { createDeliveries } from "../shared/deliveries.ts";
import { createTables } from "../shared/tables.ts";
import type { Store, Transaction } from "../store.ts";
import type { CommitNews, Tables } from "../tables.ts";
import type { Opened, Scope } from "../unit-entities.ts";
import { UnitOfWork } from "../unit-of-work.ts";
import { readBacklog } from "./backlog.ts";
import { writeCandidates } from "./candidates.ts";
import { beginSession, statementsOf } from "./dialect.ts";
import { countCommits } from "./file/commit-count.ts";
import { type Database, openDatabase, READ_BUSY_TIMEOUT } from "./file/database.ts";
import { createPrivately, demandWritable, makePrivate } from "./file/files.ts";
import { writeKnownUpgrades } from "./file/identity.ts";
import { inspect } from "./file/inspection.ts";
import { demandAlone, lockFile } from "./file/lock.ts";
import { migrate } from "./file/migrate.ts";
import { freeze } from "./frozen.ts";
import { createJournal } from "./journal/journal.ts";
import { createTermed } from "./searched-entities.ts";
import { isSweepable, sweep } from "./sweep.ts";
import { createProblemProbe, createTransactionQueue, type LockOptions } from "./transactions.ts";
import { dropUnfinishedWork } from "./unfinished-work.ts";

export interface SqliteStoreOptions {
  /** A path in an existing folder; `:memory:` for a temporary store. */
  readonly file: string;
  /** Maximum number of pages of 4096 bytes; default: no limit. */
  readonly maxPages?: number | undefined;
  readonly lock?: LockOptions | undefined;
}

/** Cache size for candidates and pages of candidates: a few megabytes. */
const REMEMBERED = 500;

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

const passing = new Set<string>();
process.once("exit", () => {
  for (const folder of passing) remove(folder);
});

/**
 * A store in one file for one process.
 * @throws Error if the file is in use, from a newer release, or not a database of the sandbox
 */
export function createSqliteStore({ file, ...given }: SqliteStoreOptions): Store {
  // A temporary store also needs several connections, one of which sees committed data only. SQLite cannot do this in
  // memory.
  if (file === ":memory:") {
    const folder = mkdtempSync(join(tmpdir(), "assessment-api-"));
    passing.add(folder);
    const path = join(folder, "store.sqlite");
    writeEmpty(path);
    return openStore(path, { ...given, durable: false }, () => {
      passing.delete(folder);
      remove(folder);
    });
  }
  let unlock = () => {};
  try {
    // A link to the file must not bypass the lock.
    const path = realPath(resolve(file));
    demandWritable(path);
    unlock = lockFile(path);
    inspect(path);
    demandAlone(path);
    createPrivately(path);
    makePrivate(path);
    return openStore(path, { ...given, durable: true }, unlock);
  } catch (error) {
    unlock();
    const reason = error instanceof StoreUnavailableError ? `${error.reason}.` : (error as Error).message;
    throw new Error(`The database ${file} cannot be opened: ${reason}`, { cause: error });
  }
}

let empty: Buffer | undefined;

/** Creates an empty database of the current layout; the migrations run once per process. */
function writeEmpty(path: string): void {
  if (empty !== undefined) {
    writeFileSync(path, empty);
    return;
  }
  const db = openDatabase(path, { durable: false });
  try {
    db.exec("PRAGMA journal_mode = WAL");
    migrate(db);
  } finally {
    db.close();
  }
  empty = readFileSync(path);
}

const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));

interface OpenOptions extends Omit<SqliteStoreOptions, "file"> {
  /** False only for a database that nobody opens again. */
  readonly durable: boolean;
}

function openStore(file: string, { durable, maxPages, lock }: OpenOptions, closed: () => void): Store {
  const writer = openDatabase(file, { durable });
  try {
    if (maxPages !== undefined) writer.exec(`PRAGMA max_page_count = ${maxPages}`);
    writer.exec("PRAGMA journal_mode = WAL");
    migrate(writer);
    dropUnfinishedWork(writer);
    writeKnownUpgrades(writer);
  } catch (error) {
    writer.close();
    throw error;
  }
  const reader = openDatabase(file, { readOnly: true, busyTimeout: READ_BUSY_TIMEOUT });
  const tables = createSqliteTables(reader);
  // Caches existing keys only, so that guessing keys does not fill the cache.
  const keys = cacheReads(tables.keys.findByHashPrefix, { sizeOf: (found) => found.length });
  const faults = cacheReads(tables.faults.list);
  const anyFault = cacheReads(tables.faults.any);
  const candidates = cacheReads(tables.candidates.get, {
    sizeOf: (found) => (found === undefined ? 0 : 1),
    capacity: REMEMBERED,
  });
  const pages = cacheReads(tables.candidates.search, {
    sizeOf: ({ items }) => 1 + items.length,
    capacity: REMEMBERED,
    questions: REMEMBERED / 10,
  });
  const listeners: ((news: CommitNews) => void)[] = [];
  const writing = createSqliteTables(writer);
  /** Opens transactions one after the other and clears caches at the commit. */
  const open = (scope: Scope): Opened<Transaction> => {
    beginSession(writer);
    const unit = new UnitOfWork(writing, scope);
    return {
      tx: unit,
      finish: () => unit.flush(),
      committed() {
        const { touched, news } = unit;
        if (touched.has("keys") || touched.has("faults")) for (const cache of [keys, faults, anyFault]) cache.forget();
        if (touched.has("candidates")) for (const cache of [candidates, pages]) cache.forget();
        for (const listener of listeners) listener(news);
      },
    };
  };
  const counter = durable ? countCommits(writer, file) : undefined;
  const queue = createTransactionQueue(writer, open, { counter, lock });
  const close = async (): Promise<void> => {
    await queue.close();
    for (const one of [counter, reader, writer]) one?.close();
    closed();
  };
  let closing: Promise<void> | undefined;
  return {
    ...tables,
    keys: { ...tables.keys, findByHashPrefix: keys.find },
    faults: { ...tables.faults, list: faults.find, any: anyFault.find },
    candidates: { ...tables.candidates, get: candidates.find, search: pages.find },
    transact: queue.transact,
    problem: createProblemProbe(queue),
    backlog: async (dueBy, now) => readBacklog(reader, dueBy, now),
    whenCommitted: (tell) => void listeners.push(tell),
    freeze: (organizationId) => freeze(file, organizationId),
    async sweep() {
      return (await isSweepable(reader)) && (await queue.transact(() => sweep(writer)));
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}

const createSqliteTables = (db: Database): Tables => ({
  ...createTables(statementsOf(db), {
    candidates: (statements) => ({ ...readCandidates(statements), ...writeCandidates(db) }),
    deliveries: createDeliveries,
    journal: () => createJournal(db),
    searched: (kind, lookup) => createTermed(db, kind, lookup),
  }),
});

interface ReadCache<Args extends unknown[], Value> {
  readonly find: (...args: Args) => Promise<Value>;
  readonly forget: () => void;
}

interface ReadCacheOptions<Value> {
  /** Memory of a result; 0 prevents caching. Default: 1. */
  readonly sizeOf?: (value: Value) => number;
  /** Maximum sum of the sizes; default 1000. */
  readonly capacity?: number;
  /** Maximum number of keys that have been read once; default 1000. */
  readonly questions?: number;
}

/**
 * Caches results from the second read on.
 * @param read reads committed data; results are immutable
 */
export function cacheReads<Args extends unknown[], Value>(
  read: (...args: Args) => Promise<Value>,
  { sizeOf = () => 1, capacity = 1000, questions = 1000 }: ReadCacheOptions<Value> = {},
): ReadCache<Args, Value> {
  const nothing = () => ({ readKeys: new Set<string>(), results: new Map<string, Value>(), size: 0 });
  let kept = nothing();
  return {
    async find(...args) {
      const key = JSON.stringify(args);
      const known = kept.results.get(key);
      if (known !== undefined) return known;
      // A result that arrives after a clear goes into a discarded map.
      const into = kept;
      const found = await read(...args);
      // Caching single reads would only cost garbage collection.
      if (!into.readKeys.has(key)) {
        if (into.readKeys.size >= questions) into.readKeys.clear();
        into.readKeys.add(key);
        return found;
      }
      const size = sizeOf(found);
      if (size === 0 || size > capacity) return found;
      if (into.size + size > capacity) {
        into.results.clear();
        into.size = 0;
      }
      into.results.set(key, found);
      into.size += size;
      return found;
    },
    forget() {
      kept = nothing();
    },
  };
}
