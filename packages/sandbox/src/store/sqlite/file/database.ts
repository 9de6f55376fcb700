import { DatabaseSync, type StatementSync } from "node:sqlite";
import { toStoreError } from "./failures.ts";

/** Parameter of a statement. Never a Date or another object: node:sqlite would take one in first place for named parameters. */
export type SqlValue = string | number | null | Uint8Array;

/** One connection, which prepares each statement once. Parameters are numbered: `?1`. */
export interface Database {
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined;
  all<Row>(sql: string, ...values: SqlValue[]): Row[];
  /** Row by row; the same statement must not run again before the end. */
  iterate<Row>(sql: string, ...values: SqlValue[]): Iterable<Row>;
  /** The number of changed rows, and the key of the row inserted last. */
  run(sql: string, ...values: SqlValue[]): { changes: number; key: number };
  /** One or more statements that give nothing back, and are not worth keeping. */
  exec(sql: string): void;
  /** Whether a transaction is open; some failures, such as a full disk, end it. */
  inTransaction(): boolean;
  close(): void;
}

/** Searches differ in shape; the shapes in use stay prepared. */
const PREPARED_STATEMENTS = 500;

/** Milliseconds that a read may block the event loop: readers wait for a recovery of the log alone, never for a writer. */
export const READ_BUSY_TIMEOUT = 100;

/**
 * @param options.readOnly for connections that must see what is committed, and nothing else
 * @param options.durable false only for a database that nobody opens again
 * @param options.busyTimeout milliseconds to wait for a lock, which blocks the event loop; the default is for the start and for commands
 */
export function openDatabase(
  file: string | URL,
  {
    readOnly = false,
    durable = true,
    busyTimeout = 5000,
  }: { readOnly?: boolean; durable?: boolean; busyTimeout?: number } = {},
): Database {
  // Another connection of this process may hold a lock for an instant, as a checkpoint does; the default is not to wait at all.
  const connection = translating(() => new DatabaseSync(file, { readOnly, timeout: busyTimeout }));
  try {
    // Pages that savepoints may restore would be written to a temporary file in each transaction otherwise.
    const settings = `synchronous = ${durable ? "FULL" : "OFF"}; PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY`;
    translating(() => connection.exec(`PRAGMA ${settings}`));
  } catch (error) {
    // The first statement reads the schema, which may be damaged; an open connection would keep others out until it is collected.
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
 * SQLite plans by the value of a bare parameter of LIMIT, and therefore compiles the statement anew each time one is bound; a sum is
 * computed when the statement runs.
 */
const withSteadyLimits = (sql: string): string => sql.replace(/\b(LIMIT|OFFSET) (\?\d+)/g, "$1 $2 + 0");

function translating<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw toStoreError(error);
  }
}
