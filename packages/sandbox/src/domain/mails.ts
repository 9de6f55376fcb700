import type { Assessment, Candidate } from "./candidates.ts";
import { readableDuration } from "./durations.ts";
import type { Person } from "./people.ts";
import type { Team } from "./teams.ts";
import { type Instant, readableInstant } from "./time.ts";

/** A mail to a candidate or, with `personId`, to a person who is invited into a team; kept in the outbox. */
export interface Mail {
  readonly id: string;
  readonly organizationId: string;
  readonly kind: "INVITATION" | "FEEDBACK" | "TEAM_INVITATION";
  readonly candidateId?: string;
  readonly assessmentId?: string;
  readonly personId?: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The page that the mail leads to: the test, the report or the onboarding. */
  readonly link: string;
  readonly createdAt: Instant;
  readonly state: MailState;
  /** While it is pending. */
  readonly nextAttemptAt?: Instant;
  /** When it was handed over last; absent until then. */
  readonly handedOverAt?: Instant;
  /** Oldest first, the newest hundred; none where mails are handed over to nobody but the outbox. */
  readonly attempts: readonly MailAttempt[];
}

/**
 * HELD: refused for good, failed at its last attempt, or from a snapshot; it waits until it is sent again. WITHDRAWN: its assessment was deleted or is
 * over before it was handed over.
 */
export const mailStates = ["PENDING", "HANDED_OVER", "HELD", "WITHDRAWN"] as const;
export type MailState = (typeof mailStates)[number];

/** One attempt to hand a mail over to a server. */
export interface MailAttempt {
  readonly at: Instant;
  readonly durationInMs: number;
  /** Status of the server's reply, by RFC 5321; absent when there was none. */
  readonly status?: number;
  /** Why it came to no reply about the mail. */
  readonly failure?: "timeout" | "connection" | "login";
  /** The server's reply, or the failure in words. */
  readonly message?: string;
}

/** Characters that end a sentence, not an address. */
const AFTER = /[.,;:!?)\]}'"]+$/;

/** Every http and https address in a text, as it is written there, each once. */
export function linksIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"]+/gi) ?? [];
  return [...new Set(found.map((address) => address.replace(AFTER, "")))].filter((address) => URL.canParse(address));
}

/** A mail whose link leads to where the sandbox is reached now; the mail may be from a time when that was elsewhere. */
export function linkedAt(origin: string, mail: Mail): Mail {
  const link = mail.link.replace(
    /^.*(?=\/t\/[^/]*$|\/reports\/[^/]*\/[^/]*$|\/onboarding\/[^/]*\/[^/]*\/[^/]*$)/,
    () => origin,
  );
  return { ...mail, link, text: mail.text.replaceAll(mail.link, () => link) };
}

/** Subject of a mail, by which its delivery and lists know it. */
export const addresseeOf = ({ candidateId, personId }: Pick<Mail, "candidateId" | "personId">): string =>
  candidateId ?? personId ?? "";

const greeting = ({ firstName, lastName }: Pick<Candidate, "firstName" | "lastName">): string =>
  `Hello${[firstName, lastName].map((name) => (name ? ` ${name}` : "")).join("")},`;

/** Invites a candidate to a test. */
export function invitationMail(
  candidate: Candidate,
  assessment: Assessment,
  { id, link, now }: { id: string; link: string; now: Instant },
): Mail {
  const { test, opensAt, expiresAt, note } = assessment;
  const lines = [
    greeting(candidate),
    "",
    `you are invited to take the test "${test.name}". It takes up to ${readableDuration(test.timeLimitInSeconds)}.`,
    ...(opensAt === undefined ? [] : [`It opens on ${readableInstant(opensAt)}.`]),
    `Start it before ${readableInstant(expiresAt)}:`,
    "",
    link,
    ...(note === undefined ? [] : ["", note]),
  ];
  return {
    id,
    organizationId: candidate.organizationId,
    kind: "INVITATION",
    candidateId: candidate.id,
    assessmentId: assessment.id,
    to: candidate.email,
    subject: `Invitation: ${test.name}`,
    text: lines.join("\n"),
    link,
    createdAt: now,
    state: "PENDING",
    nextAttemptAt: now,
    attempts: [],
  };
}

/** Tells a candidate what came of their test, in the assessor's words. */
export function feedbackMail(
  candidate: Candidate,
  assessment: Assessment,
  { id, link, now, message }: { id: string; link: string; now: Instant; message: string },
): Mail {
  return {
    id,
    organizationId: candidate.organizationId,
    kind: "FEEDBACK",
    candidateId: candidate.id,
    assessmentId: assessment.id,
    to: candidate.email,
    subject: `Your test: ${assessment.test.name}`,
    text: [greeting(candidate), "", message, "", `The report on your test "${assessment.test.name}":`, "", link].join(
      "\n",
    ),
    link,
    createdAt: now,
    state: "PENDING",
    nextAttemptAt: now,
    attempts: [],
  };
}

/** Invites a person into a team. */
export function teamInvitationMail(
  person: Person,
  { team, organization }: { team: Team; organization: string },
  { id, link, now }: { id: string; link: string; now: Instant },
): Mail {
  return {
    id,
    organizationId: person.organizationId,
    kind: "TEAM_INVITATION",
    personId: person.id,
    to: person.email,
    subject: `Welcome to ${team.name}`,
    text: [
      greeting(person),
      "",
      `${organization} has invited you into the team "${team.name}". Accept the invitation here:`,
      "",
      link,
    ].join("\n"),
    link,
    createdAt: now,
    state: "PENDING",
    nextAttemptAt: now,
    attempts: [],
  };
}
