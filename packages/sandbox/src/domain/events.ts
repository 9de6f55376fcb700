import type { Assessment, Candidate } from "./candidates.ts";
import type { Instant } from "./time.ts";
import type { Trace } from "./traces.ts";

export type EventType = "TEST_STARTED" | "TEST_FINISHED" | "ASSESSMENT_COMPLETED" | "TOKEN_EXPIRED" | "FAILED";

export interface CandidateEvent {
  readonly id: string;
  readonly organizationId: string;
  readonly type: EventType;
  readonly at: Instant;
  readonly candidateId: string;
  readonly externalId?: string;
  readonly email: string;
  readonly assessmentId: string;
  readonly testId: string;
  readonly testName: string;
  /** Trace that deliveries continue. */
  readonly trace?: Trace;
}

export function candidateEvent(
  type: EventType,
  candidate: Candidate,
  assessment: Assessment,
  at: Instant,
  id: string,
): CandidateEvent {
  const { externalId } = candidate;
  return {
    id,
    organizationId: candidate.organizationId,
    type,
    at,
    candidateId: candidate.id,
    ...(externalId !== undefined && { externalId }),
    email: candidate.email,
    assessmentId: assessment.id,
    testId: assessment.test.id,
    testName: assessment.test.name,
  };
}
