import type { AssessmentStatus, CandidateEventType } from "@assessment-api/control";

/** Changes of an assessment that the clients ask for. */
export type Move = "start" | "submit" | "score" | "expire" | "fail" | "cancel";

interface Effect {
  /** States that such an assessment can have from then on; time may have moved it further. */
  readonly statuses: readonly AssessmentStatus[];
  readonly event?: CandidateEventType;
  /** Moves that may follow. */
  readonly next: readonly Move[];
}

const completed: readonly AssessmentStatus[] = ["ASSESSMENT_COMPLETED"];
const submitted: readonly AssessmentStatus[] = ["TEST_FINISHED", "AUTO_ASSESSMENT_READY", ...completed];

/** Every way through the life of an assessment, from its invitation on. */
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

/** Somebody who was invited, as far as responses told. */
export interface Person {
  readonly externalId: string;
  candidateId?: string;
  assessmentId?: string;
  /** The change that was acknowledged last. */
  last?: Move | "invite";
  /** A request whose response never came: it has happened, or it has not. */
  open?: Move | "invite" | "delete" | undefined;
  /** The response to that request says that it has not happened. */
  denied?: boolean;
  next: readonly Move[];
  deleted: boolean;
  /** Kinds of events that acknowledged changes caused. */
  readonly events: CandidateEventType[];
}

export interface Ledger {
  readonly organizationId: string;
  readonly people: Person[];
  /** Identifiers of the events of people who were deleted since: they are owed all the same. */
  readonly eventsOfDeleted: Set<string>;
  /** A line per loss that showed meanwhile, and per change that has happened although its response denied it. */
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
