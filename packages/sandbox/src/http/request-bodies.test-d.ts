import type { Handlers as ControlHandlers } from "@assessment-api/control/server";
import type { Handlers as V1Handlers } from "@assessment-api/v1/server";
import type { Handlers as V2Handlers } from "@assessment-api/v2/server";
import type { Handlers as V3Handlers } from "@assessment-api/v3/server";
import { parseAnswers, parseScores } from "./control/answers.ts";
import { parseContractData, parseFailure, parseFeedback, parseNote } from "./control/assessments.ts";
import { parseCall } from "./control/calls.ts";
import { parseAssignment } from "./control/candidates.ts";
import { parseCertificatePlugin } from "./control/certificate-plugin.ts";
import { parseAdvance, parseFreeze } from "./control/clock.ts";
import { parseNewFault } from "./control/faults.ts";
import { parseNewKey } from "./control/keys.ts";
import { parseNewOrganization, parseOrganizationPatch, parseReset } from "./control/organizations.ts";
import * as controlPeople from "./control/people.ts";
import { parsePersonPatch } from "./control/person-view.ts";
import { parseFork, parseNewSnapshot, parseRestore } from "./control/snapshots.ts";
import { parseTeamPatch } from "./control/teams.ts";
import * as controlWebhooks from "./control/webhooks.ts";
import { allRead, type BodyReaders } from "./handlers.ts";
import * as v1Candidates from "./v1/candidates.ts";
import { parseAnswerScore, parseAssessmentPatch, parseNewAssessment } from "./v2/assessments.ts";
import { parseCandidatePatch, parseNewCandidate } from "./v2/candidates.ts";
import { parseNewInvitation } from "./v2/invitations.ts";
import { parseNewPersonInvitation, parsePersonTeamsInput } from "./v2/people.ts";
import type { implemented } from "./v2/server.ts";
import { parseDefinitions } from "./v2/tasks.ts";
import * as v2Teams from "./v2/teams.ts";
import { parseNewTest, parseTestPatch } from "./v2/tests.ts";
import { parseNewWebhook } from "./v2/webhooks.ts";
import { parseNewJobPosition } from "./v3/job-positions.ts";
import * as v3People from "./v3/people.ts";
import type * as v3Server from "./v3/server.ts";
import * as v3Teams from "./v3/teams.ts";

export const v1: BodyReaders<V1Handlers<object>> = {
  createCandidate: v1Candidates.parseNewCandidate,
};

export const v2: BodyReaders<Pick<V2Handlers<object>, keyof ReturnType<typeof implemented>>> = {
  createCandidate: parseNewCandidate,
  updateCandidate: parseCandidatePatch,
  createAssessment: parseNewAssessment,
  updateAssessment: parseAssessmentPatch,
  scoreAnswer: parseAnswerScore,
  createInvitation: parseNewInvitation,
  importTasks: parseDefinitions,
  createTest: parseNewTest,
  updateTest: parseTestPatch,
  registerWebhook: parseNewWebhook,
  invitePerson: parseNewPersonInvitation,
  replacePersonTeams: parsePersonTeamsInput,
  createTeam: v2Teams.parseTeamInput,
  replaceTeam: v2Teams.parseTeamInput,
};

export const v3: BodyReaders<Pick<V3Handlers<object>, keyof ReturnType<typeof v3Server.implemented>>> = {
  updatePerson: v3People.parsePersonPatch,
  updatePersonCustomFields: v3People.parsePersonCustomFieldsPatch,
  replacePersonTeams: v3People.parsePersonTeams,
  createInvitation: v3People.parseNewInvitation,
  createTeam: v3Teams.parseTeamInput,
  createJobPosition: parseNewJobPosition,
  replaceTeam: v3Teams.parseTeamInput,
};

export const control: BodyReaders<ControlHandlers<object>> = {
  createOrganization: parseNewOrganization,
  updateOrganization: parseOrganizationPatch,
  resetOrganization: parseReset,
  createKey: parseNewKey,
  sendCall: parseCall,
  createFault: parseNewFault,
  createSnapshot: parseNewSnapshot,
  forkSnapshot: parseFork,
  restoreSnapshot: parseRestore,
  createWebhook: controlWebhooks.parseNewWebhook,
  rotateWebhookSecret: controlWebhooks.parseRotation,
  failNextDeliveries: controlWebhooks.parseSimulation,
  replayDeliveries: controlWebhooks.parseReplay,
  answerAssessment: parseAnswers,
  submitAssessment: parseContractData,
  scoreAssessment: parseScores,
  noteAssessment: parseNote,
  giveFeedback: parseFeedback,
  failAssessment: parseFailure,
  assignCandidate: parseAssignment,
  replaceCertificatePlugin: parseCertificatePlugin,
  updateTeam: parseTeamPatch,
  updatePerson: parsePersonPatch,
  updatePersonSkill: controlPeople.parsePersonSkillPatch,
  replaceOnboarding: controlPeople.parseOnboardingInput,
  freezeClock: parseFreeze,
  freezeOrganizationClock: parseFreeze,
  advanceOrganizationClock: parseAdvance,
  advanceClock: parseAdvance,
};

interface Grown {
  known: string;
  added?: string;
}

export function reader({ known }: Grown): string {
  // @ts-expect-error no reader reads `added`
  allRead<Grown>({ known });
  return known;
}

// @ts-expect-error an operation with a body has no reader
export const missing: BodyReaders<V1Handlers<object>> = {};
