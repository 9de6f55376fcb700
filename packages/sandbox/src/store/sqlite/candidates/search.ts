import type { Candidate } from "../../../domain/candidates.ts";
import type { Listing, Slice } from "../../../domain/lists.ts";
import type { CandidateReading } from "../../collections.ts";
import { organizationNumber } from "../collections.ts";
import { createDocuments } from "../documents.ts";
import type { Database } from "../file/database.ts";
import { type Conditions, conditionsOf, onlyCells } from "./conditions.ts";
import type { LiveCount, LiveCounts } from "./live-counts.ts";
import { choosePlan, FEW, type Plan } from "./plan.ts";
import { BLOCK, countBlocks, countCells, findSeqs, selectSeqs } from "./query.ts";

type Search = CandidateReading["search"];

/** Largest OFFSET that is used directly; SQLite reads each row that it skips. */
const FAR = 1000;

const NOTHING: Listing<never> = { items: [], total: 0 };

/** Searches committed data. The first search with a filter that matches many candidates counts them; later ones take constant time. */
export function createSearch(db: Database, counts: LiveCounts): Search {
  return async (organizationId, filter, slice) => {
    const conditions = conditionsOf(filter);
    for (;;) {
      const org = organizationNumber(db, organizationId);
      if (org === undefined) return NOTHING;
      const known = counts.get(org, conditions);
      if (known !== undefined) return pageOf(db, org, conditions, known, slice);
      const plan = planOf(db, org, conditions);
      const quick = searchQuickly(db, org, conditions, plan, slice);
      if (quick !== undefined) return quick;
      await counts.count(org, conditions, plan.driver);
    }
  };
}

/** Searches inside a transaction. Cached counts do not include its own changes, so that it counts again where it needs to. */
export function createPlainSearch(db: Database): Search {
  return async (organizationId, filter, slice) => {
    const conditions = conditionsOf(filter);
    const org = organizationNumber(db, organizationId);
    if (org === undefined) return NOTHING;
    const plan = planOf(db, org, conditions);
    const quick = searchQuickly(db, org, conditions, plan, slice);
    if (quick !== undefined) return quick;
    const blocks: number[] = [];
    let total = 0;
    for (const { block, count } of countBlocks(db, org, conditions, plan)) {
      blocks[block] = count;
      total += count;
    }
    return pageOf(db, org, conditions, { driver: plan.driver, blocks, total }, slice);
  };
}

/** Chooses the index. A filter by cells alone needs no comparison: the table of cells holds their counts. */
function planOf(db: Database, org: number, conditions: Conditions): Plan {
  if (!onlyCells(conditions)) return choosePlan(db, org, conditions);
  const { cells } = conditions;
  const counts = countCells(db, org);
  const size = [...counts].reduce((sum, [cell, count]) => (cells?.includes(cell) === false ? sum : sum + count), 0);
  return { driver: cells === undefined ? "all" : "cells", size };
}

/** Answers without counting blocks: where few candidates have to be read, or the counts of cells give the total. Undefined otherwise. */
function searchQuickly(
  db: Database,
  org: number,
  conditions: Conditions,
  { driver, size, seqs: known }: Plan,
  { offset, limit }: Slice,
): Listing<Candidate> | undefined {
  if (onlyCells(conditions)) {
    if (offset >= size) return { items: [], total: size };
    // A large OFFSET is slow; counts by block say where the page begins.
    if (offset > FAR) return undefined;
    return { items: load(db, findSeqs(db, org, conditions, { driver, offset, limit })), total: size };
  }
  if (size > FEW) return undefined;
  const seqs =
    known === undefined
      ? findSeqs(db, org, conditions, { driver, limit: size })
      : selectSeqs(db, org, conditions, known);
  return { items: load(db, seqs.slice(offset, offset + limit)), total: seqs.length };
}

function pageOf(
  db: Database,
  org: number,
  conditions: Conditions,
  { driver, blocks, seqs: few, total }: LiveCount,
  { offset, limit }: Slice,
): Listing<Candidate> {
  if (offset >= total) return { items: [], total };
  if (few !== undefined) return { items: load(db, few.slice(offset, offset + limit)), total };
  // Blocks that hold the page, from `first` to before `end`; earlier blocks are not read.
  let first = 0;
  let before = 0;
  while (before + (blocks[first] ?? 0) <= offset) before += blocks[first++] ?? 0;
  let end = first;
  for (let reached = before; reached < Math.min(offset + limit, total); end++) reached += blocks[end] ?? 0;
  const range = [first * BLOCK, end * BLOCK] as const;
  // The text index cannot start at a block: it would read all matches before the page.
  const way = driver === "text" && offset > FAR ? "all" : driver;
  const seqs = findSeqs(db, org, conditions, { driver: way, range, offset: offset - before, limit });
  return { items: load(db, seqs), total };
}

const load = (db: Database, seqs: readonly number[]): Candidate[] =>
  seqs.length === 0
    ? []
    : createDocuments<Candidate>(db, "candidates").all(
        "WHERE seq IN (SELECT value FROM json_each(?1)) ORDER BY seq",
        JSON.stringify(seqs),
      );
