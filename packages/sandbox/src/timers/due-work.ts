import type { ClockOwner } from "../domain/clocks.ts";
import type { Instant } from "../domain/time.ts";
import type { Timer } from "../domain/timers.ts";

/** Takes the failure of a timer, for the log; without a timer, that of the store. */
export type ReportFailure = (error: unknown, timer: Timer | undefined) => void;

/** Work beside the timers that falls due by the same clocks, such as deliveries. It holds up no timer. */
export interface DueWork {
  /** Of what goes by one clock and falls due after an instant. */
  nextDueAt(owner: ClockOwner, after?: Instant): Promise<Instant | undefined>;
  /** Of what goes by one clock and falls due by an instant. */
  lastDueAt(owner: ClockOwner, by: Instant): Promise<Instant | undefined>;
  /** A clock is being moved until the result is called. */
  hurry(owner: ClockOwner): () => void;
  /** Resolves when as much is attempted as is due now by one clock; it does not run after what others add meanwhile. */
  attemptDue(owner: ClockOwner): Promise<void>;
  /**
   * Resolves when all is over that was being attempted by one clock when it was called, by whichever process.
   * @returns whether anything was
   */
  attempted(owner: ClockOwner): Promise<boolean>;
  /** Begins with what is due by one clock, and does not wait for it. */
  wake(owner: ClockOwner): void;
  /** Resolves when nothing is due any more; of an organization, or of its work with this id. A signal ends the wait. */
  drain(of?: { readonly organizationId: string; readonly id?: string }, stop?: AbortSignal): Promise<void>;
}

/** When nothing falls due. */
export const NEVER: Instant = Number.POSITIVE_INFINITY;
