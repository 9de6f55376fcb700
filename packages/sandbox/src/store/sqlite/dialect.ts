import type { Listing, Slice } from "../../domain/lists.ts";
import { type DocumentKind, type DocumentRow, formOf, tableOf, unknownOrganization } from "../documents.ts";
import type { Conditions } from "../shared/statements.ts";
import {
  type Documents,
  JOURNAL,
  ORG,
  type PageOptions,
  type Statements,
  type StatementValue,
} from "../shared/statements.ts";
import type { Database, SqlValue } from "./file/database.ts";

interface SyncDocuments<Item> extends Documents<Item> {
  one(rest: string, ...values: StatementValue[]): Item | undefined;
  all(rest: string, ...values: StatementValue[]): Item[];
}

export function createDocuments<Item>(db: Database, kind: DocumentKind): SyncDocuments<Item> {
  const form = formOf<Item>(kind);
  const select = `SELECT doc, version FROM ${form.table}`;
  // Caches the last entity, since requests often read the same test or organization. Entities are immutable.
  let last: (DocumentRow & { readonly item: Item }) | undefined;
  return {
    ...form,
    one(rest, ...values) {
      const row = db.get<DocumentRow>(`${select} ${rest}`, ...bound(values));
      if (row === undefined) return undefined;
      if (last?.doc !== row.doc || last.version !== row.version) last = { ...row, item: form.parse(row) };
      return last.item;
    },
    all: (rest, ...values) => db.all<DocumentRow>(`${select} ${rest}`, ...bound(values)).map(form.parse),
  };
}

/** Lists become JSON arrays, and booleans numbers. */
export function bound(values: readonly StatementValue[]): SqlValue[] {
  const all: SqlValue[] = [];
  for (const value of values)
    if (typeof value === "boolean") all.push(Number(value));
    else all.push(Array.isArray(value) ? JSON.stringify(value) : (value as SqlValue));
  return all;
}

export const isIn = (column: string, place = "?"): string => `${column} IN (SELECT value FROM json_each(${place}))`;

/** The organization that a transaction requested last. Read-only connections are not notified of changes. */
const numbers = new WeakMap<Database, (Numbers & { readonly id: string }) | null>();

interface Numbers {
  readonly number: number;
  readonly journal: number;
}

const drafts = new WeakMap<Database, Map<string, string>>();

function draftsOf(db: Database): Map<string, string> {
  const known = drafts.get(db) ?? new Map<string, string>();
  drafts.set(db, known);
  return known;
}

export function beginSession(db: Database): void {
  numbers.set(db, null);
  drafts.get(db)?.clear();
}

function nextNumber(db: Database): number {
  const row = db.get<{ last: number }>(
    "UPDATE identity SET last_number = last_number + 1 RETURNING last_number AS last",
  );
  return row?.last ?? 1;
}

function numbersOf(db: Database, organizationId: string): Numbers | undefined {
  const id = drafts.get(db)?.get(organizationId) ?? organizationId;
  const last = numbers.get(db);
  if (last?.id === id) return last;
  const found = db.get<Numbers>(`SELECT number, ${JOURNAL} AS journal FROM organizations WHERE id = ?1`, id);
  if (last !== undefined && found !== undefined) numbers.set(db, { id, ...found });
  return found;
}

export const organizationNumber = (db: Database, id: string): number | undefined => numbersOf(db, id)?.number;

export const journalNumber = (db: Database, id: string): number | undefined => numbersOf(db, id)?.journal;

export function demandOrganization(db: Database, id: string): number {
  const numbers = numbersOf(db, id);
  if (numbers === undefined) throw unknownOrganization(id);
  return numbers.number;
}

const putStatements = new Map<DocumentKind, string>();

/** Statement without RETURNING, for which SQLite creates a temporary table each time. */
const putStatement = (kind: DocumentKind, columns: readonly string[]): string =>
  `INSERT INTO ${tableOf(kind)} (org, id, ${columns.join(", ")}) VALUES (?, ?${", ?".repeat(columns.length)})
   ON CONFLICT (org, id) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(", ")}`;

/** Condition of queries over all organizations: excludes drafts and rows to be swept. */
export const SEEN = "org NOT IN (SELECT org FROM hidden)";

/** Kinds with stored totals: counting a million rows takes too long. */
const HISTORIES: readonly DocumentKind[] = ["mails", "events"];

export function listPage<Item, Row = DocumentRow>(
  db: Database,
  kind: DocumentKind,
  conditions: Conditions,
  { offset, limit }: Slice,
  {
    order = "ASC",
    total: counted,
    columns = "doc, version",
    parse = formOf<Item>(kind).parse as unknown as (row: Row) => Item,
  }: PageOptions<Item, Row> = {},
): Listing<Item> {
  const { values } = conditions;
  const sql = conditions.sql();
  const totals =
    values.length === 1 && HISTORIES.includes(kind)
      ? `SELECT sum(count) AS total FROM history_counts WHERE org = ${ORG} AND history = '${kind}'`
      : `${counted ?? `SELECT count(*) AS total FROM ${tableOf(kind)}`} WHERE ${sql}`;
  const total = db.get<{ total: number | null }>(totals, ...bound(values))?.total ?? 0;
  if (offset >= total || limit <= 0) return { items: [], total };
  // Reads the documents of the page only; skipped rows use the index alone.
  const rows = db.all<Row>(
    `SELECT ${columns} FROM ${tableOf(kind)} WHERE seq IN (SELECT seq FROM ${tableOf(kind)} WHERE ${sql}
       ORDER BY seq ${order} LIMIT ?${values.length + 1} OFFSET ?${values.length + 2}) ORDER BY seq ${order}`,
    ...bound(values),
    limit,
    offset,
  );
  return { items: rows.map(parse), total };
}

export const member = (name: string): string => `(doc ->> '$.${name}')`;

export function statementsOf(db: Database): Statements {
  const drafts = draftsOf(db);
  return {
    one: (sql, ...values) => db.get(sql, ...bound(values)),
    all: (sql, ...values) => db.all(sql, ...bound(values)),
    run: (sql, ...values) => db.run(sql, ...bound(values)).changes,
    planned: (sql, ...values) => db.all(sql, ...bound(values)),
    documents: <Item>(kind: DocumentKind): Documents<Item> => createDocuments<Item>(db, kind),
    putRow(kind, { organizationId, id }, columns) {
      let sql = putStatements.get(kind);
      if (sql === undefined) {
        sql = putStatement(kind, Object.keys(columns));
        putStatements.set(kind, sql);
      }
      db.run(sql, demandOrganization(db, organizationId), id, ...bound(Object.values(columns)));
    },
    isIn,
    isInMost: (column) => isIn(column),
    contains: (column, text) => [`instr(${column}, ?) > 0`, text],
    // The plus keeps the scan of the covering index.
    hasTerm: (kind) => `+seq IN (SELECT seq FROM terms WHERE org = ${ORG} AND kind = '${kind}' AND ${isIn("term")})`,
    page: async (kind, conditions, slice, options) => listPage(db, kind, conditions, slice, options),
    member,
    withMember: (name, value) => `json_set(doc, '$.${name}', ${value})`,
    seen: SEEN,
    rowKey: "seq",
    nextPlace: "(SELECT coalesce(max(place), 0) + 1 FROM organizations)",
    // Transactions run one at a time.
    keyLock: "",
    newNumber: () => nextNumber(db),
    // The next process that opens the file drops drafts and incomplete snapshots.
    touch() {},
    renumbered: () => void numbers.set(db, null),
    drafts,
    rowsOf: (organizationId) => drafts.get(organizationId) ?? organizationId,
    followsClock: (owner, _table, bind) =>
      owner === undefined
        ? `${SEEN} AND org NOT IN (SELECT org FROM clocks)`
        : `org = (SELECT number FROM organizations WHERE id = ${bind(owner)})`,
    inOrderOf: (_owner, direction = "ASC") => `ORDER BY due_at ${direction}, seq ${direction}`,
    demandAlone() {},
  };
}
