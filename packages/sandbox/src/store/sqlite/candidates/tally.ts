import type { Database } from "../file/database.ts";
import type { Conditions } from "./conditions.ts";
import { BLOCK, boundsOf, countBlocks, type Driver, eachWithText, findSeqs } from "./query.ts";

/** How many candidates some conditions admit, and roughly where they are. */
export interface Tally {
  /** `blocks[n]` is how many have a number from n × `BLOCK` to before the next block. */
  readonly blocks: number[];
  total: number;
  /** All of them, in order; absent once there were more than `LISTED`. */
  seqs?: number[];
}

/** As many can be far apart, so that looking for them would take long. */
export const LISTED = 1000;

export const emptyTally = (): Tally => ({ blocks: [], total: 0, seqs: [] });

/** Adds one candidate, or takes it away. */
export function add(tally: Tally, seq: number, count: 1 | -1): void {
  addBlock(tally, Math.floor(seq / BLOCK), count);
  const { seqs } = tally;
  if (seqs === undefined) return;
  // Most are new, which makes them the last.
  const index = seqs.findLastIndex((known) => known <= seq) + 1;
  if (count === 1) seqs.splice(index, 0, seq);
  else seqs.splice(index - 1, 1);
  if (seqs.length > LISTED) delete tally.seqs;
}

function addBlock(tally: Tally, block: number, count: number): void {
  while (tally.blocks.length <= block) tally.blocks.push(0);
  tally.blocks[block] = (tally.blocks[block] ?? 0) + count;
  tally.total += count;
}

/**
 * Counts into an empty tally, and stops after each piece of work, so that others can go on.
 * @param patience milliseconds that a piece takes, about
 */
export function* countInPieces(
  db: Database,
  tally: Tally,
  { org, conditions, driver }: { org: number; conditions: Conditions; driver: Driver },
  patience = 4,
): Generator<void> {
  let began = performance.now();
  if (driver === "text") {
    let steps = 0;
    for (const { seq, admitted } of eachWithText(db, org, conditions)) {
      if (admitted === 1) add(tally, seq, 1);
      if (++steps % 128 !== 0 || performance.now() - began < patience) continue;
      yield;
      began = performance.now();
    }
    return;
  }
  const { first, last } = boundsOf(db, org) ?? { first: 1, last: 0 };
  for (let from = first, length = BLOCK; from <= last; ) {
    const range = [from, from + length] as const;
    const found = tally.seqs && findSeqs(db, org, conditions, { driver, range, limit: LISTED + 1 - tally.total });
    if (found !== undefined && tally.total + found.length <= LISTED) {
      for (const seq of found) add(tally, seq, 1);
    } else {
      delete tally.seqs;
      for (const { block, count } of countBlocks(db, org, conditions, { driver, range })) addBlock(tally, block, count);
    }
    from += length;
    const took = performance.now() - began;
    if (took < patience / 2) length *= 2;
    else if (took > patience && length > BLOCK) length /= 2;
    yield;
    began = performance.now();
  }
}
