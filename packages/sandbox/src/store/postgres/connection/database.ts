import { hash } from "node:crypto";
import { type PoolConfig, type QueryConfig, type QueryResult, TypeOverrides, types } from "pg";
import { StoreBusyError, StoreUnavailableError } from "../../../domain/storage-errors.ts";
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
 * Runs each statement on any connection, or all on one of a transaction. Placeholders are numbered: `$1`. Connections
 * prepare each text once, so texts are constants or have few forms.
 */
export interface Database {
  one<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined>;
  all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>;
  run(sql: string, ...values: SqlValue[]): Promise<number>;
  /** Plans each time, for texts with many forms, or plans that depend on the values. */
  planned<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>;
  /** Whether the transaction is isolated and needs no locks; true outside of transactions. */
  readonly isAlone: boolean;
  readonly drafts: Map<string, string>;
  /** Returns the id under which the rows of an organization are stored: inside a draft, the draft's. */
  rowsOf(organizationId: string): string;
}

const CONNECT_TIMEOUT = 5000;
const STATEMENT_TIMEOUT = 30_000;

const INT8 = 20;

const numbers = new TypeOverrides(types);
numbers.setTypeParser(INT8, Number);

/** Poolers such as PgBouncer may change the connection per transaction. */
const POOLER = "pooler";

/** Whether a connection keeps its session, so that it can have settings and prepared statements. */
export const isDirect = (url: string): boolean => new URL(url).searchParams.get(POOLER) !== "transaction";

/** A scan of a whole table would collide with each change, because PostgreSQL detects collisions by pages. */
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
 * PostgreSQL texts cannot contain NUL. Users cannot send it either, so a character that no text contains replaces it.
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
  readonly failed?: (error: unknown) => void;
  readonly isAlone?: boolean;
  /** Whether the connection prepares statements; default true. */
  readonly prepares?: boolean;
}

export interface Connection {
  query(statement: QueryConfig): Promise<QueryResult>;
}

/** Hides array lengths from the planner, which otherwise plans a prepared statement each time. */
export const given = (...arrays: readonly string[]): string => arrays.map((array) => `(SELECT ${array})`).join(", ");

/** Statements that can be prepared, by first word; the remaining ones, such as BEGIN, gain nothing. */
const PREPARED = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/;

const names = new Map<string, string>();

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

/**
 * The first query runs at once; queries that arrive while it runs follow together. No result is older than its query.
 * @param runBatch returns results in order
 */
export function gather<Question, Answer>(
  runBatch: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let pending: { readonly question: Question; readonly resolve: (answer: Answer) => void; readonly reject: Reject }[] =
    [];
  let isRunning = false;

  async function runQueued(): Promise<void> {
    isRunning = true;
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      try {
        const answers = await runBatch(batch.map(({ question }) => question));
        for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  }

  return (question) =>
    new Promise<Answer>((resolve, reject) => {
      pending.push({ question, resolve, reject });
      if (!isRunning) void runQueued();
    });
}

type Reject = (error: unknown) => void;

interface Gate {
  readonly queued: number;
  /**
   * Runs work in turn.
   * @param isRetry work that was let in before: it comes first and a full queue accepts it
   * @throws StoreBusyError if the queue is full or stands still
   */
  pass<Result>(work: () => Promise<Result>, isRetry?: boolean): Promise<Result>;
  narrow(): void;
  widen(): void;
}

export interface GateOptions {
  /** Milliseconds without progress after which the queue rejects work. */
  readonly queueTimeout?: number | undefined;
  readonly mostQueued?: number | undefined;
}

const QUEUE_TIMEOUT = 30_000;
const MOST_QUEUED = 1000;

/**
 * Transactions on the same pages only delay each other in a small database; in a large one they rarely meet.
 * @param most maximum concurrency
 */
export function createGate(
  most: number,
  { queueTimeout = QUEUE_TIMEOUT, mostQueued = MOST_QUEUED }: GateOptions = {},
): Gate {
  const queue: (() => void)[] = [];
  let running = 0;
  let limit = most;
  /** A slow machine delays the queue, but the queue moves on. */
  let progress = 0;

  function startQueued(): void {
    while (running < Math.floor(limit) && queue.length > 0) {
      running += 1;
      queue.shift()?.();
    }
  }

  return {
    get queued() {
      return queue.length;
    },
    async pass(work, isRetry = false) {
      if (!isRetry && queue.length >= mostQueued) throw new StoreBusyError();
      await new Promise<void>((resolve, reject) => {
        let timer: NodeJS.Timeout;
        const begin = () => {
          clearTimeout(timer);
          resolve();
        };
        const watch = () => {
          const before = progress;
          timer = setTimeout(() => {
            if (progress !== before) return watch();
            queue.splice(queue.indexOf(begin), 1);
            reject(new StoreBusyError());
          }, queueTimeout);
        };
        watch();
        if (isRetry) queue.unshift(begin);
        else queue.push(begin);
        startQueued();
      });
      try {
        const result = await work();
        progress += 1;
        return result;
      } catch (error) {
        if (!(toStoreError(error) instanceof StoreUnavailableError)) progress += 1;
        throw error;
      } finally {
        running -= 1;
        startQueued();
      }
    },
    narrow() {
      limit = Math.max(1, limit / 2);
    },
    widen() {
      limit = Math.min(most, limit + 0.1 / limit);
    },
  };
}
