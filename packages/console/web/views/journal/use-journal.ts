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

/** The journal from its newest page on, and what is written meanwhile; it waits while somebody reads, or has gone back so far that the newest are not drawn. */
export function useJournal(filters: JournalFilters, paused: boolean) {
  const [entries, setEntries] = useState<readonly JournalEntry[] | undefined>(undefined);
  const [next, setNext] = useState<string | undefined>(undefined);
  const [error, setError] = useState<unknown>(undefined);
  const [waiting, setWaiting] = useState<readonly JournalEntry[]>([]);
  /** Whether the newest entries were left out for older ones. */
  const [cut, setCut] = useState(false);
  const [round, setRound] = useState(0);
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
    return call("control", "get", "/organizations/{id}/journal", { path: { id: organizationId() }, query }).send(
      signal,
    );
  };

  // The key stands for organization, filters and round
  useEffect(() => {
    const controller = new AbortController();
    setEntries(undefined);
    setError(undefined);
    setWaiting([]);
    setCut(false);
    read(undefined, controller.signal).then(
      (page) => {
        setEntries((known) => merge(page.items, known ?? []).slice(0, MOST));
        setNext(page.next);
      },
      (failure: unknown) => !controller.signal.aborted && setError(failure),
    );
    const stop = onEntry((entry) => {
      if (!isMeant(filters, entry)) return;
      if (isPaused.current) setWaiting((known) => merge(known, [entry]).slice(0, MOST));
      else setEntries((known) => merge(known ?? [], [entry]).slice(0, MOST));
    });
    return () => {
      stop();
      controller.abort();
    };
  }, [key, token.value]);

  return {
    loaded: { data: entries, error },
    waiting: waiting.length,
    cut,
    showNewest() {
      scrollTo(0, 0);
      if (cut || waiting.length >= PAGE) return setRound(round + 1);
      setEntries((known) => merge(known ?? [], waiting).slice(0, MOST));
      setWaiting([]);
    },
    more:
      next === undefined
        ? undefined
        : async () => {
            const page: JournalPage = await read(next);
            setCut(cut || (entries?.length ?? 0) + page.items.length > MOST);
            setEntries((known) => [...(known ?? []), ...page.items].slice(-MOST));
            setNext(page.next);
          },
  };
}
