import { randomInt } from "node:crypto";
import type { ClockOwner } from "../../domain/clocks.ts";
import type { CursorListing, CursorSlice, Listing, Slice } from "../../domain/lists.ts";
import {
  type DocumentForm,
  type DocumentRow,
  type Entity,
  formOf,
  tableOf,
  unknownOrganization,
} from "../documents.ts";
import type { Statements } from "../shared/statements.ts";
import type { DocumentKind } from "../upgrades.ts";
import { type Database, NotAloneError, type SqlValue } from "./connection/database.ts";

/** Entities of one kind, in their present form. */
export interface Documents<Item> extends DocumentForm<Item> {
  /** @param rest what follows the name of the table: conditions, order and limit */
  one(rest: string, ...values: SqlValue[]): Promise<Item | undefined>;
  all(rest: string, ...values: SqlValue[]): Promise<Item[]>;
}

export function createDocuments<Item>(db: Database, kind: DocumentKind): Documents<Item> {
  const form = formOf<Item>(kind);
  const select = `SELECT doc, version FROM ${tableOf(kind)}`;
  return {
    ...form,
    async one(rest, ...values) {
      const row = await db.one<DocumentRow>(`${select} ${rest}`, ...values);
      return row && form.parse(row);
    },
    all: async (rest, ...values) => (await db.all<DocumentRow>(`${select} ${rest}`, ...values)).map(form.parse),
  };
}

export type Columns = Readonly<Record<string, SqlValue>>;

/** The number of the organization whose id is the first parameter; of an unknown one, nothing is found. */
export const ORG = "(SELECT number FROM organizations WHERE id = $1)";

/** The number under which the journal of an organization stands: it stays when a restore gives the organization another one. */
export const JOURNAL = "coalesce(journal, number)";

/** Condition of queries that look through all organizations: rows of drafts, and rows to be swept, are not seen. */
export const SEEN = "org IN (SELECT number FROM organizations WHERE draft_of IS NULL)";

/**
 * Condition of rows that go by one clock: the sandbox's, or an organization's own. It looks for the clocks of single organizations: whoever read them
 * all would collide with each move of one. Most have none, which the planner does not expect of NOT EXISTS or IS NULL.
 * @param table that the rows are of, as the statement calls it
 * @param bind adds a value, and gives its place in the statement
 */
export function goesBy(owner: ClockOwner, table: string, bind: (value: string) => string): string {
  if (owner === undefined)
    return `${SEEN} AND coalesce((SELECT false FROM clocks WHERE clocks.org = ${table}.org), true)`;
  const own = `(SELECT number FROM organizations WHERE id = ${bind(owner)})`;
  return `org BETWEEN ${own} AND ${own}`;
}

/**
 * The order in which rows that go by one clock fall due. With `org =` in place of BETWEEN, or without `org` here, PostgreSQL might look through the rows
 * of all organizations for the first of one.
 */
export const inOrderOf = (owner: ClockOwner, direction: "ASC" | "DESC" = "ASC"): string =>
  `ORDER BY ${owner === undefined ? "" : `org ${direction}, `}due_at ${direction}, seq ${direction}`;

/** Of an organization's row: it is not deleted, and keeps its number, until the transaction ends. Transactions that are not alone need it. */
export const STAYS = "FOR KEY SHARE";

/** Where a row stands: its organization's number, and its own. */
export interface Place {
  readonly org: number;
  readonly seq: number;
}

/**
 * Statement that creates a row, or replaces it in its place, and returns its place; parameters are the organization's id and `values`.
 * @param lock of the organization's row
 */
export function upsert(table: string, columns: readonly string[], lock = ""): string {
  const names = ["id", ...columns];
  const updates = columns.map((name) => `${name} = excluded.${name}`);
  return `INSERT INTO ${table} (org, ${names.join(", ")})
    SELECT number, ${names.map((_, index) => `$${index + 2}`).join(", ")} FROM organizations WHERE id = $1 ${lock}
    ON CONFLICT (org, id) DO UPDATE SET ${updates.join(", ")} RETURNING org, seq`;
}

/** By their kinds, whose columns are always the same. */
const putStatements = new Map<DocumentKind, string>();

/** @throws Error when there is no such organization */
export async function putRow(
  db: Database,
  kind: DocumentKind,
  { organizationId, id }: Entity,
  columns: Columns,
): Promise<void> {
  let sql = putStatements.get(kind);
  if (sql === undefined) {
    sql = upsert(tableOf(kind), Object.keys(columns));
    putStatements.set(kind, sql);
  }
  const place = await db.one<Place>(sql, db.rowsOf(organizationId), id, ...Object.values(columns));
  if (place === undefined) throw unknownOrganization(organizationId);
}

/** Conditions under which a list shows rows, of which all hold. */
export interface Conditions {
  /** Parameters so far. */
  readonly values: readonly SqlValue[];
  /** @param condition with `?` for the value; left out where that is undefined */
  add(condition: string, value: SqlValue | undefined): void;
  /** The same for a condition that most rows of most organizations meet, so that the best plan does not depend on it. */
  addCommon(condition: string, value: SqlValue | undefined): void;
  /** Whether all of them are common. */
  readonly areCommon: boolean;
  sql(): string;
}

/** @param organizationId whose rows are listed */
export function conditionsOf(db: Database, organizationId: string, column = "org", org = ORG): Conditions {
  const parts = [`${column} = ${org}`];
  const values: SqlValue[] = [db.rowsOf(organizationId)];
  let areCommon = true;

  function addCommon(condition: string, value: SqlValue | undefined): void {
    if (value === undefined) return;
    const parameter = condition.includes("?") ? `$${values.push(value)}` : "";
    parts.push(condition.replaceAll("?", () => parameter));
  }

  return {
    values,
    add(condition, value) {
      addCommon(condition, value);
      areCommon &&= value === undefined;
    },
    addCommon,
    get areCommon() {
      return areCommon;
    },
    sql: () => parts.join(" AND "),
  };
}

/**
 * Holds for all rows. While the planner has no statistics it takes a range for few rows, and reads them in order; else it would read and sort all rows of an
 * organization.
 */
const IN_ORDER = `AND seq BETWEEN 1 AND ${Number.MAX_SAFE_INTEGER}`;

type ListedRow = { readonly total: number } & DocumentRow;

/**
 * A page in order of creation, or in the reverse order, with the total, as one statement sees both. First pages that all lists have are prepared, with the
 * limit in their text: for a limit that it does not know PostgreSQL expects a tenth of all rows, and would plan each time.
 * @param options.total begins the query of the total, where rows need not be counted for it
 */
export async function listPage<Item>(
  db: Database,
  kind: DocumentKind,
  conditions: Conditions,
  { offset, limit }: Slice,
  { order = "ASC", total }: { readonly order?: "ASC" | "DESC"; readonly total?: string | undefined } = {},
): Promise<Listing<Item>> {
  const { parse } = formOf<Item>(kind);
  const table = tableOf(kind);
  const { values } = conditions;
  const ordered = conditions.areCommon ? IN_ORDER : "";
  const pageOf = (part: string) => `SELECT counted.total, page.doc, page.version
     FROM (${total ?? `SELECT count(*) AS total FROM ${table}`} WHERE ${conditions.sql()}) counted
     LEFT JOIN (SELECT seq, doc, version FROM ${table} WHERE ${conditions.sql()} ${ordered} ORDER BY seq ${order} ${part}) page ON true
     ORDER BY page.seq ${order}`;
  const rows = await (conditions.areCommon && offset === 0
    ? db.all<ListedRow>(pageOf(`LIMIT ${limit}`), ...values)
    : db.planned<ListedRow>(
        pageOf(`LIMIT $${values.length + 1} OFFSET $${values.length + 2}`),
        ...values,
        limit,
        offset,
      ));
  return { items: rows.filter(({ doc }) => doc !== null).map(parse), total: rows[0]?.total ?? 0 };
}

/** Elements that follow a position, in order of creation. */
export async function listAfter<Item>(
  db: Database,
  kind: DocumentKind,
  conditions: Conditions,
  { after = 0, limit }: CursorSlice,
): Promise<CursorListing<Item>> {
  const { parse } = formOf<Item>(kind);
  const at = conditions.values.length;
  // One more than asked for tells whether anything follows.
  const rows = await db.planned<{ readonly seq: number } & DocumentRow>(
    `SELECT seq, doc, version FROM ${tableOf(kind)} WHERE ${conditions.sql()} AND seq > $${at + 1}
     ORDER BY seq LIMIT $${at + 2}`,
    ...conditions.values,
    after,
    limit + 1,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(parse), ...(last !== undefined && rows.length > limit && { next: last.seq }) };
}

/** Pattern of LIKE for texts that contain one; no character has a special meaning. */
export const containing = (text: string): string => `%${escaped(text)}%`;
export const beginningWith = (text: string): string => `${escaped(text)}%`;
const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

const known = new Map<string, string>();

/** The same statement with `$1` for `?1`. */
function numbered(sql: string): string {
  const text = known.get(sql) ?? sql.replaceAll(/\?(\d)/g, "$$$1");
  known.set(sql, text);
  return text;
}

export const statementsOf = (db: Database): Statements => ({
  one: (sql, ...values) => db.one(numbered(sql), ...values),
  all: (sql, ...values) => db.all(numbered(sql), ...values),
  run: (sql, ...values) => db.run(numbered(sql), ...values),
  documents<Item>(kind: DocumentKind) {
    const { one, all, ...form } = createDocuments<Item>(db, kind);
    return {
      ...form,
      one: (rest, ...values) => one(numbered(rest), ...values),
      all: (rest, ...values) => all(numbered(rest), ...values),
    };
  },
  putRow: (kind, entity, columns) => putRow(db, kind, entity, columns),
  rowsOf: db.rowsOf,
  goesBy,
  inOrderOf,
  demandAlone() {
    if (!db.isAlone) throw new NotAloneError();
  },
});

/** A number for an organization or a snapshot: random, so that their rows spread over the machines of a distributed database. */
export const newNumber = (): number => randomInt(1, 2 ** 48 - 1);
