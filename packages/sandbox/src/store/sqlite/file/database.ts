import { DatabaseSync, type StatementSync } from "node:sqlite";
import { toStoreError } from "./failures.ts";

/** Value of a parameter. Never a Date or object: node:sqlite reads an object in first place as named parameters. */
export type SqlValue = string | number | null | Uint8Array;

/** One connection with cached prepared statements. Placeholders are numbered: `?1`. */
export interface Database {
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined;
  all<Row>(sql: string, ...values: SqlValue[]): Row[];
  /** Yields rows. The same statement must not run again before the end. */
  iterate<Row>(sql: string, ...values: SqlValue[]): Iterable<Row>;
  run(sql: string, ...values: SqlValue[]): { changes: number; key: number };
  exec(sql: string): void;
  inTransaction(): boolean;
  close(): void;
}

/** Limit of cached statements, since searches have many shapes. */
const PREPARED_STATEMENTS = 500;

/** Milliseconds, which block the event loop. Readers wait only for a recovery of the log. */
export const READ_BUSY_TIMEOUT = 100;

/**
 * @param options.readOnly sees committed data only
 * @param options.durable false only for a database that nobody opens again
 * @param options.busyTimeout milliseconds, which block the event loop
 */
export function openDatabase(
  file: string | URL,
  {
    readOnly = false,
    durable = true,
    busyTimeout = 5000,
  }: { readOnly?: boolean; durable?: boolean; busyTimeout?: number } = {},
): Database {
  // Another connection of this process may hold a lock briefly, for example for a checkpoint; SQLite's default is no
  // timeout.
  const connection = translating(() => new DatabaseSync(file, { readOnly, timeout: busyTimeout }));
  try {
    // Without this cache size, each transaction would write savepoint pages to a temporary file.
    const settings = `synchronous = ${durable ? "FULL" : "OFF"}; PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY`;
    translating(() => connection.exec(`PRAGMA ${settings}`));
  } catch (error) {
    // The first statement reads the schema, which may be damaged. An open connection would lock out other processes until garbage
    // collection.
    connection.close();
    throw error;
  }
  const prepared = new Map<string, StatementSync>();

  function prepare(sql: string): StatementSync {
    const statement = connection.prepare(withSteadyLimits(sql));
    prepared.set(sql, statement);
    const [oldest] = prepared.keys();
    if (prepared.size > PREPARED_STATEMENTS && oldest !== undefined) prepared.delete(oldest);
    return statement;
  }

  return {
    get<Row>(sql: string, ...values: SqlValue[]) {
      try {
        return (prepared.get(sql) ?? prepare(sql)).get(...values) as Row | undefined;
      } catch (error) {
        throw toStoreError(error);
      }
    },
    all<Row>(sql: string, ...values: SqlValue[]) {
      try {
        return (prepared.get(sql) ?? prepare(sql)).all(...values) as Row[];
      } catch (error) {
        throw toStoreError(error);
      }
    },
    *iterate<Row>(sql: string, ...values: SqlValue[]) {
      try {
        yield* (prepared.get(sql) ?? prepare(sql)).iterate(...values) as Iterable<Row>;
      } catch (error) {
        throw toStoreError(error);
      }
    },
    run(sql, ...values) {
      try {
        const { changes, lastInsertRowid } = (prepared.get(sql) ?? prepare(sql)).run(...values);
        return { changes: Number(changes), key: Number(lastInsertRowid) };
      } catch (error) {
        throw toStoreError(error);
      }
    },
    exec: (sql) => translating(() => connection.exec(sql)),
    inTransaction: () => connection.isTransaction,
    close() {
      prepared.clear();
      connection.close();
    },
  };
}

/**
 * SQLite plans by the value of a bare LIMIT parameter and recompiles the statement for each binding. A sum is
 * computed at run time.
 */
const withSteadyLimits = (sql: string): string => sql.replace(/\b(LIMIT|OFFSET) (\?\d+)/g, "$1 $2 + 0");

function translating<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw toStoreError(error);
  }
}
