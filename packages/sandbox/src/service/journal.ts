import { demandFound, NotFoundError, TooManyFollowersError } from "../domain/errors.ts";
import type { JournalEntry, Refusal } from "../domain/journal.ts";
import type { CursorListing, CursorSlice } from "../domain/lists.ts";
import type { JournalFilter } from "../store/filters.ts";
import type { JournalSlice, WrittenEntry } from "../store/tables.ts";
import { getOrganization } from "./organizations.ts";
import { isShared, type World } from "./world.ts";

export async function listJournal(
  world: World,
  organizationId: string,
  filter: JournalFilter,
  slice: JournalSlice,
): Promise<CursorListing<JournalEntry>> {
  await getOrganization(world, organizationId);
  await world.journal.flush();
  return world.store.journal.list(organizationId, filter, slice);
}

export interface JournalChain {
  readonly entry: JournalEntry;
  readonly causes: readonly JournalEntry[];
  /** Effects, depth first. */
  readonly effects: readonly JournalEntry[];
}

const MOST_CAUSES = 50;
const MOST_EFFECTS = 500;

export async function getJournalChain(world: World, organizationId: string, id: string): Promise<JournalChain> {
  await world.journal.flush();
  const { journal } = world.store;
  const entry = demandFound(await journal.get(organizationId, id), "entry of the journal", id);

  const causes: JournalEntry[] = [];
  for (
    let { causeId } = entry;
    causeId !== undefined && causes.length < MOST_CAUSES;
    causeId = causes.at(-1)?.causeId
  ) {
    const cause = await journal.get(organizationId, causeId);
    if (cause === undefined) break;
    causes.push(cause);
  }

  const effects: JournalEntry[] = [];
  const pending = [id];
  while (pending.length > 0 && effects.length < MOST_EFFECTS) {
    const causeId = pending.pop();
    const { items } = await journal.list(organizationId, { causeId }, { limit: MOST_EFFECTS });
    // Newest first, so the oldest effect is next.
    pending.push(...items.map((effect) => effect.id));
    const at = effects.findIndex((effect) => effect.id === causeId) + 1;
    effects.splice(at, 0, ...items.toReversed());
  }
  return { entry, causes, effects: effects.slice(0, MOST_EFFECTS) };
}

export interface Refused {
  readonly entry: JournalEntry;
  readonly refusal: Refusal;
}

/**
 * Finds a rejected request. @param id request id, or the errorId of a response
 * @throws NotFoundError
 */
export async function findRefusal({ journal, store }: World, id: string): Promise<Refused> {
  await journal.flush();
  const entry = await store.journal.find(id);
  const refusal = entry?.details?.refusal;
  if (entry === undefined || refusal === undefined) throw new NotFoundError("refused request", id);
  return { entry, refusal };
}

/** New entries; undefined as a heartbeat. */
export type Followed = { readonly entries: readonly JournalEntry[]; readonly revision: number } | undefined;

/** Maximum journal streams per organization and process. */
export const MOST_FOLLOWERS = 50;

const followers = new WeakMap<World["journal"], Map<string, number>>();

export async function admitFollower(world: World, organizationId: string, signal: AbortSignal): Promise<void> {
  await getOrganization(world, organizationId);
  const counts = followers.get(world.journal) ?? new Map<string, number>();
  followers.set(world.journal, counts);
  const count = counts.get(organizationId) ?? 0;
  if (count >= MOST_FOLLOWERS) throw new TooManyFollowersError(MOST_FOLLOWERS);
  if (signal.aborted) return;
  counts.set(organizationId, count + 1);
  signal.addEventListener("abort", () => {
    const left = (counts.get(organizationId) ?? 1) - 1;
    if (left === 0) counts.delete(organizationId);
    else counts.set(organizationId, left);
  });
}

const READ = 50;

const SILENCE = 15_000;

/** Poll interval in milliseconds for entries of other processes. */
const LOOK_AROUND = 500;

/**
 * Follows the journal; rewritten entries appear again.
 * @throws NotFoundError for the organization, also after its deletion
 */
export async function* followJournal(
  world: World,
  organizationId: string,
  filter: JournalFilter,
  { after, signal, silenceMs = SILENCE }: { after?: number | undefined; signal: AbortSignal; silenceMs?: number },
): AsyncGenerator<Followed> {
  await getOrganization(world, organizationId);
  const journal = sharedReads(world);
  const news = watch(world, organizationId, signal);
  const pause = isShared(world) ? Math.min(silenceMs, LOOK_AROUND) : silenceMs;
  let silent = 0;
  try {
    let position = after ?? (await journal.lastRevision(organizationId));
    while (!signal.aborted) {
      const last = await journal.lastRevision(organizationId);
      const written = await journal.follow(organizationId, filter, { after: position, limit: READ });
      const latest = Math.max(...written.map(({ revision }) => revision));
      if (written.length > 0) yield { entries: written.map(({ entry }) => entry), revision: latest };
      // Skips entries outside of the filter.
      position = written.length === READ ? latest : Math.max(position, last, latest);
      if (written.length === READ) continue;
      if (written.length > 0) silent = 0;
      if (await news.within(pause)) continue;
      silent += pause;
      if (silent < silenceMs) continue;
      silent = 0;
      await getOrganization(world, organizationId);
      yield undefined;
    }
  } finally {
    news.end();
  }
}

interface SharedReads {
  lastRevision(organizationId: string): Promise<number>;
  follow(organizationId: string, filter: JournalFilter, slice: CursorSlice): Promise<readonly WrittenEntry[]>;
}

const shared = new WeakMap<World["journal"], SharedReads>();

/** One read per write serves all streams with the same filter. */
function sharedReads({ journal, store }: World): SharedReads {
  const known = shared.get(journal);
  if (known !== undefined) return known;
  const pending = new Map<string, Promise<unknown>>();
  const share = <Result>(parts: unknown[], read: () => Promise<Result>): Promise<Result> => {
    const key = JSON.stringify(parts);
    const running = pending.get(key) as Promise<Result> | undefined;
    if (running !== undefined) return running;
    const reading = read().finally(() => pending.delete(key));
    pending.set(key, reading);
    return reading;
  };
  const reads: SharedReads = {
    lastRevision: (organizationId) => share([organizationId], () => store.journal.lastRevision(organizationId)),
    follow: (organizationId, filter, slice) =>
      share([organizationId, filter, slice], () => store.journal.follow(organizationId, filter, slice)),
  };
  shared.set(journal, reads);
  return reads;
}

function watch({ journal }: World, organizationId: string, signal: AbortSignal) {
  let { promise, resolve } = Promise.withResolvers<void>();
  const wake = () => resolve();
  const unwatch = journal.watch(organizationId, wake);
  signal.addEventListener("abort", wake);
  return {
    async within(ms: number): Promise<boolean> {
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<"silence">((done) => {
        timer = setTimeout(done, ms, "silence");
      });
      const isWoken = (await Promise.race([promise, silence])) !== "silence";
      clearTimeout(timer);
      if (isWoken) ({ promise, resolve } = Promise.withResolvers<void>());
      return isWoken;
    },
    end() {
      unwatch();
      signal.removeEventListener("abort", wake);
    },
  };
}
