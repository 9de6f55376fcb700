import { noteCommits } from "../journal/commits.ts";
import { createJournal, type Journal, type JournalOptions, noJournal } from "../journal/journal.ts";
import { carryTraces } from "../journal/traces.ts";
import type { Store } from "../store/store.ts";
import type { SandboxMetrics } from "./metrics/metrics.ts";

/**
 * A store as the services of a running sandbox use it. Six wrappers are around the statements of a transaction: two come with each store, the unit and
 * the guard of `store/wrap-transaction.ts`, and four are added here, again from the inside out.
 * @param options.journal undefined where none is kept
 * @returns the journal, whose own store has no traces, and the store with all six
 */
export function wrapStore(
  plain: Store,
  { metrics, journal: kept }: { metrics: SandboxMetrics; journal: JournalOptions | undefined },
): { readonly store: Store; readonly journal: Journal } {
  // 3. Measures, next to the store: the transactions by which the journal writes what waits take time as well.
  const measured = metrics.measureStore(plain);
  // 4. The journal, within the traces: it records events and timers as they are stored.
  const journal = kept === undefined ? { ...noJournal, store: measured } : createJournal(measured, kept);
  // 5. Traces, around the journal: only what services put belongs to one, and it does where no journal is kept, too.
  const traced = carryTraces(journal.store);
  // 6. Commits, around everything: a request is told of its own transactions, not of those by which the journal writes what waits.
  return { store: noteCommits(traced), journal };
}
