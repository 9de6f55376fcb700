import type { ClockOwner } from "../domain/clocks.ts";
import type { Instant } from "../domain/time.ts";
import type { Timer } from "../domain/timers.ts";

export type ReportFailure = (error: unknown, timer: Timer | undefined) => void;

/** Deliveries, which never block timers. */
export interface DueWork {
  nextDueAt(owner: ClockOwner, after?: Instant): Promise<Instant | undefined>;
  lastDueAt(owner: ClockOwner, by: Instant): Promise<Instant | undefined>;
  /** Skips retries to unreachable receivers until the returned function is called. */
  skipUnreachable(owner: ClockOwner): () => void;
  attemptDue(owner: ClockOwner): Promise<void>;
  /**
   * Waits for attempts in any process.
   * @returns whether there were any
   */
  attempted(owner: ClockOwner): Promise<boolean>;
  wake(owner: ClockOwner): void;
  /** Waits for deliveries; the signal aborts the wait. */
  drain(of?: { readonly organizationId: string; readonly id?: string }, stop?: AbortSignal): Promise<void>;
}

export const NEVER: Instant = Number.POSITIVE_INFINITY;
