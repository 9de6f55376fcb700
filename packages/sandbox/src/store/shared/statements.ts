import type { ClockOwner } from "../../domain/clocks.ts";
import type { DocumentForm, Entity } from "../documents.ts";
import type { DocumentKind } from "../upgrades.ts";

type Awaitable<Value> = Value | Promise<Value>;

export type StatementValue = string | number | null | Uint8Array;

/** Entities of one kind, in their present form. */
export interface Documents<Item> extends DocumentForm<Item> {
  /** @param rest what follows the name of the table: conditions, order and limit */
  one(rest: string, ...values: StatementValue[]): Awaitable<Item | undefined>;
  all(rest: string, ...values: StatementValue[]): Awaitable<Item[]>;
}

/** Runs statements that SQLite and PostgreSQL understand alike, in a transaction or outside of one. Parameters are numbered: `?1`. */
export interface Statements {
  one<Row>(sql: string, ...values: StatementValue[]): Awaitable<Row | undefined>;
  all<Row>(sql: string, ...values: StatementValue[]): Awaitable<Row[]>;
  /** The number of changed rows. */
  run(sql: string, ...values: StatementValue[]): Awaitable<number>;
  documents<Item>(kind: DocumentKind): Documents<Item>;
  /**
   * Creates a row of an entity's kind, or replaces it in its place.
   * @param columns all but those of the organization and the id, always the same for a kind
   * @throws Error when there is no such organization
   */
  putRow(kind: DocumentKind, entity: Entity, columns: Columns): Awaitable<void>;
  /** The id under which the rows of an organization are found, which may be that of a draft. */
  rowsOf(organizationId: string): string;
  /**
   * Condition of rows that go by one clock: the sandbox's, or an organization's own.
   * @param table that the rows are of, as the statement calls it
   * @param bind adds a value, and gives its place in the statement
   */
  goesBy(owner: ClockOwner, table: string, bind: (value: string) => string): string;
  /** The order in which rows that go by one clock fall due. */
  inOrderOf(owner: ClockOwner, direction?: "ASC" | "DESC"): string;
  /** Has a transaction that runs beside others begin again, alone. */
  demandAlone(): void;
}

export type Columns = Readonly<Record<string, StatementValue>>;

/** The number of the organization whose id is the first parameter; of an unknown one, nothing is found. */
export const ORG = "(SELECT number FROM organizations WHERE id = ?1)";
