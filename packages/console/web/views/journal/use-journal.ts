import type { JournalEntry, JournalEntryKind, JournalPage } from "@assessment-api/control";
import { useEffect, useRef, useState } from "preact/hooks";
import { call } from "../../api/call.ts";
import { token } from "../../api/client.ts";
import { live, onEntry, revision } from "../../api/live.ts";
import { organizationId } from "../../route.ts";
import { type JournalFilters, matchesFilters, merge } from "./tree.ts";

const PAGE = 100;

/** Limit of rendered entries, for fast scrolling. */
const MOST = 1000;

const KEPT = 5000;

const APART = 100;

interface Known {
  readonly entries: readonly JournalEntry[];
  readonly from: number;
  readonly to: number;
}

const newestOf = (entries: readonly JournalEntry[]): Known => ({ entries: entries.slice(0, KEPT), from: 0, to: PAGE });

/** Follows the journal; pauses while the user reads. */
export function useJournal(filters: JournalFilters, paused: boolean) {
  const [known, setKnown] = useState<Known | undefined>(undefined);
  const [next, setNext] = useState<string | undefined>(undefined);
  const [error, setError] = useState<unknown>(undefined);
  const [pending, setPending] = useState<readonly JournalEntry[]>([]);
  const [round, setRound] = useState(0);
  /** Whether the newest entries are cut off. */
  const cut = (known?.from ?? 0) > 0;
  const isPaused = useRef(paused);
  isPaused.current = paused || cut;
  const key = JSON.stringify([organizationId(), filters, round]);

  const read = async (after?: string, signal?: AbortSignal) => {
    const { kind, operation, status, candidateId } = filters;
    const query = {
      count: PAGE,
      candidateId,
      after,
      ...(kind && { kind: [kind as JournalEntryKind] }),
      ...(operation && { operation: [operation] }),
      ...(status && { status: [status] }),
    };
    return call("control", "get", "/organizations/{id}/journal", { query }).send(signal);
  };

  // The key represents organization, filters and round.
  useEffect(() => {
    const controller = new AbortController();
    setKnown(undefined);
    setError(undefined);
    setPending([]);
    read(undefined, controller.signal).then(
      (page) => {
        setKnown((known) => newestOf(merge(page.items, known?.entries ?? [])));
        setNext(page.next);
      },
      (failure: unknown) => !controller.signal.aborted && setError(failure),
    );
    const stop = collect((written) => {
      const matching = written.filter((entry) => matchesFilters(filters, entry));
      if (matching.length === 0) return;
      if (isPaused.current) setPending((known) => merge(known, matching).slice(0, KEPT));
      else setKnown((known) => ({ ...newestOf(merge(known?.entries ?? [], matching)), to: known?.to ?? PAGE }));
    });
    return () => {
      stop();
      controller.abort();
    };
  }, [key, token.value]);

  // Without the stream, entries come from polls.
  useEffect(() => {
    if (live.value || known === undefined || isPaused.current) return;
    read().then(
      ({ items }) => setKnown((known) => known && { ...newestOf(merge(items, known.entries)), to: known.to }),
      () => {},
    );
  }, [revision.value]);

  const length = known?.entries.length ?? 0;
  const older = (entries: readonly JournalEntry[], { to }: Known): Known => ({
    entries,
    from: Math.max(0, to + PAGE - MOST),
    to: to + PAGE,
  });
  const readMore = async () => {
    if (known === undefined) return;
    if (length > known.to) return setKnown(older(known.entries, known));
    // Later entries were discarded, so the buffer starts again.
    if (length >= KEPT && !cut) return setRound(round + 1);
    const page: JournalPage = await read(next);
    setKnown((known) => known && older([...known.entries, ...page.items], known));
    setNext(page.next);
  };
  return {
    loaded: { data: known?.entries.slice(known.from, known.to), error },
    pendingCount: pending.length,
    cut,
    showNewest() {
      scrollTo(0, 0);
      if (cut || pending.length >= PAGE) return setRound(round + 1);
      setKnown((known) => newestOf(merge(known?.entries ?? [], pending)));
      setPending([]);
    },
    more: next === undefined && length <= (known?.to ?? 0) ? undefined : readMore,
  };
}

/** Subscribes to new entries in batches, newest first; returns the unsubscribe function. */
function collect(listener: (entries: readonly JournalEntry[]) => void): () => void {
  let collected: JournalEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const entries = collected.reverse();
    collected = [];
    listener(entries);
  };
  const stop = onEntry((entry) => {
    collected.push(entry);
    timer ??= setTimeout(flush, APART);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
