import type { CursorListing, CursorSlice, Listing, Slice } from "../../domain/lists.ts";
import type { Searching, Writing } from "../collections.ts";
import { type DocumentKind, type Entity, fold, tableOf } from "../documents.ts";
import { alternativesOf, flatten, type Lookup, type SearchedKind } from "../lookups.ts";
import { createCollection } from "../shared/collections.ts";
import { createDocuments, demandOrganization, isIn, organizationNumber, statementsOf } from "./dialect.ts";
import type { Database, SqlValue } from "./file/database.ts";

/** Each value of a field is a row of `terms`, so a list reads only the rows of its page. */
export function createTermed<Item extends Entity, Filter>(
  db: Database,
  kind: SearchedKind,
  { termsOf, wantedBy, textOf = () => "", textIn = () => undefined }: Lookup<Item, Filter>,
): Writing<Item> & Searching<Item, Filter> {
  const table = tableOf(kind);
  const documents = createDocuments<Item>(db, kind);
  const statements = statementsOf(db);
  const { get } = createCollection<Item>(statements, kind);
  const load = (seqs: readonly number[]): Item[] =>
    documents.all("WHERE seq IN (SELECT value FROM json_each(?1)) ORDER BY seq", JSON.stringify(seqs));

  function selection(organizationId: string, filter: Filter): Selection {
    const values: SqlValue[] = [organizationNumber(db, organizationId) ?? null];
    const at = (value: SqlValue) => `?${values.push(value)}`;
    const [first, ...others] = alternativesOf(wantedBy(filter)).sort((one, other) => one.length - other.length);
    const has = ([term = "", ...further]: readonly string[], of: string) =>
      `${of}org = ?1 AND ${of}kind = '${kind}' AND ${
        further.length === 0 ? `${of}term = ${at(term)}` : isIn(`${of}term`, at(JSON.stringify([term, ...further])))
      }`;
    const exists = (terms: readonly string[]) =>
      `EXISTS (SELECT 1 FROM terms WHERE ${has(terms, "")} AND seq = one.seq)`;
    const wanted = textIn(filter);
    const text = wanted ? [`instr(text, ${at(fold(wanted))}) > 0`] : [];
    // Several terms of an entity would find it several times.
    if (first?.length !== 1) {
      const conditions = ["org = ?1", ...text, ...(first === undefined ? [] : [first, ...others]).map(exists)];
      return { from: `FROM ${table} one WHERE ${conditions.join(" AND ")}`, values };
    }
    const conditions = [
      has(first, "one."),
      ...others.map(exists),
      ...text.map((condition) => `EXISTS (SELECT 1 FROM ${table} WHERE seq = one.seq AND ${condition})`),
    ];
    return { from: `FROM terms one WHERE ${conditions.join(" AND ")}`, values };
  }

  return {
    get,

    async put(entity) {
      await statements.putRow(kind, entity, { ...documents.toRow(entity), text: fold(textOf(entity)) });
      const org = demandOrganization(db, entity.organizationId);
      const { seq = 0 } =
        db.get<{ seq: number }>(`SELECT seq FROM ${table} WHERE org = ?1 AND id = ?2`, org, entity.id) ?? {};
      replaceTerms(db, kind, { org, seq }, flatten(termsOf(entity)));
    },

    async delete(organizationId, id) {
      const org = organizationNumber(db, organizationId) ?? null;
      const row = db.get<{ seq: number }>(`DELETE FROM ${table} WHERE org = ?1 AND id = ?2 RETURNING seq`, org, id);
      if (row === undefined) return false;
      db.run("DELETE FROM terms WHERE kind = ?1 AND seq = ?2", kind, row.seq);
      return true;
    },

    async search(organizationId, filter, { offset, limit }: Slice): Promise<Listing<Item>> {
      const { from, values } = selection(organizationId, filter);
      const total = db.get<{ count: number }>(`SELECT count(*) AS count ${from}`, ...values)?.count ?? 0;
      if (offset >= total || limit <= 0) return { items: [], total };
      const rows = db.all<{ seq: number }>(
        `SELECT one.seq ${from} ORDER BY one.seq LIMIT ?${values.length + 1} OFFSET ?${values.length + 2}`,
        ...values,
        limit,
        offset,
      );
      return { items: load(rows.map(({ seq }) => seq)), total };
    },

    async walk(organizationId, filter, { after = 0, limit }: CursorSlice): Promise<CursorListing<Item>> {
      const { from, values } = selection(organizationId, filter);
      // One more row shows whether a next page exists.
      const rows = db.all<{ seq: number }>(
        `SELECT one.seq ${from} AND one.seq > ?${values.length + 1} ORDER BY one.seq LIMIT ?${values.length + 2}`,
        ...values,
        after,
        limit + 1,
      );
      const shown = rows.slice(0, limit).map(({ seq }) => seq);
      const last = shown.at(-1);
      return { items: load(shown), ...(last !== undefined && rows.length > limit && { next: last }) };
    },
  };
}

interface Selection {
  readonly from: string;
  readonly values: readonly SqlValue[];
}

/** @param before the stored terms */
export function replaceTerms(
  db: Database,
  kind: DocumentKind,
  { org, seq }: { readonly org: number; readonly seq: number },
  terms: readonly string[],
  before = readTerms(db, kind, { org, seq }),
): void {
  for (const term of before)
    if (!terms.includes(term))
      db.run("DELETE FROM terms WHERE org = ?1 AND kind = ?2 AND term = ?3 AND seq = ?4", org, kind, term, seq);
  for (const term of new Set(terms))
    if (!before.includes(term))
      db.run("INSERT INTO terms (org, kind, term, seq) VALUES (?1, ?2, ?3, ?4)", org, kind, term, seq);
}

/** By organization, because rows that wait for the sweep may have had the same `seq`. */
const readTerms = (
  db: Database,
  kind: DocumentKind,
  { org, seq }: { readonly org: number; readonly seq: number },
): string[] =>
  db
    .all<{ term: string }>("SELECT term FROM terms WHERE kind = ?1 AND seq = ?2 AND org = ?3", kind, seq, org)
    .map(({ term }) => term);
