import type { AssessmentStatus, CandidateEventType } from "@assessment-api/control";

/** Changes of an assessment that clients make. */
export type Move = "start" | "submit" | "score" | "expire" | "fail" | "cancel";

interface Effect {
  /** Possible states after the change; timers may have moved the assessment further. */
  readonly statuses: readonly AssessmentStatus[];
  readonly event?: CandidateEventType;
  readonly next: readonly Move[];
}

const completed: readonly AssessmentStatus[] = ["ASSESSMENT_COMPLETED"];
const submitted: readonly AssessmentStatus[] = ["TEST_FINISHED", "AUTO_ASSESSMENT_READY", ...completed];

/** All paths of an assessment, starting with its invitation. */
export const effects: Readonly<Record<Move | "invite", Effect>> = {
  invite: {
    statuses: ["NEW", "TOKEN_SENT", "TOKEN_EXPIRED"],
    next: ["start", "start", "start", "expire", "cancel"],
  },
  start: { statuses: ["TEST_STARTED", ...submitted], event: "TEST_STARTED", next: ["submit", "submit", "fail"] },
  submit: { statuses: submitted, event: "TEST_FINISHED", next: ["score", "score", "fail"] },
  score: { statuses: completed, event: "ASSESSMENT_COMPLETED", next: [] },
  expire: { statuses: ["TOKEN_EXPIRED"], event: "TOKEN_EXPIRED", next: [] },
  fail: { statuses: ["ERROR"], event: "FAILED", next: [] },
  cancel: { statuses: ["CANCELED"], next: [] },
};

/** An invited candidate, as known from the responses so far. */
export interface Person {
  readonly externalId: string;
  candidateId?: string;
  assessmentId?: string;
  last?: Move | "invite";
  /** A request without a response, whose effect is unknown. */
  open?: Move | "invite" | "delete" | undefined;
  /** Whether the response says that nothing was changed. */
  denied?: boolean;
  next: readonly Move[];
  deleted: boolean;
  /** Kinds of events from acknowledged changes. */
  readonly events: CandidateEventType[];
}

export interface Ledger {
  readonly organizationId: string;
  readonly people: Person[];
  /** Ids of events of deleted candidates, which must still be delivered. */
  readonly eventsOfDeleted: Set<string>;
  /** A line per loss found during the run, and per change that took effect although its response denied it. */
  readonly losses: string[];
  acknowledged: number;
  unanswered: number;
}

export const createLedger = (organizationId: string): Ledger => ({
  organizationId,
  people: [],
  eventsOfDeleted: new Set(),
  losses: [],
  acknowledged: 0,
  unanswered: 0,
});
