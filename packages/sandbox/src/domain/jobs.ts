import type { Instant } from "./time.ts";

/** Work that falls due by itself. Each kind does nothing when the state has moved on meanwhile. */
export type Job = {
  readonly organizationId: string;
  readonly dueAt: Instant;
  /** How often it has failed. */
  readonly failures?: number;
} & (
  | {
      readonly kind: "hand-over";
      readonly candidateId: string;
      readonly assessmentId: string;
      readonly mailId?: string;
    }
  | { readonly kind: "feedback"; readonly candidateId: string; readonly assessmentId: string; readonly mailId: string }
  | { readonly kind: "expire" | "time-limit" | "assess"; readonly candidateId: string; readonly assessmentId: string }
  | { readonly kind: "build"; readonly taskId: string; readonly packageId: string }
);

/** What can fall due for one assessment, each kind once at most. */
export const assessmentJobKinds = ["hand-over", "expire", "time-limit", "assess"] as const;
export type AssessmentJobKind = (typeof assessmentJobKinds)[number];

export const assessmentJobId = (kind: AssessmentJobKind, assessmentId: string): string => `${kind}:${assessmentId}`;

/** One job of a kind per subject: putting it again replaces it. */
export function jobId(job: Job): string {
  if (job.kind === "build") return `build:${job.taskId}`;
  if (job.kind === "feedback") return `feedback:${job.mailId}`;
  return assessmentJobId(job.kind, job.assessmentId);
}
