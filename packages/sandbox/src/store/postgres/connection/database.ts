import { hash } from "node:crypto";
import { type PoolConfig, type QueryConfig, type QueryResult, TypeOverrides, types } from "pg";
import { toStoreError } from "./failures.ts";

export type SqlValue =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | readonly (string | null)[]
  | readonly (number | null)[];

/**
 * Runs statements, each on any connection, or all on that of a transaction. Placeholders are numbered: `$1`. A
 * connection prepares and plans each text once for all values, so texts are constants or have few forms.
 */
export interface Database {
  one<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined>;
  all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>;
  /** Returns the number of changed rows. */
  run(sql: string, ...values: SqlValue[]): Promise<number>;
  /** Runs queries whose text has many forms, or whose best plan depends on the values: planned each time. */
  planned<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>;
  /** Whether the transaction is isolated and needs no locks; true outside of transactions. */
  readonly isAlone: boolean;
  /** Draft id by organization id in a transaction. */
  readonly drafts: Map<string, string>;
  /** Returns the id under which the rows of an organization are stored: inside a draft, the draft's. */
  rowsOf(organizationId: string): string;
}

/** Timeout in milliseconds of a connection or a statement. */
const CONNECT_TIMEOUT = 5000;
const STATEMENT_TIMEOUT = 30_000;

const INT8 = 20;

/** Parses counts and positions as JavaScript numbers. */
const numbers = new TypeOverrides(types);
numbers.setTypeParser(INT8, Number);

/**
 * URL parameter for a pooler such as PgBouncer, which may change the connection for each transaction:
 * `pooler=transaction`.
 */
const POOLER = "pooler";

/** Whether a connection keeps its session, so that it can have settings and prepared statements. */
export const isDirect = (url: string): boolean => new URL(url).searchParams.get(POOLER) !== "transaction";

/**
 * PostgreSQL detects collisions by the pages that transactions read, and a scan of a whole table would collide
 * with each change. This setting applies to a connection, or otherwise to each transaction.
 */
export const NO_WHOLE_TABLES = "SET LOCAL enable_seqscan = off";

export const connectionConfig = (url: string): PoolConfig => ({
  connectionString: withoutPooler(url),
  application_name: "assessment-api-sandbox",
  connectionTimeoutMillis: CONNECT_TIMEOUT,
  // For a server that stopped responding.
  query_timeout: STATEMENT_TIMEOUT + CONNECT_TIMEOUT,
  keepAlive: true,
  types: numbers,
  // Independent statements of a transaction are pipelined.
  pipeline: true,
  ...(isDirect(url) && {
    statement_timeout: STATEMENT_TIMEOUT,
    options: "-c enable_seqscan=off -c default_transaction_isolation=read\\ committed",
  }),
});

function withoutPooler(url: string): string {
  const plain = new URL(url);
  plain.searchParams.delete(POOLER);
  return plain.href;
}

/**
 * Returns values for the driver. PostgreSQL texts cannot contain NUL. Users cannot send it either, so it is
 * replaced by a character that no text contains.
 */
function bound(values: readonly SqlValue[]): unknown[] {
  const all: unknown[] = [];
  for (const value of values)
    if (typeof value === "string") all.push(value.includes("\0") ? value.replaceAll("\0", "\uffff") : value);
    else if (value instanceof Uint8Array) all.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
    else all.push(Array.isArray(value) && value.length > 0 ? bound(value) : value);
  return all;
}

/** A concurrent transaction needs isolation and must run again with it. */
export class NotAloneError extends Error {
  override name = "NotAloneError";
}

export interface DatabaseOptions {
  /** Called with each failure, which ends a transaction. */
  readonly failed?: (error: unknown) => void;
  readonly isAlone?: boolean;
  /** Whether the connection prepares statements; default true. */
  readonly prepares?: boolean;
}

/** A pool, a connection or a transaction. */
export interface Connection {
  query(statement: QueryConfig): Promise<QueryResult>;
}

/**
 * Hides array lengths from the planner. Otherwise a custom plan seems cheaper than the generic one, and PostgreSQL
 * plans a prepared statement each time, which takes longer than its execution.
 */
export const given = (...arrays: readonly string[]): string => arrays.map((array) => `(SELECT ${array})`).join(", ");

/** Statements that can be prepared, by first word; others, such as BEGIN, gain nothing. */
const PREPARED = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/;

const names = new Map<string, string>();

/** Returns the name of a prepared statement; empty for other statements. */
function newName(text: string): string {
  const name = PREPARED.test(text) ? hash("sha1", text).slice(0, 16) : "";
  names.set(text, name);
  return name;
}

export function createDatabase(
  connection: Connection,
  { failed = () => {}, isAlone = true, prepares = true }: DatabaseOptions = {},
): Database {
  const drafts = new Map<string, string>();

  async function query(text: string, given: readonly SqlValue[], isPrepared = prepares) {
    const name = isPrepared ? (names.get(text) ?? newName(text)) : "";
    try {
      return await connection.query({ text, values: bound(given), ...(name !== "" && { name }) });
    } catch (error) {
      const failure = toStoreError(error);
      failed(failure);
      throw failure;
    }
  }

  return {
    one: async <Row>(sql: string, ...values: SqlValue[]) => (await query(sql, values)).rows[0] as Row | undefined,
    all: async <Row>(sql: string, ...values: SqlValue[]) => (await query(sql, values)).rows as Row[],
    run: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
    planned: async <Row>(sql: string, ...values: SqlValue[]) => (await query(sql, values, false)).rows as Row[],
    isAlone,
    drafts,
    rowsOf: (organizationId) => drafts.get(organizationId) ?? organizationId,
  };
}
