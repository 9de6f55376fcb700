import { setImmediate } from "node:timers/promises";
import type { Database } from "../file/database.ts";
import type { CandidateChange } from "./candidates.ts";
import { admits, type Conditions } from "./conditions.ts";
import type { Driver } from "./query.ts";
import { add, countInPieces, emptyTally, LISTED, type Tally } from "./tally.ts";

export interface LiveCount extends Readonly<Tally> {
  readonly driver: Driver;
}

export interface LiveCounts {
  /** How many candidates there are as of the last commit, where that is known already. */
  get(org: number, conditions: Conditions): LiveCount | undefined;
  /** Counts without holding up others for long; `get` has the result then, unless the organization was cleared meanwhile. */
  count(org: number, conditions: Conditions, driver: Driver): Promise<void>;
  /** Called right after each commit with what it changed. */
  apply(changes: readonly CandidateChange[], cleared: readonly number[]): void;
  /** Stops counting. */
  close(): Promise<void>;
}

interface Entry extends Tally {
  readonly org: number;
  readonly conditions: Conditions;
  readonly driver: Driver;
  /** Present while it is being counted: what was committed since the state of the database that is counted. */
  pending?: { readonly counted: Promise<void>; changes: [seq: number, count: 1 | -1][] };
}

/** Counts that are kept; each commit looks at those of its organizations. */
const KEPT = 100;

/**
 * Nobody knows how many candidates have a text without looking at all of them. So they are counted once, piece by piece beside other
 * work, and the number is kept exact with every commit from then on.
 * @param db a connection of its own, which stays with one state of the database while it counts
 */
export function createLiveCounts(db: Database): LiveCounts {
  const entries = new Map<string, Entry>();
  let last: Promise<void> = Promise.resolve();
  let closed = false;

  const keyOf = (org: number, conditions: Conditions) => JSON.stringify([org, conditions]);

  async function fill(key: string, entry: Entry): Promise<void> {
    const isWanted = () => entries.get(key) === entry;
    if (closed) throw new Error("The store is closed.");
    if (!isWanted()) return;
    // The first query fixes the state; nothing is committed between it and this line.
    if (entry.pending !== undefined) entry.pending.changes = [];
    db.exec("BEGIN");
    try {
      for (const _ of countInPieces(db, entry, entry)) {
        await setImmediate();
        if (closed) throw new Error("The store is closed.");
        if (!isWanted()) return;
      }
      for (const [seq, count] of entry.pending?.changes ?? []) add(entry, seq, count);
      // In the same breath: a commit from here on changes the count itself.
      delete entry.pending;
    } catch (error) {
      if (isWanted()) entries.delete(key);
      throw error;
    } finally {
      db.exec("COMMIT");
      evict();
    }
  }

  /** The least recently used go first. */
  function evict(): void {
    for (const [key, { pending }] of entries) {
      if (entries.size <= KEPT) return;
      if (pending === undefined) entries.delete(key);
    }
  }

  return {
    get(org, conditions) {
      const key = keyOf(org, conditions);
      const entry = entries.get(key);
      if (entry === undefined || entry.pending !== undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },

    count(org, conditions, driver) {
      const key = keyOf(org, conditions);
      const known = entries.get(key);
      if (known?.pending !== undefined) return known.pending.counted;
      const entry: Entry = { ...emptyTally(), org, conditions, driver };
      const counted = last.then(() => fill(key, entry));
      entry.pending = { counted, changes: [] };
      entries.set(key, entry);
      last = counted.catch(() => {});
      return counted;
    },

    apply(changes, cleared) {
      for (const [key, entry] of entries) {
        if (cleared.includes(entry.org)) entries.delete(key);
        else keepUp(entry, changes);
        // So few again that they could be listed: counted anew the next time.
        if (entry.pending === undefined && entry.seqs === undefined && entry.total < LISTED / 2) entries.delete(key);
      }
    },

    async close() {
      closed = true;
      await last;
    },
  };
}

function keepUp(entry: Entry, changes: readonly CandidateChange[]): void {
  for (const { org, seq, before, after } of changes) {
    if (org !== entry.org) continue;
    const was = before !== undefined && admits(entry.conditions, before);
    const is = after !== undefined && admits(entry.conditions, after);
    if (was === is) continue;
    const count = is ? 1 : -1;
    if (entry.pending === undefined) add(entry, seq, count);
    else entry.pending.changes.push([seq, count]);
  }
}
