import { setImmediate } from "node:timers/promises";
import { DomainError } from "../domain/errors.ts";
import type { IdPrefix } from "../domain/ids.ts";
import type { JournalEntry, JournalLimit } from "../domain/journal.ts";
import { HOUR, type Instant, MINUTE } from "../domain/time.ts";
import type { Store } from "../store/store.ts";
import { type Cause, createCause, currentCause, refused } from "./cause.ts";
import { entryOf, record } from "./record.ts";

export interface JournalOptions {
  readonly now: () => Instant;
  readonly machine: () => Instant;
  readonly newId: (prefix: IdPrefix) => string;
  /** Of each organization. */
  readonly limit: JournalLimit;
  /** Takes the failure of the store to take entries, which are lost then. */
  readonly report: (error: unknown) => void;
}

/** Everything that happened in the sandbox, each with its cause. */
export interface Journal {
  /** The same store; whatever a transaction changes is recorded in it, with the cause under which the transaction was begun. */
  readonly store: Store;
  /** Writes the entry of a cause that is over, with others and soon: a process that is killed meanwhile has not written it. */
  end(cause: Cause): void;
  /** Writes what waits. */
  flush(): Promise<void>;
  /** Calls back whenever entries have been written; the result ends that. */
  watch(written: () => void): () => void;
  /** Writes what waits, and takes no more. */
  close(): Promise<void>;
}

/** For a world without one. */
export const noJournal: Pick<Journal, "end" | "flush" | "watch"> = {
  end: () => {},
  flush: async () => {},
  watch: () => () => {},
};

/** Milliseconds for which entries are collected, since each commit waits for the disk; fewer while somebody watches. */
const COLLECTED = 1000;
const COLLECTED_WHILE_WATCHED = 200;

/** Entries of one commit, which takes some tens of milliseconds for so many. */
const BATCH = 250;

/** Entries that wait at most; when the store takes none, the oldest are given up. */
const MOST_WAITING = 10_000;

/** A share of the limit: a journal is looked at when so much was written, or once an hour; so much is deleted beyond what is too much. */
const SPARE = 0.05;

/** Requests that were going on when somebody was deleted have ended by then. */
const FORGOTTEN_FOR = 5 * MINUTE;

export function createJournal(plain: Store, options: JournalOptions): Journal {
  const { now, machine, newId, limit, report } = options;
  const waiting: Cause[] = [];
  const watchers = new Set<() => void>();
  const writtenSince = new Map<string | undefined, { readonly count: number; readonly since: Instant }>();
  const mayBeTooMany = new Set<string | undefined>();
  let forgotten: { readonly organizationId: string; readonly texts: readonly string[]; readonly until: Instant }[] = [];
  let timeout: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let closed = false;
  // Changes that no request, timer or attempt makes are part of the start: the first organization, for example.
  const start = createCause({ id: newId("run"), kind: "start", operation: "start" });

  const recordOptions = {
    now,
    machine,
    newId,
    drafts: new Map(),
    wrote,
    forgotten(organizationId: string, texts: readonly string[]) {
      forgotten = forgotten.filter(({ until }) => until > machine());
      forgotten.push({ organizationId, texts, until: machine() + FORGOTTEN_FOR });
    },
  };

  async function transact<Result>(work: Parameters<Store["transact"]>[0]): Promise<Result> {
    const cause = currentCause() ?? start;
    try {
      return (await plain.transact(async (tx) => {
        const recording = record(tx, cause, recordOptions);
        const done = await work(recording.tx);
        await recording.finish();
        return done;
      })) as Result;
    } catch (error) {
      if (error instanceof DomainError) refused(error);
      throw error;
    } finally {
      schedule();
    }
  }

  function schedule(): void {
    if (closed) return;
    timeout ??= setTimeout(() => void flush(), watchers.size > 0 ? COLLECTED_WHILE_WATCHED : COLLECTED).unref();
  }

  /** One batch after the other; whoever asks while one waits for its turn waits for the same. */
  function flush(): Promise<void> {
    clearTimeout(timeout);
    timeout = undefined;
    next ??= running.then(() => {
      next = undefined;
      running = writeAll().catch(report);
      return running;
    });
    return next;
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH).flatMap(entriesOf);
      await plain.transact(async (tx) => {
        for (const entry of batch) await tx.journal.put(entry);
      });
      for (const { organizationId } of batch) wrote(organizationId);
    }
    for (const organizationId of mayBeTooMany) {
      mayBeTooMany.delete(organizationId);
      await prune(organizationId);
    }
    for (const written of watchers) written();
  }

  /** The entry of a cause in each organization that it has to do with; nobody's where there is none. */
  function entriesOf(cause: Cause): JournalEntry[] {
    if (cause.organizations.size === 0) return [anonymous(entryOf(cause, undefined, { now, machine }))];
    return [...cause.organizations].map((id) => withoutForgotten(entryOf(cause, id, { now, machine })));
  }

  function withoutForgotten({ details, ...entry }: JournalEntry): JournalEntry {
    if (details === undefined) return entry;
    const text = JSON.stringify(details).replaceAll("%40", "@").toLowerCase();
    const names = forgotten.some(
      ({ organizationId, texts }) =>
        organizationId === entry.organizationId &&
        texts.some((one) => one === entry.candidateId || text.includes(one.toLowerCase())),
    );
    return names ? entry : { ...entry, details };
  }

  /** Counts what was written, and deletes what is too much or too old once a good deal was. */
  async function prune(organizationId: string | undefined): Promise<void> {
    const recordedBefore = machine() - limit.ageInMs;
    const count = await plain.journal.count(organizationId);
    // Some more than that has to go, so that there is not something to delete with each commit.
    let surplus = count > limit.entries ? count - Math.ceil(limit.entries * (1 - SPARE)) : 0;
    let deleted: number;
    do {
      deleted = await plain.transact((tx) => tx.journal.prune(organizationId, { surplus, recordedBefore }));
      surplus = Math.max(0, surplus - deleted);
      await setImmediate();
    } while (deleted > 0);
  }

  function wrote(organizationId: string | undefined): void {
    const at = machine();
    const { count, since } = writtenSince.get(organizationId) ?? { count: 0, since: Number.NEGATIVE_INFINITY };
    if (count + 1 < limit.entries * SPARE && at - since < HOUR)
      writtenSince.set(organizationId, { count: count + 1, since });
    else {
      writtenSince.set(organizationId, { count: 0, since: at });
      mayBeTooMany.add(organizationId);
    }
  }

  return {
    store: { ...plain, transact },
    end(cause) {
      if (closed) return;
      waiting.push(cause);
      if (waiting.length > MOST_WAITING) waiting.shift();
      if (waiting.length >= BATCH) void flush();
      else schedule();
    },
    flush,
    watch(written) {
      watchers.add(written);
      return () => void watchers.delete(written);
    },
    async close() {
      await flush();
      closed = true;
      clearTimeout(timeout);
    },
  };
}

/** Nobody's entries say why a request was refused, and nothing of what it held: nobody could have it deleted. */
function anonymous({ details, ...entry }: JournalEntry): JournalEntry {
  if (details?.refusal === undefined) return entry;
  const problems = details.refusal.problems.map((problem) => ({ ...problem, value: "" }));
  return { ...entry, details: { refusal: { ...details.refusal, problems } } };
}
