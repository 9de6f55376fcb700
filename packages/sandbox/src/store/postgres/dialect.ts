import { randomInt } from "node:crypto";
import type { ClockOwner } from "../../domain/clocks.ts";
import type { CursorListing, CursorSlice, Listing, Slice } from "../../domain/lists.ts";
import { type DocumentKind, type DocumentRow, formOf, tableOf, unknownOrganization } from "../documents.ts";
import type { Conditions, PageOptions, Statements } from "../shared/statements.ts";
import { type Database, given, NotAloneError } from "./connection/database.ts";

/** Number of the organization whose id is the first parameter; NULL for unknown organizations. */
export const ORG = "(SELECT number FROM organizations WHERE id = $1)";

/** Condition of queries over all organizations: excludes drafts and rows to be swept. */
export const SEEN = "org IN (SELECT number FROM organizations WHERE draft_of IS NULL)";

/**
 * Rows that follow one clock. Looks up single clocks, because reading all would collide with each clock move.
 * @param table alias in the statement
 * @param bind adds a value and returns its placeholder
 */
export function followsClock(owner: ClockOwner, table: string, bind: (value: string) => string): string {
  if (owner === undefined)
    return `${SEEN} AND coalesce((SELECT false FROM clocks WHERE clocks.org = ${table}.org), true)`;
  const own = `(SELECT number FROM organizations WHERE id = ${bind(owner)})`;
  return `org BETWEEN ${own} AND ${own}`;
}

/** With `org =` instead of BETWEEN, PostgreSQL might scan the rows of all organizations. */
const inOrderOf = (owner: ClockOwner, direction: "ASC" | "DESC" = "ASC"): string =>
  `ORDER BY ${owner === undefined ? "" : `org ${direction}, `}due_at ${direction}, seq ${direction}`;

/** Prevents deletion and renumbering until the transaction ends. */
export const STAYS = "FOR KEY SHARE";

export interface Place {
  readonly org: number;
  readonly seq: number;
}

/**
 * Statement that inserts or replaces a row and returns its place. Parameters are the organization's id and
 * `values`.
 * @param lock of the organization's row
 */
export function upsert(table: string, columns: readonly string[], lock = ""): string {
  const names = ["id", ...columns];
  const updates = columns.map((name) => `${name} = excluded.${name}`);
  return `INSERT INTO ${table} (org, ${names.join(", ")})
    SELECT number, ${names.map((_, index) => `$${index + 2}`).join(", ")} FROM organizations WHERE id = $1 ${lock}
    ON CONFLICT (org, id) DO UPDATE SET ${updates.join(", ")} RETURNING org, seq`;
}

const putStatements = new Map<DocumentKind, string>();

/** True for all rows. The planner then estimates few rows and reads them in order. */
const IN_ORDER = `AND seq BETWEEN 1 AND ${Number.MAX_SAFE_INTEGER}`;

type ListedRow<Row> = { readonly total: number; readonly seq: number | null } & Row;

/**
 * Lists in order of creation or reverse, with the total. The limit is in the text of first pages, because PostgreSQL
 * estimates a tenth of all rows for an unknown one.
 * @param options.total beginning of a separate query for the total
 */
export async function listPage<Item, Row = DocumentRow>(
  db: Database,
  kind: DocumentKind,
  conditions: Conditions,
  { offset, limit }: Slice,
  {
    order = "ASC",
    total,
    columns = "doc, version",
    parse = formOf<Item>(kind).parse as unknown as (row: Row) => Item,
  }: PageOptions<Item, Row> = {},
): Promise<Listing<Item>> {
  const table = tableOf(kind);
  const { values } = conditions;
  const wanted = dollars(conditions.sql());
  const ordered = conditions.areCommon ? IN_ORDER : "";
  const pageOf = (part: string) => `SELECT counted.total, page.*
     FROM (${total ?? `SELECT count(*) AS total FROM ${table}`} WHERE ${wanted}) counted
     LEFT JOIN (SELECT seq, ${columns} FROM ${table} WHERE ${wanted} ${ordered} ORDER BY seq ${order} ${part}) page ON true
     ORDER BY page.seq ${order}`;
  const rows = await (conditions.areCommon && offset === 0
    ? db.all<ListedRow<Row>>(pageOf(`LIMIT ${limit}`), ...values)
    : db.planned<ListedRow<Row>>(
        pageOf(`LIMIT $${values.length + 1} OFFSET $${values.length + 2}`),
        ...values,
        limit,
        offset,
      ));
  return { items: rows.filter(({ seq }) => seq !== null).map(parse), total: rows[0]?.total ?? 0 };
}

export async function listAfter<Item>(
  db: Database,
  kind: DocumentKind,
  conditions: Conditions,
  { after = 0, limit }: CursorSlice,
): Promise<CursorListing<Item>> {
  const { parse } = formOf<Item>(kind);
  const at = conditions.values.length;
  // Requests one more element to detect the end.
  const rows = await db.planned<{ readonly seq: number } & DocumentRow>(
    `SELECT seq, doc, version FROM ${tableOf(kind)} WHERE ${dollars(conditions.sql())} AND seq > $${at + 1}
     ORDER BY seq LIMIT $${at + 2}`,
    ...conditions.values,
    after,
    limit + 1,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(parse), ...(last !== undefined && rows.length > limit && { next: last.seq }) };
}

const known = new Map<string, string>();

export const dollars = (sql: string): string => sql.replaceAll(/\?(\d)/g, "$$$1");

function numbered(sql: string): string {
  const text = known.get(sql) ?? dollars(sql);
  known.set(sql, text);
  return text;
}

export const statementsOf = (db: Database): Statements => ({
  one: (sql, ...values) => db.one(numbered(sql), ...values),
  all: (sql, ...values) => db.all(numbered(sql), ...values),
  run: (sql, ...values) => db.run(numbered(sql), ...values),
  planned: (sql, ...values) => db.planned(dollars(sql), ...values),
  documents<Item>(kind: DocumentKind) {
    const form = formOf<Item>(kind);
    const select = `SELECT doc, version FROM ${form.table}`;
    return {
      ...form,
      async one(rest, ...values) {
        const row = await db.one<DocumentRow>(numbered(`${select} ${rest}`), ...values);
        return row && form.parse(row);
      },
      all: async (rest, ...values) =>
        (await db.all<DocumentRow>(numbered(`${select} ${rest}`), ...values)).map(form.parse),
    };
  },
  async putRow(kind, { organizationId, id }, columns) {
    let sql = putStatements.get(kind);
    if (sql === undefined) {
      sql = upsert(tableOf(kind), Object.keys(columns));
      putStatements.set(kind, sql);
    }
    const place = await db.one<Place>(sql, db.rowsOf(organizationId), id, ...Object.values(columns));
    if (place === undefined) throw unknownOrganization(organizationId);
  },
  isInMost: (column) => `${column} = ANY (${given("?::text[]")}::text[])`,
  contains: (column, text) => [`${column} LIKE ?`, `%${text.replace(/[\\%_]/g, "\\$&")}%`],
  hasTerm: (kind) => `seq IN (SELECT seq FROM terms WHERE org = ${ORG} AND kind = '${kind}' AND term = ANY (?))`,
  isIn: (column, place = "?") => `${column} = ANY (${place})`,
  page: (kind, conditions, slice, options) => listPage(db, kind, conditions, slice, options),
  member: (name) => `(doc::jsonb ->> '${name}')`,
  withMember: (name, value) => `jsonb_set(doc::jsonb, '{${name}}', to_jsonb(${value}))::text`,
  seen: SEEN,
  // Numbers of rows are unique within their organization.
  rowKey: "org, seq",
  nextPlace: "DEFAULT",
  // Transactions without isolation need it.
  keyLock: db.isAlone ? "" : STAYS,
  // Random, so that rows spread over the nodes of a distributed database.
  newNumber: () => randomInt(1, 2 ** 48 - 1),
  touch: (table, condition, ...values) =>
    db.run(numbered(`UPDATE ${table} SET touched_at = now() WHERE ${condition}`), ...values),
  renumbered() {},
  drafts: db.drafts,
  rowsOf: db.rowsOf,
  followsClock,
  inOrderOf,
  demandAlone() {
    if (!db.isAlone) throw new NotAloneError();
  },
});
