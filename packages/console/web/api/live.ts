import type { JournalEntry } from "@assessment-api/control";
import { computed, effect, signal } from "@preact/signals";
import { route } from "../route.ts";
import { client } from "./client.ts";
import { readEvents } from "./events.ts";
import { checkReachable, onReturn, unreachableSince } from "./reach.ts";
import { isRead } from "./reads.ts";

export const revision = signal(0);

export const live = signal(false);

const listeners = new Set<(entry: JournalEntry) => void>();

/** Called when entries are written or completed; returns the unsubscribe function. */
export function onEntry(listener: (entry: JournalEntry) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Milliseconds to batch entries, and minimum interval between reloads. */
const COLLECTED = 250;
const APART = 1000;
const RETRY = 2000;

/** Milliseconds that first reads wait for the stream, which reports later changes. */
const OPENING = 1000;

/** In milliseconds, while the stream is blocked, for example by a buffering proxy. */
const POLL = 5000;

/** Timeout in milliseconds without any byte, after which the stream counts as blocked; heartbeats come every 15 s. */
const SILENT = 40_000;

let opening: Promise<void> = Promise.resolve();

export const opened = (): Promise<void> => opening;

let timer: ReturnType<typeof setTimeout> | undefined;
let last = Number.NEGATIVE_INFINITY;

/** Batches reloads, because other users may cause many changes. */
export function touch(): void {
  timer ??= setTimeout(refresh, Math.max(COLLECTED, last + APART - performance.now()));
}

/** Reloads all views at once after a local action. */
export function refresh(): void {
  clearTimeout(timer);
  timer = undefined;
  last = performance.now();
  revision.value++;
}

const visible = signal(document.visibilityState === "visible");

/** Follows the journal while the tab is visible: browsers limit an origin to six connections. */
export function followJournal(): void {
  onReturn(refresh);
  document.addEventListener("visibilitychange", () => {
    visible.value = document.visibilityState === "visible";
  });
  const organization = computed(() => (visible.value ? route.value.organization : undefined));
  effect(() => (organization.value === undefined ? undefined : follow(organization.value, client.value)));
}

function follow(id: string, current: typeof client.value): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const { promise, resolve } = Promise.withResolvers<void>();
  opening = promise;
  let isLate = false;
  const loadAnyway = () => {
    isLate = true;
    resolve();
  };
  const openTimer = setTimeout(loadAnyway, OPENING);
  let lastByteAt = 0;
  const polling = setInterval(() => {
    if (live.value && performance.now() - lastByteAt > SILENT) live.value = false;
    if (!live.value && unreachableSince.value === undefined) touch();
  }, POLL);
  const run = async () => {
    let lastId: string | undefined;
    while (!signal.aborted) {
      try {
        const { data } = await current.GET("/organizations/{id}/journal", {
          params: { path: { id } },
          headers: { accept: "text/event-stream", ...(lastId && { "last-event-id": lastId }) },
          parseAs: "stream",
          signal,
        });
        if (!data) throw new Error("The journal stream is not available");
        for await (const event of readEvents(data as ReadableStream<Uint8Array>)) {
          lastByteAt = performance.now();
          if (!live.value) {
            live.value = true;
            if (isLate) touch();
            loadAnyway();
          }
          lastId = event.id ?? lastId;
          if (event.data === undefined) continue;
          const entry = JSON.parse(event.data) as JournalEntry;
          for (const listener of listeners) listener(entry);
          if (!isRead(entry)) touch();
        }
      } catch {
        if (signal.aborted) break;
      }
      live.value = false;
      loadAnyway();
      // The stream ends at once if the sandbox stops.
      void checkReachable();
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  };
  void run();
  return () => {
    live.value = false;
    clearTimeout(openTimer);
    clearInterval(polling);
    loadAnyway();
    controller.abort();
  };
}
