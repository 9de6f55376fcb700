import type { Answer, AnswerComment, AnswerValue, Saved } from "../../domain/answers.ts";
import { type Assessment, assessmentStatuses, type Candidate, type Section } from "../../domain/candidates.ts";
import type { CertificateDefinition, PersonCertificate } from "../../domain/certificates.ts";
import type { ClockState } from "../../domain/clocks.ts";
import type { CustomFields } from "../../domain/custom-fields.ts";
import {
  type Attempt,
  deliveryStates,
  KEPT_ATTEMPTS,
  type MailDelivery,
  type WebhookDelivery,
} from "../../domain/deliveries.ts";
import type { CandidateEvent } from "../../domain/events.ts";
import type { Fault } from "../../domain/faults.ts";
import type { JobPosition, PositionFamily, SeniorityLevel } from "../../domain/job-positions.ts";
import { apiVersions } from "../../domain/keys.ts";
import { type Mail, type MailAttempt, mailStates } from "../../domain/mails.ts";
import { type Organization, seedKinds } from "../../domain/organizations.ts";
import { type Goal, onboardingStatuses, type Person, type TimelineEntry } from "../../domain/people.ts";
import type { PersonSkill, Rating } from "../../domain/person-skills.ts";
import type { PredefinedTest } from "../../domain/predefined-tests.ts";
import type { RelationType, Skill, SkillFolder, Skillset } from "../../domain/skills.ts";
import {
  type Build,
  buildStatuses,
  type Choice,
  difficulties,
  type Gap,
  type SourceFile,
  type Task,
  type TaskContent,
  type TaskRevision,
  type TaskType,
} from "../../domain/tasks.ts";
import type { Team } from "../../domain/teams.ts";
import type { Test, TestSection, TestTask } from "../../domain/tests.ts";
import { type AssessmentTimer, assessmentTimerKinds, type BuildTimer } from "../../domain/timers.ts";
import type { Trace } from "../../domain/traces.ts";
import { MOST_SECRETS, type SimulatedFailures, type Webhook } from "../../domain/webhooks.ts";
import type { SnapshotCollection } from "../tables.ts";
import {
  always,
  anyOf,
  count,
  deadline,
  either,
  id,
  instant,
  integer,
  json,
  key,
  list,
  matching,
  name,
  nullable,
  number,
  object,
  oneOf,
  record,
  type Schema,
  text,
  truth,
  url,
} from "./schema.ts";

/** Points and seconds, including fractions. */
const amount = number(0, 1_000_000_000);
const percent = number(0, 100);
const organizationId = id("org");
const names = list(name);
const customFields: Schema<CustomFields> = record(anyOf(text, number(-Number.MAX_VALUE, Number.MAX_VALUE)));

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
      available: truth,
      delayInMs: integer(0, 600_000),
    }),
    clock: clockState,
  },
);

/** The id of a piece has a dot and a number. */
const packages = object<{ readonly id: string }>({ id: matching("^pkg_\\w{1,100}(\\.\\d{1,4})?$") });

const taskType: Schema<TaskType> = oneOf(
  "CHOICE",
  "CODE_GAPS",
  "CODE_REVIEW",
  "DATABASE",
  "DEVOPS",
  "ESSAY",
  "PROGRAMMING",
  "TESTING",
  "AI_INTERVIEW",
);
const difficulty = oneOf(...difficulties);
const testResults = record(record(text));

export const taskContent = object<TaskContent>(
  { type: taskType, title: name, question: text, difficulty, tags: names, duration: name, points: amount },
  {
    choices: list(object<Choice>({ text, correct: truth })),
    code: text,
    gaps: list(object<Gap>({ name, accepted: list(text), caseSensitive: truth })),
    expectedAnswer: text,
    files: list(object<SourceFile>({ filename: name, text })),
    projectType: name,
    projectTypeVersion: name,
    packageId: id("pkg"),
    build: object<Build>(
      { status: nullable(oneOf(...buildStatuses)) },
      { log: text, candidateTests: testResults, verificationTests: testResults },
    ),
  },
);

const tasks = object<Task>(
  { id: id("tsk"), organizationId, createdAt: instant, revision: count },
  { published: taskContent, draft: taskContent },
);

const taskRevisions = object<TaskRevision>({
  id: matching("^tsk_\\w{1,100}\\.[1-9]\\d{0,8}$"),
  organizationId,
  content: taskContent,
});

const sections = list(
  object<TestSection>({
    name,
    durationInMinutes: amount,
    tasks: list(object<TestTask>({ taskId: id("tsk"), type: taskType, points: amount })),
  }),
);

const tests = object<Test>({
  id: id("tst"),
  organizationId,
  name,
  state: oneOf("READY", "DRAFT", "ARCHIVED"),
  skills: names,
  durationInMinutes: amount,
  sections,
  asksForContractData: truth,
  customFields,
  createdAt: instant,
});

const predefinedTests = object<PredefinedTest>({
  id: id("pre"),
  organizationId,
  name,
  description: text,
  durationInMinutes: amount,
  skills: names,
  seniorityLevel: oneOf("JUNIOR", "MIDDLE", "SENIOR"),
  sections,
});

const skillFolders = object<SkillFolder>(
  {
    id: key,
    organizationId,
    name,
    level: oneOf("AREA", "SUBAREA", "GROUP"),
    hidden: truth,
    disabled: truth,
    global: truth,
  },
  { parentId: key },
);

const relation: Schema<RelationType> = oneOf("RELATED", "REQUIRES");

const skills = object<Skill>(
  {
    id: key,
    organizationId,
    name,
    folderId: key,
    recommendedToLearn: truth,
    hidden: truth,
    disabled: truth,
    global: truth,
    relatedSkills: list(object<Skill["relatedSkills"][number]>({ skillId: key, type: relation })),
    relatedFolders: list(object<Skill["relatedFolders"][number]>({ folderId: key, type: relation })),
  },
  { description: text },
);

const skillsets = object<Skillset>(
  { id: key, organizationId, name, skillIds: list(key), active: truth },
  { description: text },
);
const positionFamilies = object<PositionFamily>({ id: key, organizationId, name });
const seniorityLevels = object<SeniorityLevel>({ id: key, organizationId, name });

const certificateDefinitions = object<CertificateDefinition>(
  {
    id: key,
    organizationId,
    name,
    active: truth,
    issuer: object<CertificateDefinition["issuer"]>({ id: key, name }),
  },
  { acronym: name, description: text, websiteUrl: name, defaultValidityInMonths: integer(0, 12_000) },
);

const jobPositions = object<JobPosition>(
  {
    id: key,
    organizationId,
    name,
    abstract: truth,
    feederIds: list(key),
    translations: record(object<JobPosition["translations"][string]>({ name }, { description: text })),
    skillsets: list(object<JobPosition["skillsets"][number]>({ skillsetId: key }, { masteryLevel: percent })),
    createdAt: instant,
  },
  { description: text, defaultMasteryLevel: percent, familyId: key, seniorityId: key },
);

const teams = object<Team>(
  { id: id("team"), organizationId, name, businessUnit: truth, createdAt: instant },
  { parentTeamId: id("team"), color: name, supervisorId: id("per"), customId: name },
);

const goal = object<Goal>({ id: key, name, completed: truth }, { skillId: key, dueAt: instant });

const timelineEntry = object<TimelineEntry>(
  {
    type: oneOf("INVITED", "TEAMS_CHANGED", "JOB_POSITION_CHANGED", "SKILL_RATED", "ONBOARDING_COMPLETED"),
    at: instant,
  },
  {
    rating: object<NonNullable<TimelineEntry["rating"]>>(
      { skillId: key, value: nullable(percent) },
      { ratedBy: id("per") },
    ),
  },
);

const people = object<Person>(
  {
    id: id("per"),
    organizationId,
    email: key,
    additionalJobPositionIds: list(key),
    teamIds: list(id("team")),
    onboarding: object<Person["onboarding"]>({ status: oneOf(...onboardingStatuses) }, { finishedAt: instant }),
    accountEnabled: truth,
    roles: names,
    tags: names,
    customFields,
    goals: list(goal),
    pluginData: record(record(json)),
    timeline: list(timelineEntry),
    certificates: list(
      object<PersonCertificate>({ id: key, definitionId: key, issuedAt: instant }, { expiresAt: instant }),
    ),
    createdAt: instant,
  },
  { firstName: name, lastName: name, customId: name, jobPositionId: key },
);

const personSkills = object<PersonSkill>({
  id: matching("^per_\\w{1,100}\\..{1,200}$"),
  organizationId,
  personId: id("per"),
  skillId: key,
  type: oneOf("CORE", "OPTIONAL", "ADDITIONAL"),
  wantToLearn: truth,
  ratings: list(
    object<Rating>(
      { type: oneOf("SELF", "SUPERVISOR", "VENDOR", "DESIRED") },
      { ratedOn: instant, value: nullable(percent), ratedBy: id("per") },
    ),
    4,
  ),
  customFields,
});

const line = integer(1, 1_000_000_000);

const answerValue = object<AnswerValue>(
  {},
  {
    text,
    choices: list(text),
    gaps: list(text),
    comments: list(
      object<AnswerComment>({
        filename: name,
        rating: oneOf("UNRATED", "ACCEPTED", "REJECTED"),
        startLine: line,
        endLine: line,
        text,
      }),
    ),
  },
);

const answer = object<Answer>(
  {
    id: id("ans"),
    taskId: id("tsk"),
    revision: integer(1, 1_000_000_000),
    title: name,
    type: taskType,
    difficulty,
    skills: names,
    maxPoints: amount,
  },
  {
    value: answerValue,
    saved: object<Saved>({ revision: key }, { page: key, turn: count }),
    scoredPoints: amount,
    scoredBy: oneOf("SERVICE", "ASSESSOR"),
    scoreRevision: key,
  },
);

const assessment = object<Assessment>(
  {
    id: id("asm"),
    token: id("tkn"),
    status: oneOf(...assessmentStatuses),
    test: object<Assessment["test"]>({
      id: id("tst"),
      name,
      skills: names,
      timeLimitInSeconds: amount,
      maxPoints: amount,
      asksForContractData: truth,
    }),
    invited: truth,
    createdAt: instant,
    expiresAt: instant,
    activeSection: count,
    timedOut: truth,
    sections: list(
      object<Section>({
        name,
        timeLimitInSeconds: amount,
        maxPoints: amount,
        timeTakenInSeconds: amount,
        answers: list(answer),
      }),
    ),
    customFields,
  },
  {
    opensAt: instant,
    startedAt: instant,
    activeAt: instant,
    finishedAt: instant,
    note: text,
    assessorNote: text,
    noteRevision: key,
    contractData: object<NonNullable<Assessment["contractData"]>>(
      {},
      { financialExpectations: amount, noticePeriod: text },
    ),
    feedbackSentAt: instant,
    failure: text,
  },
);

const candidates = object<Candidate>(
  {
    id: id("cnd"),
    organizationId,
    email: key,
    tags: names,
    communicationDisabled: truth,
    assignedUser: nullable(name),
    assignedTeam: nullable(name),
    customFields,
    createdAt: instant,
    assessments: list(assessment),
  },
  { firstName: name, lastName: name, externalId: name, decision: oneOf("ACCEPTED", "REJECTED") },
);

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
    to: key,
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
    email: key,
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

/** Schemas of the documents of each collection in their current form; packages without their bytes. */
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
