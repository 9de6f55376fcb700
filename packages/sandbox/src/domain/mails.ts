import type { Assessment, Candidate } from "./candidates.ts";
import { KEPT_ATTEMPTS, type MailDelivery } from "./deliveries.ts";
import type { Person } from "./people.ts";
import { nextAttemptAt, type RetryOptions } from "./retries.ts";
import type { Team } from "./teams.ts";
import { type Instant, readableDuration, readableInstant } from "./time.ts";

export interface Mail {
  readonly id: string;
  readonly organizationId: string;
  readonly kind: "INVITATION" | "FEEDBACK" | "TEAM_INVITATION";
  readonly candidateId?: string;
  readonly assessmentId?: string;
  readonly personId?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  readonly createdAt: Instant;
  readonly state: MailState;
  readonly nextAttemptAt?: Instant;
  readonly handedOverAt?: Instant;
  /** At most 100; empty without a mail server. */
  readonly attempts: readonly MailAttempt[];
}

/**
 * HELD: rejected, failed at the last attempt, or from a snapshot. WITHDRAWN: the assessment ended before the handover.
 */
export const mailStates = ["PENDING", "HANDED_OVER", "HELD", "WITHDRAWN"] as const;
export type MailState = (typeof mailStates)[number];

export interface MailAttempt {
  readonly at: Instant;
  readonly durationInMs: number;
  readonly status?: number;
  readonly failure?: "timeout" | "connection" | "login";
  readonly message?: string;
}

/** Punctuation that belongs to the sentence, not to the URL. */
const AFTER = /[.,;:!?)\]}'"]+$/;

export function linksIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"]+/gi) ?? [];
  return [...new Set(found.map((address) => address.replace(AFTER, "")))].filter((address) => URL.canParse(address));
}

export function linkedAt(origin: string, mail: Mail): Mail {
  const link = mail.link.replace(
    /^.*(?=\/t\/[^/]*$|\/reports\/[^/]*\/[^/]*$|\/onboarding\/[^/]*\/[^/]*\/[^/]*$)/,
    () => origin,
  );
  return { ...mail, link, text: mail.text.replaceAll(mail.link, () => link) };
}

export const addresseeOf = ({ candidateId, personId }: Pick<Mail, "candidateId" | "personId">): string =>
  candidateId ?? personId ?? "";

const greeting = ({ firstName, lastName }: Pick<Candidate, "firstName" | "lastName">): string =>
  `Hello${[firstName, lastName].map((name) => (name ? ` ${name}` : "")).join("")},`;

export function invitationMail(
  candidate: Candidate,
  assessment: Assessment,
  { id, link, now }: { id: string; link: string; now: Instant },
): Mail {
  const { test, opensAt, expiresAt, note } = assessment;
  const lines = [
    greeting(candidate),
    "",
    `You are invited to take the test "${test.name}". It takes up to ${readableDuration(test.timeLimitInSeconds)}.`,
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
      `${organization} invited you to the team "${team.name}". Accept the invitation here:`,
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

/** Queues a mail for its first attempt, a retry or a resend. */
export const queued = (mail: Mail, now: Instant): Mail => ({ ...mail, state: "PENDING", nextAttemptAt: now });

export const handedOver = ({ nextAttemptAt: _, ...mail }: Mail, at: Instant): Mail => ({
  ...mail,
  state: "HANDED_OVER",
  handedOverAt: at,
});

export const withdrawn = ({ nextAttemptAt: _, ...mail }: Mail): Mail => ({ ...mail, state: "WITHDRAWN" });

const held = ({ nextAttemptAt: _, ...mail }: Mail): Mail => ({ ...mail, state: "HELD" });

const isTaken = ({ status = 0 }: MailAttempt): boolean => status >= 200 && status < 300;

/** Connection and login failures are temporary. */
const isFinal = ({ status = 0, failure }: MailAttempt): boolean => failure === undefined && status >= 500;

export interface AttemptedMail {
  readonly mail: Mail;
  readonly delivery?: MailDelivery;
}

/** @returns a mail that is held after a permanent rejection or the last attempt, otherwise with a scheduled retry */
export function afterMailAttempt(
  { mail, delivery }: Required<AttemptedMail>,
  attempt: MailAttempt,
  options: RetryOptions,
): AttemptedMail {
  const attempted = { ...mail, attempts: [...mail.attempts, attempt].slice(-KEPT_ATTEMPTS) };
  if (isTaken(attempt)) return { mail: handedOver(attempted, attempt.at) };
  const failures = delivery.failures + 1;
  const dueAt = isFinal(attempt) ? undefined : nextAttemptAt(attempt.at, failures, options);
  if (dueAt === undefined) return { mail: held(attempted), delivery: { ...delivery, failures, state: "HELD" } };
  return { mail: queued(attempted, dueAt), delivery: { ...delivery, failures, dueAt } };
}

/**
 * Id of an invitation's delivery, derived from the assessment, so that the delivery can be withdrawn. An assessment has
 * one invitation, but feedback can be sent several times.
 */
export const invitationDeliveryId = (assessmentId: string): string => `invitation:${assessmentId}`;

export function mailDelivery(mail: Mail, now: Instant): MailDelivery {
  return {
    kind: "mail",
    id: mailDeliveryId(mail),
    organizationId: mail.organizationId,
    candidateId: addresseeOf(mail),
    state: "PENDING",
    mailId: mail.id,
    dueAt: now,
    failures: 0,
  };
}

function mailDeliveryId({ id, kind, assessmentId = "" }: Mail): string {
  switch (kind) {
    case "INVITATION":
      return invitationDeliveryId(assessmentId);
    case "FEEDBACK":
      return `feedback:${id}`;
    case "TEAM_INVITATION":
      return `team-invitation:${id}`;
  }
}
