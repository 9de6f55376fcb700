import type { ClockOwner, Clocks, StoredClocks } from "../domain/clocks.ts";
import type { NewId } from "../domain/ids.ts";
import type { Clock } from "../domain/time.ts";
import type { Journal } from "../journal/journal.ts";
import type { Store, Transaction, TransactOptions } from "../store/store.ts";
import type { Cursors } from "./cursors.ts";
import type { Links } from "./links.ts";

/** The dependencies of the service. */
export interface World {
  readonly store: Store;
  /** The journal; the store above records changes in it by itself. */
  readonly journal: Pick<Journal, "isKept" | "end" | "flush" | "watch">;
  readonly clocks: Clocks;
  /** The machine's own time, which nobody freezes or advances: for leases, periods of rate limits and the like. */
  readonly machine: Clock;
  readonly newId: NewId;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly links: Links;
  readonly cursors: Cursors;
  /** Why the settings do not allow webhooks at a URL; undefined where they do. */
  readonly refuseAddress: (url: string) => string | undefined;
  /** Whether no server takes mails: they stay in the outbox, where people read them. */
  readonly keepsMails: boolean;
  /** Ends the attempts at deliveries to an endpoint that are under way. */
  readonly stopAttempts: (webhookId: string) => Promise<void>;
  /** Tells the scheduler that timers or deliveries may have been added, of organizations that follow the sandbox's clock unless an owner of one is named. */
  readonly wake: (owner?: ClockOwner) => void;
  /**
   * Learns where the sandbox's clock stands as other processes on the same data have moved it, and whether an organization has a clock of its own,
   * which a restore may have changed, too.
   */
  readonly catchUp: (organizationId?: string) => Promise<void>;
  /** Runs the due timers of an organization, and returns when they and what they caused have ended; deliveries delay it for two seconds at most. */
  readonly runDue: (organizationId: string) => Promise<void>;
  /** The same with what is read from the store anyway. @throws DamagedSettingError */
  readonly adoptClock: <Found>(
    read: () => Promise<Found>,
    clocksIn: (found: Found) => StoredClocks | undefined,
  ) => Promise<Found>;
  /** Tells of work that takes longer than a few seconds, for the log. */
  readonly report: (progress: Progress) => void;
  /** How many candidates, and how many people, a large organization has; ten thousand unless a test is content with fewer. */
  readonly largeSize?: number;
}

export interface Progress {
  /** Such as "seeding". */
  readonly work: string;
  readonly organizationId: string;
  readonly percent: number;
}

/** Whether other processes may change the same data. */
export const isShared = ({ store: { sharing } }: World): boolean => sharing !== undefined;

/** A transaction of the service; the store tells the scheduler what falls due by it. */
export async function change<Result>(
  world: World,
  work: (tx: Transaction) => Promise<Result>,
  options?: TransactOptions,
): Promise<Result> {
  return world.store.transact(work, options);
}
