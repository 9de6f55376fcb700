import { type ClockState, isSameState, readClockState, shownBy } from "../domain/clocks.ts";
import { DamagedSettingError } from "../domain/storage-errors.ts";
import type { Clock, Instant } from "../domain/time.ts";
import type { Reader, Transaction } from "../store/store.ts";

/** Time as people and the control API move it. Every change is durable when its promise resolves. */
export interface SandboxClock extends Clock {
  readonly frozen: boolean;
  freeze(): Promise<void>;
  /** Time goes on from where it was frozen. */
  resume(): Promise<void>;
  /**
   * Moves time forward by `ms`. On the way all that falls due happens, in order, at its own time.
   * @returns how many timers were run
   * @throws RangeError when `ms` is below 0 or leads beyond the year 9999
   */
  advance(ms: number): Promise<number>;
}

/** The clock of an organization, as people move it: the sandbox's until then, and its own from then on. */
export interface OrganizationClock extends SandboxClock {
  /** Whether it is the organization's own. */
  readonly own: boolean;
  /** Gives the own clock up: the organization follows the sandbox's again. */
  follow(): Promise<void>;
}

/** A clock in memory, for the scheduler alone: what is to last is kept by it. */
export interface MovableClock extends Clock {
  readonly frozen: boolean;
  readonly state: ClockState;
  freeze(): void;
  resume(): void;
  /**
   * Stands still at `instant` until it is unpinned, no earlier than now. While it is pinned it can be pinned elsewhere, also before where it has
   * been when what happened there was taken back.
   */
  pin(instant: Instant): void;
  /** Goes on from where it was pinned, unless it is frozen. */
  unpin(): void;
  /** Stands or goes as it did at a state that it had, since what followed could not be stored. */
  restore(state: ClockState): void;
  /** Stands or goes as another process has stored it; nothing while it is pinned. */
  adopt(stored: ClockState): void;
}

/** The machine's time plus an offset; it never goes back, even where the machine's does, and stands at the last instant. */
export function createClock(stored: ClockState = { offset: 0 }, machine: () => Instant = Date.now): MovableClock {
  let { offset, frozenAt } = stored;
  let pinnedAt: Instant | undefined;
  let latest = Number.NEGATIVE_INFINITY;
  /** The state adopted last, which nobody has moved since. */
  let adopted: ClockState | undefined = stored;

  function now(): Instant {
    const standing = pinnedAt ?? frozenAt;
    if (standing !== undefined) latest = standing;
    else {
      const at = shownBy({ offset }, machine());
      // The machine's clock was put back.
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

/** The clock as it was stored last; the machine's time in a new store. @throws DamagedSettingError */
export async function loadClock(store: Reader, machine?: () => Instant): Promise<MovableClock> {
  return createClock(await readClock(store), machine);
}

/** Where the clock stands in the store; undefined while it has not been moved. @throws DamagedSettingError */
export async function readClock({ settings }: Reader): Promise<ClockState | undefined> {
  const stored = await settings.get(clockSetting.name);
  return stored === undefined ? undefined : clockSetting.read(stored);
}

export const clockSetting = { name: "clock", read: readState } as const;

/** @throws DamagedSettingError */
function readState(stored: string): ClockState {
  try {
    const state = readClockState(JSON.parse(stored));
    if (state !== undefined) return state;
  } catch {
    // A text that is no JSON is no clock either.
  }
  throw new DamagedSettingError(clockSetting.name, "the clock shows the machine's time");
}

export async function storeClock({ settings }: Transaction, state: ClockState): Promise<void> {
  await settings.put(clockSetting.name, JSON.stringify(state));
}
