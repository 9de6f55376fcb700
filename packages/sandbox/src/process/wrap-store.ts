import { noteCommit } from "../journal/cause.ts";
import { createJournal, type Journal, type JournalOptions, noJournal } from "../journal/journal.ts";
import { observeStore } from "../store/observe-store.ts";
import type { Store } from "../store/store.ts";
import type { SandboxMetrics } from "./metrics/metrics.ts";

/**
 * Observes store transactions: metrics measure all, including journal flushes; the journal records service changes
 * and commits per request.
 * @param options.journal undefined for `--journal off`
 */
export function wrapStore(
  plain: Store,
  { metrics, journal: kept }: { metrics: SandboxMetrics; journal: JournalOptions | undefined },
): { readonly store: Store; readonly journal: Journal } {
  const measured = observeStore(plain, metrics.observeTransaction);
  const journal = kept === undefined ? noJournal : createJournal(measured, kept);
  const store = observeStore(measured, () => {
    const { attempt, committed, failed } = journal.observe();
    return {
      attempt,
      committed() {
        committed?.();
        noteCommit();
      },
      failed,
    };
  });
  return { store, journal };
}
