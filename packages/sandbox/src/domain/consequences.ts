import { ASSESSMENT_DELAY, timeLimitOf } from "./assessments.ts";
import type { Assessment, AssessmentStatus } from "./candidates.ts";
import type { EventType } from "./events.ts";
import { type AssessmentJobKind, assessmentJobKinds } from "./jobs.ts";
import type { Instant } from "./time.ts";

type TimedKind = Exclude<AssessmentJobKind, "hand-over">;

export interface Consequences {
  readonly events: readonly EventType[];
  /** Jobs by when they fall due. */
  readonly jobs: readonly { readonly kind: TimedKind; readonly dueAt: Instant }[];
  /** Jobs that have no object any more. */
  readonly done: readonly AssessmentJobKind[];
}

const eventOf: Partial<Record<AssessmentStatus, EventType>> = {
  TEST_STARTED: "TEST_STARTED",
  TEST_FINISHED: "TEST_FINISHED",
  ASSESSMENT_COMPLETED: "ASSESSMENT_COMPLETED",
  TOKEN_EXPIRED: "TOKEN_EXPIRED",
  ERROR: "FAILED",
};

/** What follows from a change of an assessment: who is told, and what time will bring. */
export function consequencesOf(before: Assessment | undefined, after: Assessment, now: Instant): Consequences {
  if (before === undefined) return { events: [], jobs: [{ kind: "expire", dueAt: after.expiresAt }], done: [] };
  if (before.status === after.status) return { events: [], jobs: [], done: [] };
  const event = eventOf[after.status];
  return { events: event === undefined ? [] : [event], ...timers(after, now) };
}

function timers(assessment: Assessment, now: Instant): Pick<Consequences, "jobs" | "done"> {
  switch (assessment.status) {
    case "NEW":
    case "TOKEN_SENT":
      return { jobs: [], done: [] };
    case "TEST_STARTED":
      return { jobs: [{ kind: "time-limit", dueAt: timeLimitOf(assessment) }], done: ["expire"] };
    case "TEST_FINISHED":
      return { jobs: [{ kind: "assess", dueAt: now + ASSESSMENT_DELAY }], done: ["time-limit"] };
    default:
      return { jobs: [], done: assessmentJobKinds };
  }
}
