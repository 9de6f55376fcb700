import type { Candidate } from "../domain/candidates.ts";
import { demandFound, NotFoundError, TooManyFollowersError } from "../domain/errors.ts";
import type { Fault } from "../domain/faults.ts";
import type { JournalEntry, Refusal } from "../domain/journal.ts";
import type { ApiKey } from "../domain/keys.ts";
import type { CursorListing, CursorSlice } from "../domain/lists.ts";
import { concern, currentCause } from "../journal/cause.ts";
import type { JournalFilter } from "../store/filters.ts";
import type { JournalSlice, WrittenEntry } from "../store/store.ts";
import { getOrganization } from "./organizations.ts";
import { isShared, type World } from "./world.ts";

/** Notes whose key the current request carries. */
export function authenticated({ id, hint, organizationId }: ApiKey): void {
  const cause = currentCause();
  if (cause === undefined) return;
  concern(cause, { organizationId });
  cause.fields.organizationId = organizationId;
  if (cause.fields.exchange) cause.fields.exchange.key = { id, hint };
}

/** Notes that the current request is made through the control API, in the name of an organization. */
export function calledByOperator(organizationId: string): void {
  const cause = currentCause();
  if (cause === undefined) return;
  cause.byOperator = true;
  concern(cause, { organizationId });
  cause.fields.organizationId = organizationId;
}

/** Notes that the current request only makes another one, which the journal has in its place. */
export function standsAside(): void {
  const cause = currentCause();
  if (cause !== undefined) cause.standsAside = true;
}

/** Notes that a fault happens to the current request. */
export function injected(key: ApiKey, { id: faultId }: Fault): void {
  authenticated(key);
  const exchange = currentCause()?.fields.exchange;
  if (exchange) exchange.faultId = faultId;
}

/** Notes whom the current request is about, a candidate or a person, where it does not say so by itself. */
export function concernsCandidate({ organizationId, id: candidateId }: Pick<Candidate, "organizationId" | "id">): void {
  concern(currentCause(), { organizationId, candidateId });
}

/** Entries of an organization, newest first. @throws NotFoundError for the organization */
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

/** An entry with what led to it and what followed from it. */
export interface JournalChain {
  readonly entry: JournalEntry;
  /** The nearest first. */
  readonly causes: readonly JournalEntry[];
  /** Each followed by what it caused. */
  readonly effects: readonly JournalEntry[];
}

const MOST_CAUSES = 50;
const MOST_EFFECTS = 500;

/** @throws NotFoundError */
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
  const waiting = [id];
  while (waiting.length > 0 && effects.length < MOST_EFFECTS) {
    const causeId = waiting.pop();
    const { items } = await journal.list(organizationId, { causeId }, { limit: MOST_EFFECTS });
    // The newest comes first, so that the oldest is looked at next.
    waiting.push(...items.map((effect) => effect.id));
    const at = effects.findIndex((effect) => effect.id === causeId) + 1;
    effects.splice(at, 0, ...items.toReversed());
  }
  return { entry, causes, effects: effects.slice(0, MOST_EFFECTS) };
}

/** A request that was refused, and why. */
export interface Refused {
  readonly entry: JournalEntry;
  readonly refusal: Refusal;
}

/** @param id of the request, or the errorId of its response @throws NotFoundError */
export async function findRefusal({ journal, store }: World, id: string): Promise<Refused> {
  await journal.flush();
  const entry = await store.journal.find(id);
  const refusal = entry?.details?.refusal;
  if (entry === undefined || refusal === undefined) throw new NotFoundError("refused request", id);
  return { entry, refusal };
}

/** Entries as they are written, and the revision up to which that is all; undefined when nothing was for a while. */
export type Followed = { readonly entries: readonly JournalEntry[]; readonly revision: number } | undefined;

/** Followers of an organization at a time, in one process. */
export const MOST_FOLLOWERS = 50;

const followers = new WeakMap<World["journal"], Map<string, number>>();

/**
 * Counts somebody who follows the journal, until the signal is aborted.
 * @throws NotFoundError for the organization @throws TooManyFollowersError
 */
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

/** Entries that are read at a time: a slow reader holds no more in memory. */
const READ = 50;

/** Milliseconds after which silence is broken. */
const SILENCE = 15_000;

/** Milliseconds after which entries are looked for that other processes have written. */
const LOOK_AROUND = 500;

/**
 * Entries written from now on, or after a revision. An entry comes again when it was written again.
 * @throws NotFoundError for the organization, also when it is deleted meanwhile
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
      // Entries that the filter does not admit need not be looked at again.
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

/** Reads of the journal: those who ask for the same while it is read get the same, so that a write costs one read for all who follow with one filter. */
function sharedReads({ journal, store }: World): SharedReads {
  const known = shared.get(journal);
  if (known !== undefined) return known;
  const pending = new Map<string, Promise<unknown>>();
  const share = <Result>(asked: unknown[], read: () => Promise<Result>): Promise<Result> => {
    const key = JSON.stringify(asked);
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
    /** Whether there was news in time, of entries or of the end. */
    async within(ms: number): Promise<boolean> {
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<"silence">((done) => {
        timer = setTimeout(done, ms, "silence");
      });
      const heard = (await Promise.race([promise, silence])) !== "silence";
      clearTimeout(timer);
      if (heard) ({ promise, resolve } = Promise.withResolvers<void>());
      return heard;
    },
    end() {
      unwatch();
      signal.removeEventListener("abort", wake);
    },
  };
}
