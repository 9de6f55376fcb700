// Generated from Skills Management API V3 3.0.0. Do not edit: change the document and generate again.

import type { RequestTable } from "@assessment-api/runtime/client";

/** The operationIds, by method and path. */
export const operationIds: Readonly<Record<string, string>> = {
  "GET /boost/v3/people": "listPeople",
  "GET /boost/v3/people/{personId}": "getPerson",
  "DELETE /boost/v3/people/{personId}": "deletePerson",
  "PATCH /boost/v3/people/{personId}": "updatePerson",
  "PUT /boost/v3/people/{personId}/teams": "replacePersonTeams",
  "GET /boost/v3/people/{personId}/skills": "listPersonSkills",
  "GET /boost/v3/people/{personId}/customFields": "getPersonCustomFields",
  "PATCH /boost/v3/people/{personId}/customFields": "updatePersonCustomFields",
  "GET /boost/v3/people/{personId}/roles": "listPersonRoles",
  "GET /boost/v3/people/{personId}/aggregated": "getAggregatedPerson",
  "GET /boost/v3/people/{personId}/certificates": "listPersonCertificates",
  "POST /boost/v3/invitations": "createInvitation",
  "GET /boost/v3/teams": "listTeams",
  "POST /boost/v3/teams": "createTeam",
  "GET /boost/v3/teams/{teamId}": "getTeam",
  "PUT /boost/v3/teams/{teamId}": "replaceTeam",
  "DELETE /boost/v3/teams/{teamId}": "deleteTeam",
  "GET /boost/v3/skills": "listSkills",
  "GET /boost/v3/skills/{skillId}": "getSkill",
  "GET /boost/v3/skillFolders": "listSkillFolders",
  "GET /boost/v3/skillFolders/{folderId}": "getSkillFolder",
  "GET /boost/v3/skillsets": "listSkillsets",
  "GET /boost/v3/positionFamilies": "listPositionFamilies",
  "GET /boost/v3/seniorityLevels": "listSeniorityLevels",
  "GET /boost/v3/certificateDefinitions": "listCertificateDefinitions",
  "GET /boost/v3/certificateDefinitions/{id}": "getCertificateDefinition",
  "GET /boost/v3/jobPositions": "listJobPositions",
  "POST /boost/v3/jobPositions": "createJobPosition",
  "GET /boost/v3/jobPositions/{jobPositionId}": "getJobPosition"
};

type Lazy = Awaited<ReturnType<NonNullable<RequestTable["lazy"]>>>;

/** The responses and their validators. */
export const responses: Lazy["responses"] = () => import("./responses.gen.ts");
