import { setImmediate } from "node:timers/promises";
import { isNameIn, type Naming } from "../../../domain/naming.ts";
import type { Pruning, PutEntry } from "../../journal/rows.ts";
import {
  CHANGED,
  COLUMNS,
  detailsOf,
  type JournalRow,
  mentionsIn,
  mentionsOfRow,
  NOBODY,
  PRUNED,
  partsWithoutNames,
  surplusOf,
  valuesOf,
} from "../../journal/rows.ts";
import { createJournalReader, pageOf, written } from "../../shared/journal.ts";
import { JOURNAL } from "../../shared/statements.ts";
import type { Tables } from "../../tables.ts";
import { journalNumber, statementsOf } from "../dialect.ts";
import type { Database, SqlValue } from "../file/database.ts";
import { createJournalReads } from "./journal-reads.ts";

/** The plus removes the column's affinity; otherwise the comparison could not use the index of an expression. */
const SELECT = `SELECT j.*, d.doc AS details, o.id AS organization_id FROM journal j
  LEFT JOIN journal_details d ON d.seq = j.seq LEFT JOIN organizations o ON ${JOURNAL} = +j.org`;

/**
 * Distinct mentions after a given one, limited to a few milliseconds of work. Most mentions belong to many
 * entries, so the query jumps to the next mention instead of scanning the index.
 */
const NEXT_MENTIONS = `WITH RECURSIVE one (mention, number) AS (
    SELECT min(mention), 1 FROM journal_mentions WHERE org = ?1 AND mention > ?2
    UNION ALL
    SELECT (SELECT min(mention) FROM journal_mentions WHERE org = ?1 AND mention > one.mention), number + 1
    FROM one WHERE mention IS NOT NULL AND number < 1000
  ) SELECT mention FROM one WHERE mention IS NOT NULL`;

const AT_ONCE = 20;

/**
 * Statements for a number of rows, cached by that number. Parameters have no names, because node:sqlite would look
 * up each name among the earlier ones.
 */
const statements = (textOf: (rows: (row: string) => string) => string): ((count: number) => string) => {
  const texts: string[] = [];
  return (count) => (texts[count] ??= textOf((row) => Array(count).fill(row).join(", ")));
};

const INSERT = statements(
  (rows) => `INSERT INTO journal (org, seq, rev, ${COLUMNS})
    VALUES ${rows(`(?, ?, ?, ${COLUMNS.replace(/\w+/g, "?")})`)} ON CONFLICT (id, org) DO UPDATE SET ${CHANGED}`,
);

/** An existing entry keeps its number. */
const INSERT_DETAILS = statements(
  (rows) => `INSERT OR REPLACE INTO journal_details (seq, doc)
    VALUES ${rows("((SELECT seq FROM journal WHERE id = ? AND org = ?), ?)")}`,
);

/** The highest number or revision, by organization, because no index of the journal spans organizations. */
const LAST_NUMBER = `WITH owners (org) AS (SELECT ${NOBODY} UNION ALL SELECT ${JOURNAL} FROM organizations)
  SELECT max(last) AS last FROM (
    SELECT max(seq) AS last FROM journal_details
    UNION ALL SELECT seq + count - 1 FROM journal_reads WHERE seq = (SELECT max(seq) FROM journal_reads)
    UNION ALL SELECT (SELECT max(seq) FROM journal WHERE org = owners.org) FROM owners
    UNION ALL SELECT (SELECT max(rev) FROM journal WHERE org = owners.org AND rev <> seq) FROM owners
  )`;

export function createJournal(db: Database): Tables["journal"] {
  let last: number | undefined;
  /**
   * Returns the first of consecutive numbers. They follow the machine clock, so that numbers of deleted entries do
   * not return, and continue after the last stored number if the clock was set back.
   */
  function nextNumbers(count: number): number {
    last ??= db.get<{ last: number | null }>(LAST_NUMBER)?.last ?? 0;
    const first = Math.max(last + 1, Date.now() * 1000);
    last = first + count - 1;
    return first;
  }
  const reads = createJournalReads(db, nextNumbers);
  const entries = createJournalReader(statementsOf(db), SELECT);
  const numberOf = (organizationId: string | undefined): number | undefined =>
    organizationId === undefined ? NOBODY : journalNumber(db, organizationId);

  function putInto(org: number, put: readonly PutEntry[]): void {
    const first = nextNumbers(put.length);
    const rows: SqlValue[] = [];
    let next = first;
    for (const entry of put) rows.push(org, next, next++, ...valuesOf(entry));
    db.run(INSERT(put.length), ...rows);
    const details: [string, number, string][] = [];
    const mentions: [number, string, string][] = [];
    for (const entry of put) {
      const text = detailsOf(entry);
      if (text === undefined) continue;
      details.push([entry.id, org, text]);
      for (const mention of mentionsIn(entry, text)) mentions.push([org, mention, entry.id]);
    }
    if (details.length > 0) db.run(INSERT_DETAILS(details.length), ...details.flat());
    for (const row of mentions)
      db.run(
        `INSERT OR IGNORE INTO journal_mentions (org, mention, seq)
         VALUES (?1, ?2, (SELECT seq FROM journal WHERE id = ?3 AND org = ?1))`,
        ...row,
      );
  }

  /** Removes details and mentions, both of which name people. */
  function removeDetails(seqs: readonly number[]): void {
    for (const table of ["journal_details", "journal_mentions"])
      db.run(`DELETE FROM ${table} WHERE seq IN (SELECT value FROM json_each(?1))`, JSON.stringify(seqs));
  }

  /** Returns distinct mentions of an organization's entries that equal a word, contain one, or are part of one. */
  async function mentionsLike(org: number, words: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (let after: string | undefined = ""; after !== undefined; ) {
      const some: string[] = db.all<{ mention: string }>(NEXT_MENTIONS, org, after).map(({ mention }) => mention);
      found.push(...some.filter((mention) => words.some((word) => isNameIn(mention, word))));
      after = some.at(-1);
      await setImmediate();
    }
    return found;
  }

  /** Returns numbers of entries, or of batches of reads, whose mentions may name the person. */
  async function mentionsOfNames(org: number, { ids, texts, words }: Naming): Promise<number[]> {
    const mentions = [...ids, ...texts, ...(await mentionsLike(org, words))];
    return db
      .all<{ seq: number }>(
        "SELECT DISTINCT seq FROM journal_mentions WHERE org = ?1 AND mention IN (SELECT value FROM json_each(?2))",
        org,
        JSON.stringify(mentions),
      )
      .map(({ seq }) => seq);
  }

  function removeNames(org: number, seq: number, naming: Naming): void {
    const row = db.get<JournalRow>(`${SELECT} WHERE j.org = ?1 AND j.seq = ?2`, org, seq);
    if (row === undefined) return;
    const { doc, details } = partsWithoutNames(row, naming);
    db.run("UPDATE journal SET doc = ?3 WHERE org = ?1 AND seq = ?2", org, seq, doc);
    removeDetails([seq]);
    if (details === null) return;
    db.run("INSERT INTO journal_details (seq, doc) VALUES (?1, ?2)", seq, details);
    for (const mention of mentionsOfRow({ ...row, doc, details }))
      db.run("INSERT INTO journal_mentions (org, mention, seq) VALUES (?1, ?2, ?3)", org, mention, seq);
  }

  function oldestRows(org: number, before: number, pruning: Pruning): number[] {
    const oldest = db.all<{ seq: number; recorded_at: number }>(
      "SELECT seq, recorded_at FROM journal WHERE org = ?1 AND seq < ?2 ORDER BY seq LIMIT ?3",
      org,
      before,
      PRUNED,
    );
    return surplusOf(oldest, pruning);
  }

  return {
    async get(organizationId, id) {
      const entry = await entries.get(organizationId, id);
      if (entry !== undefined || organizationId === undefined) return entry;
      const org = journalNumber(db, organizationId);
      return org === undefined ? undefined : reads.get(org, organizationId, id);
    },

    find: entries.find,

    async list(organizationId, filter, { before, limit }) {
      const org = journalNumber(db, organizationId);
      if (org === undefined) return { items: [] };
      // Requests one more entry to detect the end.
      const most = limit + 1;
      const found = await entries.list(organizationId, filter, before, most);
      const after = found[limit]?.seq ?? 0;
      const others = await reads.list(org, organizationId, filter, { after, before: before ?? Infinity, limit: most });
      return pageOf(
        [...found, ...others].sort((one, other) => other.seq - one.seq),
        limit,
      );
    },

    async follow(organizationId, filter, { after = 0, limit }) {
      const org = journalNumber(db, organizationId);
      if (org === undefined) return [];
      const found = await entries.follow(organizationId, filter, after, Number.MAX_SAFE_INTEGER, limit);
      const others = reads.follow(org, organizationId, filter, { after, limit });
      return written([...found, ...others].sort((one, other) => one.revision - other.revision).slice(0, limit));
    },

    async count(organizationId) {
      const org = numberOf(organizationId);
      return org === undefined ? 0 : (await entries.count(organizationId)) + reads.count(org);
    },

    async lastRevision(organizationId) {
      const org = journalNumber(db, organizationId);
      if (org === undefined) return 0;
      const row = db.get<{ rev: number }>(
        `SELECT max(coalesce((SELECT max(seq) FROM journal WHERE org = ?1), 0),
           coalesce((SELECT max(rev) FROM journal WHERE org = ?1 AND rev <> seq), 0)) AS rev`,
        org,
      );
      return Math.max(row?.rev ?? 0, reads.lastNumber(org));
    },

    async put(...given) {
      for (const [organizationId, some] of Map.groupBy(given, (entry) => entry.organizationId)) {
        const org = numberOf(organizationId);
        for (let start = 0; org !== undefined && start < some.length; start += AT_ONCE)
          putInto(org, some.slice(start, start + AT_ONCE));
      }
    },

    async putReads(organizationId, packed, recordedAt) {
      const org = journalNumber(db, organizationId);
      if (org !== undefined) reads.write(org, packed, recordedAt);
    },

    async forget(organizationId, candidateId, naming) {
      const org = journalNumber(db, organizationId);
      if (org === undefined) return;
      // Includes entries without an organization, whose paths may name anybody.
      const nobodys = await mentionsOfNames(NOBODY, naming);
      const mentioning = await mentionsOfNames(org, naming);
      const about = db.all<{ seq: number }>(
        `SELECT seq FROM journal WHERE org = ?1 AND candidate_id = ?2 UNION
         SELECT seq FROM journal_mentions WHERE org = ?1 AND mention IN (SELECT value FROM json_each(?3))`,
        org,
        candidateId,
        JSON.stringify(naming.ids),
      );
      removeDetails(about.map(({ seq }) => seq));
      for (const seq of nobodys) removeNames(NOBODY, seq, naming);
      for (const seq of mentioning) removeNames(org, seq, naming);
      await reads.forget(org, [...about.map(({ seq }) => seq), ...mentioning], naming);
    },

    async prune(organizationId, pruning) {
      const org = numberOf(organizationId);
      if (org === undefined) return 0;
      const firstRead = reads.firstNumber(org) ?? Infinity;
      const seqs = oldestRows(org, firstRead, pruning);
      // Prunes reads when no older entry is left.
      if (seqs.length === 0) return reads.prune(org, pruning);
      db.run(
        "DELETE FROM journal WHERE org = ?1 AND seq IN (SELECT value FROM json_each(?2))",
        org,
        JSON.stringify(seqs),
      );
      removeDetails(seqs);
      return seqs.length;
    },
  };
}
