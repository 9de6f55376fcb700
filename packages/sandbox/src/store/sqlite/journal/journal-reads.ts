import { setImmediate } from "node:timers/promises";
import type { JournalEntry } from "../../../domain/journal.ts";
import type { Naming } from "../../../domain/naming.ts";
import type { Instant } from "../../../domain/time.ts";
import type { JournalFilter } from "../../filters.ts";
import {
  forgetIn,
  mentionsOf,
  type PackedReads,
  sliceReads,
  unpackRead,
  unpackReads,
} from "../../journal/packed-reads.ts";
import type { Pruning } from "../../journal/rows.ts";
import type { Numbered } from "../../shared/journal.ts";
import type { Database, SqlValue } from "../file/database.ts";

/** Entries with consecutive numbers. */
interface Block {
  readonly seq: number;
  readonly count: number;
  readonly recorded_at: number;
  readonly doc: string;
}

/** Maximum entries per block. */
const IN_BLOCK = 1000;

/** Blocks per batch, a few milliseconds of work. */
const AT_ONCE = 20;

/**
 * Entries of requests without changes, many per row: one row with indexes for each would cost as much as a cheap
 * request. Organizations are numbers here.
 */
export function createJournalReads(db: Database, nextNumbers: (count: number) => number) {
  const blocksWhere = (condition: string, ...values: SqlValue[]): Block[] =>
    db.all<Block>(`SELECT seq, count, recorded_at, doc FROM journal_reads WHERE org = ?1 AND ${condition}`, ...values);

  const owned = (organizationId: string, { entry, ...one }: Numbered): Numbered => ({
    ...one,
    entry: { ...entry, organizationId },
  });

  /** Writes one row for all entries of a block with equal mentions, because such requests often repeat. */
  function mention(org: number, seq: number, block: PackedReads): void {
    for (const mention of mentionsOf(block))
      db.run("INSERT INTO journal_mentions (org, mention, seq) VALUES (?1, ?2, ?3)", org, mention, seq);
  }

  return {
    write(org: number, reads: PackedReads, recordedAt: Instant): void {
      for (let start = 0; start < reads.ids.length; start += IN_BLOCK) {
        const block = reads.ids.length <= IN_BLOCK ? reads : sliceReads(reads, start, start + IN_BLOCK);
        const count = block.ids.length;
        const { first, last } = endsOf(block.ids);
        const seq = nextNumbers(count);
        db.run(
          `INSERT INTO journal_reads (seq, org, count, first_id, last_id, recorded_at, doc)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
          seq,
          org,
          count,
          first,
          last,
          recordedAt,
          JSON.stringify(block),
        );
        mention(org, seq, block);
      }
    },

    get(org: number, organizationId: string, id: string): JournalEntry | undefined {
      for (const { doc } of blocksWhere("first_id <= ?2 AND last_id >= ?2", org, id)) {
        const reads = parse(doc);
        const index = reads.ids.indexOf(id);
        if (index !== -1) return { ...unpackRead(reads, index), organizationId };
      }
      return undefined;
    },

    /**
     * Removes queries that name a deleted person.
     * @param mentioning numbers whose blocks may contain such queries
     */
    async forget(org: number, mentioning: readonly number[], naming: Naming): Promise<void> {
      const done = new Set<number>();
      for (const number of mentioning) {
        const [block] = blocksWhere("seq <= ?2 ORDER BY seq DESC LIMIT 1", org, number);
        if (block === undefined || number >= block.seq + block.count || done.has(block.seq)) continue;
        done.add(block.seq);
        const kept = forgetIn(parse(block.doc), naming);
        db.run("UPDATE journal_reads SET doc = ?2 WHERE seq = ?1", block.seq, JSON.stringify(kept));
        db.run("DELETE FROM journal_mentions WHERE seq = ?1", block.seq);
        mention(org, block.seq, kept);
        await setImmediate();
      }
    },

    async list(
      org: number,
      organizationId: string,
      filter: JournalFilter,
      { after, before, limit }: { after: number; before: number; limit: number },
    ): Promise<Numbered[]> {
      const found: Numbered[] = [];
      const hint = hintOf(filter);
      if (hint === undefined) return found;
      for (let end = before; found.length < limit; ) {
        const blocks = blocksWhere(
          "seq < ?2 AND seq + count > ?3 + 1 AND instr(doc, ?4) > 0 ORDER BY seq DESC LIMIT ?5",
          org,
          end,
          after,
          hint,
          AT_ONCE,
        );
        for (const block of blocks) {
          found.push(
            ...unpack(block)
              .filter(({ seq, entry }) => seq > after && seq < before && admits(filter, entry))
              .reverse(),
          );
        }
        const last = blocks.at(-1);
        if (last === undefined || blocks.length < AT_ONCE) break;
        end = last.seq;
        await setImmediate();
      }
      return found.slice(0, limit).map((one) => owned(organizationId, one));
    },

    follow(
      org: number,
      organizationId: string,
      filter: JournalFilter,
      { after, limit }: { after: number; limit: number },
    ): Numbered[] {
      const found: Numbered[] = [];
      const hint = hintOf(filter);
      for (let from = after - IN_BLOCK; hint !== undefined && found.length < limit; ) {
        const [block] = blocksWhere("seq > ?2 AND seq + count > ?3 + 1 ORDER BY seq LIMIT 1", org, from, after);
        if (block === undefined) break;
        found.push(...unpack(block).filter(({ seq, entry }) => seq > after && admits(filter, entry)));
        from = block.seq;
      }
      return found.slice(0, limit).map((one) => owned(organizationId, one));
    },

    count: (org: number): number =>
      db.get<{ count: number }>("SELECT coalesce(sum(count), 0) AS count FROM journal_reads WHERE org = ?1", org)
        ?.count ?? 0,

    lastNumber: (org: number): number =>
      db.get<{ last: number }>(
        "SELECT seq + count - 1 AS last FROM journal_reads WHERE org = ?1 ORDER BY seq DESC LIMIT 1",
        org,
      )?.last ?? 0,

    firstNumber: (org: number): number | undefined =>
      db.get<{ seq: number }>("SELECT seq FROM journal_reads WHERE org = ?1 ORDER BY seq LIMIT 1", org)?.seq,

    /**
     * Deletes `surplus` entries of the oldest block, or all if they are too old.
     * @returns their number
     */
    prune(org: number, { surplus, recordedBefore }: Pruning): number {
      const [block] = blocksWhere("TRUE ORDER BY seq LIMIT 1", org);
      if (block === undefined) return 0;
      const { seq, count, doc } = block;
      const pruned = block.recorded_at < recordedBefore ? count : Math.min(count, surplus);
      if (pruned === count) {
        db.run("DELETE FROM journal_reads WHERE seq = ?1", seq);
        db.run("DELETE FROM journal_mentions WHERE seq = ?1", seq);
      } else if (pruned > 0) {
        db.run(
          "UPDATE journal_reads SET seq = ?2, count = ?3, doc = ?4 WHERE seq = ?1",
          seq,
          seq + pruned,
          count - pruned,
          JSON.stringify(sliceReads(parse(doc), pruned)),
        );
        db.run("UPDATE journal_mentions SET seq = ?2 WHERE seq = ?1", seq, seq + pruned);
      }
      return pruned;
    },
  };
}

function endsOf(ids: readonly string[]): { readonly first: string; readonly last: string } {
  let [first = "", last] = [ids[0], ""];
  for (const id of ids) {
    if (id < first) first = id;
    if (id > last) last = id;
  }
  return { first, last };
}

const parse = (doc: string): PackedReads => JSON.parse(doc) as PackedReads;

const unpack = ({ seq, doc }: Block): Numbered[] =>
  unpackReads(parse(doc)).map((entry, index) => ({ seq: seq + index, revision: seq + index, entry }));

/** Returns a text that each block with a matching entry contains; undefined if the filter matches nothing. */
function hintOf({ candidateId = "", causeId, kinds = [], operations = [] }: JournalFilter): string | undefined {
  if (causeId !== undefined || (kinds.length > 0 && !kinds.includes("request"))) return undefined;
  const [operation = "", ...others] = operations;
  return candidateId || (others.length === 0 ? operation : "");
}

function admits(filter: JournalFilter, { candidateId, operation, status, at }: JournalEntry): boolean {
  const { operations = [], statuses = [], since = Number.NEGATIVE_INFINITY } = filter;
  return (
    (filter.candidateId === undefined || filter.candidateId === candidateId) &&
    (operations.length === 0 || operations.includes(operation)) &&
    (statuses.length === 0 || statuses.some(([from, to]) => status !== undefined && status >= from && status <= to)) &&
    at >= since
  );
}
