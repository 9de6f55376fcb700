import { type ClockState, type Clocks, isSameState, readClockState } from "../domain/clocks.ts";
import { DamagedSettingError } from "../domain/storage-errors.ts";
import { type Clock, type Instant, LAST_INSTANT } from "../domain/time.ts";
import type { Store, Transaction } from "../store/store.ts";
import type { Reader } from "../store/tables.ts";

/** Clock of the sandbox; changes are durable when the promise resolves. */
export interface SandboxClock extends Clock {
  readonly frozen: boolean;
  freeze(): Promise<void>;
  resume(): Promise<void>;
  /**
   * Runs due work in order, each item at its due time.
   * @returns number of timers run
   * @throws RangeError for a negative value or beyond the year 9999
   */
  advance(ms: number): Promise<number>;
}

export interface OrganizationClock extends SandboxClock {
  readonly own: boolean;
  follow(): Promise<void>;
}

/** Clock in memory, which the scheduler persists. */
export interface MovableClock extends Clock {
  readonly frozen: boolean;
  readonly state: ClockState;
  freeze(): void;
  resume(): void;
  /** Freezes at `instant` until `unpin`. Can be re-pinned, also earlier after a rollback. */
  pin(instant: Instant): void;
  /** Continues from the pinned time unless frozen. */
  unpin(): void;
  restore(state: ClockState): void;
  /** Applies a stored state; a no-op while pinned. */
  adopt(stored: ClockState): void;
}

/** Creates a monotonic clock, at most at the last instant. */
export function createClock(stored: ClockState = { offset: 0 }, machine: () => Instant = Date.now): MovableClock {
  let { offset, frozenAt } = stored;
  let pinnedAt: Instant | undefined;
  let latest = Number.NEGATIVE_INFINITY;
  let adopted: ClockState | undefined = stored;

  function now(): Instant {
    const standing = pinnedAt ?? frozenAt;
    if (standing !== undefined) latest = standing;
    else {
      const at = Math.min(machine() + offset, LAST_INSTANT);
      if (at < latest) offset += latest - at;
      else latest = at;
    }
    return latest;
  }

  return {
    now,
    get frozen() {
      return frozenAt !== undefined;
    },
    get state() {
      const at = now();
      return frozenAt === undefined
        ? { offset: pinnedAt === undefined ? offset : at - machine() }
        : { offset, frozenAt: at };
    },
    freeze() {
      adopted = undefined;
      frozenAt ??= now();
    },
    resume() {
      if (frozenAt === undefined) return;
      adopted = undefined;
      offset = now() - machine();
      frozenAt = undefined;
    },
    pin(instant) {
      pinnedAt = pinnedAt === undefined ? Math.max(instant, now()) : instant;
    },
    unpin() {
      if (pinnedAt === undefined) return;
      adopted = undefined;
      if (frozenAt === undefined) offset = pinnedAt - machine();
      else frozenAt = pinnedAt;
      pinnedAt = undefined;
    },
    restore(state) {
      adopted = undefined;
      ({ offset, frozenAt } = state);
      latest = Number.NEGATIVE_INFINITY;
    },
    adopt(state) {
      if (pinnedAt !== undefined || isSameState(state, adopted)) return;
      adopted = state;
      ({ offset, frozenAt } = state);
      latest = Number.NEGATIVE_INFINITY;
    },
  };
}

/**
 * Loads the stored clock; machine time in a new store.
 * @throws DamagedSettingError
 */
export async function loadClock(store: Reader, machine?: () => Instant): Promise<MovableClock> {
  return createClock(await readClock(store), machine);
}

export async function readClock({ settings }: Reader): Promise<ClockState | undefined> {
  const stored = await settings.get(clockSetting.name);
  return stored === undefined ? undefined : clockSetting.read(stored);
}

export const clockSetting = { name: "clock", read: readState } as const;

function readState(stored: string): ClockState {
  try {
    const state = readClockState(JSON.parse(stored));
    if (state !== undefined) return state;
  } catch {
    // Invalid JSON is handled below.
  }
  throw new DamagedSettingError(clockSetting.name, "the clock shows the machine's time");
}

export async function storeClock({ settings }: Transaction, state: ClockState): Promise<void> {
  await settings.put(clockSetting.name, JSON.stringify(state));
}

export interface MovableClocks extends Clocks {
  readonly sandbox: MovableClock;
  own(organizationId: string): MovableClock | undefined;
  adopt(organizationId: string, stored: ClockState | undefined): void;
}

export function createClocks(sandbox: MovableClock, machine: () => Instant = Date.now): MovableClocks {
  const owned = new Map<string, MovableClock>();
  return {
    sandbox,
    of: (organizationId) => owned.get(organizationId) ?? sandbox,
    ownerOf: (organizationId) => (owned.has(organizationId) ? organizationId : undefined),
    by: (owner) => (owner === undefined ? sandbox : (owned.get(owner) ?? sandbox)),
    own: (organizationId) => owned.get(organizationId),
    owners: () => [...owned.keys()],
    adopt(organizationId, stored) {
      if (stored === undefined) owned.delete(organizationId);
      else if (owned.has(organizationId)) owned.get(organizationId)?.adopt(stored);
      else owned.set(organizationId, createClock(stored, machine));
    },
  };
}

export async function loadClocks(store: Store, machine: () => Instant): Promise<MovableClocks> {
  const clocks = createClocks(await loadClock(store, machine), machine);
  for (const { organizationId, state } of await store.clocks.list(machine())) clocks.adopt(organizationId, state);
  return clocks;
}
