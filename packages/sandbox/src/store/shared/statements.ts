import type { ClockOwner } from "../../domain/clocks.ts";
import type { DocumentForm, DocumentKind, Entity } from "../documents.ts";

type Awaitable<Value> = Value | Promise<Value>;

export type StatementValue = string | number | null | Uint8Array;

/** Entities of one kind in their current form. */
export interface Documents<Item> extends DocumentForm<Item> {
  /** @param rest SQL after the table name: conditions, order and limit */
  one(rest: string, ...values: StatementValue[]): Awaitable<Item | undefined>;
  all(rest: string, ...values: StatementValue[]): Awaitable<Item[]>;
}

/**
 * Runs statements that are valid for SQLite and PostgreSQL, in a transaction or outside of one. Placeholders are
 * numbered: `?1`.
 */
export interface Statements {
  one<Row>(sql: string, ...values: StatementValue[]): Awaitable<Row | undefined>;
  all<Row>(sql: string, ...values: StatementValue[]): Awaitable<Row[]>;
  /** Returns the number of changed rows. */
  run(sql: string, ...values: StatementValue[]): Awaitable<number>;
  documents<Item>(kind: DocumentKind): Documents<Item>;
  /**
   * Inserts or replaces the row of an entity; a replaced row keeps its place.
   * @param columns all columns except organization and id, always the same for a kind
   * @throws Error if the organization does not exist
   */
  putRow(kind: DocumentKind, entity: Entity, columns: Columns): Awaitable<void>;
  /** Returns the id under which the rows of an organization are stored, which may be the id of a draft. */
  rowsOf(organizationId: string): string;
  /**
   * Condition of rows that follow one clock: the sandbox's or an organization's.
   * @param table alias in the statement
   * @param bind adds a value and returns its placeholder
   */
  goesBy(owner: ClockOwner, table: string, bind: (value: string) => string): string;
  /** Returns the order by due time of rows that follow one clock. */
  inOrderOf(owner: ClockOwner, direction?: "ASC" | "DESC"): string;
  /** Restarts a concurrent transaction without concurrency. */
  demandAlone(): void;
}

export type Columns = Readonly<Record<string, StatementValue>>;

/** Number of the organization whose id is the first parameter; NULL for unknown organizations. */
export const ORG = "(SELECT number FROM organizations WHERE id = ?1)";
