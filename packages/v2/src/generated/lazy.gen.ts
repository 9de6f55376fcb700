// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

import type { RequestTable } from "@assessment-api/runtime/client";

/** The operationIds, by method and path. */
export const operationIds: Readonly<Record<string, string>> = {
  "GET /candidates": "listCandidates",
  "POST /candidates": "createCandidate",
  "GET /candidates/{id}": "getCandidate",
  "DELETE /candidates/{id}": "deleteCandidate",
  "PATCH /candidates/{id}": "updateCandidate",
  "POST /candidates/{id}/assessments": "createAssessment",
  "GET /candidates/{id}/assessments/{assessmentId}": "getAssessment",
  "DELETE /candidates/{id}/assessments/{assessmentId}": "deleteAssessment",
  "PATCH /candidates/{id}/assessments/{assessmentId}": "updateAssessment",
  "PUT /candidates/{id}/assessments/{assessmentId}/answers/{answerId}/score": "scoreAnswer",
  "GET /invitations": "listInvitations",
  "POST /invitations": "createInvitation",
  "GET /invitations/{id}": "getInvitation",
  "DELETE /invitations/{id}": "deleteInvitation",
  "PUT /tasks/zip": "uploadTaskPackage",
  "PUT /tasks/{taskId}/zip": "uploadTask",
  "PUT /tasks/yaml": "importTasks",
  "GET /tasks/{taskId}": "getTask",
  "POST /tasks/{taskId}/publish": "publishTask",
  "GET /tests": "listTests",
  "POST /tests": "createTest",
  "GET /tests/{id}": "getTest",
  "PATCH /tests/{id}": "updateTest",
  "GET /predefined-tests": "listPredefinedTests",
  "POST /webhook": "registerWebhook",
  "DELETE /webhook/{id}": "deleteWebhook",
  "GET /boost/people": "listPeople",
  "DELETE /boost/people/{id}": "deletePerson",
  "PUT /boost/people/{id}/teams": "replacePersonTeams",
  "GET /boost/people/{id}/skills": "listPersonSkills",
  "POST /boost/invitations": "invitePerson",
  "GET /boost/teams": "listTeams",
  "POST /boost/teams": "createTeam",
  "PUT /boost/teams/{id}": "replaceTeam",
  "DELETE /boost/teams/{id}": "deleteTeam",
  "GET /boost/skills": "listSkills",
  "GET /boost/skills/{id}": "getSkill",
  "GET /boost/skillFolders": "listSkillFolders",
  "GET /boost/skillFolders/{id}": "getSkillFolder",
  "GET /boost/skillRatings": "listSkillRatings"
};

type Lazy = Awaited<ReturnType<NonNullable<RequestTable["lazy"]>>>;

/** The responses and their validators. */
export const responses: Lazy["responses"] = () => import("./responses.gen.ts");
