import type { Details, JournalEntry } from "../../domain/journal.ts";
import type { JournalFilter, Transaction } from "../store.ts";
import { ORG, organizationNumber, SEEN } from "./collections.ts";
import type { Database, SqlValue } from "./database.ts";
import { mentionsIn } from "./journal-mentions.ts";

interface JournalRow {
  readonly seq: number;
  readonly rev: number;
  readonly doc: string;
  readonly details: string | null;
}

/** Entries of nobody's. */
const NOBODY = 0;

/** Entries deleted at a time. */
const PRUNED = 500;

const SELECT =
  "SELECT j.seq, j.rev, j.doc, d.doc AS details FROM journal j LEFT JOIN journal_details d ON d.seq = j.seq";

let last = 0;

/** Grows by itself, and across restarts with the machine's clock, so that no number comes twice. */
function nextNumber(): number {
  last = Math.max(last + 1, Date.now() * 1000);
  return last;
}

const parse = ({ doc, details }: JournalRow): JournalEntry => ({
  ...(JSON.parse(doc) as JournalEntry),
  ...(details !== null && { details: JSON.parse(details) as Details }),
});

export function createJournal(db: Database): Transaction["journal"] {
  const numberOf = (organizationId: string | undefined): number | undefined =>
    organizationId === undefined ? NOBODY : organizationNumber(db, organizationId);

  function insert(org: number, seq: number, { details: _, ...entry }: JournalEntry): void {
    db.run(
      `INSERT INTO journal (org, seq, rev, id, kind, operation, status, at, recorded_at, cause_id, candidate_id, error_id, doc)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
       ON CONFLICT (org, seq) DO UPDATE SET rev = excluded.rev, operation = excluded.operation, status = excluded.status,
         candidate_id = excluded.candidate_id, error_id = excluded.error_id, doc = excluded.doc`,
      org,
      seq,
      nextNumber(),
      entry.id,
      entry.kind,
      entry.operation,
      entry.status ?? null,
      entry.at,
      entry.recordedAt,
      entry.causeId ?? null,
      entry.candidateId ?? null,
      entry.errorId ?? null,
      JSON.stringify(entry),
    );
  }

  function removeDetails(condition: string, ...values: SqlValue[]): void {
    db.run(`DELETE FROM journal_details WHERE seq IN (SELECT seq FROM ${condition})`, ...values);
  }

  return {
    async get(organizationId, id) {
      const row = db.get<JournalRow>(`${SELECT} WHERE j.id = ?1 AND j.org = ?2`, id, numberOf(organizationId) ?? null);
      return row && parse(row);
    },

    async find(id) {
      const by = (condition: string) =>
        db.get<JournalRow>(`${SELECT} WHERE ${condition} AND j.${SEEN} ORDER BY j.rev DESC LIMIT 1`, id);
      const row = by("j.id = ?1") ?? by("j.error_id = ?1");
      return row && parse(row);
    },

    async list(organizationId, filter, { before, limit }) {
      const values: SqlValue[] = [numberOf(organizationId) ?? null];
      const conditions = conditionsOf(filter, values);
      if (before !== undefined) conditions.push(`j.seq < ?${values.push(before)}`);
      const rows = db.all<JournalRow>(
        `${SELECT} WHERE ${conditions.join(" AND ")} ORDER BY j.seq DESC LIMIT ?${values.push(limit + 1)}`,
        ...values,
      );
      const next = rows.length > limit ? rows[limit - 1]?.seq : undefined;
      return { items: rows.slice(0, limit).map(parse), ...(next !== undefined && { next }) };
    },

    async follow(organizationId, filter, { after = 0, limit }) {
      const values: SqlValue[] = [numberOf(organizationId) ?? null];
      const conditions = [...conditionsOf(filter, values), `j.rev > ?${values.push(after)}`];
      return db
        .all<JournalRow>(
          `${SELECT} WHERE ${conditions.join(" AND ")} ORDER BY j.rev LIMIT ?${values.push(limit)}`,
          ...values,
        )
        .sort((one, other) => one.seq - other.seq)
        .map((row) => ({ entry: parse(row), revision: row.rev }));
    },

    async lastRevision(organizationId) {
      return (
        db.get<{ rev: number | null }>(`SELECT max(rev) AS rev FROM journal WHERE org = ${ORG}`, organizationId)?.rev ??
        0
      );
    },

    async put(entry) {
      const org = numberOf(entry.organizationId);
      if (org === undefined) return;
      const known = db.get<{ seq: number }>("SELECT seq FROM journal WHERE id = ?1 AND org = ?2", entry.id, org);
      const seq = known?.seq ?? nextNumber();
      insert(org, seq, entry);
      if (entry.details === undefined) return;
      const details = JSON.stringify(entry.details);
      db.run("INSERT OR REPLACE INTO journal_details (seq, doc) VALUES (?1, ?2)", seq, details);
      for (const mention of mentionsIn(entry, details))
        db.run("INSERT OR IGNORE INTO journal_mentions (org, mention, seq) VALUES (?1, ?2, ?3)", org, mention, seq);
    },

    async forget(organizationId, candidateId, mentions) {
      const org = organizationNumber(db, organizationId);
      if (org === undefined) return;
      removeDetails("journal WHERE org = ?1 AND candidate_id = ?2", org, candidateId);
      for (const mention of [candidateId, ...mentions].map((text) => text.toLowerCase())) {
        removeDetails("journal_mentions WHERE org = ?1 AND mention = ?2", org, mention);
        db.run("DELETE FROM journal_mentions WHERE org = ?1 AND mention = ?2", org, mention);
      }
    },

    async prune(organizationId, { entries, recordedBefore }) {
      const org = numberOf(organizationId);
      if (org === undefined) return false;
      const kept = db.get<{ seq: number }>(
        "SELECT seq FROM journal WHERE org = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ?2",
        org,
        Math.max(entries - 1, 0),
      );
      const oldest = db
        .all<{ seq: number }>(
          `SELECT seq FROM journal WHERE org = ?1 AND (seq < ?2 OR recorded_at < ?3) ORDER BY seq LIMIT ${PRUNED}`,
          org,
          kept?.seq ?? 0,
          recordedBefore,
        )
        .map(({ seq }) => seq);
      const seqs = JSON.stringify(oldest);
      for (const table of ["journal_details", "journal_mentions"])
        db.run(`DELETE FROM ${table} WHERE seq IN (SELECT value FROM json_each(?1))`, seqs);
      db.run("DELETE FROM journal WHERE org = ?1 AND seq IN (SELECT value FROM json_each(?2))", org, seqs);
      return oldest.length === PRUNED;
    },
  };
}

/** Entries that a filter admits; the values are appended to the organization's. */
function conditionsOf(filter: JournalFilter, values: SqlValue[]): string[] {
  const { candidateId, causeId, kinds = [], operations = [], statuses = [], since } = filter;
  const bind = (value: SqlValue) => `?${values.push(value)}`;
  const oneOf = (column: string, list: readonly string[]) =>
    list.length === 0 ? [] : [`${column} IN (SELECT value FROM json_each(${bind(JSON.stringify(list))}))`];
  return [
    "j.org = ?1",
    ...(candidateId === undefined ? [] : [`j.candidate_id = ${bind(candidateId)}`]),
    ...(causeId === undefined ? [] : [`j.cause_id = ${bind(causeId)}`]),
    ...oneOf("j.kind", kinds),
    ...oneOf("j.operation", operations),
    ...(statuses.length === 0
      ? []
      : [`(${statuses.map(([from, to]) => `j.status BETWEEN ${bind(from)} AND ${bind(to)}`).join(" OR ")})`]),
    ...(since === undefined ? [] : [`j.at >= ${bind(since)}`]),
  ];
}
