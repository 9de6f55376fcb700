import type { JournalEntry } from "../../domain/journal.ts";
import type { CursorListing } from "../../domain/lists.ts";
import type { JournalFilter } from "../filters.ts";
import { entryOf, type JournalRow, NOBODY } from "../journal/rows.ts";
import type { WrittenEntry } from "../tables.ts";
import { conditionsOf } from "./conditions.ts";
import { type Conditions, JOURNAL, type Statements } from "./statements.ts";

/** An entry with its number, the position in lists, and its revision. */
export interface Numbered {
  readonly seq: number;
  readonly revision: number;
  readonly entry: JournalEntry;
}

/** Journal key of the organization whose id is the first parameter. */
export const JOURNAL_OF = `(SELECT ${JOURNAL} FROM organizations WHERE id = ?1)`;

/** The same; entries without an organization if the id is NULL. */
export const OWNER = `(CASE WHEN CAST(?1 AS text) IS NULL THEN ${NOBODY} ELSE ${JOURNAL_OF} END)`;

const numbered = (row: JournalRow): Numbered => ({ seq: row.seq, revision: row.rev, entry: entryOf(row) });

/** @param select query of rows `j` of the journal with their details and organizations `o` */
export function createJournalReader(db: Statements, select: string) {
  const ownerOf = (organizationId: string | undefined) =>
    organizationId === undefined ? null : db.rowsOf(organizationId);

  function admitting(organizationId: string, filter: JournalFilter): Conditions {
    const { candidateId, causeId, kinds, operations, statuses = [], since } = filter;
    const conditions = conditionsOf(db.rowsOf(organizationId), `j.org = ${JOURNAL_OF}`);
    conditions.add("j.candidate_id = ?", candidateId);
    conditions.add("j.cause_id = ?", causeId);
    conditions.addWanted(db.isIn("j.kind"), kinds);
    conditions.addWanted(db.isIn("j.operation"), operations);
    const ranges = statuses.map(() => "j.status BETWEEN ? AND ?");
    if (ranges.length > 0) conditions.add(`(${ranges.join(" OR ")})`, ...statuses.flat());
    conditions.add("j.at >= ?", since);
    return conditions;
  }

  return {
    async get(organizationId: string | undefined, id: string): Promise<JournalEntry | undefined> {
      const sql = `${select} WHERE j.org = ${OWNER} AND j.id = ?2`;
      const row = await db.one<JournalRow>(sql, ownerOf(organizationId), id);
      return row && entryOf(row);
    },

    async find(id: string): Promise<JournalEntry | undefined> {
      const by = (column: string) =>
        db.one<JournalRow>(
          `${select} WHERE j.${column} = ?1 AND (j.org = ${NOBODY} OR o.draft_of IS NULL AND o.id IS NOT NULL) ORDER BY j.rev DESC LIMIT 1`,
          id,
        );
      const row = (await by("id")) ?? (await by("error_id"));
      return row && entryOf(row);
    },

    /** Newest first. */
    async list(organizationId: string, filter: JournalFilter, before: number | undefined, limit: number) {
      const { add, sql, values } = admitting(organizationId, filter);
      add("j.seq < ?", before);
      const query = `${select} WHERE ${sql()} ORDER BY j.seq DESC LIMIT ?${values.length + 1}`;
      return (await db.planned<JournalRow>(query, ...values, limit)).map(numbered);
    },

    /**
     * In the order of writing, up to a revision. Only rewritten entries have an index by `rev`, because they are few.
     */
    async follow(organizationId: string, filter: JournalFilter, after: number, upTo: number, limit: number) {
      const { sql, values } = admitting(organizationId, filter);
      const [from, to, most] = [1, 2, 3].map((place) => `?${values.length + place}`);
      const part = (number: string, which: string) =>
        `SELECT * FROM (${select} WHERE ${sql()} AND ${which} AND j.${number} > ${from} AND j.${number} <= ${to}
           ORDER BY j.${number} LIMIT ${most}) ${number}`;
      const query = `${part("seq", "j.rev = j.seq")} UNION ALL ${part("rev", "j.rev <> j.seq")} ORDER BY rev LIMIT ${most}`;
      return (await db.planned<JournalRow>(query, ...values, after, upTo, limit)).map(numbered);
    },

    async count(organizationId: string | undefined): Promise<number> {
      const sql = `SELECT count(*) AS count FROM journal WHERE org = ${OWNER}`;
      return (await db.one<{ count: number }>(sql, ownerOf(organizationId)))?.count ?? 0;
    },
  };
}

/** Returns a page of entries. `found` has one entry more than `limit` if a next page exists. */
export function pageOf(found: readonly Numbered[], limit: number): CursorListing<JournalEntry> {
  const items = found.slice(0, limit);
  const next = found.length > limit ? items.at(-1)?.seq : undefined;
  return { items: items.map(({ entry }) => entry), ...(next !== undefined && { next }) };
}

/** In the order of writing, a cause comes before its effects. */
export const written = (found: readonly Numbered[]): WrittenEntry[] =>
  found.toSorted((one, other) => one.seq - other.seq).map(({ entry, revision }) => ({ entry, revision }));
