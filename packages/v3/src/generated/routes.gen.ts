// Generated from Skills Management API V3 3.0.0. Do not edit: change the document and generate again.

import type { ParameterSpec, ResponseSpec, Route, RouteTable } from "@assessment-api/runtime/fetch";
import * as validators from "./validators.gen.js";

const afterQueryParameter: ParameterSpec = { name: "after", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const certificateDefinitionIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const emailQueryParameter: ParameterSpec = { name: "email", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const folderIdPathParameter: ParameterSpec = { name: "folderId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const includeDisabledQueryParameter: ParameterSpec = { name: "includeDisabled", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const includeHiddenQueryParameter: ParameterSpec = { name: "includeHidden", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const isActiveQueryParameter: ParameterSpec = { name: "isActive", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const jobPositionIdPathParameter: ParameterSpec = { name: "jobPositionId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const limitQueryParameter: ParameterSpec = { name: "limit", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const organizationIdQueryParameter: ParameterSpec = { name: "organizationId", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const personCustomIdQueryParameter: ParameterSpec = { name: "customId", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const personIdPathParameter: ParameterSpec = { name: "personId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const searchTextQueryParameter: ParameterSpec = { name: "searchText", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const sectionsQueryParameter: ParameterSpec = {
  name: "sections",
  in: "query",
  required: false,
  style: "form",
  explode: false,
  shape: "array",
  itemsWithoutComma: true,
};

const skillIdPathParameter: ParameterSpec = { name: "skillId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const supervisorIdQueryParameter: ParameterSpec = { name: "supervisorId", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const teamCustomIdQueryParameter: ParameterSpec = { name: "customId", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const teamIdPathParameter: ParameterSpec = { name: "teamId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const badCatalogQueryResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badCertificateDefinitionQueryResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badCustomFieldsResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badInvitationResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badJobPositionResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badPersonPatchResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badPersonQueryResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badPersonTeamsResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badQueryResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badSectionsResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badTeamResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const certificateDefinitionNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const emailAlreadyExistsResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const jobPositionNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const personNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const skillFolderNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const skillNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const teamNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const unauthorizedResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const unexpectedErrorResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

export const listPeopleRoute: Route = {
  operationId: "listPeople",
  method: "GET",
  path: "/boost/v3/people",
  parameters: [afterQueryParameter, emailQueryParameter, personCustomIdQueryParameter],
  validateParameters: validators.listPeopleParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.PersonPage } } },
    400: badPersonQueryResponse,
    401: unauthorizedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const getPersonRoute: Route = {
  operationId: "getPerson",
  method: "GET",
  path: "/boost/v3/people/{personId}",
  parameters: [personIdPathParameter],
  validateParameters: validators.getPersonParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Person } } },
    401: unauthorizedResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const deletePersonRoute: Route = {
  operationId: "deletePerson",
  method: "DELETE",
  path: "/boost/v3/people/{personId}",
  parameters: [personIdPathParameter],
  validateParameters: validators.deletePersonParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const updatePersonRoute: Route = {
  operationId: "updatePerson",
  method: "PATCH",
  path: "/boost/v3/people/{personId}",
  parameters: [personIdPathParameter],
  validateParameters: validators.updatePersonParameters,
  body: {
    required: true,
    content: { "application/merge-patch+json": { kind: "json", validate: validators.PersonPatch } },
  },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Person } } },
    400: badPersonPatchResponse,
    401: unauthorizedResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const replacePersonTeamsRoute: Route = {
  operationId: "replacePersonTeams",
  method: "PUT",
  path: "/boost/v3/people/{personId}/teams",
  parameters: [personIdPathParameter],
  validateParameters: validators.replacePersonTeamsParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.PersonTeams } } },
  responses: {
    204: { headers: {}, content: {} },
    400: badPersonTeamsResponse,
    401: unauthorizedResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const listPersonSkillsRoute: Route = {
  operationId: "listPersonSkills",
  method: "GET",
  path: "/boost/v3/people/{personId}/skills",
  parameters: [personIdPathParameter],
  validateParameters: validators.listPersonSkillsParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/json": { kind: "json", validate: validators.listPersonSkills200Body } },
    },
    401: unauthorizedResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const getPersonCustomFieldsRoute: Route = {
  operationId: "getPersonCustomFields",
  method: "GET",
  path: "/boost/v3/people/{personId}/customFields",
  parameters: [personIdPathParameter],
  validateParameters: validators.getPersonCustomFieldsParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/json": { kind: "json", validate: validators.PersonCustomFields } },
    },
    401: unauthorizedResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const updatePersonCustomFieldsRoute: Route = {
  operationId: "updatePersonCustomFields",
  method: "PATCH",
  path: "/boost/v3/people/{personId}/customFields",
  parameters: [personIdPathParameter],
  validateParameters: validators.updatePersonCustomFieldsParameters,
  body: {
    required: true,
    content: { "application/merge-patch+json": { kind: "json", validate: validators.PersonCustomFieldsPatch } },
  },
  responses: {
    200: {
      headers: {},
      content: { "application/json": { kind: "json", validate: validators.PersonCustomFields } },
    },
    400: badCustomFieldsResponse,
    401: unauthorizedResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const listPersonRolesRoute: Route = {
  operationId: "listPersonRoles",
  method: "GET",
  path: "/boost/v3/people/{personId}/roles",
  parameters: [personIdPathParameter],
  validateParameters: validators.listPersonRolesParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/json": { kind: "json", validate: validators.listPersonRoles200Body } },
    },
    401: unauthorizedResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const getAggregatedPersonRoute: Route = {
  operationId: "getAggregatedPerson",
  method: "GET",
  path: "/boost/v3/people/{personId}/aggregated",
  parameters: [personIdPathParameter, sectionsQueryParameter],
  validateParameters: validators.getAggregatedPersonParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.AggregatedPerson } } },
    400: badSectionsResponse,
    401: unauthorizedResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const listPersonCertificatesRoute: Route = {
  operationId: "listPersonCertificates",
  method: "GET",
  path: "/boost/v3/people/{personId}/certificates",
  parameters: [personIdPathParameter],
  validateParameters: validators.listPersonCertificatesParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/json": { kind: "json", validate: validators.listPersonCertificates200Body } },
    },
    401: unauthorizedResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const createInvitationRoute: Route = {
  operationId: "createInvitation",
  method: "POST",
  path: "/boost/v3/invitations",
  parameters: [],
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.NewInvitation } } },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.personLocationHeader } },
      content: { "application/json": { kind: "json", validate: validators.InvitationResult } },
    },
    400: badInvitationResponse,
    401: unauthorizedResponse,
    409: emailAlreadyExistsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const listTeamsRoute: Route = {
  operationId: "listTeams",
  method: "GET",
  path: "/boost/v3/teams",
  parameters: [afterQueryParameter, supervisorIdQueryParameter, teamCustomIdQueryParameter],
  validateParameters: validators.listTeamsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.TeamPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const createTeamRoute: Route = {
  operationId: "createTeam",
  method: "POST",
  path: "/boost/v3/teams",
  parameters: [],
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.TeamInput } } },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.teamLocationHeader } },
      content: { "application/json": { kind: "json", validate: validators.Team } },
    },
    400: badTeamResponse,
    401: unauthorizedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const getTeamRoute: Route = {
  operationId: "getTeam",
  method: "GET",
  path: "/boost/v3/teams/{teamId}",
  parameters: [teamIdPathParameter],
  validateParameters: validators.getTeamParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Team } } },
    401: unauthorizedResponse,
    404: teamNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const replaceTeamRoute: Route = {
  operationId: "replaceTeam",
  method: "PUT",
  path: "/boost/v3/teams/{teamId}",
  parameters: [teamIdPathParameter],
  validateParameters: validators.replaceTeamParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.TeamInput } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Team } } },
    400: badTeamResponse,
    401: unauthorizedResponse,
    404: teamNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const deleteTeamRoute: Route = {
  operationId: "deleteTeam",
  method: "DELETE",
  path: "/boost/v3/teams/{teamId}",
  parameters: [teamIdPathParameter],
  validateParameters: validators.deleteTeamParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    404: teamNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const listSkillsRoute: Route = {
  operationId: "listSkills",
  method: "GET",
  path: "/boost/v3/skills",
  parameters: [afterQueryParameter, includeDisabledQueryParameter, includeHiddenQueryParameter],
  validateParameters: validators.listSkillsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.SkillPage } } },
    400: badCatalogQueryResponse,
    401: unauthorizedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const getSkillRoute: Route = {
  operationId: "getSkill",
  method: "GET",
  path: "/boost/v3/skills/{skillId}",
  parameters: [skillIdPathParameter],
  validateParameters: validators.getSkillParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Skill } } },
    401: unauthorizedResponse,
    404: skillNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const listSkillFoldersRoute: Route = {
  operationId: "listSkillFolders",
  method: "GET",
  path: "/boost/v3/skillFolders",
  parameters: [afterQueryParameter, includeHiddenQueryParameter, includeDisabledQueryParameter],
  validateParameters: validators.listSkillFoldersParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.SkillFolderPage } } },
    400: badCatalogQueryResponse,
    401: unauthorizedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const getSkillFolderRoute: Route = {
  operationId: "getSkillFolder",
  method: "GET",
  path: "/boost/v3/skillFolders/{folderId}",
  parameters: [folderIdPathParameter],
  validateParameters: validators.getSkillFolderParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.SkillFolder } } },
    401: unauthorizedResponse,
    404: skillFolderNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const listSkillsetsRoute: Route = {
  operationId: "listSkillsets",
  method: "GET",
  path: "/boost/v3/skillsets",
  parameters: [],
  responses: {
    200: {
      headers: {},
      content: { "application/json": { kind: "json", validate: validators.listSkillsets200Body } },
    },
    401: unauthorizedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const listPositionFamiliesRoute: Route = {
  operationId: "listPositionFamilies",
  method: "GET",
  path: "/boost/v3/positionFamilies",
  parameters: [],
  responses: {
    200: {
      headers: {},
      content: { "application/json": { kind: "json", validate: validators.listPositionFamilies200Body } },
    },
    401: unauthorizedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const listSeniorityLevelsRoute: Route = {
  operationId: "listSeniorityLevels",
  method: "GET",
  path: "/boost/v3/seniorityLevels",
  parameters: [],
  responses: {
    200: {
      headers: {},
      content: { "application/json": { kind: "json", validate: validators.listSeniorityLevels200Body } },
    },
    401: unauthorizedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const listCertificateDefinitionsRoute: Route = {
  operationId: "listCertificateDefinitions",
  method: "GET",
  path: "/boost/v3/certificateDefinitions",
  parameters: [
    afterQueryParameter,
    searchTextQueryParameter,
    organizationIdQueryParameter,
    isActiveQueryParameter,
    limitQueryParameter,
  ],
  validateParameters: validators.listCertificateDefinitionsParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/json": { kind: "json", validate: validators.CertificateDefinitionPage } },
    },
    400: badCertificateDefinitionQueryResponse,
    401: unauthorizedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const getCertificateDefinitionRoute: Route = {
  operationId: "getCertificateDefinition",
  method: "GET",
  path: "/boost/v3/certificateDefinitions/{id}",
  parameters: [certificateDefinitionIdPathParameter],
  validateParameters: validators.getCertificateDefinitionParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/json": { kind: "json", validate: validators.CertificateDefinition } },
    },
    401: unauthorizedResponse,
    404: certificateDefinitionNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const listJobPositionsRoute: Route = {
  operationId: "listJobPositions",
  method: "GET",
  path: "/boost/v3/jobPositions",
  parameters: [afterQueryParameter],
  validateParameters: validators.listJobPositionsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.JobPositionPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const createJobPositionRoute: Route = {
  operationId: "createJobPosition",
  method: "POST",
  path: "/boost/v3/jobPositions",
  parameters: [],
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.NewJobPosition } } },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.jobPositionLocationHeader } },
      content: { "application/json": { kind: "json", validate: validators.JobPosition } },
    },
    400: badJobPositionResponse,
    401: unauthorizedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const getJobPositionRoute: Route = {
  operationId: "getJobPosition",
  method: "GET",
  path: "/boost/v3/jobPositions/{jobPositionId}",
  parameters: [jobPositionIdPathParameter],
  validateParameters: validators.getJobPositionParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.JobPosition } } },
    401: unauthorizedResponse,
    404: jobPositionNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKeyAuth: [] }],
};

export const securitySchemes: RouteTable["securitySchemes"] = { ApiKeyAuth: { type: "apiKey", in: "header", name: "X-API-KEY" } };

/** Every operation of the document. */
export const routes: RouteTable = {
  routes: [
    listPeopleRoute,
    getPersonRoute,
    deletePersonRoute,
    updatePersonRoute,
    replacePersonTeamsRoute,
    listPersonSkillsRoute,
    getPersonCustomFieldsRoute,
    updatePersonCustomFieldsRoute,
    listPersonRolesRoute,
    getAggregatedPersonRoute,
    listPersonCertificatesRoute,
    createInvitationRoute,
    listTeamsRoute,
    createTeamRoute,
    getTeamRoute,
    replaceTeamRoute,
    deleteTeamRoute,
    listSkillsRoute,
    getSkillRoute,
    listSkillFoldersRoute,
    getSkillFolderRoute,
    listSkillsetsRoute,
    listPositionFamiliesRoute,
    listSeniorityLevelsRoute,
    listCertificateDefinitionsRoute,
    getCertificateDefinitionRoute,
    listJobPositionsRoute,
    createJobPositionRoute,
    getJobPositionRoute,
  ],
  securitySchemes,
};
