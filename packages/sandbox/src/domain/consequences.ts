import { ASSESSMENT_DELAY, timeLimitOf } from "./assessments.ts";
import type { Assessment, AssessmentStatus } from "./candidates.ts";
import type { EventType } from "./events.ts";
import type { Instant } from "./time.ts";
import { type AssessmentTimerKind, assessmentTimerKinds } from "./timers.ts";

export interface Consequences {
  readonly events: readonly EventType[];
  readonly timers: readonly { readonly kind: AssessmentTimerKind; readonly dueAt: Instant }[];
  /** Timers to delete; `hand-over` also cancels the delivery of the invitation. */
  readonly done: readonly AssessmentTimerKind[];
}

const eventOf: Partial<Record<AssessmentStatus, EventType>> = {
  TEST_STARTED: "TEST_STARTED",
  TEST_FINISHED: "TEST_FINISHED",
  ASSESSMENT_COMPLETED: "ASSESSMENT_COMPLETED",
  TOKEN_EXPIRED: "TOKEN_EXPIRED",
  ERROR: "FAILED",
};

export function consequencesOf(before: Assessment | undefined, after: Assessment, now: Instant): Consequences {
  if (before === undefined) return { events: [], timers: [{ kind: "expire", dueAt: after.expiresAt }], done: [] };
  if (before.status === after.status) return { events: [], timers: [], done: [] };
  const event = eventOf[after.status];
  return { events: event === undefined ? [] : [event], ...timersOf(after, now) };
}

function timersOf(assessment: Assessment, now: Instant): Pick<Consequences, "timers" | "done"> {
  switch (assessment.status) {
    case "NEW":
    case "TOKEN_SENT":
      return { timers: [], done: [] };
    case "TEST_STARTED":
      return { timers: [{ kind: "time-limit", dueAt: timeLimitOf(assessment) }], done: ["expire"] };
    case "TEST_FINISHED":
      return { timers: [{ kind: "assess", dueAt: now + ASSESSMENT_DELAY }], done: ["time-limit"] };
    default:
      return { timers: [], done: assessmentTimerKinds };
  }
}
