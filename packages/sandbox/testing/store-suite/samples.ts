import type { Answer } from "../../src/domain/answers.ts";
import type { Assessment, Candidate } from "../../src/domain/candidates.ts";
import type { CertificateDefinition } from "../../src/domain/certificates.ts";
import type { MailDelivery, WebhookDelivery } from "../../src/domain/deliveries.ts";
import type { CandidateEvent } from "../../src/domain/events.ts";
import type { Fault } from "../../src/domain/faults.ts";
import type { JobPosition, PositionFamily, SeniorityLevel } from "../../src/domain/job-positions.ts";
import type { ApiKey } from "../../src/domain/keys.ts";
import type { Mail } from "../../src/domain/mails.ts";
import type { Organization } from "../../src/domain/organizations.ts";
import type { Person } from "../../src/domain/people.ts";
import { type PersonSkill, personSkillId } from "../../src/domain/person-skills.ts";
import type { PredefinedTest } from "../../src/domain/predefined-tests.ts";
import type { Skill, SkillFolder, Skillset } from "../../src/domain/skills.ts";
import type { Snapshot } from "../../src/domain/snapshots.ts";
import type { Task, TaskContent, TaskRevision } from "../../src/domain/tasks.ts";
import type { Team } from "../../src/domain/teams.ts";
import type { Test } from "../../src/domain/tests.ts";
import type { Webhook } from "../../src/domain/webhooks.ts";
import type { StoredPackage } from "../../src/store/tables.ts";

export const OURS = "org_ours";
export const OTHER = "org_other";

export const organization = (given: Partial<Organization> = {}): Organization => ({
  id: OURS,
  name: "Ours",
  credits: null,
  createdAt: 0,
  fresh: { credits: null, seed: "none", seedValue: "1" },
  ...given,
});

export const apiKey = (given: Partial<ApiKey> = {}): ApiKey => ({
  id: "key_1",
  organizationId: OURS,
  hash: "a1b2",
  hint: "wxyz",
  versions: ["v1", "v2"],
  createdAt: 1,
  ...given,
});

export const candidate = (given: Partial<Candidate> = {}): Candidate => ({
  id: "cnd_1",
  organizationId: OURS,
  email: "ada@example.com",
  tags: [],
  communicationDisabled: false,
  assignedUser: null,
  assignedTeam: null,
  customFields: {},
  createdAt: 1,
  assessments: [],
  ...given,
});

export const assessment = (given: Partial<Assessment> = {}): Assessment => ({
  id: "asm_1",
  token: "tkn_1",
  status: "NEW",
  test: { id: "tst_1", name: "Test", skills: [], timeLimitInSeconds: 60, maxPoints: 1, asksForContractData: false },
  invited: true,
  createdAt: 1,
  expiresAt: 100,
  activeSection: 0,
  timedOut: false,
  sections: [],
  customFields: {},
  ...given,
});

export const answer = (given: Partial<Answer> = {}): Answer => ({
  id: "ans_1",
  taskId: "tsk_1",
  revision: 1,
  title: "Task",
  type: "ESSAY",
  difficulty: "EASY",
  skills: [],
  maxPoints: 1,
  scoredPoints: 1,
  scoredBy: "ASSESSOR",
  ...given,
});

export const test = (given: Partial<Test> = {}): Test => ({
  id: "tst_1",
  organizationId: OURS,
  name: "Test",
  state: "READY",
  skills: [],
  durationInMinutes: 30,
  sections: [],
  asksForContractData: false,
  customFields: {},
  createdAt: 1,
  ...given,
});

export const predefinedTest = (given: Partial<PredefinedTest> = {}): PredefinedTest => ({
  id: "pre_1",
  organizationId: OURS,
  name: "Predefined",
  description: "",
  durationInMinutes: 30,
  skills: [],
  seniorityLevel: "JUNIOR",
  sections: [],
  ...given,
});

export const taskContent = (given: Partial<TaskContent> = {}): TaskContent => ({
  type: "ESSAY",
  title: "Task",
  question: "Why?",
  difficulty: "EASY",
  tags: [],
  duration: "PT10M",
  points: 5,
  ...given,
});

export const task = (given: Partial<Task> = {}): Task => ({
  id: "tsk_1",
  organizationId: OURS,
  createdAt: 1,
  revision: 0,
  ...given,
});

export const taskRevision = (given: Partial<TaskRevision> = {}): TaskRevision => ({
  id: "tsk_1.1",
  organizationId: OURS,
  content: taskContent(),
  ...given,
});

export const storedPackage = (given: Partial<StoredPackage> = {}): StoredPackage => ({
  id: "pkg_1",
  organizationId: OURS,
  bytes: new Uint8Array([0, 1, 255]),
  ...given,
});

export const fault = (given: Partial<Fault> = {}): Fault => ({
  id: "flt_1",
  organizationId: OURS,
  outcome: 503,
  createdAt: 0,
  ...given,
});

export const snapshot = (given: Partial<Snapshot> = {}): Snapshot => ({
  id: "snp_1",
  organizationId: OURS,
  name: "before",
  createdAt: 0,
  keepsDeleted: false,
  counts: {},
  ...given,
});

export const webhook = (given: Partial<Webhook> = {}): Webhook => ({
  id: "whk_1",
  organizationId: OURS,
  url: "https://example.com/hook",
  secret: "whs_1",
  apiVersion: "v2",
  createdAt: 1,
  previousSecrets: [],
  state: "ENABLED",
  ...given,
});

export const delivery = (given: Partial<MailDelivery> = {}): MailDelivery => ({
  kind: "mail",
  id: "invitation:asm_1",
  organizationId: OURS,
  candidateId: "cnd_1",
  state: "PENDING",
  mailId: "mai_1",
  dueAt: 10,
  failures: 0,
  ...given,
});

export const eventDelivery = (given: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  kind: "webhook",
  id: "dlv_1",
  organizationId: OURS,
  candidateId: "cnd_1",
  state: "PENDING",
  webhookId: "whk_1",
  eventId: "evt_1",
  createdAt: 5,
  dueAt: 10,
  failures: 0,
  attempts: [],
  ...given,
});

export const mail = (given: Partial<Mail> = {}): Mail => ({
  id: "mai_1",
  organizationId: OURS,
  kind: "INVITATION",
  candidateId: "cnd_1",
  assessmentId: "asm_1",
  to: "ada@example.com",
  subject: "Invitation",
  text: "Hello",
  link: "http://127.0.0.1/t/tkn_1",
  createdAt: 1,
  state: "HANDED_OVER",
  attempts: [],
  ...given,
});

export const event = (given: Partial<CandidateEvent> = {}): CandidateEvent => ({
  id: "evt_1",
  organizationId: OURS,
  type: "TEST_STARTED",
  at: 1,
  candidateId: "cnd_1",
  email: "ada@example.com",
  assessmentId: "asm_1",
  testId: "tst_1",
  testName: "Test",
  ...given,
});

const listed = { hidden: false, disabled: false, global: true };

export const skill = (given: Partial<Skill> = {}): Skill => ({
  id: "skl_1",
  organizationId: OURS,
  name: "Skill",
  folderId: "fld_1",
  recommendedToLearn: false,
  ...listed,
  relatedSkills: [],
  relatedFolders: [],
  ...given,
});

export const skillFolder = (given: Partial<SkillFolder> = {}): SkillFolder => ({
  id: "fld_1",
  organizationId: OURS,
  name: "Folder",
  level: "AREA",
  ...listed,
  ...given,
});

export const skillset = (given: Partial<Skillset> = {}): Skillset => ({
  id: "set_1",
  organizationId: OURS,
  name: "Skillset",
  skillIds: [],
  active: true,
  ...given,
});

export const positionFamily = (given: Partial<PositionFamily> = {}): PositionFamily => ({
  id: "fam_1",
  organizationId: OURS,
  name: "Family",
  ...given,
});

export const seniorityLevel = (given: Partial<SeniorityLevel> = {}): SeniorityLevel => ({
  id: "sen_1",
  organizationId: OURS,
  name: "Level",
  ...given,
});

export const certificateDefinition = (given: Partial<CertificateDefinition> = {}): CertificateDefinition => ({
  id: "crt_1",
  organizationId: OURS,
  name: "Certificate",
  active: true,
  issuer: { id: "cog_1", name: "Issuer" },
  ...given,
});

export const person = (given: Partial<Person> = {}): Person => ({
  id: "per_1",
  organizationId: OURS,
  email: "ada@example.com",
  additionalJobPositionIds: [],
  teamIds: [],
  onboarding: { status: "NEW" },
  accountEnabled: true,
  roles: [],
  tags: [],
  customFields: {},
  goals: [],
  pluginData: {},
  timeline: [],
  certificates: [],
  createdAt: 1,
  ...given,
});

export const personSkill = (given: Partial<PersonSkill> = {}): PersonSkill => ({
  id: personSkillId(given.personId ?? "per_1", given.skillId ?? "skl_1"),
  organizationId: OURS,
  personId: "per_1",
  skillId: "skl_1",
  type: "CORE",
  wantToLearn: false,
  ratings: [],
  customFields: {},
  ...given,
});

export const team = (given: Partial<Team> = {}): Team => ({
  id: "team_1",
  organizationId: OURS,
  name: "Team",
  businessUnit: false,
  createdAt: 1,
  ...given,
});

export const jobPosition = (given: Partial<JobPosition> = {}): JobPosition => ({
  id: "jp_1",
  organizationId: OURS,
  name: "Position",
  abstract: false,
  feederIds: [],
  translations: {},
  skillsets: [],
  createdAt: 1,
  ...given,
});
