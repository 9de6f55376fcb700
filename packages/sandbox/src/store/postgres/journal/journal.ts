import { type Naming, SHORTEST_PART } from "../../../domain/naming.ts";
import { mentionsBy, unpackReads } from "../../journal/packed-reads.ts";
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
import { OWNER as ANY_OWNER, createJournalReader, JOURNAL_OF, pageOf, written } from "../../shared/journal.ts";
import { JOURNAL } from "../../shared/statements.ts";
import type { Tables } from "../../tables.ts";
import { type Database, given, NotAloneError } from "../connection/database.ts";
import { dollars, statementsOf } from "../dialect.ts";
import type { Horizon } from "./horizon.ts";

const INSTANT = "double precision";

const SELECT = `SELECT ${["seq", "rev", ...COLUMNS.split(", "), "details"].map((column) => `j.${column}`).join(", ")}, o.id AS organization_id
  FROM journal j LEFT JOIN organizations o ON ${JOURNAL} = j.org`;

const ORG = dollars(JOURNAL_OF);
const OWNER = dollars(ANY_OWNER);

const AT_ONCE = 100;

/**
 * Mentions that may name a person. Jumps to the next mention instead of scanning the index. Parameters: the owner,
 * exact texts, and names.
 */
const MENTIONS_OF_NAMES = `WITH RECURSIVE mentions (mention) AS (
    SELECT min(mention) FROM journal_mentions WHERE org = ${OWNER}
    UNION ALL
    SELECT (SELECT min(mention) FROM journal_mentions WHERE org = ${OWNER} AND mention > mentions.mention) FROM mentions WHERE mention IS NOT NULL
  ) SELECT mention FROM mentions WHERE mention = ANY ($2) OR EXISTS (
    SELECT 1 FROM unnest($3::text[]) name
    WHERE strpos(mention, name) > 0 OR length(mention) >= ${SHORTEST_PART} AND strpos(name, mention) > 0
  )`;

/** Prefix of words of a name in `forgotten`; other texts are whole mentions. */
const WORD = "~";

/** Maximum difference in milliseconds between the clocks of processes and of the database. */
const SKEW = 1000;

/**
 * Leaves out details of requests that began before the deletion of a person they concern.
 * @param ids parameter with the ids of entries
 * @param mentions parameter with their mentions
 */
const withoutForgotten = (ids: string, mentions: string): string =>
  `CASE WHEN EXISTS (
     SELECT 1 FROM forgotten f WHERE f.org = owner.org AND owner.recorded_at <= extract(epoch FROM f.forgotten_at) * 1000 + ${SKEW} AND (
       f.text = lower(owner.candidate_id)
       OR EXISTS (SELECT 1 FROM unnest(${given(`${ids}::text[]`, `${mentions}::text[]`)}) named (id, mention) WHERE named.id = owner.id AND (
         mention = f.text OR '${WORD}' || mention = f.text OR (f.text LIKE '${WORD}%' AND (
           length(mention) >= ${SHORTEST_PART} AND strpos(f.text, mention) > 0
           OR length(f.text) > ${SHORTEST_PART} AND strpos(mention, substr(f.text, 2)) > 0
         ))
       ))
     )
   ) THEN NULL ELSE details::text END`;

/** Numbers are taken after the transaction has its id, so the horizon knows it. */
const PUT = `WITH begun AS MATERIALIZED (SELECT pg_current_xact_id() AS xact),
  written AS (
    INSERT INTO journal (org, seq, rev, ${COLUMNS}, details)
    SELECT org, number, number, ${COLUMNS}, CASE WHEN kind = 'change' THEN details ELSE ${withoutForgotten("$13", "$14")} END FROM (
      SELECT CASE WHEN one.organization IS NULL THEN ${NOBODY} ELSE (SELECT ${JOURNAL} FROM organizations WHERE organizations.id = one.organization) END AS org,
        nextval('journal_numbers') AS number, one.* FROM begun, unnest(
          ${given("$1::text[]", "$2::text[]", "$3::text[]", "$4::text[]", "$5::integer[]", `$6::${INSTANT}[]`, `$7::${INSTANT}[]`)},
          ${given("$8::text[]", "$9::text[]", "$10::text[]", "$11::text[]", "$12::text[]")}
        ) WITH ORDINALITY one (organization, ${COLUMNS}, details, place) ORDER BY place
    ) owner WHERE org IS NOT NULL
    ON CONFLICT (org, id) DO UPDATE SET ${CHANGED}, details = coalesce(excluded.details, journal.details)
    RETURNING org, seq, id, details
  )
  INSERT INTO journal_mentions (org, mention, seq) SELECT org, mention, seq
  FROM written JOIN unnest(${given("$13::text[]", "$14::text[]")}) named (id, mention) ON named.id = written.id AND details IS NOT NULL ON CONFLICT DO NOTHING`;

/** Statement for reads, which are never rewritten. */
const PUT_READS = `WITH begun AS MATERIALIZED (SELECT pg_current_xact_id() AS xact),
  written AS (
    INSERT INTO journal (org, seq, rev, id, kind, operation, status, at, recorded_at, candidate_id, doc, details)
    SELECT org, number, number, id, 'request', operation, status, at, recorded_at, candidate_id, doc,
      ${withoutForgotten("$10", "$11")} FROM (
      SELECT ${ORG} AS org, nextval('journal_numbers') AS number, one.* FROM begun, unnest(
        ${given("$2::text[]", "$3::text[]", "$4::integer[]", `$5::${INSTANT}[]`, `$6::${INSTANT}[]`, "$7::text[]", "$8::text[]", "$9::text[]")}
      ) WITH ORDINALITY one (id, operation, status, at, recorded_at, candidate_id, doc, details, place) ORDER BY place
    ) owner WHERE org IS NOT NULL ON CONFLICT DO NOTHING
    RETURNING org, seq, id, details
  )
  INSERT INTO journal_mentions (org, mention, seq) SELECT org, mention, seq
  FROM written JOIN unnest(${given("$10::text[]", "$11::text[]")}) named (id, mention) ON named.id = written.id AND details IS NOT NULL ON CONFLICT DO NOTHING`;

/** @param horizon entries beyond it may follow entries that are not committed yet */
export function createJournal(db: Database, horizon: Horizon): Tables["journal"] {
  const entries = createJournalReader(statementsOf(db), SELECT);

  async function lastRevision(organizationId: string): Promise<number> {
    const upTo = await horizon();
    const row = await db.one<{ rev: number | null }>(
      `SELECT max(rev) AS rev FROM journal WHERE org = ${ORG} AND rev <= $2`,
      db.rowsOf(organizationId),
      upTo,
    );
    return row?.rev ?? 0;
  }

  async function removeNames(owner: string | null, naming: Naming): Promise<void> {
    const { texts, words } = naming;
    const mentions = await db.all<{ mention: string }>(
      MENTIONS_OF_NAMES,
      owner,
      [...texts, ...words],
      words.filter(({ length }) => length >= SHORTEST_PART),
    );
    if (mentions.length === 0) return;
    const rows = await db.planned<JournalRow>(
      `${SELECT} WHERE j.org = ${OWNER} AND j.seq IN (SELECT seq FROM journal_mentions WHERE org = ${OWNER} AND mention = ANY ($2))`,
      owner,
      mentions.map(({ mention }) => mention),
    );
    for (let start = 0; start < rows.length; start += AT_ONCE)
      await writeWithout(owner, rows.slice(start, start + AT_ONCE), naming);
  }

  async function writeWithout(owner: string | null, rows: readonly JournalRow[], naming: Naming): Promise<void> {
    const kept = rows.map((row) => ({ ...row, ...partsWithoutNames(row, naming) }));
    const mentions = kept.flatMap((row) => [...mentionsOfRow(row)].map((mention) => ({ seq: row.seq, mention })));
    const seqs = kept.map(({ seq }) => seq);
    await db.run(`DELETE FROM journal_mentions WHERE org = ${OWNER} AND seq = ANY ($2)`, owner, seqs);
    await db.run(
      `UPDATE journal SET doc = kept.doc, details = kept.details FROM unnest($2::bigint[], $3::text[], $4::text[]) kept (seq, doc, details)
       WHERE org = ${OWNER} AND journal.seq = kept.seq`,
      owner,
      seqs,
      kept.map(({ doc }) => doc),
      kept.map(({ details }) => details),
    );
    await db.run(
      `INSERT INTO journal_mentions (org, mention, seq) SELECT ${OWNER}, mention, seq FROM unnest($2::text[], $3::bigint[]) one (mention, seq)`,
      owner,
      mentions.map(({ mention }) => mention),
      mentions.map(({ seq }) => seq),
    );
  }

  return {
    get: entries.get,

    find: entries.find,

    list: async (organizationId, filter, { before, limit }) =>
      pageOf(await entries.list(organizationId, filter, before, limit + 1), limit),

    follow: async (organizationId, filter, { after = 0, limit }) =>
      written(await entries.follow(organizationId, filter, after, await horizon(), limit)),

    count: entries.count,

    lastRevision,

    async put(...entries) {
      if (entries.length === 0) return;
      const owners: (string | null)[] = [];
      const details: (string | null)[] = [];
      const mentioning: string[] = [];
      const mentions: string[] = [];
      const columns: (string | number | null)[][] = [];
      for (const entry of entries) {
        owners.push(entry.organizationId === undefined ? null : db.rowsOf(entry.organizationId));
        for (const [column, value] of valuesOf(entry).entries()) {
          columns[column] ??= [];
          columns[column].push(value);
        }
        const text = detailsOf(entry);
        details.push(text ?? null);
        if (text === undefined) continue;
        for (const mention of mentionsIn(entry, text)) {
          mentioning.push(entry.id);
          mentions.push(mention);
        }
      }
      await db.run(PUT, owners, ...(columns as (string | null)[][]), details, mentioning, mentions);
    },

    async putReads(organizationId, reads) {
      // A person named in a read may be deleted concurrently.
      if (!db.isAlone) throw new NotAloneError();
      const entries = unpackReads(reads);
      const mentionsOf = reads.requests.map((request) => [...mentionsBy(request)]);
      const mentions = reads.ids.flatMap((id, index) =>
        (mentionsOf[reads.of[index] as number] as string[]).map((mention) => [id, mention] as const),
      );
      await db.run(
        PUT_READS,
        db.rowsOf(organizationId),
        entries.map(({ id }) => id),
        entries.map(({ operation }) => operation),
        entries.map(({ status }) => status ?? null),
        entries.map(({ at }) => at),
        entries.map(({ recordedAt }) => recordedAt),
        entries.map(({ candidateId }) => candidateId ?? null),
        entries.map(({ exchange }) => JSON.stringify({ exchange })),
        entries.map(({ details }) => (details === undefined ? null : JSON.stringify(details))),
        mentions.map(([id]) => id),
        mentions.map(([, mention]) => mention),
      );
    },

    async forget(organizationId, candidateId, naming) {
      const { ids, texts, words } = naming;
      const owner = db.rowsOf(organizationId);
      await db.run(
        `INSERT INTO forgotten (org, text, forgotten_at) SELECT ${JOURNAL}, unnest($2::text[]), clock_timestamp() FROM organizations WHERE id = $1
         ON CONFLICT (org, text) DO UPDATE SET forgotten_at = excluded.forgotten_at`,
        owner,
        [...new Set([candidateId.toLowerCase(), ...ids, ...texts, ...words.map((word) => WORD + word)])],
      );
      // Also removes the mentions, which name people as well.
      await db.run(
        `WITH about AS (
           SELECT seq FROM journal WHERE org = ${ORG} AND candidate_id = $2
           UNION SELECT seq FROM journal_mentions WHERE org = ${ORG} AND mention = ANY ($3)
         ), unmentioned AS (
           DELETE FROM journal_mentions WHERE org = ${ORG} AND seq = ANY (ARRAY(SELECT seq FROM about))
         )
         UPDATE journal SET details = NULL WHERE org = ${ORG} AND seq = ANY (ARRAY(SELECT seq FROM about)) AND details IS NOT NULL`,
        owner,
        candidateId,
        ids,
      );
      // Includes entries without an organization, whose paths may name anybody.
      for (const one of [owner, null]) await removeNames(one, naming);
    },

    async prune(organizationId, pruning) {
      const owner = organizationId === undefined ? null : db.rowsOf(organizationId);
      const oldest = await db.all<{ seq: number; recorded_at: number }>(
        `SELECT seq, recorded_at FROM journal WHERE org = ${OWNER} ORDER BY seq LIMIT ${PRUNED}`,
        owner,
      );
      const seqs = surplusOf(oldest, pruning);
      await db.run(`DELETE FROM journal_mentions WHERE org = ${OWNER} AND seq = ANY ($2)`, owner, seqs);
      return db.run(`DELETE FROM journal WHERE org = ${OWNER} AND seq = ANY ($2)`, owner, seqs);
    },
  };
}

/** Minutes after which requests have ended that were running at a deletion. */
const FORGOTTEN_FOR = 5;

export async function dropForgotten(db: Database): Promise<void> {
  await db.run("DELETE FROM forgotten WHERE forgotten_at < now() - make_interval(mins => $1)", FORGOTTEN_FOR);
}
