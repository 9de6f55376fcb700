import type { WebhookEvent } from "@assessment-api/v1/server";
import type { CandidateEvent, EventType } from "../../domain/events.ts";

const wording: Record<EventType, Pick<WebhookEvent, "event" | "status">> = {
  TEST_STARTED: { event: "EXAM_STARTED", status: "EXAM_STARTED" },
  TEST_FINISHED: { event: "EXAM_FINISHED", status: "WAITING_FOR_ASSESSMENT" },
  ASSESSMENT_COMPLETED: { event: "EXAM_FINISHED", status: "ASSESSMENT_COMPLETED" },
  TOKEN_EXPIRED: { event: "TOKEN_EXPIRED", status: "TOKEN_EXPIRED" },
  FAILED: { event: "ERROR", status: "ERROR" },
};

export function presentEvent(event: CandidateEvent): WebhookEvent {
  const { externalId } = event;
  return {
    candidateId: event.candidateId,
    ...(externalId !== undefined && { candidateExternalId: externalId }),
    candidateEmail: event.email,
    examId: event.testId,
    examName: event.testName,
    ...wording[event.type],
  };
}
