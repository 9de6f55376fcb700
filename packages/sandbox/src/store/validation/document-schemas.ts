import type { ClockState } from "../../domain/clocks.ts";
import {
  type Attempt,
  deliveryStates,
  KEPT_ATTEMPTS,
  type MailDelivery,
  type WebhookDelivery,
} from "../../domain/deliveries.ts";
import type { CandidateEvent } from "../../domain/events.ts";
import type { Fault } from "../../domain/faults.ts";
import { apiVersions } from "../../domain/keys.ts";
import { type Mail, type MailAttempt, mailStates } from "../../domain/mails.ts";
import { type Organization, seedKinds } from "../../domain/organizations.ts";
import { type AssessmentTimer, assessmentTimerKinds, type BuildTimer } from "../../domain/timers.ts";
import type { Trace } from "../../domain/traces.ts";
import { MOST_SECRETS, type SimulatedFailures, type Webhook } from "../../domain/webhooks.ts";
import type { SnapshotCollection } from "../tables.ts";
import { candidates } from "./candidate-schemas.ts";
import {
  certificateDefinitions,
  jobPositions,
  people,
  personSkills,
  positionFamilies,
  seniorityLevels,
  skillFolders,
  skills,
  skillsets,
  teams,
} from "./people-schemas.ts";
import {
  always,
  anyOf,
  bool,
  count,
  deadline,
  either,
  email,
  id,
  instant,
  integer,
  key,
  list,
  matching,
  name,
  nullable,
  number,
  object,
  oneOf,
  organizationId,
  text,
  url,
} from "./schema.ts";
import { predefinedTests, taskContent, taskRevisions, tasks, tests } from "./task-schemas.ts";

const clockState = object<ClockState>({ offset: number(-1e15, 1e15) }, { frozenAt: instant });

/** A snapshot stores the organization together with its clock, if it has one. */
export type SnapshotOrganization = Organization & { readonly clock?: ClockState };

const organizations = object<SnapshotOrganization>(
  {
    id: organizationId,
    name,
    credits: nullable(count),
    createdAt: instant,
    fresh: object<Organization["fresh"]>({ credits: nullable(count), seed: oneOf(...seedKinds), seedValue: name }),
  },
  {
    certificatePlugin: object<NonNullable<Organization["certificatePlugin"]>>({
      available: bool,
      delayInMs: integer(0, 600_000),
    }),
    clock: clockState,
  },
);

/** The id of a piece has a dot and a number. */
const packages = object<{ readonly id: string }>({ id: matching("^pkg_\\w{1,100}(\\.\\d{1,4})?$") });

const webhooks = object<Webhook>(
  {
    id: id("whk"),
    organizationId,
    url,
    secret: name,
    previousSecrets: list(object<Webhook["previousSecrets"][number]>({ secret: name, until: deadline }), MOST_SECRETS),
    apiVersion: oneOf("v1", "v2"),
    createdAt: instant,
    state: oneOf("ENABLED", "DISABLED"),
  },
  {
    disabled: object<NonNullable<Webhook["disabled"]>>({ at: instant, because: oneOf("GONE", "FAILING", "REQUESTED") }),
    failingSince: instant,
    simulated: object<SimulatedFailures>({
      left: count,
      outcome: anyOf(integer(100, 599), oneOf("timeout", "connection")),
    }),
  },
);

const faults = object<Fault>(
  { id: id("flt"), organizationId, createdAt: instant },
  {
    keyId: key,
    version: oneOf(...apiVersions),
    operation: key,
    outcome: anyOf(oneOf(429, 500, 503), oneOf("connection")),
    delayInMs: integer(0, 600_000),
    left: integer(1, 100_000),
    share: { ...number(0, 1), exclusiveMinimum: 0 },
  },
);

const duration = number(0, 1_000_000_000_000);
const status = integer(0, 999);

const mails = object<Mail>(
  {
    id: id("mai"),
    organizationId,
    kind: oneOf("INVITATION", "FEEDBACK", "TEAM_INVITATION"),
    to: email,
    subject: text,
    text,
    link: url,
    createdAt: instant,
    state: oneOf(...mailStates),
    attempts: list(
      object<MailAttempt>(
        { at: instant, durationInMs: duration },
        { status, failure: oneOf("timeout", "connection", "login"), message: text },
      ),
      KEPT_ATTEMPTS,
    ),
  },
  {
    candidateId: id("cnd"),
    assessmentId: id("asm"),
    personId: id("per"),
    nextAttemptAt: deadline,
    handedOverAt: instant,
  },
);

const trace = object<Trace>(
  { parent: matching("^00-[\\da-f]{32}-[\\da-f]{16}-[\\da-f]{2}$") },
  { state: matching("^[\\t\\x20-\\x7e]{1,512}$") },
);

const events = object<CandidateEvent>(
  {
    id: id("evt"),
    organizationId,
    type: oneOf("TEST_STARTED", "TEST_FINISHED", "ASSESSMENT_COMPLETED", "TOKEN_EXPIRED", "FAILED"),
    at: instant,
    candidateId: id("cnd"),
    email,
    assessmentId: id("asm"),
    testId: id("tst"),
    testName: name,
  },
  { externalId: name, trace },
);

const ofTimer = { organizationId, dueAt: deadline };
const ofEachTimer = { causeId: key, trace, failures: count };
const timers = either(
  "kind",
  object<AssessmentTimer>(
    { ...ofTimer, kind: oneOf(...assessmentTimerKinds), candidateId: id("cnd"), assessmentId: id("asm") },
    ofEachTimer,
  ),
  object<BuildTimer>({ ...ofTimer, kind: oneOf("build"), taskId: id("tsk"), packageId: id("pkg") }, ofEachTimer),
);

const queued = { organizationId, dueAt: deadline, failures: integer(0, 1_000_000) };
const deliveries = either(
  "kind",
  object<MailDelivery>(
    {
      ...queued,
      kind: oneOf("mail"),
      id: key,
      // For mails to a person: the person's id.
      candidateId: matching("^(cnd|per)_\\w{1,100}$"),
      state: oneOf("PENDING", "HELD"),
      mailId: id("mai"),
    },
    { causeId: key },
  ),
  object<WebhookDelivery>(
    {
      ...queued,
      kind: oneOf("webhook"),
      id: id("dlv"),
      candidateId: id("cnd"),
      state: oneOf(...deliveryStates),
      webhookId: id("whk"),
      eventId: id("evt"),
      createdAt: instant,
      attempts: list(
        object<Attempt>(
          { at: instant, durationInMs: duration },
          {
            status,
            body: text,
            failure: oneOf("timeout", "connection", "address", "document"),
            message: text,
            simulated: always,
          },
        ),
        KEPT_ATTEMPTS,
      ),
    },
    { causeId: key, candidateDeleted: always },
  ),
);

export const sharedSchemas = { taskContent };

/** In their current form; packages without their bytes. */
export const documentSchemas = {
  organizations,
  packages,
  tasks,
  taskRevisions,
  tests,
  predefinedTests,
  skillFolders,
  skills,
  skillsets,
  positionFamilies,
  seniorityLevels,
  certificateDefinitions,
  jobPositions,
  teams,
  people,
  personSkills,
  candidates,
  webhooks,
  faults,
  mails,
  events,
  timers,
  deliveries,
} satisfies Readonly<Record<SnapshotCollection | "organizations", object>>;
