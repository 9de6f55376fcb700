import type { ClockOwner } from "../../domain/clocks.ts";
import type { CursorListing, CursorSlice, Listing, Slice } from "../../domain/lists.ts";
import {
  type DocumentKind,
  type DocumentRow,
  type Entity,
  formOf,
  tableOf,
  unknownOrganization,
} from "../documents.ts";
import type { Columns, Documents, Statements } from "../shared/statements.ts";
import type { Database, SqlValue } from "./file/database.ts";

/** SQLite runs synchronously. */
interface SyncDocuments<Item> extends Documents<Item> {
  one(rest: string, ...values: SqlValue[]): Item | undefined;
  all(rest: string, ...values: SqlValue[]): Item[];
}

export function createDocuments<Item>(db: Database, kind: DocumentKind): SyncDocuments<Item> {
  const form = formOf<Item>(kind);
  const select = `SELECT doc, version FROM ${tableOf(kind)}`;
  // Caches the last entity, since requests often read the same test or organization. Entities are immutable.
  let last: (DocumentRow & { readonly item: Item }) | undefined;
  return {
    ...form,
    one(rest, ...values) {
      const row = db.get<DocumentRow>(`${select} ${rest}`, ...values);
      if (row === undefined) return undefined;
      if (last?.doc !== row.doc || last.version !== row.version) last = { ...row, item: form.parse(row) };
      return last.item;
    },
    all: (rest, ...values) => db.all<DocumentRow>(`${select} ${rest}`, ...values).map(form.parse),
  };
}

/** Conditions of a list, combined by AND. */
export interface Conditions {
  readonly values: readonly SqlValue[];
  /** @param condition with `?` for each value, and `?1` for the organization's number; left out if a value is undefined */
  add(condition: string, ...values: (SqlValue | undefined)[]): void;
  /** @param condition with `?` for a JSON array; left out if the array is empty */
  addWanted(condition: string, wanted: readonly string[] | undefined): void;
  sql(): string;
}

/**
 * @param org number of the organization; undefined finds nothing
 * @param first condition with `?1` for that number
 */
export function conditionsOf(org: number | undefined, first = "org = ?1"): Conditions {
  const parts = [first];
  const values: SqlValue[] = [org ?? null];

  function add(condition: string, ...given: (SqlValue | undefined)[]): void {
    const known = given.filter((value) => value !== undefined);
    if (known.length < given.length) return;
    parts.push(condition.replace(/\?(?!\d)/g, () => `?${values.push(known.shift() ?? null)}`));
  }

  return {
    values,
    add,
    addWanted: (condition, wanted = []) => add(condition, wanted.length === 0 ? undefined : JSON.stringify(wanted)),
    sql: () => parts.join(" AND "),
  };
}

/** Condition that a column has one of the values of a JSON array. */
export const isIn = (column: string): string => `${column} IN (SELECT value FROM json_each(?))`;

/**
 * Cache of the organization that a transaction requested last, by connection. Read-only connections have no cache,
 * because they are not notified of changes.
 */
const numbers = new WeakMap<Database, (Numbers & { readonly id: string }) | null>();

/** Keys of an organization in tables. */
interface Numbers {
  readonly number: number;
  /** Key in the journal's tables. The journal stays if a restore changes the organization's number. */
  readonly journal: number;
}

/** Clears the cache: at the begin of a transaction, and after an organization's id got another number. */
export const forgetNumbers = (db: Database): unknown => numbers.set(db, null);

function numbersOf(db: Database, id: string): Numbers | undefined {
  const last = numbers.get(db);
  if (last?.id === id) return last;
  const found = db.get<Numbers>(`SELECT number, ${JOURNAL} AS journal FROM organizations WHERE id = ?1`, id);
  if (last !== undefined && found !== undefined) numbers.set(db, { id, ...found });
  return found;
}

/** Key of an organization's journal. */
export const JOURNAL = "coalesce(journal, number)";

/** Returns the key of an organization in all tables except the journal's. */
export const organizationNumber = (db: Database, id: string): number | undefined => numbersOf(db, id)?.number;

/** Returns the key of an organization in the journal's tables. */
export const journalNumber = (db: Database, id: string): number | undefined => numbersOf(db, id)?.journal;

/** @throws Error if the organization does not exist */
export function demandOrganization(db: Database, id: string): number {
  const number = organizationNumber(db, id);
  if (number === undefined) throw unknownOrganization(id);
  return number;
}

/** Cached by kind, because the columns of a kind are constant. */
const putStatements = new Map<DocumentKind, string>();

export function putRow(db: Database, kind: DocumentKind, { organizationId, id }: Entity, columns: Columns): void {
  let sql = putStatements.get(kind);
  if (sql === undefined) {
    sql = putStatement(kind, Object.keys(columns));
    putStatements.set(kind, sql);
  }
  db.run(sql, demandOrganization(db, organizationId), id, ...Object.values(columns));
}

/** Without RETURNING, for which SQLite creates a temporary table each time. */
const putStatement = (kind: DocumentKind, columns: readonly string[]): string =>
  `INSERT INTO ${tableOf(kind)} (org, id, ${columns.join(", ")}) VALUES (?, ?${", ?".repeat(columns.length)})
   ON CONFLICT (org, id) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(", ")}`;

/** Condition of queries over all organizations: excludes drafts and rows to be swept. */
export const SEEN = "org NOT IN (SELECT org FROM hidden)";

/**
 * Condition of rows that follow one clock: the sandbox's or an organization's.
 * @param bind adds a value and returns its placeholder
 */
export const goesBy = (owner: ClockOwner, bind: (value: string) => string): string =>
  owner === undefined
    ? `${SEEN} AND org NOT IN (SELECT org FROM clocks)`
    : `org = (SELECT number FROM organizations WHERE id = ${bind(owner)})`;

/**
 * Returns a page in order of creation or in reverse order.
 * @param options.total if known
 */
export function listPage<Item>(
  db: Database,
  kind: DocumentKind,
  conditions: Conditions,
  { offset, limit }: Slice,
  { total = countRows(db, kind, conditions), order = "ASC" }: { total?: number; order?: "ASC" | "DESC" } = {},
): Listing<Item> {
  const { values } = conditions;
  if (offset >= total || limit <= 0) return { items: [], total };
  // Reads the documents of the page only; skipped rows use the index alone.
  const items = createDocuments<Item>(db, kind).all(
    `WHERE seq IN (SELECT seq FROM ${tableOf(kind)} WHERE ${conditions.sql()}
       ORDER BY seq ${order} LIMIT ?${values.length + 1} OFFSET ?${values.length + 2}) ORDER BY seq ${order}`,
    ...values,
    limit,
    offset,
  );
  return { items, total };
}

function countRows(db: Database, kind: DocumentKind, { sql, values }: Conditions): number {
  const counted = `SELECT count(*) AS count FROM ${tableOf(kind)} WHERE ${sql()}`;
  return db.get<{ count: number }>(counted, ...values)?.count ?? 0;
}

/** Returns the elements after a position, in order of creation. */
export function listAfter<Item>(
  db: Database,
  kind: DocumentKind,
  { sql, values }: Conditions,
  { after = 0, limit }: CursorSlice,
): CursorListing<Item> {
  // Requests one more element to detect the end.
  const seqs = db
    .all<{ seq: number }>(
      `SELECT seq FROM ${tableOf(kind)} WHERE ${sql()} AND seq > ?${values.length + 1}
         ORDER BY seq LIMIT ?${values.length + 2}`,
      ...values,
      after,
      limit + 1,
    )
    .map(({ seq }) => seq);
  const shown = seqs.slice(0, limit);
  const items = createDocuments<Item>(db, kind).all(
    "WHERE seq IN (SELECT value FROM json_each(?1)) ORDER BY seq",
    JSON.stringify(shown),
  );
  const last = shown.at(-1);
  return { items, ...(last !== undefined && seqs.length > limit && { next: last }) };
}

export const statementsOf = (db: Database): Statements => ({
  one: db.get,
  all: db.all,
  run: (sql, ...values) => db.run(sql, ...values).changes,
  documents: <Item>(kind: DocumentKind): Documents<Item> => createDocuments<Item>(db, kind),
  putRow: (kind, entity, columns) => putRow(db, kind, entity, columns),
  rowsOf: (organizationId) => organizationId,
  goesBy: (owner, _table, bind) => goesBy(owner, bind),
  inOrderOf: (_owner, direction = "ASC") => `ORDER BY due_at ${direction}, seq ${direction}`,
  // Transactions run one at a time.
  demandAlone() {},
});
