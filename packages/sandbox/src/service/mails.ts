import { handOver } from "../domain/assessments.ts";
import { withAssessment } from "../domain/candidates.ts";
import type { Job } from "../domain/jobs.ts";
import type { Instant } from "../domain/time.ts";
import type { Transaction } from "../store/store.ts";

/**
 * Hands a mail over: to the readable outbox, which is where it ends as long as no mail server is configured. An invitation thereby
 * counts as sent, also the one that was never written because communication is disabled.
 */
export async function handOverMail(
  tx: Transaction,
  { kind, organizationId, candidateId, assessmentId, mailId }: Extract<Job, { kind: "hand-over" | "feedback" }>,
  now: Instant,
): Promise<void> {
  const mail = mailId === undefined ? undefined : await tx.mails.get(organizationId, mailId);
  if (mail !== undefined) await tx.mails.put({ ...mail, handedOverAt: now });
  const candidate = await tx.candidates.get(organizationId, candidateId);
  const assessment = candidate?.assessments.find(({ id }) => id === assessmentId);
  if (candidate === undefined || assessment === undefined) return;
  if (kind === "feedback") {
    await tx.candidates.put(withAssessment(candidate, { ...assessment, feedbackSentAt: now }));
  } else if (assessment.status === "NEW") {
    await tx.candidates.put(withAssessment(candidate, handOver(assessment)));
  }
}
