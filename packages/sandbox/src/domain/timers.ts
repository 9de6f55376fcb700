import type { Instant } from "./time.ts";
import type { Trace } from "./traces.ts";

/** A change that is due at a time. Does nothing if its subject has left the expected state. */
export type Timer = {
  readonly organizationId: string;
  readonly dueAt: Instant;
  readonly causeId?: string;
  readonly trace?: Trace;
  readonly failures?: number;
} & (
  | { readonly kind: AssessmentTimerKind; readonly candidateId: string; readonly assessmentId: string }
  | { readonly kind: "build"; readonly taskId: string; readonly packageId: string }
);

/** Kinds of timers, each at most once per assessment. `hand-over` replaces the mail if communication is disabled. */
export const assessmentTimerKinds = ["hand-over", "expire", "time-limit", "assess"] as const;
export type AssessmentTimerKind = (typeof assessmentTimerKinds)[number];

export type AssessmentTimer = Extract<Timer, { readonly kind: AssessmentTimerKind }>;
export type BuildTimer = Extract<Timer, { readonly kind: "build" }>;

export const assessmentTimerId = (kind: AssessmentTimerKind, assessmentId: string): string => `${kind}:${assessmentId}`;

/** One timer per kind and subject. */
export const timerId = (timer: Timer): string =>
  timer.kind === "build" ? `build:${timer.taskId}` : assessmentTimerId(timer.kind, timer.assessmentId);
