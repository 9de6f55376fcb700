import type { ClockOwner, Clocks, StoredClocks } from "../domain/clocks.ts";
import type { NewId } from "../domain/ids.ts";
import type { Clock } from "../domain/time.ts";
import type { Journal } from "../journal/journal.ts";
import type { Store } from "../store/store.ts";
import type { Cursors } from "./cursors.ts";
import type { Links } from "./links.ts";

export interface World {
  readonly store: Store;
  /** Journal; the store wrapper records changes. */
  readonly journal: Pick<Journal, "isKept" | "end" | "flush" | "watch">;
  readonly clocks: Clocks;
  /** Machine clock, never frozen or advanced. */
  readonly machine: Clock;
  readonly newId: NewId;
  /** Random number in [0, 1). */
  readonly random: () => number;
  readonly links: Links;
  readonly cursors: Cursors;
  /** Returns the reason if settings disallow a webhook URL. */
  readonly refuseAddress: (url: string) => string | undefined;
  /** True without a mail server: mails stay in the outbox. */
  readonly keepsMails: boolean;
  /** Aborts running delivery attempts to an endpoint. */
  readonly stopAttempts: (webhookId: string) => Promise<void>;
  /**
   * Wakes the scheduler for new timers or deliveries.
   * @param owner clock owner; default: the sandbox clock
   */
  readonly wake: (owner?: ClockOwner) => void;
  /** Applies clock moves of other processes, and of a restore. */
  readonly catchUp: (organizationId?: string) => Promise<void>;
  /** Runs due work; waits at most two seconds for deliveries. */
  readonly runDue: (organizationId: string) => Promise<void>;
  /**
   * Applies clock state from a store read.
   * @throws DamagedSettingError
   */
  readonly adoptClock: <Found>(
    read: () => Promise<Found>,
    clocksIn: (found: Found) => StoredClocks | undefined,
  ) => Promise<Found>;
  /** Reports progress of work that takes more than a few seconds. */
  readonly report: (progress: Progress) => void;
  /** Candidates and people of a large organization; default 10,000. */
  readonly largeSize?: number;
}

export interface Progress {
  readonly work: string;
  readonly organizationId: string;
  readonly percent: number;
}

export const isShared = ({ store: { sharing } }: World): boolean => sharing !== undefined;
