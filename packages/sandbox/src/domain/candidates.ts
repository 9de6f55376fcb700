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

/** One page of a test as its candidate takes it. */
export interface Section {
  readonly name: string;
  readonly timeLimitInSeconds: number;
  readonly maxPoints: number;
  readonly timeTakenInSeconds: number;
  /** Empty until the test is started. */
  readonly answers: readonly Answer[];
}

/** One candidate taking one test. */
export interface Assessment {
  readonly id: string;
  /** Opens the test; whoever has it is the candidate. */
  readonly token: string;
  readonly status: AssessmentStatus;
  /** As it was when the candidate was invited. */
  readonly test: {
    readonly id: string;
    readonly name: string;
    readonly skills: readonly string[];
    readonly timeLimitInSeconds: number;
    readonly maxPoints: number;
    readonly asksForContractData: boolean;
  };
  /** Whether the candidate was created together with it, which makes it an invitation. */
  readonly invited: boolean;
  readonly createdAt: Instant;
  /** The test opens then; absent where it is open from the start. */
  readonly opensAt?: Instant;
  readonly expiresAt: Instant;
  readonly startedAt?: Instant;
  /** When the candidate last did something; section times are counted from one to the next. */
  readonly activeAt?: Instant;
  /** Index of the section the candidate is in. */
  readonly activeSection: number;
  readonly finishedAt?: Instant;
  readonly timedOut: boolean;
  readonly sections: readonly Section[];
  readonly customFields: CustomFields;
  /** Included in the invitation mail. */
  readonly note?: string;
  readonly assessorNote?: string;
  /** Changes with each write of the note. */
  readonly noteRevision?: string;
  readonly contractData?: { readonly financialExpectations?: number; readonly noticePeriod?: string };
  readonly feedbackSentAt?: Instant;
  /** Why processing failed. */
  readonly failure?: string;
}

/** A person who takes tests, with all of their assessments, oldest first. */
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
  /** Holds until another assessment is added. */
  readonly decision?: "ACCEPTED" | "REJECTED";
  readonly createdAt: Instant;
  readonly assessments: readonly Assessment[];
}

/** The stages of a candidate, as finely as any version tells states apart. */
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

/** The decision where there is one, else what the newest assessment says. */
export function candidateStage(candidate: Candidate): Stage {
  if (candidate.decision !== undefined) return candidate.decision;
  const newest = newestAssessment(candidate);
  if (newest === undefined) return "WITHOUT_ASSESSMENT";
  const scoredByHand = newest.sections.some(({ answers }) => answers.some(({ scoredBy }) => scoredBy === "ASSESSOR"));
  return newest.status === "AUTO_ASSESSMENT_READY" && scoredByHand ? "IN_ASSESSMENT" : stageOf[newest.status];
}

/** Whether the newest assessment stands: there is one, and it was not canceled. */
export function hasCurrentAssessment(candidate: Candidate): boolean {
  const newest = newestAssessment(candidate);
  return newest !== undefined && newest.status !== "CANCELED";
}

/** The assessment that came with the candidate. */
export const invitationOf = ({ assessments }: Candidate): Assessment | undefined =>
  assessments.find(({ invited }) => invited);

/** Text that a search looks through: name and e-mail address, of which any part is found. Tokens are found from their beginning. */
export const searchText = ({ firstName = "", lastName = "", email }: Candidate): string =>
  `${`${firstName} ${lastName}`.trim()}\n${email}`.toLowerCase();

/** Whether a search text can be a token or the beginning of one. What all tokens begin with finds nobody. */
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

/** A decision can be made in any state. */
export function updateCandidate(candidate: Candidate, { decision, customFields }: CandidateChanges): Candidate {
  return {
    ...candidate,
    ...(decision !== undefined && { decision }),
    customFields: patchCustomFields(candidate.customFields, customFields),
  };
}

/** The candidate with one assessment replaced. */
export function withAssessment(candidate: Candidate, changed: Assessment): Candidate {
  const assessments = candidate.assessments.map((one) => (one.id === changed.id ? changed : one));
  return { ...candidate, assessments };
}

/** A new assessment puts the candidate back to its start: an earlier decision no longer holds. */
export function addAssessment({ decision: _, ...candidate }: Candidate, assessment: Assessment): Candidate {
  return { ...candidate, assessments: [...candidate.assessments, assessment] };
}

export function removeAssessment(candidate: Candidate, assessmentId: string): Candidate {
  return { ...candidate, assessments: candidate.assessments.filter(({ id }) => id !== assessmentId) };
}
