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
 * Runs statements: each on a connection of its own, or all on that of a transaction. Parameters are numbered: `$1`. A connection prepares each
 * text once, and PostgreSQL plans it once, whatever the values are; so texts are constants, or have few forms.
 */
export interface Database {
  one<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined>;
  all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>;
  /** The number of changed rows. */
  run(sql: string, ...values: SqlValue[]): Promise<number>;
  /** The same for queries whose text has many forms, or whose best plan depends on the values: planned each time. */
  planned<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>;
  /** Whether the transaction behaves as if it were alone, which needs no locks; true outside of transactions. */
  readonly isAlone: boolean;
  /** The id under which the rows of an organization are found: inside of a draft, that of the draft. */
  rowsOf(organizationId: string): string;
}

/** Milliseconds after which a connection, or a statement, has failed. */
const CONNECT_TIMEOUT = 5000;
const STATEMENT_TIMEOUT = 30_000;

const INT8 = 20;

/** Counts and positions are numbers that JavaScript has. */
const numbers = new TypeOverrides(types);
numbers.setTypeParser(INT8, Number);

/** Parameter of a URL that leads to a pooler, such as PgBouncer, which gives each transaction any connection: `pooler=transaction`. */
const POOLER = "pooler";

/** Whether a connection is the same one for all that it is used for, so that it can have settings and prepared statements. */
export const isDirect = (url: string): boolean => new URL(url).searchParams.get(POOLER) !== "transaction";

/**
 * A collision of transactions is found by the pages they read: looking through a whole table would collide with every change of it. A connection has
 * this setting, or else each transaction.
 */
export const NO_WHOLE_TABLES = "SET LOCAL enable_seqscan = off";

export const connectionConfig = (url: string): PoolConfig => ({
  connectionString: withoutPooler(url),
  application_name: "assessment-api-sandbox",
  connectionTimeoutMillis: CONNECT_TIMEOUT,
  // For a server that has vanished without a word.
  query_timeout: STATEMENT_TIMEOUT + CONNECT_TIMEOUT,
  keepAlive: true,
  types: numbers,
  // Statements of a transaction that do not depend on each other go out together.
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

/** Returns values as the driver takes them. PostgreSQL has no NUL in texts. Users cannot send one, so it becomes a character that no text has. */
function bound(values: readonly SqlValue[]): unknown[] {
  const all: unknown[] = [];
  for (const value of values)
    if (typeof value === "string") all.push(value.includes("\0") ? value.replaceAll("\0", "\uffff") : value);
    else if (value instanceof Uint8Array) all.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
    else all.push(Array.isArray(value) ? bound(value) : value);
  return all;
}

/** A transaction that was to run beside others does what it has to be alone for: it is run again so. */
export class NotAloneError extends Error {
  override name = "NotAloneError";
}

export interface DatabaseOptions {
  /** Is told of each failure, which ends a transaction. */
  readonly failed?: (error: unknown) => void;
  readonly rowsOf?: Database["rowsOf"];
  readonly isAlone?: boolean;
  /** Whether the connection prepares statements; by default it does. */
  readonly prepares?: boolean;
}

/** A pool, a connection or a transaction, which runs statements. */
export interface Connection {
  query(statement: QueryConfig): Promise<QueryResult>;
}

/**
 * Arrays of parameters whose lengths the planner does not see. Where it sees them, the plan for the values seems cheaper than the one for any values,
 * and PostgreSQL plans a prepared statement each time, which takes longer than to run it.
 */
export const given = (...arrays: readonly string[]): string => arrays.map((array) => `(SELECT ${array})`).join(", ");

/** Statements that PostgreSQL can prepare, by their first word; others, such as BEGIN, are as fast without. */
const PREPARED = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/;

const names = new Map<string, string | undefined>();

/** The name under which a connection prepares a statement. */
function nameOf(text: string): string | undefined {
  if (!names.has(text)) names.set(text, PREPARED.test(text) ? hash("sha1", text).slice(0, 16) : undefined);
  return names.get(text);
}

export function createDatabase(
  connection: Connection,
  { failed = () => {}, rowsOf = (id) => id, isAlone = true, prepares = true }: DatabaseOptions = {},
): Database {
  async function query(text: string, given: readonly SqlValue[], name?: string) {
    try {
      return await connection.query({ text, values: bound(given), ...(name !== undefined && { name }) });
    } catch (error) {
      const failure = toStoreError(error);
      failed(failure);
      throw failure;
    }
  }
  const prepared = (text: string, values: readonly SqlValue[]) =>
    query(text, values, prepares ? nameOf(text) : undefined);

  return {
    one: async <Row>(sql: string, ...values: SqlValue[]) => (await prepared(sql, values)).rows[0] as Row | undefined,
    all: async <Row>(sql: string, ...values: SqlValue[]) => (await prepared(sql, values)).rows as Row[],
    run: async (sql, ...values) => (await prepared(sql, values)).rowCount ?? 0,
    planned: async <Row>(sql: string, ...values: SqlValue[]) => (await query(sql, values)).rows as Row[],
    isAlone,
    rowsOf,
  };
}
