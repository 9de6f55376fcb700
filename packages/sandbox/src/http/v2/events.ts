import type { WebhookEvent, WebhookEventType } from "@assessment-api/v2/server";
import type { CandidateEvent, EventType } from "../../domain/events.ts";
import type { Links } from "../../service/links.ts";
import { assessmentHref, candidateHref, invitationHref, link } from "./hrefs.ts";

const wording: Record<EventType, WebhookEventType> = {
  TEST_STARTED: "ASSESSMENT_STARTED",
  TEST_FINISHED: "WAITING_FOR_ASSESSMENT",
  ASSESSMENT_COMPLETED: "ASSESSMENT_COMPLETED",
  TOKEN_EXPIRED: "ASSESSMENT_EXPIRED",
  FAILED: "ERROR",
};

export function presentEvent(
  event: CandidateEvent,
  { origin }: Pick<Links, "origin">,
): WebhookEvent & { assessmentId: string } {
  const { candidateId, externalId, assessmentId } = event;
  return {
    candidateId,
    ...(externalId !== undefined && { candidateExternalId: externalId }),
    assessmentId,
    candidateEmail: event.email,
    testId: event.testId,
    examName: event.testName,
    event: wording[event.type],
    _links: {
      candidate: link(candidateHref(origin, candidateId)),
      assessment: link(assessmentHref(origin, candidateId, assessmentId)),
      invitation: link(invitationHref(origin, assessmentId)),
    },
  };
}
