type Awaitable<Value> = Value | Promise<Value>;

export type StatementValue = string | number | null | Uint8Array;

/** Runs statements that SQLite and PostgreSQL understand alike, in a transaction or outside of one. Parameters are numbered: `?1`. */
export interface Statements {
  one<Row>(sql: string, ...values: StatementValue[]): Awaitable<Row | undefined>;
  all<Row>(sql: string, ...values: StatementValue[]): Awaitable<Row[]>;
  /** The number of changed rows. */
  run(sql: string, ...values: StatementValue[]): Awaitable<number>;
  /** The id under which the rows of an organization are found, which may be that of a draft. */
  rowsOf(organizationId: string): string;
}

/** The number of the organization whose id is the first parameter; of an unknown one, nothing is found. */
export const ORG = "(SELECT number FROM organizations WHERE id = ?1)";
