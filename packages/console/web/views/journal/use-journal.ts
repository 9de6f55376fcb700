import type { JournalEntry, JournalEntryKind, JournalPage } from "@assessment-api/control";
import { useEffect, useRef, useState } from "preact/hooks";
import { call } from "../../api/call.ts";
import { token } from "../../api/client.ts";
import { onEntry } from "../../api/live.ts";
import { organizationId } from "../../route.ts";
import { isMeant, type JournalFilters, merge } from "./tree.ts";

const PAGE = 100;

/** Entries that are drawn at most, so that the ten thousandth is as quick to reach as the first. */
const MOST = 1000;

/** Entries that are kept while the journal grows; those drawn are the newest of them until older ones are asked for. */
const KEPT = 5000;

/** Milliseconds between two drawings of what is written meanwhile: many entries cost little more than one. */
const APART = 100;

interface Known {
  /** Newest first. */
  readonly entries: readonly JournalEntry[];
  /** Those drawn: from the first of these indexes to before the second. */
  readonly from: number;
  readonly to: number;
}

const newestOf = (entries: readonly JournalEntry[]): Known => ({ entries: entries.slice(0, KEPT), from: 0, to: PAGE });

/** The journal from its newest page on, and what is written meanwhile; it waits while somebody reads, or has gone back so far that the newest are not drawn. */
export function useJournal(filters: JournalFilters, paused: boolean) {
  const [known, setKnown] = useState<Known | undefined>(undefined);
  const [next, setNext] = useState<string | undefined>(undefined);
  const [error, setError] = useState<unknown>(undefined);
  const [waiting, setWaiting] = useState<readonly JournalEntry[]>([]);
  const [round, setRound] = useState(0);
  /** Whether the newest entries were left out for older ones. */
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

  // The key stands for organization, filters and round
  useEffect(() => {
    const controller = new AbortController();
    setKnown(undefined);
    setError(undefined);
    setWaiting([]);
    read(undefined, controller.signal).then(
      (page) => {
        setKnown((known) => newestOf(merge(page.items, known?.entries ?? [])));
        setNext(page.next);
      },
      (failure: unknown) => !controller.signal.aborted && setError(failure),
    );
    const stop = collect((written) => {
      const meant = written.filter((entry) => isMeant(filters, entry));
      if (meant.length === 0) return;
      if (isPaused.current) setWaiting((known) => merge(known, meant).slice(0, KEPT));
      else setKnown((known) => ({ ...newestOf(merge(known?.entries ?? [], meant)), to: known?.to ?? PAGE }));
    });
    return () => {
      stop();
      controller.abort();
    };
  }, [key, token.value]);

  const length = known?.entries.length ?? 0;
  const older = (entries: readonly JournalEntry[], { to }: Known): Known => ({
    entries,
    from: Math.max(0, to + PAGE - MOST),
    to: to + PAGE,
  });
  const readMore = async () => {
    if (known === undefined) return;
    if (length > known.to) return setKnown(older(known.entries, known));
    // What came after it is no longer kept.
    if (length >= KEPT && !cut) return setRound(round + 1);
    const page: JournalPage = await read(next);
    setKnown((known) => known && older([...known.entries, ...page.items], known));
    setNext(page.next);
  };
  return {
    loaded: { data: known?.entries.slice(known.from, known.to), error },
    waiting: waiting.length,
    cut,
    showNewest() {
      scrollTo(0, 0);
      if (cut || waiting.length >= PAGE) return setRound(round + 1);
      setKnown((known) => newestOf(merge(known?.entries ?? [], waiting)));
      setWaiting([]);
    },
    more: next === undefined && length <= (known?.to ?? 0) ? undefined : readMore,
  };
}

/** Calls back with the entries that are written, newest first, as many as come at a time; the result ends that. */
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
