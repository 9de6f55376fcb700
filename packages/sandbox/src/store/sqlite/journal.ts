import type { Details, EntryKind, JournalEntry } from "../../domain/journal.ts";
import type { Instant } from "../../domain/time.ts";
import type { JournalFilter } from "../filters.ts";
import type { Transaction } from "../store.ts";
import { ORG, organizationNumber, SEEN } from "./collections.ts";
import type { Database, SqlValue } from "./database.ts";
import { mentionsIn } from "./journal-mentions.ts";

interface JournalRow {
  readonly seq: number;
  readonly rev: number;
  readonly id: string;
  readonly kind: EntryKind;
  readonly operation: string;
  readonly status: number | null;
  readonly at: Instant;
  readonly recorded_at: Instant;
  readonly cause_id: string | null;
  readonly candidate_id: string | null;
  readonly error_id: string | null;
  readonly organization_id: string | null;
  readonly doc: string;
  readonly details: string | null;
}

/** Entries of nobody's. */
const NOBODY = 0;

/** Entries deleted at a time. */
const PRUNED = 500;

const SELECT = `SELECT j.*, d.doc AS details, o.id AS organization_id FROM journal j
  LEFT JOIN journal_details d ON d.seq = j.seq LEFT JOIN organizations o ON o.number = j.org`;

let last = 0;

/** Grows by itself, and across restarts with the machine's clock, so that no number comes twice. */
function nextNumber(): number {
  last = Math.max(last + 1, Date.now() * 1000);
  return last;
}

/** Parts without a column of their own. */
type Rest = Pick<JournalEntry, "exchange" | "timer" | "change" | "attempt" | "subjectId">;

const parse = (row: JournalRow): JournalEntry => ({
  id: row.id,
  kind: row.kind,
  operation: row.operation,
  at: row.at,
  recordedAt: row.recorded_at,
  ...(row.organization_id !== null && { organizationId: row.organization_id }),
  ...(row.status !== null && { status: row.status }),
  ...(row.cause_id !== null && { causeId: row.cause_id }),
  ...(row.candidate_id !== null && { candidateId: row.candidate_id }),
  ...(row.error_id !== null && { errorId: row.error_id }),
  ...(JSON.parse(row.doc) as Rest),
  ...(row.details !== null && { details: JSON.parse(row.details) as Details }),
});

export function createJournal(db: Database): Transaction["journal"] {
  const numberOf = (organizationId: string | undefined): number | undefined =>
    organizationId === undefined ? NOBODY : organizationNumber(db, organizationId);

  /** @returns the number of the entry, which it keeps */
  function insert(org: number, entry: JournalEntry): number | undefined {
    const { exchange, timer, change, attempt, subjectId } = entry;
    const rest: { [Field in keyof Rest]: Rest[Field] | undefined } = { exchange, timer, change, attempt, subjectId };
    const row = db.get<{ seq: number }>(
      `INSERT INTO journal (org, seq, rev, id, kind, operation, status, at, recorded_at, cause_id, candidate_id, error_id, doc)
       VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
       ON CONFLICT (id, org) DO UPDATE SET rev = excluded.rev, operation = excluded.operation, status = excluded.status,
         candidate_id = excluded.candidate_id, error_id = excluded.error_id, doc = excluded.doc
       RETURNING seq`,
      org,
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
      JSON.stringify(rest),
    );
    return row?.seq;
  }

  /** With all that they are found by, which names people, too. */
  function removeDetails(seqs: readonly number[]): void {
    for (const table of ["journal_details", "journal_mentions"])
      db.run(`DELETE FROM ${table} WHERE seq IN (SELECT value FROM json_each(?1))`, JSON.stringify(seqs));
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
      const admitted = conditionsOf(filter, values).join(" AND ");
      const [from, most] = [`?${values.push(after)}`, `?${values.push(limit)}`];
      const part = (condition: string) =>
        `SELECT * FROM (${SELECT} WHERE ${admitted} AND ${condition} ORDER BY j.rev LIMIT ${most})`;
      return db
        .all<JournalRow>(
          `${part(`j.seq > ${from} AND j.rev = j.seq`)} UNION ALL ${part(`j.rev > ${from} AND j.rev <> j.seq`)}
           ORDER BY rev LIMIT ${most}`,
          ...values,
        )
        .sort((one, other) => one.seq - other.seq)
        .map((row) => ({ entry: parse(row), revision: row.rev }));
    },

    async count(organizationId) {
      const org = numberOf(organizationId) ?? null;
      return db.get<{ count: number }>("SELECT count(*) AS count FROM journal WHERE org = ?1", org)?.count ?? 0;
    },

    async lastRevision(organizationId) {
      return (
        db.get<{ rev: number | null }>(
          `SELECT max((SELECT max(seq) FROM journal WHERE org = ${ORG}),
             coalesce((SELECT max(rev) FROM journal WHERE org = ${ORG} AND rev <> seq), 0)) AS rev`,
          organizationId,
        )?.rev ?? 0
      );
    },

    async put(entry) {
      const org = numberOf(entry.organizationId);
      const seq = org === undefined ? undefined : insert(org, entry);
      if (org === undefined || seq === undefined || entry.details === undefined) return;
      const details = JSON.stringify(entry.details);
      db.run("INSERT OR REPLACE INTO journal_details (seq, doc) VALUES (?1, ?2)", seq, details);
      for (const mention of mentionsIn(entry, details))
        db.run("INSERT OR IGNORE INTO journal_mentions (org, mention, seq) VALUES (?1, ?2, ?3)", org, mention, seq);
    },

    async forget(organizationId, candidateId, mentions) {
      const org = organizationNumber(db, organizationId);
      if (org === undefined) return;
      const texts = [candidateId, ...mentions].map((text) => text.toLowerCase());
      const named = db.all<{ seq: number }>(
        `SELECT seq FROM journal WHERE org = ?1 AND candidate_id = ?2
         UNION SELECT seq FROM journal_mentions WHERE org = ?1 AND mention IN (SELECT value FROM json_each(?3))`,
        org,
        candidateId,
        JSON.stringify(texts),
      );
      removeDetails(named.map(({ seq }) => seq));
    },

    async prune(organizationId, { surplus, recordedBefore }) {
      const org = numberOf(organizationId);
      if (org === undefined) return 0;
      const oldest = db.all<{ seq: number; recorded_at: number }>(
        "SELECT seq, recorded_at FROM journal WHERE org = ?1 ORDER BY seq LIMIT ?2",
        org,
        PRUNED,
      );
      const kept = oldest.findIndex(({ recorded_at }, index) => index >= surplus && recorded_at >= recordedBefore);
      const seqs = (kept === -1 ? oldest : oldest.slice(0, kept)).map(({ seq }) => seq);
      removeDetails(seqs);
      return db.run(
        "DELETE FROM journal WHERE org = ?1 AND seq IN (SELECT value FROM json_each(?2))",
        org,
        JSON.stringify(seqs),
      ).changes;
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
