import type { ClockOwner } from "../../domain/clocks.ts";
import type { Listing, Slice } from "../../domain/lists.ts";
import type { DocumentForm, DocumentKind, DocumentRow, Entity } from "../documents.ts";

type Awaitable<Value> = Value | Promise<Value>;

export type StatementValue = string | number | boolean | null | Uint8Array | readonly string[];

export interface Conditions {
  readonly values: readonly StatementValue[];
  /** @param condition with `?` for each value, and `?1` for the first of all; left out if a value is undefined */
  add(condition: string, ...values: (StatementValue | undefined)[]): void;
  /** Adds a condition that most rows meet, so that the best plan does not depend on it. */
  addCommon(condition: string, ...values: (StatementValue | undefined)[]): void;
  /** @param condition with `?` for the list; left out if the list is empty */
  addWanted(condition: string, wanted: readonly string[] | undefined): void;
  readonly areCommon: boolean;
  sql(): string;
}

export interface PageOptions<Item = unknown, Row = DocumentRow> {
  readonly order?: "ASC" | "DESC";
  readonly total?: string | undefined;
  /** Default: the document. */
  readonly columns?: string;
  readonly parse?: (row: Row) => Item;
}

export interface Documents<Item> extends DocumentForm<Item> {
  one(rest: string, ...values: StatementValue[]): Awaitable<Item | undefined>;
  all(rest: string, ...values: StatementValue[]): Awaitable<Item[]>;
}

/** SQL for SQLite and PostgreSQL, in a transaction or outside. Placeholders are numbered: `?1`. */
export interface Statements {
  one<Row>(sql: string, ...values: StatementValue[]): Awaitable<Row | undefined>;
  all<Row>(sql: string, ...values: StatementValue[]): Awaitable<Row[]>;
  run(sql: string, ...values: StatementValue[]): Awaitable<number>;
  /** For texts with many forms, or plans that depend on the values. */
  planned<Row>(sql: string, ...values: StatementValue[]): Awaitable<Row[]>;
  documents<Item>(kind: DocumentKind): Documents<Item>;
  /**
   * @param columns always the same for a kind
   * @throws Error if the organization does not exist
   */
  putRow(kind: DocumentKind, entity: Entity, columns: Columns): Awaitable<void>;
  /**
   * Condition that a column has one of the values of a list.
   * @param place of the list among the values; default `?`
   */
  isIn(column: string, place?: string): string;
  /** For a list with most values, on which the plan must not depend. */
  isInMost(column: string): string;
  contains(column: string, text: string): readonly [condition: string, value: string];
  hasTerm(kind: DocumentKind): string;
  page<Item, Row = DocumentRow>(
    kind: DocumentKind,
    conditions: Conditions,
    slice: Slice,
    options?: PageOptions<Item, Row>,
  ): Promise<Listing<Item>>;
  member(name: string): string;
  withMember(name: string, value: string): string;
  /** Condition of queries over all organizations: excludes drafts and rows to be swept. */
  readonly seen: string;
  readonly rowKey: string;
  readonly nextPlace: string;
  /** Row lock on an organization, which prevents its deletion until the transaction ends. */
  readonly keyLock: string;
  newNumber(): Awaitable<number>;
  /** Marks a draft or an incomplete snapshot as alive, if other processes may drop it. */
  touch(table: "organizations" | "snapshots", condition: string, ...values: StatementValue[]): Awaitable<unknown>;
  /** Must be called after an organization got another number. */
  renumbered(): void;
  readonly drafts: Map<string, string>;
  rowsOf(organizationId: string): string;
  /**
   * Condition of rows that follow one clock: the sandbox's or an organization's.
   * @param table alias in the statement
   * @param bind adds a value and returns its placeholder
   */
  followsClock(owner: ClockOwner, table: string, bind: (value: string) => string): string;
  inOrderOf(owner: ClockOwner, direction?: "ASC" | "DESC"): string;
  /** Restarts a concurrent transaction without concurrency. */
  demandAlone(): void;
}

export type Columns = Readonly<Record<string, StatementValue>>;

/** Number of the organization whose id is the first parameter; NULL for unknown organizations. */
export const ORG = "(SELECT number FROM organizations WHERE id = ?1)";

/** Key of an organization's journal. The journal stays if a restore changes the organization's number. */
export const JOURNAL = "coalesce(journal, number)";
