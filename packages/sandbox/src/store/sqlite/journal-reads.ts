import { setImmediate } from "node:timers/promises";
import type { JournalEntry } from "../../domain/journal.ts";
import type { Instant } from "../../domain/time.ts";
import type { JournalFilter } from "../filters.ts";
import { forgetIn, mentionsOf, type PackedRead, unpackRead } from "../packed-reads.ts";
import type { Database, SqlValue } from "./database.ts";

/** An entry with the number that is its place in lists. */
export interface Numbered {
  readonly seq: number;
  readonly entry: JournalEntry;
}

/** Entries that were written together; each has the number after that of the one before. */
interface Block {
  /** Of the first entry. */
  readonly seq: number;
  readonly count: number;
  readonly recorded_at: number;
  readonly doc: string;
}

/** Entries of one block at most. */
const IN_BLOCK = 1000;

/** Blocks that are looked through at a time, some milliseconds. */
const AT_ONCE = 20;

/**
 * Entries of requests that changed nothing, many in one row: a row with indexes for each would cost as much as a cheap request
 * itself. The organization is its number.
 */
export function createJournalReads(db: Database, nextNumbers: (count: number) => number) {
  const blocksWhere = (condition: string, ...values: SqlValue[]): Block[] =>
    db.all<Block>(`SELECT seq, count, recorded_at, doc FROM journal_reads WHERE org = ?1 AND ${condition}`, ...values);

  const owned = (organizationId: string, { seq, entry }: Numbered): Numbered => ({
    seq,
    entry: { ...entry, organizationId },
  });

  return {
    write(org: number, reads: readonly PackedRead[], recordedAt: Instant): void {
      for (let start = 0; start < reads.length; start += IN_BLOCK) {
        const block = reads.slice(start, start + IN_BLOCK);
        const { first, last } = endsOf(block);
        const seq = nextNumbers(block.length);
        db.run(
          `INSERT INTO journal_reads (seq, org, count, first_id, last_id, recorded_at, doc)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
          seq,
          org,
          block.length,
          first,
          last,
          recordedAt,
          `[${block.map(({ text }) => text).join(",")}]`,
        );
        // One row for all entries of the block that mention the same, since such requests often come again.
        const asked = new Set(block.flatMap((read) => read.asked ?? []));
        for (const mention of new Set([...asked].flatMap((one) => [...mentionsOf(one)])))
          db.run("INSERT INTO journal_mentions (org, mention, seq) VALUES (?1, ?2, ?3)", org, mention, seq);
      }
    },

    get(org: number, organizationId: string, id: string): JournalEntry | undefined {
      const found = blocksWhere("first_id <= ?2 AND last_id >= ?2", org, id)
        .flatMap(unpack)
        .find(({ entry }) => entry.id === id);
      return found && owned(organizationId, found).entry;
    },

    /** Removes the details of entries that mention any of the texts. @param mentioning numbers in whose blocks some may */
    async forget(org: number, mentioning: readonly number[], texts: readonly string[]): Promise<void> {
      const done = new Set<number>();
      for (const number of mentioning) {
        const [block] = blocksWhere("seq <= ?2 ORDER BY seq DESC LIMIT 1", org, number);
        if (block === undefined || number >= block.seq + block.count || done.has(block.seq)) continue;
        done.add(block.seq);
        const entries = JSON.parse(block.doc) as unknown[];
        const kept = entries.map((fields) => forgetIn(fields, texts) ?? JSON.stringify(fields));
        db.run("UPDATE journal_reads SET doc = ?2 WHERE seq = ?1", block.seq, `[${kept.join(",")}]`);
        await setImmediate();
      }
    },

    /** Newest first, between two numbers. */
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

    /** Oldest first, after a number. */
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

    /** The number of the oldest entry; undefined where there is none. */
    firstNumber: (org: number): number | undefined =>
      db.get<{ seq: number }>("SELECT seq FROM journal_reads WHERE org = ?1 ORDER BY seq LIMIT 1", org)?.seq,

    /** Deletes entries of the oldest block: `surplus` of them, or all when they are too old. @returns their numbers */
    prune(org: number, { surplus, recordedBefore }: { surplus: number; recordedBefore: number }): number[] {
      const [block] = blocksWhere("TRUE ORDER BY seq LIMIT 1", org);
      if (block === undefined) return [];
      const { seq, count, doc } = block;
      const pruned = block.recorded_at < recordedBefore ? count : Math.min(count, surplus);
      if (pruned === count) db.run("DELETE FROM journal_reads WHERE seq = ?1", seq);
      else if (pruned > 0) {
        db.run(
          "UPDATE journal_reads SET seq = ?2, count = ?3, doc = ?4 WHERE seq = ?1",
          seq,
          seq + pruned,
          count - pruned,
          JSON.stringify((JSON.parse(doc) as unknown[]).slice(pruned)),
        );
        db.run("UPDATE journal_mentions SET seq = ?2 WHERE seq = ?1", seq, seq + pruned);
      }
      return Array.from({ length: pruned }, (_, index) => seq + index);
    },
  };
}

/** The first and the last id in the order of texts. */
function endsOf(reads: readonly PackedRead[]): { readonly first: string; readonly last: string } {
  let [first, last] = [reads[0]?.id ?? "", ""];
  for (const { id } of reads) {
    if (id < first) first = id;
    if (id > last) last = id;
  }
  return { first, last };
}

const unpack = ({ seq, doc }: Block): Numbered[] =>
  (JSON.parse(doc) as unknown[]).map((fields, index) => ({ seq: seq + index, entry: unpackRead(fields) }));

/** A text that stands in each block with an entry that a filter admits; undefined for a filter that admits none. */
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
