import type { Answer } from "./answers.ts";
import { type CustomFields, type CustomFieldsPatch, patchCustomFields } from "./custom-fields.ts";
import type { Instant } from "./time.ts";

export const assessmentStatuses = [
  "NEW",
  "TOKEN_SENT",
  "TOKEN_EXPIRED",
  "TEST_STARTED",
  "TEST_FINISHED",
  "AUTO_ASSESSMENT_READY",
  "ASSESSMENT_COMPLETED",
  "ERROR",
  "CANCELED",
] as const;
export type AssessmentStatus = (typeof assessmentStatuses)[number];

export interface Section {
  readonly name: string;
  readonly timeLimitInSeconds: number;
  readonly maxPoints: number;
  readonly timeTakenInSeconds: number;
  readonly answers: readonly Answer[];
}

export interface Assessment {
  readonly id: string;
  readonly token: string;
  readonly status: AssessmentStatus;
  readonly test: {
    readonly id: string;
    readonly name: string;
    readonly skills: readonly string[];
    readonly timeLimitInSeconds: number;
    readonly maxPoints: number;
    readonly asksForContractData: boolean;
  };
  /** Whether the assessment was created together with the candidate. */
  readonly invited: boolean;
  readonly createdAt: Instant;
  /** Absent if the test opens immediately. */
  readonly opensAt?: Instant;
  readonly expiresAt: Instant;
  readonly startedAt?: Instant;
  /** Start of the period that is not yet added to the time of the active section. */
  readonly activeAt?: Instant;
  readonly activeSection: number;
  readonly finishedAt?: Instant;
  readonly timedOut: boolean;
  readonly sections: readonly Section[];
  readonly customFields: CustomFields;
  readonly note?: string;
  readonly assessorNote?: string;
  /** Changes with each write of the note. */
  readonly noteRevision?: string;
  readonly contractData?: { readonly financialExpectations?: number; readonly noticePeriod?: string };
  readonly feedbackSentAt?: Instant;
  readonly failure?: string;
}

export interface Candidate {
  readonly id: string;
  readonly organizationId: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly tags: readonly string[];
  readonly externalId?: string;
  readonly communicationDisabled: boolean;
  readonly assignedUser: string | null;
  readonly assignedTeam: string | null;
  readonly customFields: CustomFields;
  readonly decision?: "ACCEPTED" | "REJECTED";
  readonly createdAt: Instant;
  readonly assessments: readonly Assessment[];
}

/** Stages of a candidate, from which each API version derives its statuses. */
export const stages = [
  "WITHOUT_ASSESSMENT",
  "INVITED",
  "AWAITED",
  "STARTED",
  "FINISHED",
  "AUTO_ASSESSED",
  "IN_ASSESSMENT",
  "ASSESSED",
  "ACCEPTED",
  "REJECTED",
  "EXPIRED",
  "CANCELED",
  "FAILED",
] as const;
export type Stage = (typeof stages)[number];

const stageOf: Record<AssessmentStatus, Stage> = {
  NEW: "INVITED",
  TOKEN_SENT: "AWAITED",
  TOKEN_EXPIRED: "EXPIRED",
  TEST_STARTED: "STARTED",
  TEST_FINISHED: "FINISHED",
  AUTO_ASSESSMENT_READY: "AUTO_ASSESSED",
  ASSESSMENT_COMPLETED: "ASSESSED",
  ERROR: "FAILED",
  CANCELED: "CANCELED",
};

export const newestAssessment = ({ assessments }: Candidate): Assessment | undefined => assessments.at(-1);

export function candidateStage(candidate: Candidate): Stage {
  if (candidate.decision !== undefined) return candidate.decision;
  const newest = newestAssessment(candidate);
  if (newest === undefined) return "WITHOUT_ASSESSMENT";
  return newest.status === "AUTO_ASSESSMENT_READY" && isScoredByHand(newest) ? "IN_ASSESSMENT" : stageOf[newest.status];
}

const isScoredByHand = ({ sections }: Assessment): boolean =>
  sections.some(({ answers }) => answers.some(({ scoredBy }) => scoredBy === "ASSESSOR"));

export function hasCurrentAssessment(candidate: Candidate): boolean {
  const newest = newestAssessment(candidate);
  return newest !== undefined && newest.status !== "CANCELED";
}

export const invitationOf = ({ assessments }: Candidate): Assessment | undefined =>
  assessments.find(({ invited }) => invited);

/** Text whose parts a search finds. Tokens are found by prefix instead. */
export const searchText = ({ firstName = "", lastName = "", email }: Candidate): string =>
  `${`${firstName} ${lastName}`.trim()}\n${email}`.toLowerCase();

/** Whether a search text may be the beginning of a token. `tkn_` is not enough, because all tokens begin with it. */
export const isTokenBeginning = (text: string): boolean => /^tkn_\w+$/i.test(text);

export interface NewCandidate {
  readonly email: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly externalId?: string | undefined;
  readonly communicationDisabled?: boolean | undefined;
}

export function newCandidate(given: NewCandidate, organizationId: string, id: string, now: Instant): Candidate {
  const { email, firstName, lastName, tags = [], externalId, communicationDisabled = false } = given;
  return {
    id,
    organizationId,
    email,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    tags: [...new Set(tags)],
    ...(externalId !== undefined && { externalId }),
    communicationDisabled,
    assignedUser: null,
    assignedTeam: null,
    customFields: {},
    createdAt: now,
    assessments: [],
  };
}

export interface CandidateChanges {
  readonly decision?: "ACCEPTED" | "REJECTED" | undefined;
  readonly customFields?: CustomFieldsPatch | undefined;
}

export function updateCandidate(candidate: Candidate, { decision, customFields }: CandidateChanges): Candidate {
  return {
    ...candidate,
    ...(decision !== undefined && { decision }),
    customFields: patchCustomFields(candidate.customFields, customFields),
  };
}

export function withAssessment(candidate: Candidate, changed: Assessment): Candidate {
  const assessments = candidate.assessments.map((one) => (one.id === changed.id ? changed : one));
  return { ...candidate, assessments };
}

export function addAssessment({ decision: _, ...candidate }: Candidate, assessment: Assessment): Candidate {
  return { ...candidate, assessments: [...candidate.assessments, assessment] };
}

export function removeAssessment(candidate: Candidate, assessmentId: string): Candidate {
  return { ...candidate, assessments: candidate.assessments.filter(({ id }) => id !== assessmentId) };
}
