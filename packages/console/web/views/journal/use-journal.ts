import type { JournalEntry, JournalEntryKind, JournalPage } from "@assessment-api/control";
import { useEffect, useRef, useState } from "preact/hooks";
import { call } from "../../api/call.ts";
import { token } from "../../api/client.ts";
import { onEntry } from "../../api/live.ts";
import { organizationId } from "../../route.ts";
import { isMeant, type JournalFilters, merge } from "./tree.ts";

const PAGE = 100;

/** Entries that are drawn at most, so that a day of following stays as quick as its first minute. */
const MOST = 2000;

/** The journal from its newest page on, and what is written meanwhile; it waits while somebody reads. */
export function useJournal(filters: JournalFilters, paused: boolean) {
  const [entries, setEntries] = useState<readonly JournalEntry[] | undefined>(undefined);
  const [next, setNext] = useState<string | undefined>(undefined);
  const [error, setError] = useState<unknown>(undefined);
  const [waiting, setWaiting] = useState<readonly JournalEntry[]>([]);
  const isPaused = useRef(paused);
  isPaused.current = paused;
  const key = JSON.stringify([organizationId(), filters]);

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

  // The key stands for organization and filters
  useEffect(() => {
    const controller = new AbortController();
    setEntries(undefined);
    setError(undefined);
    setWaiting([]);
    read(undefined, controller.signal).then(
      (page) => {
        setEntries((known) => merge(page.items, known ?? []).slice(0, MOST));
        setNext(page.next);
      },
      (failure: unknown) => !controller.signal.aborted && setError(failure),
    );
    const stop = onEntry((entry) => {
      if (!isMeant(filters, entry)) return;
      if (isPaused.current) setWaiting((known) => merge(known, [entry]));
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
    showWaiting() {
      setEntries((known) => merge(known ?? [], waiting).slice(0, MOST));
      setWaiting([]);
    },
    more:
      next === undefined || (entries?.length ?? 0) >= MOST
        ? undefined
        : async () => {
            const page: JournalPage = await read(next);
            setEntries((known) => [...(known ?? []), ...page.items]);
            setNext(page.next);
          },
  };
}
