import type { JournalEntry } from "@assessment-api/control";
import { computed, effect, signal } from "@preact/signals";
import { route } from "../route.ts";
import { client } from "./client.ts";
import { readEvents } from "./events.ts";
import { look, onReturn } from "./reach.ts";
import { isRead } from "./reads.ts";

/** Grows when something has happened in the organization. */
export const revision = signal(0);

/** Whether the journal is followed at the moment. */
export const live = signal(false);

const listeners = new Set<(entry: JournalEntry) => void>();

/** Calls back with each entry of the journal as it is written or completed; the result ends that. */
export function onEntry(listener: (entry: JournalEntry) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Milliseconds in which entries are collected before the views are read again, and from one reading to the next at least. */
const COLLECTED = 250;
const APART = 1000;
const RETRY = 2000;

let waiting: ReturnType<typeof setTimeout> | undefined;
let last = Number.NEGATIVE_INFINITY;

/** Lets every view read its data again, soon: others may be busy. */
export function touch(): void {
  waiting ??= setTimeout(refresh, Math.max(COLLECTED, last + APART - performance.now()));
}

/** Lets every view read its data again at once, after what was done here. */
export function refresh(): void {
  clearTimeout(waiting);
  waiting = undefined;
  last = performance.now();
  revision.value++;
}

const visible = signal(document.visibilityState === "visible");

/** Follows the journal of the current organization while the tab is seen: browsers open six connections to an origin, and other tabs need some. */
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
        if (!data) throw new Error("The journal cannot be followed");
        live.value = true;
        touch();
        for await (const event of readEvents(data as ReadableStream<Uint8Array>)) {
          lastId = event.id ?? lastId;
          const entry = JSON.parse(event.data) as JournalEntry;
          for (const listener of listeners) listener(entry);
          if (!isRead(entry)) touch();
        }
      } catch {
        if (signal.aborted) break;
      }
      live.value = false;
      // It ends at once with the sandbox.
      void look();
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  };
  void run();
  return () => {
    live.value = false;
    controller.abort();
  };
}
