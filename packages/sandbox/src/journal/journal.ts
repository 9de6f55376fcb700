import { setImmediate } from "node:timers/promises";
import type { Clocks } from "../domain/clocks.ts";
import { DomainError } from "../domain/errors.ts";
import type { IdPrefix } from "../domain/ids.ts";
import type { JournalEntry, JournalLimit } from "../domain/journal.ts";
import { StoreUnavailableError } from "../domain/storage-errors.ts";
import { HOUR, type Instant } from "../domain/time.ts";
import { createReadPacker, type PackedReads, type ReadPacker } from "../store/journal/packed-reads.ts";
import { type ChangeObserver, noObserver } from "../store/observer.ts";
import type { Store, Transaction, TransactionObserver, TransactOptions } from "../store/store.ts";
import { type Cause, causedBy, createCause, currentCause, noteCommit, refused, timeOf, traced } from "./cause.ts";
import { createForgotten } from "./forgotten.ts";
import { createRecording, entryOf, type Recording } from "./recording.ts";

interface JournalOptions {
  readonly clocks: Clocks;
  readonly machine: () => Instant;
  readonly newId: (prefix: IdPrefix) => string;
  readonly limit: JournalLimit;
  /** Reports errors of the store; entries stay queued during an outage. */
  readonly report: (error: unknown) => void;
}

export interface Journal {
  observe(): TransactionObserver;
  /** False for `--journal off`. */
  readonly isKept: boolean;
  /** Queues the entry for the next batch; a crash loses it. */
  end(cause: Cause): void;
  flush(): Promise<void>;
  prune(): Promise<void>;
  /** Returns the unsubscribe function. */
  watch(organizationId: string, written: () => void): () => void;
  close(): Promise<void>;
}

function carryTraces(): TransactionObserver {
  const cause = currentCause.getStore();
  const tracing: ChangeObserver = {
    ...noObserver,
    stamp: ({ collection, after }) => (collection === "events" || collection === "timers" ? traced(after) : after),
  };
  return {
    attempt(tx, work) {
      if (cause === undefined) return work(tx);
      tx.observe(tracing);
      return causedBy(cause, () => work(tx));
    },
    committed: noteCommit,
  };
}

export const noJournal: Journal = {
  isKept: false,
  observe: carryTraces,
  end: () => {},
  flush: async () => {},
  prune: async () => {},
  watch: () => () => {},
  close: async () => {},
};

/** Milliseconds per batch, because each commit syncs the disk. */
const COLLECTED = 1000;
const COLLECTED_WHILE_WATCHED = 200;

const BATCH = 1000;

/** Maximum queue length; an outage drops the oldest entries. */
const MOST_QUEUED = 10_000;

/** Share of the limit that is written between two prunings, and that each pruning frees below the limit. */
const SPARE = 0.05;

/** Writes of the journal do not wait for another program's lock. */
const AT_ONCE: TransactOptions = { lockTimeout: 0 };

const ORGANIZATIONS = 100;

export function createJournal(plain: Store, options: JournalOptions): Journal {
  const { clocks, machine, newId, limit, report } = options;
  const queue = createEntryQueue(MOST_QUEUED, BATCH, clocks);
  const watchers = new Map<string, Set<() => void>>();
  const news = new Set<string>();
  const writtenSince = new Map<string | undefined, { readonly count: number; readonly since: Instant }>();
  const toPrune = new Set<string | undefined>();
  const forgotten = createForgotten(machine);
  let timeout: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let closed = false;
  let isFailing = false;
  // For changes at startup.
  const start = createCause({ id: newId("run"), kind: "start", operation: "start" });

  const recordOptions = {
    start,
    clocks,
    machine,
    newId,
    drafts: new Map(),
    forgotten: forgotten.add,
    // Tests delete their organizations soon, often before the next batch.
    deleted: queue.drop,
  };

  function observe(): TransactionObserver {
    const cause = currentCause.getStore() ?? start;
    let recording: Recording;
    return {
      // The store runs the work outside of the caller's async context.
      attempt: (tx, work) =>
        causedBy(cause, async () => {
          recording = createRecording(tx, recordOptions);
          tx.observe(recording);
          const result = await work(tx);
          await recording.finish();
          return result;
        }),
      committed() {
        noteCommit();
        recording.committed();
        for (const [organizationId, entries] of recording.entries) {
          news.add(organizationId);
          wrote(organizationId, entries);
        }
        schedule();
      },
      failed(error) {
        if (error instanceof DomainError) refused(error);
        schedule();
      },
    };
  }

  function schedule(): void {
    if (closed) return;
    timeout ??= setTimeout(() => void flush(), watchers.size > 0 ? COLLECTED_WHILE_WATCHED : COLLECTED).unref();
  }

  /** Batches are sequential; callers share the pending flush. */
  function flush(): Promise<void> {
    clearTimeout(timeout);
    timeout = undefined;
    next ??= running.then(() => {
      next = undefined;
      running = writeAll().then(() => {
        isFailing = false;
        if (queue.count === 0) forgotten.expire();
      }, failed);
      return running;
    });
    return next;
  }

  function failed(error: unknown): void {
    if (!isFailing) report(error);
    isFailing = true;
    if (queue.count > 0) schedule();
  }

  async function writeAll(): Promise<void> {
    // Writes the entries of the queue so far: later ones would keep the loop running under load.
    for (let left = queue.count; left > 0; left -= BATCH) {
      const batch = queue.take(Math.min(left, BATCH));
      try {
        await plain.transact((tx) => write(tx, batch), closed ? {} : AT_ONCE);
        for (const one of batch) for (const id of isReads(one) ? [one.organizationId] : one.organizations) news.add(id);
      } catch (error) {
        if (error instanceof StoreUnavailableError) queue.putBack(batch);
        throw error;
      }
    }
    for (const organizationId of toPrune) {
      toPrune.delete(organizationId);
      await prune(organizationId, AT_ONCE);
    }
    for (const organizationId of news) {
      news.delete(organizationId);
      for (const written of watchers.get(organizationId) ?? []) written();
    }
  }

  async function write({ journal, organizations }: Transaction, batch: readonly PendingEntry[]): Promise<void> {
    const known = new Map<string, boolean>();
    const isThereNow = async (organizationId: string) => {
      const isThere = known.get(organizationId) ?? (await organizations.get(organizationId)) !== undefined;
      known.set(organizationId, isThere);
      return isThere;
    };
    for (const one of batch) {
      if (isReads(one)) {
        const { organizationId, reads } = one;
        await journal.putReads(organizationId, forgotten.leaveOutOfReads(organizationId, reads), machine());
        wrote(organizationId, reads.ids.length);
        continue;
      }
      for (const { organizationId, ...entry } of entriesOf(one)) {
        // Entries without an existing organization are recorded without one.
        const isThere = organizationId !== undefined && (await isThereNow(organizationId));
        if (isThere) await journal.put({ ...entry, organizationId });
        else if (organizationId === undefined || entry.details?.refusal)
          await journal.put(forgotten.leaveOut(anonymous(entry)));
        wrote(isThere ? organizationId : undefined);
      }
    }
  }

  function entriesOf(cause: Cause): JournalEntry[] {
    if (cause.organizations.length === 0)
      return [forgotten.leaveOut(anonymous(entryOf(cause, undefined, { clocks, machine })))];
    return cause.organizations.map((id) => forgotten.leaveOut(entryOf(cause, id, { clocks, machine })));
  }

  async function prune(organizationId: string | undefined, options?: TransactOptions): Promise<void> {
    const recordedBefore = machine() - limit.ageInMs;
    const count = await plain.journal.count(organizationId);
    // Below the limit, to avoid pruning on each commit.
    let surplus = count > limit.entries ? count - Math.ceil(limit.entries * (1 - SPARE)) : 0;
    let deleted: number;
    do {
      deleted = await plain.transact((tx) => tx.journal.prune(organizationId, { surplus, recordedBefore }), options);
      surplus = Math.max(0, surplus - deleted);
      await setImmediate();
    } while (deleted > 0);
  }

  function wrote(organizationId: string | undefined, entries = 1): void {
    const at = machine();
    const { count, since } = writtenSince.get(organizationId) ?? { count: 0, since: Number.NEGATIVE_INFINITY };
    if (count + entries < limit.entries * SPARE && at - since < HOUR)
      writtenSince.set(organizationId, { count: count + entries, since });
    else {
      writtenSince.set(organizationId, { count: 0, since: at });
      toPrune.add(organizationId);
    }
  }

  return {
    observe,
    isKept: true,
    end(cause) {
      if (closed) return;
      const [organizationId = ""] = cause.organizations;
      if (isRead(cause)) queue.addRead(organizationId, cause);
      else queue.add(cause);
      if (queue.count >= BATCH && !isFailing) void flush();
      else schedule();
    },
    flush,
    async prune() {
      await prune(undefined);
      for (let offset = 0; ; offset += ORGANIZATIONS) {
        const { items } = await plain.organizations.list({ offset, limit: ORGANIZATIONS });
        if (items.length === 0) return;
        for (const { id } of items) await prune(id);
      }
    },
    watch(organizationId, written) {
      const all = watchers.get(organizationId) ?? new Set();
      watchers.set(organizationId, all.add(written));
      return () => {
        all.delete(written);
        if (all.size === 0 && watchers.get(organizationId) === all) watchers.delete(organizationId);
      };
    },
    async close() {
      await flush();
      closed = true;
      await flush();
    },
  };
}

/** Whether a cause is a successful read, which is stored with other reads in one row. */
function isRead({ fields: { kind, errorId, details = {} }, isWritten, organizations }: Cause): boolean {
  if (kind !== "request" || isWritten || errorId !== undefined || organizations.length !== 1) return false;
  for (const name in details) if (name !== "query") return false;
  return true;
}

/** Removes personal data, because deletion does not reach entries without organization. */
function anonymous({ details, ...entry }: JournalEntry): JournalEntry {
  if (details?.refusal === undefined) return entry;
  const problems = details.refusal.problems.map((problem) => ({ ...problem, value: "" }));
  return { ...entry, details: { refusal: { ...details.refusal, problems } } };
}

interface PendingReads {
  readonly organizationId: string;
  readonly reads: PackedReads;
}

export type PendingEntry = Cause | PendingReads;

interface EntryQueue {
  readonly count: number;
  add(cause: Cause): void;
  addRead(organizationId: string, cause: Cause): void;
  take(size: number): PendingEntry[];
  drop(organizationId: string): void;
  putBack(taken: readonly PendingEntry[]): void;
}

export const isReads = (entry: PendingEntry): entry is PendingReads => "reads" in entry;

const sizeOf = (entry: PendingEntry): number => (isReads(entry) ? entry.reads.ids.length : 1);

/** Whether an entry is dropped with its organization. Rejections stay, so that they can be explained. */
const isOf = (organizationId: string, { organizations, fields }: Cause): boolean =>
  organizations.length === 1 && organizations[0] === organizationId && fields.details?.refusal === undefined;

/**
 * @param most maximum number of entries, above which the oldest are dropped
 * @param together maximum number of reads per batch
 */
export function createEntryQueue(most: number, together: number, clocks: Clocks): EntryQueue {
  let pending: PendingEntry[] = [];
  let count = 0;
  const open = new Map<string, ReadPacker>();

  function dropOldest(): void {
    while (count > most) count -= sizeOf(pending.shift() as PendingEntry);
  }

  function begin(organizationId: string): ReadPacker {
    const packer = createReadPacker(clocks.of(organizationId).now());
    open.set(organizationId, packer);
    pending.push({ organizationId, reads: packer.reads });
    return packer;
  }

  return {
    get count() {
      return count;
    },
    add(cause) {
      for (const organizationId of cause.organizations) open.delete(organizationId);
      pending.push(cause);
      count++;
      if (count > most) dropOldest();
    },
    addRead(organizationId, cause) {
      const { fields, candidateId = null } = cause;
      timeOf(cause, organizationId, clocks);
      let packer = open.get(organizationId);
      if (packer === undefined || packer.reads.ids.length >= together) packer = begin(organizationId);
      packer.add(fields, candidateId);
      count++;
      dropOldest();
    },
    take(size) {
      let [end, taken] = [0, 0];
      while (taken < size && end < pending.length) taken += sizeOf(pending[end++] as PendingEntry);
      const first = pending.slice(0, end);
      pending = pending.slice(end);
      count -= taken;
      open.clear();
      return first;
    },
    drop(organizationId) {
      pending = pending.filter((one) => {
        const isDropped = isReads(one) ? one.organizationId === organizationId : isOf(organizationId, one);
        if (isDropped) count -= sizeOf(one);
        return !isDropped;
      });
      open.delete(organizationId);
    },
    putBack(taken) {
      pending = [...taken, ...pending];
      for (const one of taken) count += sizeOf(one);
      dropOldest();
    },
  };
}
