import { type ClientBase, type PoolConfig, TypeOverrides, types } from "pg";
import { toStoreError } from "./failures.ts";

export type SqlValue =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | readonly (string | null)[]
  | readonly (number | null)[];

/** Runs statements: each on a connection of its own, or all on that of a transaction. Parameters are numbered: `$1`. */
export interface Database {
  one<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined>;
  all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>;
  /** The number of changed rows. */
  run(sql: string, ...values: SqlValue[]): Promise<number>;
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

export const connectionConfig = (url: string): PoolConfig => ({
  connectionString: url,
  application_name: "assessment-api-sandbox",
  connectionTimeoutMillis: CONNECT_TIMEOUT,
  statement_timeout: STATEMENT_TIMEOUT,
  // For a server that has vanished without a word.
  query_timeout: STATEMENT_TIMEOUT + CONNECT_TIMEOUT,
  keepAlive: true,
  types: numbers,
  // A collision of transactions is found by the pages they read: looking through a whole table would collide with every change of it.
  options: "-c enable_seqscan=off -c default_transaction_isolation=read\\ committed",
});

/** PostgreSQL has no NUL in texts. Users cannot send one, so it may become a character that no text has. */
const withoutNul = (text: string): string => text.replaceAll("\0", "\uffff");

function bound(value: SqlValue): unknown {
  if (typeof value === "string") return withoutNul(value);
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (Array.isArray(value)) return value.map((one) => (typeof one === "string" ? withoutNul(one) : one));
  return value;
}

export interface DatabaseOptions {
  /** Is told of each failure, which ends a transaction. */
  readonly failed?: (error: unknown) => void;
  readonly rowsOf?: Database["rowsOf"];
}

export function createDatabase(
  connection: Pick<ClientBase, "query">,
  { failed = () => {}, rowsOf = (id) => id }: DatabaseOptions = {},
): Database {
  async function query(text: string, values: readonly SqlValue[]) {
    try {
      return await connection.query(text, values.map(bound));
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
    rowsOf,
  };
}
