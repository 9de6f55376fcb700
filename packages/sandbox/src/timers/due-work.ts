import type { ClockOwner } from "../domain/clocks.ts";
import type { Instant } from "../domain/time.ts";
import type { Timer } from "../domain/timers.ts";

export type ReportFailure = (error: unknown, timer: Timer | undefined) => void;

/** Background work on the same clocks as timers, such as deliveries. Never blocks timers. */
export interface DueWork {
  nextDueAt(owner: ClockOwner, after?: Instant): Promise<Instant | undefined>;
  lastDueAt(owner: ClockOwner, by: Instant): Promise<Instant | undefined>;
  /** Marks a clock as moving until the returned callback. */
  hurry(owner: ClockOwner): () => void;
  /** Resolves after attempts of all currently due work; ignores later work. */
  attemptDue(owner: ClockOwner): Promise<void>;
  /**
   * Resolves after the running attempts on a clock, in any process.
   * @returns whether there were any
   */
  attempted(owner: ClockOwner): Promise<boolean>;
  /** Starts due work on a clock, without waiting. */
  wake(owner: ClockOwner): void;
  /** Resolves when no work is due: in total, in an organization, or with one id. The signal aborts the wait. */
  drain(of?: { readonly organizationId: string; readonly id?: string }, stop?: AbortSignal): Promise<void>;
}

/** Due time of nothing. */
export const NEVER: Instant = Number.POSITIVE_INFINITY;
