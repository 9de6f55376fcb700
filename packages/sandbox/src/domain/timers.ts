import type { Instant } from "./time.ts";
import type { Trace } from "./traces.ts";

/** A change that time brings by itself. Each kind does nothing when the state has moved on meanwhile. */
export type Timer = {
  readonly organizationId: string;
  readonly dueAt: Instant;
  /** The entry of the journal that set it. */
  readonly causeId?: string;
  /** The trace of the request that set it. */
  readonly trace?: Trace;
  /** How often it has failed. */
  readonly failures?: number;
} & (
  | { readonly kind: AssessmentTimerKind; readonly candidateId: string; readonly assessmentId: string }
  | { readonly kind: "build"; readonly taskId: string; readonly packageId: string }
);

/**
 * The timers of one assessment, each kind once at most. `hand-over` is set where communication is disabled: the invitation counts as
 * sent although there is no mail whose delivery would say so.
 */
export const assessmentTimerKinds = ["hand-over", "expire", "time-limit", "assess"] as const;
export type AssessmentTimerKind = (typeof assessmentTimerKinds)[number];

export type AssessmentTimer = Extract<Timer, { readonly kind: AssessmentTimerKind }>;
export type BuildTimer = Extract<Timer, { readonly kind: "build" }>;

export const assessmentTimerId = (kind: AssessmentTimerKind, assessmentId: string): string => `${kind}:${assessmentId}`;

/** One timer of a kind per subject: putting it again replaces it. */
export const timerId = (timer: Timer): string =>
  timer.kind === "build" ? `build:${timer.taskId}` : assessmentTimerId(timer.kind, timer.assessmentId);
