// Generated from Skills Management API V3 3.0.0. Do not edit: change the document and generate again.

import type { MockOperation } from "@assessment-api/runtime/fetch";
import type { Handlers } from "./operations.gen.ts";
import { securitySchemes, createInvitationRoute, createJobPositionRoute, createTeamRoute, deletePersonRoute, deleteTeamRoute, getAggregatedPersonRoute, getCertificateDefinitionRoute, getJobPositionRoute, getPersonCustomFieldsRoute, getPersonRoute, getSkillFolderRoute, getSkillRoute, getTeamRoute, listCertificateDefinitionsRoute, listJobPositionsRoute, listPeopleRoute, listPersonCertificatesRoute, listPersonRolesRoute, listPersonSkillsRoute, listPositionFamiliesRoute, listSeniorityLevelsRoute, listSkillFoldersRoute, listSkillsRoute, listSkillsetsRoute, listTeamsRoute, replacePersonTeamsRoute, replaceTeamRoute, updatePersonCustomFieldsRoute, updatePersonRoute } from "./routes.gen.ts";

const api: MockOperation["api"] = {
  title: "Skills Management API V3",
  basePath: "/v3",
  servers: ["https://api.assessments.example/v3", "http://127.0.0.1:4010/v3", "http://127.0.0.1:4020/v3"],
  securitySchemes,
  routes: [
    { operationId: "listPeople", method: "GET", path: "/boost/v3/people" },
    { operationId: "getPerson", method: "GET", path: "/boost/v3/people/{personId}" },
    { operationId: "deletePerson", method: "DELETE", path: "/boost/v3/people/{personId}" },
    { operationId: "updatePerson", method: "PATCH", path: "/boost/v3/people/{personId}" },
    { operationId: "replacePersonTeams", method: "PUT", path: "/boost/v3/people/{personId}/teams" },
    { operationId: "listPersonSkills", method: "GET", path: "/boost/v3/people/{personId}/skills" },
    { operationId: "getPersonCustomFields", method: "GET", path: "/boost/v3/people/{personId}/customFields" },
    {
      operationId: "updatePersonCustomFields",
      method: "PATCH",
      path: "/boost/v3/people/{personId}/customFields",
    },
    { operationId: "listPersonRoles", method: "GET", path: "/boost/v3/people/{personId}/roles" },
    { operationId: "getAggregatedPerson", method: "GET", path: "/boost/v3/people/{personId}/aggregated" },
    { operationId: "listPersonCertificates", method: "GET", path: "/boost/v3/people/{personId}/certificates" },
    { operationId: "createInvitation", method: "POST", path: "/boost/v3/invitations" },
    { operationId: "listTeams", method: "GET", path: "/boost/v3/teams" },
    { operationId: "createTeam", method: "POST", path: "/boost/v3/teams" },
    { operationId: "getTeam", method: "GET", path: "/boost/v3/teams/{teamId}" },
    { operationId: "replaceTeam", method: "PUT", path: "/boost/v3/teams/{teamId}" },
    { operationId: "deleteTeam", method: "DELETE", path: "/boost/v3/teams/{teamId}" },
    { operationId: "listSkills", method: "GET", path: "/boost/v3/skills" },
    { operationId: "getSkill", method: "GET", path: "/boost/v3/skills/{skillId}" },
    { operationId: "listSkillFolders", method: "GET", path: "/boost/v3/skillFolders" },
    { operationId: "getSkillFolder", method: "GET", path: "/boost/v3/skillFolders/{folderId}" },
    { operationId: "listSkillsets", method: "GET", path: "/boost/v3/skillsets" },
    { operationId: "listPositionFamilies", method: "GET", path: "/boost/v3/positionFamilies" },
    { operationId: "listSeniorityLevels", method: "GET", path: "/boost/v3/seniorityLevels" },
    { operationId: "listCertificateDefinitions", method: "GET", path: "/boost/v3/certificateDefinitions" },
    { operationId: "getCertificateDefinition", method: "GET", path: "/boost/v3/certificateDefinitions/{id}" },
    { operationId: "listJobPositions", method: "GET", path: "/boost/v3/jobPositions" },
    { operationId: "createJobPosition", method: "POST", path: "/boost/v3/jobPositions" },
    { operationId: "getJobPosition", method: "GET", path: "/boost/v3/jobPositions/{jobPositionId}" },
  ],
};

const aggregatedPersonAllExample: object = {
  value: {
    id: "per_7Rj2Wc9F",
    core: {
      email: "maya.lindqvist@example.com",
      firstName: "Maya",
      lastName: "Lindqvist",
      customId: "HR-1042",
      accountEnabled: true,
    },
    teams: [
      {
        id: "team_8Vq4Hy2Z",
        name: "Platform",
        parentTeamId: "team_3Ea6Lp1C",
        color: "#2F6FED",
        businessUnit: false,
        supervisorId: "per_1Gx5Ud8M",
        customId: "ORG-ENG-PLAT",
      },
    ],
    roles: [{ name: "MEMBER", teamId: "team_8Vq4Hy2Z" }],
    tags: ["backend", "spring-2026"],
    customFields: { costCenter: "CC-4711", officeFloor: 3, parkingSpace: "P2-17" },
    onboarding: { status: "COMPLETED", finishedAt: "2026-04-08T10:00:00.000Z" },
    jobPosition: {
      id: "jp_5Kn3Ts7B",
      name: "Backend Developer",
      description: "Builds and runs the services behind our products.",
      abstract: false,
      defaultSkillsetMasteryLevel: 60,
      feeders: ["jp_8Mw4Gx1Z"],
      translations: {
        de: {
          name: "Backend-Entwicklung",
          description: "Entwickelt und betreibt die Dienste hinter unseren Produkten.",
        },
        pl: { name: "Programowanie backendu" },
      },
      skillsets: [{ skillsetId: "set_8Cj4Nr1H", masteryLevel: 70 }],
      family: "fam_7Lz3Qa5E",
      seniority: "sen_2Vx9Fm6K",
    },
    skills: [
      {
        id: "skl_2Mf7Xb4N",
        name: "Go",
        type: "CORE",
        wantToLearn: false,
        hidden: false,
        ratings: [
          {
            type: "SELF",
            ratedOn: "2026-04-02T12:00:00.000Z",
            value: 75,
            ratedBy: { id: "per_7Rj2Wc9F", firstName: "Maya", lastName: "Lindqvist" },
          },
          {
            type: "SUPERVISOR",
            ratedOn: "2026-04-03T09:30:00.000Z",
            value: 70,
            ratedBy: { id: "per_1Gx5Ud8M", firstName: "Elena", lastName: "Novak" },
          },
          { type: "DESIRED", value: null },
        ],
        location: {
          area: { id: "fld_6Sw8Zg3T", name: "Engineering" },
          subarea: { id: "fld_1Ph5Yk9V", name: "Backend" },
          group: { id: "fld_4Bt2Ue7X", name: "Programming languages" },
        },
      },
      {
        id: "skl_9Dc1Jr6Q",
        name: "SQL",
        type: "OPTIONAL",
        wantToLearn: true,
        hidden: false,
        ratings: [
          {
            type: "SELF",
            ratedOn: "2026-04-02T12:04:00.000Z",
            value: 60,
            ratedBy: { id: "per_7Rj2Wc9F", firstName: "Maya", lastName: "Lindqvist" },
          },
          { type: "SUPERVISOR" },
          { type: "VENDOR", ratedOn: "2026-03-03T18:42:10.000Z", value: 75 },
        ],
        location: {
          area: { id: "fld_6Sw8Zg3T", name: "Engineering" },
          subarea: { id: "fld_1Ph5Yk9V", name: "Backend" },
          group: { id: "fld_4Bt2Ue7X", name: "Programming languages" },
        },
      },
    ],
    timeline: [
      { type: "INVITED", occurredAt: "2026-04-01T08:00:00.000Z" },
      {
        type: "SKILL_RATED",
        occurredAt: "2026-04-02T12:00:00.000Z",
        description: "Maya Lindqvist rated Go with 75",
      },
      {
        type: "SKILL_RATED",
        occurredAt: "2026-04-02T12:04:00.000Z",
        description: "Maya Lindqvist rated SQL with 60",
      },
      {
        type: "SKILL_RATED",
        occurredAt: "2026-04-03T09:30:00.000Z",
        description: "Elena Novak rated Go with 70",
      },
      { type: "ONBOARDING_COMPLETED", occurredAt: "2026-04-08T10:00:00.000Z" },
    ],
    pluginData: { certificates: { held: 2 } },
    goals: [
      {
        id: "gol_4Tk9Bz7M",
        name: "Lead a design review of a Go service",
        completed: false,
        skillId: "skl_2Mf7Xb4N",
        dueDate: "2026-12-31T23:59:59.000Z",
      },
    ],
  },
};

const aggregatedPersonCoreExample: object = {
  value: {
    id: "per_7Rj2Wc9F",
    core: {
      email: "maya.lindqvist@example.com",
      firstName: "Maya",
      lastName: "Lindqvist",
      customId: "HR-1042",
      accountEnabled: true,
    },
  },
};

const aggregatedPersonNoJobPositionExample: object = {
  value: {
    id: "per_5Ox2Bn7S",
    core: { email: "jonas.okafor@example.com", firstName: "Jonas", lastName: "Okafor", accountEnabled: true },
    tags: ["backend"],
    jobPosition: null,
  },
};

const aggregatedPersonSchema: object = {
  properties: {
    id: {},
    core: { $ref: () => personCoreSchema },
    teams: { items: { $ref: () => teamSchema } },
    roles: { items: { $ref: () => personRoleSchema } },
    tags: { items: {} },
    customFields: { $ref: () => personCustomFieldsSchema },
    onboarding: { $ref: () => onboardingSchema },
    jobPosition: { anyOf: [{ $ref: () => jobPositionSchema }, {}] },
    skills: { items: { $ref: () => personSkillSchema } },
    timeline: { items: { $ref: () => timelineEntrySchema } },
    pluginData: { $ref: () => pluginDataSchema },
    goals: { items: { $ref: () => personGoalSchema } },
  },
  required: ["id"],
};

const badCatalogQueryResponse: object = {
  content: {
    "application/json": {
      examples: {
        unknownCursor: { $ref: () => errorUnknownCursorExample },
        expiredCursor: { $ref: () => errorExpiredCursorExample },
        notABoolean: { $ref: () => errorNotABooleanExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badCertificateDefinitionQueryResponse: object = {
  content: {
    "application/json": {
      examples: {
        limitTooLarge: { $ref: () => errorLimitTooLargeExample },
        unknownActivity: { $ref: () => errorUnknownActivityExample },
        unknownCursor: { $ref: () => errorUnknownCursorExample },
        expiredCursor: { $ref: () => errorExpiredCursorExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badCustomFieldsResponse: object = {
  content: {
    "application/json": {
      examples: {
        wrongType: { $ref: () => errorCustomFieldTypeExample },
        malformedJson: { $ref: () => errorMalformedJsonExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badInvitationResponse: object = {
  content: {
    "application/json": {
      examples: {
        malformedEmail: { $ref: () => errorMalformedEmailExample },
        missingTeam: { $ref: () => errorMissingTeamIdExample },
        abstractJobPosition: { $ref: () => errorAbstractJobPositionExample },
        unknownTeam: { $ref: () => errorUnknownTeamExample },
        unknownJobPosition: { $ref: () => errorUnknownJobPositionExample },
        malformedJson: { $ref: () => errorMalformedJsonExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badJobPositionResponse: object = {
  content: {
    "application/json": {
      examples: {
        missingName: { $ref: () => errorMissingNameExample },
        masteryLevelOutOfRange: { $ref: () => errorMasteryLevelOutOfRangeExample },
        duplicateFeeder: { $ref: () => errorDuplicateFeederExample },
        unknownFamily: { $ref: () => errorUnknownFamilyExample },
        unknownSeniority: { $ref: () => errorUnknownSeniorityExample },
        unknownSkillset: { $ref: () => errorUnknownSkillsetExample },
        unknownFeeder: { $ref: () => errorUnknownFeederExample },
        malformedJson: { $ref: () => errorMalformedJsonExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badPersonPatchResponse: object = {
  content: {
    "application/json": {
      examples: {
        abstractJobPosition: { $ref: () => errorAbstractJobPositionExample },
        nullTeams: { $ref: () => errorNullTeamsExample },
        unknownTeam: { $ref: () => errorUnknownPatchTeamExample },
        unknownJobPosition: { $ref: () => errorUnknownJobPositionExample },
        malformedJson: { $ref: () => errorMalformedJsonExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badPersonQueryResponse: object = {
  content: {
    "application/json": {
      examples: {
        unknownCursor: { $ref: () => errorUnknownCursorExample },
        expiredCursor: { $ref: () => errorExpiredCursorExample },
        malformedEmail: { $ref: () => errorMalformedEmailFilterExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badPersonTeamsResponse: object = {
  content: {
    "application/json": {
      examples: {
        missingTeamIds: { $ref: () => errorMissingTeamIdsExample },
        unknownTeam: { $ref: () => errorUnknownTeamsExample },
        malformedJson: { $ref: () => errorMalformedJsonExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badQueryResponse: object = {
  content: {
    "application/json": {
      examples: {
        unknownCursor: { $ref: () => errorUnknownCursorExample },
        expiredCursor: { $ref: () => errorExpiredCursorExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badSectionsResponse: object = {
  content: {
    "application/json": {
      examples: { unknownSection: { $ref: () => errorUnknownSectionExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badTeamResponse: object = {
  content: {
    "application/json": {
      examples: {
        missingName: { $ref: () => errorMissingNameExample },
        parentIsDescendant: { $ref: () => errorTeamCycleExample },
        unknownParent: { $ref: () => errorUnknownParentExample },
        unknownSupervisor: { $ref: () => errorUnknownSupervisorExample },
        malformedJson: { $ref: () => errorMalformedJsonExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const certificateDefinitionActiveExample: object = {
  value: {
    id: "crt_5Ty7Ws3P",
    name: "Cloud Operations Associate",
    acronym: "COA",
    description: "Attests the skills to operate services in a cloud.",
    websiteUrl: "https://open-cloud-institute.example/certificates/coa",
    defaultValidityPeriod: 36,
    isActive: true,
    organization: { id: "cog_3Mw6Pz9L", name: "Open Cloud Institute" },
  },
};

const certificateDefinitionInactiveExample: object = {
  value: {
    id: "crt_1Jg4Zq9R",
    name: "Cloud Operations Foundation",
    isActive: false,
    organization: { id: "cog_3Mw6Pz9L", name: "Open Cloud Institute" },
  },
};

const certificateDefinitionNotFoundResponse: object = {
  content: {
    "application/json": {
      examples: { definitionNotFound: { $ref: () => errorCertificateDefinitionNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const certificateDefinitionPageEmptyExample: object = { value: { content: [], totalCount: 0 } };

const certificateDefinitionPageFirstExample: object = {
  value: {
    next: "cur_MjAyNi0wNC0wOA",
    content: [
      {
        id: "crt_5Ty7Ws3P",
        name: "Cloud Operations Associate",
        acronym: "COA",
        description: "Attests the skills to operate services in a cloud.",
        websiteUrl: "https://open-cloud-institute.example/certificates/coa",
        defaultValidityPeriod: 36,
        isActive: true,
        organization: { id: "cog_3Mw6Pz9L", name: "Open Cloud Institute" },
      },
    ],
    totalCount: 2,
  },
};

const certificateDefinitionPageInactiveExample: object = {
  value: {
    content: [
      {
        id: "crt_1Jg4Zq9R",
        name: "Cloud Operations Foundation",
        isActive: false,
        organization: { id: "cog_3Mw6Pz9L", name: "Open Cloud Institute" },
      },
    ],
    totalCount: 1,
  },
};

const certificateDefinitionPageLastExample: object = {
  value: {
    content: [
      {
        id: "crt_8Nd2Kb6X",
        name: "Secure Coding Professional",
        acronym: "SCP",
        defaultValidityPeriod: 24,
        isActive: true,
        organization: { id: "cog_8Rf1Vk4S", name: "Secure Software Alliance" },
      },
    ],
    totalCount: 2,
  },
};

const certificateDefinitionPageSchema: object = {
  properties: { next: {}, content: { items: { $ref: () => certificateDefinitionSchema } }, totalCount: {} },
  required: ["content", "totalCount"],
};

const certificateDefinitionSchema: object = {
  properties: {
    id: {},
    name: {},
    acronym: {},
    description: {},
    websiteUrl: {},
    defaultValidityPeriod: {},
    isActive: {},
    organization: { $ref: () => certificateOrganizationSchema },
  },
  required: ["id", "name", "isActive", "organization"],
};

const certificateOrganizationSchema: object = { properties: { id: {}, name: {} }, required: ["id", "name"] };

const emailAlreadyExistsResponse: object = {
  content: {
    "application/json": {
      examples: { emailExists: { $ref: () => errorEmailAlreadyExistsExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const errorAbstractJobPositionExample: object = {
  value: {
    message: "The job position jp_2Pv9Lc6B is abstract and cannot be assigned to a person; jobPositionId must be the id of a job position that is not abstract",
    errorType: "VALIDATION_FAILED",
  },
};

const errorCertificateDefinitionNotFoundExample: object = {
  value: {
    message: "Certificate definition crt_0Ea2Tz5H does not exist.",
    errorType: "RESOURCE_NOT_FOUND",
    resourceId: "crt_0Ea2Tz5H",
    resourceType: "CERTIFICATE_DEFINITION",
  },
};

const errorCustomFieldTypeExample: object = {
  value: {
    message: "The custom field officeFloor must be a string, an integer or null.",
    errorType: "VALIDATION_FAILED",
  },
};

const errorDuplicateFeederExample: object = {
  value: { message: "The field feeders contains jp_5Kn3Ts7B more than once.", errorType: "VALIDATION_FAILED" },
};

const errorEmailAlreadyExistsExample: object = {
  value: {
    message: "A person with the e-mail address maya.lindqvist@example.com already exists.",
    errorType: "EMAIL_ALREADY_EXISTS",
    email: "maya.lindqvist@example.com",
  },
};

const errorExpiredCursorExample: object = {
  value: {
    message: "Validation error; after has expired: start again with the first page",
    errorType: "VALIDATION_FAILED",
  },
};

const errorInternalExample: object = {
  value: { message: "The request could not be processed. Try again later.", errorType: "INTERNAL_ERROR" },
  summary: "500, the service failed",
};

const errorJobPositionNotFoundExample: object = {
  value: {
    message: "Job position jp_0Wk9Xm1Q does not exist.",
    errorType: "RESOURCE_NOT_FOUND",
    resourceId: "jp_0Wk9Xm1Q",
    resourceType: "JOB_POSITION",
  },
};

const errorKeyInvalidExample: object = { value: { message: "The API key is not valid.", errorType: "UNAUTHORIZED" } };

const errorKeyMissingExample: object = { value: { message: "The header X-API-KEY is missing.", errorType: "UNAUTHORIZED" } };

const errorLimitTooLargeExample: object = { value: { message: "The parameter limit must be between 1 and 1000.", errorType: "VALIDATION_FAILED" } };

const errorMalformedEmailExample: object = { value: { message: "The field email is not a valid e-mail address.", errorType: "VALIDATION_FAILED" } };

const errorMalformedEmailFilterExample: object = { value: { message: "The parameter email is not a valid e-mail address.", errorType: "VALIDATION_FAILED" } };

const errorMalformedJsonExample: object = { value: { message: "The body is not well-formed JSON.", errorType: "VALIDATION_FAILED" } };

const errorMasteryLevelOutOfRangeExample: object = {
  value: {
    message: "The field defaultSkillsetMasteryLevel must be between 0 and 100.",
    errorType: "VALIDATION_FAILED",
  },
};

const errorMethodNotAllowedExample: object = {
  value: { message: "The method POST is not allowed here. Allowed is GET.", errorType: "METHOD_NOT_ALLOWED" },
  summary: "405, the path does not have this method",
};

const errorMissingNameExample: object = { value: { message: "The field name is required.", errorType: "VALIDATION_FAILED" } };

const errorMissingTeamIdExample: object = { value: { message: "The field teamId is required.", errorType: "VALIDATION_FAILED" } };

const errorMissingTeamIdsExample: object = { value: { message: "The field teamIds is required.", errorType: "VALIDATION_FAILED" } };

const errorNotABooleanExample: object = { value: { message: "The parameter includeHidden must be true or false.", errorType: "VALIDATION_FAILED" } };

const errorNotAcceptableExample: object = {
  value: { message: "The answer is available as application/json only.", errorType: "NOT_ACCEPTABLE" },
  summary: "406, the caller accepts nothing that is offered",
};

const errorNullTeamsExample: object = { value: { message: "The field teams must be an array of strings.", errorType: "VALIDATION_FAILED" } };

const errorObjectSchema: object = {
  properties: { message: {}, errorType: {}, resourceId: {}, resourceType: {}, email: {} },
  required: ["message", "errorType"],
};

const errorPathNotFoundExample: object = {
  value: { message: "The path /boost/v3/peoples does not exist.", errorType: "PATH_NOT_FOUND" },
  summary: "404, the path does not exist",
};

const errorPayloadTooLargeExample: object = {
  value: { message: "The body is too large.", errorType: "PAYLOAD_TOO_LARGE" },
  summary: "413, the body is too large",
};

const errorPersonNotFoundExample: object = {
  value: {
    message: "Person per_0Qh6Ld4W does not exist.",
    errorType: "RESOURCE_NOT_FOUND",
    resourceId: "per_0Qh6Ld4W",
    resourceType: "PERSON",
  },
};

const errorPluginUnavailableExample: object = {
  value: { message: "Certificate data is not available at the moment.", errorType: "PLUGIN_UNAVAILABLE" },
  summary: "503, the plugin that serves certificates cannot be reached",
};

const errorSkillFolderNotFoundExample: object = {
  value: {
    message: "Skill folder fld_0Rx5Mj9K does not exist.",
    errorType: "RESOURCE_NOT_FOUND",
    resourceId: "fld_0Rx5Mj9K",
    resourceType: "SKILL_FOLDER",
  },
};

const errorSkillNotFoundExample: object = {
  value: {
    message: "Skill skl_0Vb7Hn2T does not exist.",
    errorType: "RESOURCE_NOT_FOUND",
    resourceId: "skl_0Vb7Hn2T",
    resourceType: "SKILL",
  },
};

const errorTeamCycleExample: object = {
  value: {
    message: "Validation error; parentTeamId must not be the team itself or a team below it",
    errorType: "VALIDATION_FAILED",
  },
};

const errorTeamNotFoundExample: object = {
  value: {
    message: "Team team_0Zc3Sy8F does not exist.",
    errorType: "RESOURCE_NOT_FOUND",
    resourceId: "team_0Zc3Sy8F",
    resourceType: "TEAM",
  },
};

const errorUnknownActivityExample: object = { value: { message: "The parameter isActive must be true, false or all.", errorType: "VALIDATION_FAILED" } };

const errorUnknownCursorExample: object = {
  value: {
    message: "Validation error; after must be a cursor of the page before, sent with the same filters",
    errorType: "VALIDATION_FAILED",
  },
};

const errorUnknownFamilyExample: object = {
  value: {
    message: "There is no position family with the id fam_0Hy5Rt2V; family must be the id of a position family",
    errorType: "VALIDATION_FAILED",
  },
};

const errorUnknownFeederExample: object = {
  value: {
    message: "There is no job position with the id jp_0Wk9Xm1Q; feeders[0] must be the id of a job position",
    errorType: "VALIDATION_FAILED",
  },
};

const errorUnknownJobPositionExample: object = {
  value: {
    message: "There is no job position with the id jp_0Wk9Xm1Q; jobPositionId must be the id of a job position",
    errorType: "VALIDATION_FAILED",
  },
};

const errorUnknownParentExample: object = {
  value: {
    message: "There is no team with the id team_0Zc3Sy8F; parentTeamId must be the id of a team",
    errorType: "VALIDATION_FAILED",
  },
};

const errorUnknownPatchTeamExample: object = {
  value: {
    message: "There is no team with the id team_0Zc3Sy8F; teams[1] must be the id of a team",
    errorType: "VALIDATION_FAILED",
  },
};

const errorUnknownSectionExample: object = {
  value: { message: "The parameter sections contains the unknown section salary.", errorType: "VALIDATION_FAILED" },
};

const errorUnknownSeniorityExample: object = {
  value: {
    message: "There is no seniority level with the id sen_0Kd8Wq3L; seniority must be the id of a seniority level",
    errorType: "VALIDATION_FAILED",
  },
};

const errorUnknownSkillsetExample: object = {
  value: {
    message: "There is no active skillset with the id set_0Bn4Xc7M; skillsets[0].skillsetId must be the id of an active skillset",
    errorType: "VALIDATION_FAILED",
  },
};

const errorUnknownSupervisorExample: object = {
  value: {
    message: "There is no person with the id per_0Qh6Ld4W; supervisorId must be the id of a person",
    errorType: "VALIDATION_FAILED",
  },
};

const errorUnknownTeamExample: object = {
  value: {
    message: "There is no team with the id team_0Zc3Sy8F; teamId must be the id of a team",
    errorType: "VALIDATION_FAILED",
  },
};

const errorUnknownTeamsExample: object = {
  value: {
    message: "There is no team with the id team_0Zc3Sy8F; teamIds[1] must be the id of a team",
    errorType: "VALIDATION_FAILED",
  },
};

const errorUnsupportedMediaTypeExample: object = {
  value: {
    message: "The media type application/json is not supported here. Use application/merge-patch+json.",
    errorType: "UNSUPPORTED_MEDIA_TYPE",
  },
  summary: "415, a patch was sent with another media type",
};

const invitationResultCompleteExample: object = { value: { personId: "per_7Rj2Wc9F", email: "maya.lindqvist@example.com", notificationSent: true } };

const invitationResultNotifiedExample: object = { value: { personId: "per_5Ox2Bn7S", email: "jonas.okafor@example.com", notificationSent: true } };

const invitationResultSchema: object = {
  properties: { personId: {}, email: {}, notificationSent: {} },
  required: ["personId", "email", "notificationSent"],
};

const invitationResultSilentExample: object = { value: { personId: "per_8Ey4Vr6L", email: "tomas.eriksen@example.com", notificationSent: false } };

const jobPositionAbstractExample: object = {
  value: {
    id: "jp_2Pv9Lc6B",
    name: "Engineer",
    description: null,
    abstract: true,
    defaultSkillsetMasteryLevel: null,
    feeders: [],
    translations: {},
    skillsets: [],
    family: "fam_7Lz3Qa5E",
    seniority: null,
  },
};

const jobPositionBackendExample: object = {
  value: {
    id: "jp_5Kn3Ts7B",
    name: "Backend Developer",
    description: "Builds and runs the services behind our products.",
    abstract: false,
    defaultSkillsetMasteryLevel: 60,
    feeders: ["jp_8Mw4Gx1Z"],
    translations: {
      de: {
        name: "Backend-Entwicklung",
        description: "Entwickelt und betreibt die Dienste hinter unseren Produkten.",
      },
      pl: { name: "Programowanie backendu" },
    },
    skillsets: [{ skillsetId: "set_8Cj4Nr1H", masteryLevel: 70 }],
    family: "fam_7Lz3Qa5E",
    seniority: "sen_2Vx9Fm6K",
  },
};

const jobPositionCreatedMinimalExample: object = {
  value: {
    id: "jp_7Yb5Rd2N",
    name: "Support Engineer",
    description: null,
    abstract: false,
    defaultSkillsetMasteryLevel: null,
    feeders: [],
    translations: {},
    skillsets: [],
    family: null,
    seniority: null,
  },
};

const jobPositionLocationHeader: object = { example: "https://api.assessments.example/v3/boost/v3/jobPositions/jp_3Hs6Qd8Y", schema: {} };

const jobPositionNotFoundResponse: object = {
  content: {
    "application/json": {
      examples: { jobPositionNotFound: { $ref: () => errorJobPositionNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const jobPositionPageEmptyExample: object = { value: { content: [] } };

const jobPositionPageFirstExample: object = {
  value: {
    next: "cur_MjAyNi0wNC0wOA",
    content: [
      {
        id: "jp_2Pv9Lc6B",
        name: "Engineer",
        description: null,
        abstract: true,
        defaultSkillsetMasteryLevel: null,
        feeders: [],
        translations: {},
        skillsets: [],
        family: "fam_7Lz3Qa5E",
        seniority: null,
      },
      {
        id: "jp_8Mw4Gx1Z",
        name: "Junior Backend Developer",
        description: null,
        abstract: false,
        defaultSkillsetMasteryLevel: 40,
        feeders: [],
        translations: {},
        skillsets: [{ skillsetId: "set_8Cj4Nr1H" }],
        family: "fam_7Lz3Qa5E",
        seniority: "sen_9Wp3Hj5C",
      },
    ],
  },
};

const jobPositionPageLastExample: object = {
  value: {
    content: [
      {
        id: "jp_5Kn3Ts7B",
        name: "Backend Developer",
        description: "Builds and runs the services behind our products.",
        abstract: false,
        defaultSkillsetMasteryLevel: 60,
        feeders: ["jp_8Mw4Gx1Z"],
        translations: {
          de: {
            name: "Backend-Entwicklung",
            description: "Entwickelt und betreibt die Dienste hinter unseren Produkten.",
          },
          pl: { name: "Programowanie backendu" },
        },
        skillsets: [{ skillsetId: "set_8Cj4Nr1H", masteryLevel: 70 }],
        family: "fam_7Lz3Qa5E",
        seniority: "sen_2Vx9Fm6K",
      },
      {
        id: "jp_3Hs6Qd8Y",
        name: "Senior Backend Developer",
        description: "Leads the design of the services behind our products.",
        abstract: false,
        defaultSkillsetMasteryLevel: 75,
        feeders: ["jp_5Kn3Ts7B"],
        translations: {},
        skillsets: [{ skillsetId: "set_8Cj4Nr1H", masteryLevel: 90 }, { skillsetId: "set_5Lw7Gd3T", masteryLevel: null }],
        family: "fam_7Lz3Qa5E",
        seniority: "sen_6Bk1Tz4W",
      },
    ],
  },
};

const jobPositionPageSchema: object = { properties: { next: {}, content: { items: { $ref: () => jobPositionSchema } } }, required: ["content"] };

const jobPositionSchema: object = {
  properties: {
    id: {},
    name: {},
    description: {},
    abstract: {},
    defaultSkillsetMasteryLevel: {},
    feeders: { items: {} },
    translations: { $ref: () => jobPositionTranslationsSchema },
    skillsets: { items: { $ref: () => skillsetAssignmentSchema } },
    family: {},
    seniority: {},
  },
  required: [
    "id",
    "name",
    "description",
    "abstract",
    "defaultSkillsetMasteryLevel",
    "feeders",
    "translations",
    "skillsets",
    "family",
    "seniority",
  ],
};

const jobPositionSeniorExample: object = {
  value: {
    id: "jp_3Hs6Qd8Y",
    name: "Senior Backend Developer",
    description: "Leads the design of the services behind our products.",
    abstract: false,
    defaultSkillsetMasteryLevel: 75,
    feeders: ["jp_5Kn3Ts7B"],
    translations: {},
    skillsets: [{ skillsetId: "set_8Cj4Nr1H", masteryLevel: 90 }, { skillsetId: "set_5Lw7Gd3T", masteryLevel: null }],
    family: "fam_7Lz3Qa5E",
    seniority: "sen_6Bk1Tz4W",
  },
};

const jobPositionTranslationsSchema: object = { additionalProperties: true };

const onboardingSchema: object = { properties: { status: { $ref: () => onboardingStatusSchema }, finishedAt: {} }, required: ["status"] };

const onboardingStatusSchema: object = {};

const personCertificateSchema: object = {
  properties: {
    id: {},
    definitionId: {},
    name: {},
    organization: { $ref: () => certificateOrganizationSchema },
    issueDate: {},
    expirationDate: {},
  },
  required: ["id", "definitionId", "name", "organization", "issueDate"],
};

const personCertificatesHeldExample: object = {
  value: [
    {
      id: "pct_9Hb2Yt6D",
      definitionId: "crt_5Ty7Ws3P",
      name: "Cloud Operations Associate",
      organization: { id: "cog_3Mw6Pz9L", name: "Open Cloud Institute" },
      issueDate: 1757894400000,
      expirationDate: 1852588800000,
    },
    {
      id: "pct_3Vm8Cx5S",
      definitionId: "crt_1Jg4Zq9R",
      name: "Cloud Operations Foundation",
      organization: { id: "cog_3Mw6Pz9L", name: "Open Cloud Institute" },
      issueDate: 1685577600000,
    },
  ],
};

const personCertificatesNoneExample: object = { value: [] };

const personCoreSchema: object = {
  properties: { email: {}, firstName: {}, lastName: {}, customId: {}, accountEnabled: {} },
  required: ["email", "accountEnabled"],
};

const personCustomFieldsFilledExample: object = { value: { costCenter: "CC-4711", officeFloor: 3, parkingSpace: "P2-17" } };

const personCustomFieldsNoneExample: object = { value: {} };

const personCustomFieldsNullExample: object = { value: { costCenter: "CC-4711", parkingSpace: null } };

const personCustomFieldsPatchedExample: object = { value: { costCenter: "CC-4711", officeFloor: 4, mentor: "Elena Novak" } };

const personCustomFieldsSchema: object = { additionalProperties: true };

const personDisabledExample: object = {
  value: {
    id: "per_4Kd7Sn1B",
    email: "ines.duarte@example.com",
    teams: [],
    onboarding: { status: "NEW" },
    accountEnabled: false,
  },
};

const personGoalSchema: object = {
  properties: { id: {}, name: {}, completed: {}, skillId: {}, dueDate: {} },
  required: ["id", "name", "completed"],
};

const personInvitedExample: object = {
  value: {
    id: "per_8Ey4Vr6L",
    email: "tomas.eriksen@example.com",
    teams: ["team_8Vq4Hy2Z"],
    onboarding: { status: "NEW" },
    accountEnabled: true,
  },
};

const personJobPositionAssignedExample: object = {
  value: {
    id: "per_5Ox2Bn7S",
    email: "jonas.okafor@example.com",
    firstName: "Jonas",
    lastName: "Okafor",
    jobPositionId: "jp_5Kn3Ts7B",
    teams: ["team_8Vq4Hy2Z"],
    onboarding: { status: "STARTED" },
    accountEnabled: true,
  },
};

const personLocationHeader: object = { example: "https://api.assessments.example/v3/boost/v3/people/per_5Ox2Bn7S", schema: {} };

const personNotFoundResponse: object = {
  content: {
    "application/json": {
      examples: { personNotFound: { $ref: () => errorPersonNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const personOnboardedExample: object = {
  value: {
    id: "per_7Rj2Wc9F",
    email: "maya.lindqvist@example.com",
    firstName: "Maya",
    lastName: "Lindqvist",
    customId: "HR-1042",
    jobPositionId: "jp_5Kn3Ts7B",
    teams: ["team_8Vq4Hy2Z"],
    onboarding: { status: "COMPLETED", finishedAt: "2026-04-08T10:00:00.000Z" },
    accountEnabled: true,
  },
};

const personOnboardingExample: object = {
  value: {
    id: "per_5Ox2Bn7S",
    email: "jonas.okafor@example.com",
    firstName: "Jonas",
    lastName: "Okafor",
    teams: ["team_8Vq4Hy2Z"],
    onboarding: { status: "STARTED" },
    accountEnabled: true,
  },
};

const personPageEmptyExample: object = { value: { content: [] } };

const personPageFirstExample: object = {
  value: {
    next: "cur_MjAyNi0wNC0wOA",
    content: [
      {
        id: "per_1Gx5Ud8M",
        email: "elena.novak@example.com",
        firstName: "Elena",
        lastName: "Novak",
        customId: "HR-0317",
        teams: ["team_8Vq4Hy2Z"],
        onboarding: { status: "COMPLETED", finishedAt: "2026-01-12T14:20:00.000Z" },
        accountEnabled: true,
      },
      {
        id: "per_7Rj2Wc9F",
        email: "maya.lindqvist@example.com",
        firstName: "Maya",
        lastName: "Lindqvist",
        customId: "HR-1042",
        jobPositionId: "jp_5Kn3Ts7B",
        teams: ["team_8Vq4Hy2Z"],
        onboarding: { status: "COMPLETED", finishedAt: "2026-04-08T10:00:00.000Z" },
        accountEnabled: true,
      },
    ],
  },
};

const personPageLastExample: object = {
  value: {
    content: [
      {
        id: "per_5Ox2Bn7S",
        email: "jonas.okafor@example.com",
        firstName: "Jonas",
        lastName: "Okafor",
        teams: ["team_8Vq4Hy2Z"],
        onboarding: { status: "STARTED" },
        accountEnabled: true,
      },
      {
        id: "per_4Kd7Sn1B",
        email: "ines.duarte@example.com",
        teams: [],
        onboarding: { status: "NEW" },
        accountEnabled: false,
      },
    ],
  },
};

const personPageOneMatchExample: object = {
  value: {
    content: [
      {
        id: "per_7Rj2Wc9F",
        email: "maya.lindqvist@example.com",
        firstName: "Maya",
        lastName: "Lindqvist",
        customId: "HR-1042",
        jobPositionId: "jp_5Kn3Ts7B",
        teams: ["team_8Vq4Hy2Z"],
        onboarding: { status: "COMPLETED", finishedAt: "2026-04-08T10:00:00.000Z" },
        accountEnabled: true,
      },
    ],
  },
};

const personPageSchema: object = { properties: { next: {}, content: { items: { $ref: () => personSchema } } }, required: ["content"] };

const personRenamedExample: object = {
  value: {
    id: "per_7Rj2Wc9F",
    email: "maya.lindqvist@example.com",
    firstName: "Maya",
    lastName: "Lindqvist Berg",
    customId: "HR-1042",
    jobPositionId: "jp_5Kn3Ts7B",
    teams: ["team_8Vq4Hy2Z", "team_6Jd8Vn3X"],
    onboarding: { status: "COMPLETED", finishedAt: "2026-04-08T10:00:00.000Z" },
    accountEnabled: true,
  },
};

const personRoleSchema: object = { properties: { name: {}, teamId: {} }, required: ["name"] };

const personRolesMemberExample: object = { value: [{ name: "MEMBER", teamId: "team_8Vq4Hy2Z" }] };

const personRolesNoneExample: object = { value: [] };

const personRolesSupervisorExample: object = {
  value: [
    { name: "ADMINISTRATOR" },
    { name: "MEMBER", teamId: "team_8Vq4Hy2Z" },
    { name: "SUPERVISOR", teamId: "team_8Vq4Hy2Z" },
  ],
};

const personSchema: object = {
  properties: {
    id: {},
    email: {},
    firstName: {},
    lastName: {},
    customId: {},
    jobPositionId: {},
    teams: { items: {} },
    onboarding: { $ref: () => onboardingSchema },
    accountEnabled: {},
  },
  required: ["id", "email", "teams", "onboarding", "accountEnabled"],
};

const personSkillSchema: object = {
  properties: {
    id: {},
    name: {},
    type: { $ref: () => personSkillTypeSchema },
    wantToLearn: {},
    hidden: {},
    ratings: { items: { $ref: () => skillRatingSchema } },
    location: { $ref: () => skillLocationSchema },
  },
  required: ["id", "name", "type", "wantToLearn", "hidden", "ratings", "location"],
};

const personSkillTypeSchema: object = {};

const personSkillsNoneExample: object = { value: [] };

const personSkillsRatedExample: object = {
  value: [
    {
      id: "skl_2Mf7Xb4N",
      name: "Go",
      type: "CORE",
      wantToLearn: false,
      hidden: false,
      ratings: [
        {
          type: "SELF",
          ratedOn: "2026-04-02T12:00:00.000Z",
          value: 75,
          ratedBy: { id: "per_7Rj2Wc9F", firstName: "Maya", lastName: "Lindqvist" },
        },
        {
          type: "SUPERVISOR",
          ratedOn: "2026-04-03T09:30:00.000Z",
          value: 70,
          ratedBy: { id: "per_1Gx5Ud8M", firstName: "Elena", lastName: "Novak" },
        },
        { type: "DESIRED", value: null },
      ],
      location: {
        area: { id: "fld_6Sw8Zg3T", name: "Engineering" },
        subarea: { id: "fld_1Ph5Yk9V", name: "Backend" },
        group: { id: "fld_4Bt2Ue7X", name: "Programming languages" },
      },
    },
    {
      id: "skl_9Dc1Jr6Q",
      name: "SQL",
      type: "OPTIONAL",
      wantToLearn: true,
      hidden: false,
      ratings: [
        {
          type: "SELF",
          ratedOn: "2026-04-02T12:04:00.000Z",
          value: 60,
          ratedBy: { id: "per_7Rj2Wc9F", firstName: "Maya", lastName: "Lindqvist" },
        },
        { type: "SUPERVISOR" },
        { type: "VENDOR", ratedOn: "2026-03-03T18:42:10.000Z", value: 75 },
      ],
      location: {
        area: { id: "fld_6Sw8Zg3T", name: "Engineering" },
        subarea: { id: "fld_1Ph5Yk9V", name: "Backend" },
        group: { id: "fld_4Bt2Ue7X", name: "Programming languages" },
      },
    },
  ],
};

const personSkillsUnratedExample: object = {
  value: [
    {
      id: "skl_9Dc1Jr6Q",
      name: "SQL",
      type: "ADDITIONAL",
      wantToLearn: true,
      hidden: false,
      ratings: [],
      location: {
        area: { id: "fld_6Sw8Zg3T", name: "Engineering" },
        subarea: { id: "fld_1Ph5Yk9V", name: "Backend" },
        group: { id: "fld_4Bt2Ue7X", name: "Programming languages" },
      },
    },
  ],
};

const pluginDataSchema: object = { additionalProperties: true };

const positionFamiliesExample: object = {
  value: [{ id: "fam_7Lz3Qa5E", name: "Software Engineering" }, { id: "fam_4Rc8Ny2J", name: "Data Engineering" }],
};

const positionFamiliesNoneExample: object = { value: [] };

const positionFamilySchema: object = { properties: { id: {}, name: {} }, required: ["id", "name"] };

const raterSchema: object = { properties: { id: {}, firstName: {}, lastName: {} }, required: ["id"] };

const seniorityLevelSchema: object = { properties: { id: {}, name: {} }, required: ["id", "name"] };

const seniorityLevelsExample: object = {
  value: [
    { id: "sen_9Wp3Hj5C", name: "Junior" },
    { id: "sen_2Vx9Fm6K", name: "Middle" },
    { id: "sen_6Bk1Tz4W", name: "Senior" },
  ],
};

const seniorityLevelsNoneExample: object = { value: [] };

const skillFolderAreaExample: object = {
  value: { id: "fld_6Sw8Zg3T", name: "Engineering", level: "AREA", hidden: false, disabled: false, global: true },
};

const skillFolderGroupExample: object = {
  value: {
    id: "fld_4Bt2Ue7X",
    name: "Programming languages",
    level: "GROUP",
    parentId: "fld_1Ph5Yk9V",
    hidden: false,
    disabled: false,
    global: true,
  },
};

const skillFolderNotFoundResponse: object = {
  content: {
    "application/json": {
      examples: { skillFolderNotFound: { $ref: () => errorSkillFolderNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const skillFolderPageEmptyExample: object = { value: { content: [] } };

const skillFolderPageFirstExample: object = {
  value: {
    next: "cur_MjAyNi0wNC0wOA",
    content: [
      { id: "fld_6Sw8Zg3T", name: "Engineering", level: "AREA", hidden: false, disabled: false, global: true },
      {
        id: "fld_1Ph5Yk9V",
        name: "Backend",
        level: "SUBAREA",
        parentId: "fld_6Sw8Zg3T",
        hidden: false,
        disabled: false,
        global: true,
      },
    ],
  },
};

const skillFolderPageLastExample: object = {
  value: {
    content: [
      {
        id: "fld_4Bt2Ue7X",
        name: "Programming languages",
        level: "GROUP",
        parentId: "fld_1Ph5Yk9V",
        hidden: false,
        disabled: false,
        global: true,
      },
    ],
  },
};

const skillFolderPageSchema: object = { properties: { next: {}, content: { items: { $ref: () => skillFolderSchema } } }, required: ["content"] };

const skillFolderReferenceSchema: object = { properties: { id: {}, name: {} }, required: ["id", "name"] };

const skillFolderRelationSchema: object = { properties: { folderId: {}, type: {} }, required: ["folderId", "type"] };

const skillFolderSchema: object = {
  properties: { id: {}, name: {}, level: {}, parentId: {}, hidden: {}, disabled: {}, global: {} },
  required: ["id", "name", "level", "hidden", "disabled", "global"],
};

const skillGoExample: object = {
  value: {
    id: "skl_2Mf7Xb4N",
    name: "Go",
    description: "The Go programming language and its standard library.",
    folderId: "fld_4Bt2Ue7X",
    recommendedToLearn: true,
    hidden: false,
    disabled: false,
    global: true,
    relationsToSkills: [{ skillId: "skl_9Dc1Jr6Q", type: "RELATED" }],
    relationsToFolders: [{ folderId: "fld_1Ph5Yk9V", type: "RELATED" }],
  },
};

const skillLocationSchema: object = {
  properties: {
    area: { $ref: () => skillFolderReferenceSchema },
    subarea: { $ref: () => skillFolderReferenceSchema },
    group: { $ref: () => skillFolderReferenceSchema },
  },
  required: ["area", "subarea", "group"],
};

const skillNotFoundResponse: object = {
  content: {
    "application/json": {
      examples: { skillNotFound: { $ref: () => errorSkillNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const skillPageEmptyExample: object = { value: { content: [] } };

const skillPageFirstExample: object = {
  value: {
    next: "cur_MjAyNi0wNC0wOA",
    content: [
      {
        id: "skl_2Mf7Xb4N",
        name: "Go",
        description: "The Go programming language and its standard library.",
        folderId: "fld_4Bt2Ue7X",
        recommendedToLearn: true,
        hidden: false,
        disabled: false,
        global: true,
        relationsToSkills: [{ skillId: "skl_9Dc1Jr6Q", type: "RELATED" }],
        relationsToFolders: [{ folderId: "fld_1Ph5Yk9V", type: "RELATED" }],
      },
    ],
  },
};

const skillPageLastExample: object = {
  value: {
    content: [
      {
        id: "skl_9Dc1Jr6Q",
        name: "SQL",
        folderId: "fld_4Bt2Ue7X",
        recommendedToLearn: false,
        hidden: false,
        disabled: false,
        global: true,
        relationsToSkills: [{ skillId: "skl_2Mf7Xb4N", type: "RELATED" }],
        relationsToFolders: [],
      },
    ],
  },
};

const skillPageSchema: object = { properties: { next: {}, content: { items: { $ref: () => skillSchema } } }, required: ["content"] };

const skillPageWithDisabledExample: object = {
  value: {
    content: [
      {
        id: "skl_2Mf7Xb4N",
        name: "Go",
        description: "The Go programming language and its standard library.",
        folderId: "fld_4Bt2Ue7X",
        recommendedToLearn: true,
        hidden: false,
        disabled: false,
        global: true,
        relationsToSkills: [{ skillId: "skl_9Dc1Jr6Q", type: "RELATED" }],
        relationsToFolders: [{ folderId: "fld_1Ph5Yk9V", type: "RELATED" }],
      },
      {
        id: "skl_9Dc1Jr6Q",
        name: "SQL",
        folderId: "fld_4Bt2Ue7X",
        recommendedToLearn: false,
        hidden: false,
        disabled: false,
        global: true,
        relationsToSkills: [{ skillId: "skl_2Mf7Xb4N", type: "RELATED" }],
        relationsToFolders: [],
      },
      {
        id: "skl_7Ks5Vd2P",
        name: "Perl",
        description: "Kept for old tools, no longer rated.",
        folderId: "fld_4Bt2Ue7X",
        recommendedToLearn: false,
        hidden: false,
        disabled: true,
        global: false,
        relationsToSkills: [],
        relationsToFolders: [],
      },
    ],
  },
};

const skillPerlExample: object = {
  value: {
    id: "skl_7Ks5Vd2P",
    name: "Perl",
    description: "Kept for old tools, no longer rated.",
    folderId: "fld_4Bt2Ue7X",
    recommendedToLearn: false,
    hidden: false,
    disabled: true,
    global: false,
    relationsToSkills: [],
    relationsToFolders: [],
  },
};

const skillRatingSchema: object = {
  properties: {
    type: { $ref: () => skillRatingTypeSchema },
    ratedOn: {},
    value: {},
    ratedBy: { $ref: () => raterSchema },
  },
  required: ["type"],
};

const skillRatingTypeSchema: object = {};

const skillRelationSchema: object = { properties: { skillId: {}, type: {} }, required: ["skillId", "type"] };

const skillSchema: object = {
  properties: {
    id: {},
    name: {},
    description: {},
    folderId: {},
    recommendedToLearn: {},
    hidden: {},
    disabled: {},
    global: {},
    relationsToSkills: { items: { $ref: () => skillRelationSchema } },
    relationsToFolders: { items: { $ref: () => skillFolderRelationSchema } },
  },
  required: [
    "id",
    "name",
    "folderId",
    "recommendedToLearn",
    "hidden",
    "disabled",
    "global",
    "relationsToSkills",
    "relationsToFolders",
  ],
};

const skillsetAssignmentSchema: object = { properties: { skillsetId: {}, masteryLevel: {} }, required: ["skillsetId"] };

const skillsetSchema: object = {
  properties: { id: {}, name: {}, description: {}, skillIds: { items: {} } },
  required: ["id", "name", "skillIds"],
};

const skillsetsActiveExample: object = {
  value: [
    {
      id: "set_8Cj4Nr1H",
      name: "Backend Go",
      description: "What it takes to build and run services in Go.",
      skillIds: ["skl_2Mf7Xb4N", "skl_9Dc1Jr6Q"],
    },
    { id: "set_5Lw7Gd3T", name: "Data basics", skillIds: ["skl_9Dc1Jr6Q"] },
  ],
};

const skillsetsNoneExample: object = { value: [] };

const teamCreatedExample: object = {
  value: {
    id: "team_6Jd8Vn3X",
    name: "Data",
    parentTeamId: "team_3Ea6Lp1C",
    color: "#1E8E6A",
    businessUnit: false,
    supervisorId: "per_1Gx5Ud8M",
    customId: "ORG-ENG-DATA",
  },
};

const teamCreatedMinimalExample: object = {
  value: {
    id: "team_6Jd8Vn3X",
    name: "Data",
    parentTeamId: null,
    color: null,
    businessUnit: false,
    supervisorId: null,
    customId: null,
  },
};

const teamEngineeringExample: object = {
  value: {
    id: "team_3Ea6Lp1C",
    name: "Engineering",
    parentTeamId: null,
    color: null,
    businessUnit: true,
    supervisorId: null,
    customId: null,
  },
};

const teamLocationHeader: object = { example: "https://api.assessments.example/v3/boost/v3/teams/team_6Jd8Vn3X", schema: {} };

const teamNotFoundResponse: object = {
  content: {
    "application/json": {
      examples: { teamNotFound: { $ref: () => errorTeamNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const teamPageEmptyExample: object = { value: { content: [] } };

const teamPageFirstExample: object = {
  value: {
    next: "cur_MjAyNi0wNC0wOA",
    content: [
      {
        id: "team_3Ea6Lp1C",
        name: "Engineering",
        parentTeamId: null,
        color: null,
        businessUnit: true,
        supervisorId: null,
        customId: null,
      },
      {
        id: "team_8Vq4Hy2Z",
        name: "Platform",
        parentTeamId: "team_3Ea6Lp1C",
        color: "#2F6FED",
        businessUnit: false,
        supervisorId: "per_1Gx5Ud8M",
        customId: "ORG-ENG-PLAT",
      },
    ],
  },
};

const teamPageLastExample: object = {
  value: {
    content: [
      {
        id: "team_6Jd8Vn3X",
        name: "Data",
        parentTeamId: "team_3Ea6Lp1C",
        color: "#1E8E6A",
        businessUnit: false,
        supervisorId: "per_1Gx5Ud8M",
        customId: "ORG-ENG-DATA",
      },
    ],
  },
};

const teamPageSchema: object = { properties: { next: {}, content: { items: { $ref: () => teamSchema } } }, required: ["content"] };

const teamPlatformExample: object = {
  value: {
    id: "team_8Vq4Hy2Z",
    name: "Platform",
    parentTeamId: "team_3Ea6Lp1C",
    color: "#2F6FED",
    businessUnit: false,
    supervisorId: "per_1Gx5Ud8M",
    customId: "ORG-ENG-PLAT",
  },
};

const teamRecoloredExample: object = {
  value: {
    id: "team_6Jd8Vn3X",
    name: "Data",
    parentTeamId: "team_3Ea6Lp1C",
    color: "#B3541E",
    businessUnit: false,
    supervisorId: "per_1Gx5Ud8M",
    customId: "ORG-ENG-DATA",
  },
};

const teamSchema: object = {
  properties: { id: {}, name: {}, parentTeamId: {}, color: {}, businessUnit: {}, supervisorId: {}, customId: {} },
  required: ["id", "name", "parentTeamId", "color", "businessUnit", "supervisorId", "customId"],
};

const timelineEntrySchema: object = { properties: { type: {}, occurredAt: {}, description: {} }, required: ["type", "occurredAt"] };

const unauthorizedResponse: object = {
  content: {
    "application/json": {
      examples: {
        keyMissing: { $ref: () => errorKeyMissingExample },
        keyInvalid: { $ref: () => errorKeyInvalidExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const unexpectedErrorResponse: object = {
  content: {
    "application/json": {
      examples: {
        pathNotFound: { $ref: () => errorPathNotFoundExample },
        methodNotAllowed: { $ref: () => errorMethodNotAllowedExample },
        notAcceptable: { $ref: () => errorNotAcceptableExample },
        payloadTooLarge: { $ref: () => errorPayloadTooLargeExample },
        unsupportedMediaType: { $ref: () => errorUnsupportedMediaTypeExample },
        pluginUnavailable: { $ref: () => errorPluginUnavailableExample },
        internalError: { $ref: () => errorInternalExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

/**
 * Search people
 *
 * Returns one cursor page of the people of the organization that match every given filter, oldest first.
 *
 * `GET /boost/v3/people`
 */
export const listPeople: MockOperation<Handlers<object>["listPeople"]> = {
  api,
  route: listPeopleRoute,
  declared: {
    parameters: [
      { name: "after", in: "query", schema: {} },
      { name: "email", in: "query", schema: {} },
      { name: "customId", in: "query", schema: {} },
    ],
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              firstPage: { $ref: () => personPageFirstExample },
              lastPage: { $ref: () => personPageLastExample },
              oneMatch: { $ref: () => personPageOneMatchExample },
              nothingFound: { $ref: () => personPageEmptyExample },
            },
            schema: { $ref: () => personPageSchema },
          },
        },
      },
      400: { $ref: () => badPersonQueryResponse },
      401: { $ref: () => unauthorizedResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get a person
 *
 * Returns one person of the organization.
 *
 * `GET /boost/v3/people/{personId}`
 */
export const getPerson: MockOperation<Handlers<object>["getPerson"]> = {
  api,
  route: getPersonRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              onboarded: { $ref: () => personOnboardedExample },
              onboarding: { $ref: () => personOnboardingExample },
              invited: { $ref: () => personInvitedExample },
              disabled: { $ref: () => personDisabledExample },
            },
            schema: { $ref: () => personSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => personNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Delete a person
 *
 * Removes the person from the organization and anonymizes remaining data about them. A further request for the person gets 404.
 *
 * `DELETE /boost/v3/people/{personId}`
 */
export const deletePerson: MockOperation<Handlers<object>["deletePerson"]> = {
  api,
  route: deletePersonRoute,
  declared: {
    responses: {
      204: {},
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => personNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Update a person
 *
 * Changes the given fields of a person by a merge patch and returns the person as it is afterwards. Fields that are left out keep their values; null removes a value.
 *
 * `PATCH /boost/v3/people/{personId}`
 */
export const updatePerson: MockOperation<Handlers<object>["updatePerson"]> = {
  api,
  route: updatePersonRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              jobPositionAssigned: { $ref: () => personJobPositionAssignedExample },
              jobPositionRemoved: { $ref: () => personOnboardingExample },
              renamedAndMoved: { $ref: () => personRenamedExample },
            },
            schema: { $ref: () => personSchema },
          },
        },
      },
      400: { $ref: () => badPersonPatchResponse },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => personNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Replace the teams of a person
 *
 * Replaces the list of teams that the person belongs to. An empty list takes the person out of every team.
 *
 * `PUT /boost/v3/people/{personId}/teams`
 */
export const replacePersonTeams: MockOperation<Handlers<object>["replacePersonTeams"]> = {
  api,
  route: replacePersonTeamsRoute,
  declared: {
    responses: {
      204: {},
      400: { $ref: () => badPersonTeamsResponse },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => personNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * List the skills of a person
 *
 * Returns all skills of a person with their ratings, in one array without pages.
 *
 * `GET /boost/v3/people/{personId}/skills`
 */
export const listPersonSkills: MockOperation<Handlers<object>["listPersonSkills"]> = {
  api,
  route: listPersonSkillsRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              rated: { $ref: () => personSkillsRatedExample },
              unrated: { $ref: () => personSkillsUnratedExample },
              none: { $ref: () => personSkillsNoneExample },
            },
            schema: { items: { $ref: () => personSkillSchema } },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => personNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get the custom fields of a person
 *
 * Returns the custom fields that are set for a person, as one object with free keys.
 *
 * `GET /boost/v3/people/{personId}/customFields`
 */
export const getPersonCustomFields: MockOperation<Handlers<object>["getPersonCustomFields"]> = {
  api,
  route: getPersonCustomFieldsRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              filled: { $ref: () => personCustomFieldsFilledExample },
              none: { $ref: () => personCustomFieldsNoneExample },
              withoutValue: { $ref: () => personCustomFieldsNullExample },
            },
            schema: { $ref: () => personCustomFieldsSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => personNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Update the custom fields of a person
 *
 * Sets, changes and removes custom fields by a merge patch and returns all custom fields as they are afterwards. Fields that are left out keep their values; null removes a field.
 *
 * `PATCH /boost/v3/people/{personId}/customFields`
 */
export const updatePersonCustomFields: MockOperation<Handlers<object>["updatePersonCustomFields"]> = {
  api,
  route: updatePersonCustomFieldsRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              patched: { $ref: () => personCustomFieldsPatchedExample },
              allRemoved: { $ref: () => personCustomFieldsNoneExample },
            },
            schema: { $ref: () => personCustomFieldsSchema },
          },
        },
      },
      400: { $ref: () => badCustomFieldsResponse },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => personNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * List the roles of a person
 *
 * Returns the roles that a person has in the organization and in its teams, in one array without pages.
 *
 * `GET /boost/v3/people/{personId}/roles`
 */
export const listPersonRoles: MockOperation<Handlers<object>["listPersonRoles"]> = {
  api,
  route: listPersonRolesRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              member: { $ref: () => personRolesMemberExample },
              supervisor: { $ref: () => personRolesSupervisorExample },
              none: { $ref: () => personRolesNoneExample },
            },
            schema: { items: { $ref: () => personRoleSchema } },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => personNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get aggregated data of a person
 *
 * Returns the requested sections of a person's data in a single response. Without `sections`, only the core section is returned.
 *
 * `GET /boost/v3/people/{personId}/aggregated`
 */
export const getAggregatedPerson: MockOperation<Handlers<object>["getAggregatedPerson"]> = {
  api,
  route: getAggregatedPersonRoute,
  declared: {
    parameters: [{ name: "sections", in: "query", schema: { default: ["core"] } }],
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              coreOnly: { $ref: () => aggregatedPersonCoreExample },
              allSections: { $ref: () => aggregatedPersonAllExample },
              withoutJobPosition: { $ref: () => aggregatedPersonNoJobPositionExample },
            },
            schema: { $ref: () => aggregatedPersonSchema },
          },
        },
      },
      400: { $ref: () => badSectionsResponse },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => personNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * List the certificates of a person
 *
 * Returns all certificates that a person holds, each with its name and the issuing organization, in one array without pages. Dates are integers, milliseconds since the Unix epoch.
 *
 * `GET /boost/v3/people/{personId}/certificates`
 */
export const listPersonCertificates: MockOperation<Handlers<object>["listPersonCertificates"]> = {
  api,
  route: listPersonCertificatesRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              held: { $ref: () => personCertificatesHeldExample },
              none: { $ref: () => personCertificatesNoneExample },
            },
            schema: { items: { $ref: () => personCertificateSchema } },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => personNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Create an invitation
 *
 * Creates an account for a person, puts the person into a team and, unless `sendNotification` is false, invites them by e-mail. An e-mail address that already exists is refused with errorType EMAIL_ALREADY_EXISTS.
 *
 * `POST /boost/v3/invitations`
 */
export const createInvitation: MockOperation<Handlers<object>["createInvitation"]> = {
  api,
  route: createInvitationRoute,
  declared: {
    responses: {
      201: {
        headers: { Location: { $ref: () => personLocationHeader } },
        content: {
          "application/json": {
            examples: {
              notified: { $ref: () => invitationResultNotifiedExample },
              completeNotified: { $ref: () => invitationResultCompleteExample },
              notNotified: { $ref: () => invitationResultSilentExample },
            },
            schema: { $ref: () => invitationResultSchema },
          },
        },
      },
      400: { $ref: () => badInvitationResponse },
      401: { $ref: () => unauthorizedResponse },
      409: { $ref: () => emailAlreadyExistsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Search teams
 *
 * Returns one cursor page of the teams of the organization that match every given filter, oldest first.
 *
 * `GET /boost/v3/teams`
 */
export const listTeams: MockOperation<Handlers<object>["listTeams"]> = {
  api,
  route: listTeamsRoute,
  declared: {
    parameters: [
      { name: "after", in: "query", schema: {} },
      { name: "supervisorId", in: "query", schema: {} },
      { name: "customId", in: "query", schema: {} },
    ],
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              firstPage: { $ref: () => teamPageFirstExample },
              lastPage: { $ref: () => teamPageLastExample },
              nothingFound: { $ref: () => teamPageEmptyExample },
            },
            schema: { $ref: () => teamPageSchema },
          },
        },
      },
      400: { $ref: () => badQueryResponse },
      401: { $ref: () => unauthorizedResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Create a team
 *
 * Creates a team. Whether it is a business unit cannot be chosen here; the response tells.
 *
 * `POST /boost/v3/teams`
 */
export const createTeam: MockOperation<Handlers<object>["createTeam"]> = {
  api,
  route: createTeamRoute,
  declared: {
    responses: {
      201: {
        headers: { Location: { $ref: () => teamLocationHeader } },
        content: {
          "application/json": {
            examples: {
              complete: { $ref: () => teamCreatedExample },
              minimal: { $ref: () => teamCreatedMinimalExample },
            },
            schema: { $ref: () => teamSchema },
          },
        },
      },
      400: { $ref: () => badTeamResponse },
      401: { $ref: () => unauthorizedResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get a team
 *
 * Returns one team of the organization.
 *
 * `GET /boost/v3/teams/{teamId}`
 */
export const getTeam: MockOperation<Handlers<object>["getTeam"]> = {
  api,
  route: getTeamRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              team: { $ref: () => teamPlatformExample },
              businessUnit: { $ref: () => teamEngineeringExample },
            },
            schema: { $ref: () => teamSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => teamNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Update a team
 *
 * Replaces the changeable fields of a team and returns the team as it is afterwards. A field that is left out or null loses its value.
 *
 * `PUT /boost/v3/teams/{teamId}`
 */
export const replaceTeam: MockOperation<Handlers<object>["replaceTeam"]> = {
  api,
  route: replaceTeamRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              recolored: { $ref: () => teamRecoloredExample },
              minimal: { $ref: () => teamCreatedMinimalExample },
            },
            schema: { $ref: () => teamSchema },
          },
        },
      },
      400: { $ref: () => badTeamResponse },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => teamNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Delete a team
 *
 * Deletes a team. Its members stay in the organization; teams below it move to the parent of the deleted team.
 *
 * `DELETE /boost/v3/teams/{teamId}`
 */
export const deleteTeam: MockOperation<Handlers<object>["deleteTeam"]> = {
  api,
  route: deleteTeamRoute,
  declared: {
    responses: {
      204: {},
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => teamNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Search skills
 *
 * Returns one cursor page of the skills of the catalog. Disabled and hidden skills are left out unless they are requested.
 *
 * `GET /boost/v3/skills`
 */
export const listSkills: MockOperation<Handlers<object>["listSkills"]> = {
  api,
  route: listSkillsRoute,
  declared: {
    parameters: [
      { name: "after", in: "query", schema: {} },
      { name: "includeDisabled", in: "query", schema: { default: false } },
      { name: "includeHidden", in: "query", schema: { default: false } },
    ],
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              firstPage: { $ref: () => skillPageFirstExample },
              lastPage: { $ref: () => skillPageLastExample },
              withDisabled: { $ref: () => skillPageWithDisabledExample },
              nothingFound: { $ref: () => skillPageEmptyExample },
            },
            schema: { $ref: () => skillPageSchema },
          },
        },
      },
      400: { $ref: () => badCatalogQueryResponse },
      401: { $ref: () => unauthorizedResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get a skill
 *
 * Returns one skill of the catalog, also when it is hidden or disabled.
 *
 * `GET /boost/v3/skills/{skillId}`
 */
export const getSkill: MockOperation<Handlers<object>["getSkill"]> = {
  api,
  route: getSkillRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: { withRelations: { $ref: () => skillGoExample }, disabled: { $ref: () => skillPerlExample } },
            schema: { $ref: () => skillSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => skillNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Search skill folders
 *
 * Returns one cursor page of the skill folders of the catalog. Hidden and disabled folders are left out unless they are requested.
 *
 * `GET /boost/v3/skillFolders`
 */
export const listSkillFolders: MockOperation<Handlers<object>["listSkillFolders"]> = {
  api,
  route: listSkillFoldersRoute,
  declared: {
    parameters: [
      { name: "after", in: "query", schema: {} },
      { name: "includeHidden", in: "query", schema: { default: false } },
      { name: "includeDisabled", in: "query", schema: { default: false } },
    ],
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              firstPage: { $ref: () => skillFolderPageFirstExample },
              lastPage: { $ref: () => skillFolderPageLastExample },
              nothingFound: { $ref: () => skillFolderPageEmptyExample },
            },
            schema: { $ref: () => skillFolderPageSchema },
          },
        },
      },
      400: { $ref: () => badCatalogQueryResponse },
      401: { $ref: () => unauthorizedResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get a skill folder
 *
 * Returns one skill folder of the catalog, also when it is hidden or disabled.
 *
 * `GET /boost/v3/skillFolders/{folderId}`
 */
export const getSkillFolder: MockOperation<Handlers<object>["getSkillFolder"]> = {
  api,
  route: getSkillFolderRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              group: { $ref: () => skillFolderGroupExample },
              topLevel: { $ref: () => skillFolderAreaExample },
            },
            schema: { $ref: () => skillFolderSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => skillFolderNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * List active skillsets
 *
 * Returns all active skillsets in one array without pages. Their ids are the ones a job position may refer to.
 *
 * `GET /boost/v3/skillsets`
 */
export const listSkillsets: MockOperation<Handlers<object>["listSkillsets"]> = {
  api,
  route: listSkillsetsRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: { active: { $ref: () => skillsetsActiveExample }, none: { $ref: () => skillsetsNoneExample } },
            schema: { items: { $ref: () => skillsetSchema } },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * List position families
 *
 * Returns all position families in one array without pages. Their ids are the ones a job position may refer to as its family.
 *
 * `GET /boost/v3/positionFamilies`
 */
export const listPositionFamilies: MockOperation<Handlers<object>["listPositionFamilies"]> = {
  api,
  route: listPositionFamiliesRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              families: { $ref: () => positionFamiliesExample },
              none: { $ref: () => positionFamiliesNoneExample },
            },
            schema: { items: { $ref: () => positionFamilySchema } },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * List seniority levels
 *
 * Returns all seniority levels in one array without pages. Their ids are the ones a job position may refer to as its seniority.
 *
 * `GET /boost/v3/seniorityLevels`
 */
export const listSeniorityLevels: MockOperation<Handlers<object>["listSeniorityLevels"]> = {
  api,
  route: listSeniorityLevelsRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              levels: { $ref: () => seniorityLevelsExample },
              none: { $ref: () => seniorityLevelsNoneExample },
            },
            schema: { items: { $ref: () => seniorityLevelSchema } },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Search certificate definitions
 *
 * Returns one cursor page of the certificate definitions that match every given filter, with the total number of matches. Without `isActive`, only active definitions are returned.
 *
 * `GET /boost/v3/certificateDefinitions`
 */
export const listCertificateDefinitions: MockOperation<Handlers<object>["listCertificateDefinitions"]> = {
  api,
  route: listCertificateDefinitionsRoute,
  declared: {
    parameters: [
      { name: "after", in: "query", schema: {} },
      { name: "searchText", in: "query", schema: {} },
      { name: "organizationId", in: "query", schema: {} },
      { name: "isActive", in: "query", schema: { default: "true" } },
      { name: "limit", in: "query", schema: { default: 100, minimum: 1 } },
    ],
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              firstPage: { $ref: () => certificateDefinitionPageFirstExample },
              lastPage: { $ref: () => certificateDefinitionPageLastExample },
              inactiveOnly: { $ref: () => certificateDefinitionPageInactiveExample },
              nothingFound: { $ref: () => certificateDefinitionPageEmptyExample },
            },
            schema: { $ref: () => certificateDefinitionPageSchema },
          },
        },
      },
      400: { $ref: () => badCertificateDefinitionQueryResponse },
      401: { $ref: () => unauthorizedResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get a certificate definition
 *
 * Returns one certificate definition, also when it is inactive.
 *
 * `GET /boost/v3/certificateDefinitions/{id}`
 */
export const getCertificateDefinition: MockOperation<Handlers<object>["getCertificateDefinition"]> = {
  api,
  route: getCertificateDefinitionRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              active: { $ref: () => certificateDefinitionActiveExample },
              inactive: { $ref: () => certificateDefinitionInactiveExample },
            },
            schema: { $ref: () => certificateDefinitionSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => certificateDefinitionNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Search job positions
 *
 * Returns one cursor page of the job positions of the organization, abstract ones included, oldest first.
 *
 * `GET /boost/v3/jobPositions`
 */
export const listJobPositions: MockOperation<Handlers<object>["listJobPositions"]> = {
  api,
  route: listJobPositionsRoute,
  declared: {
    parameters: [{ name: "after", in: "query", schema: {} }],
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              firstPage: { $ref: () => jobPositionPageFirstExample },
              lastPage: { $ref: () => jobPositionPageLastExample },
              nothingFound: { $ref: () => jobPositionPageEmptyExample },
            },
            schema: { $ref: () => jobPositionPageSchema },
          },
        },
      },
      400: { $ref: () => badQueryResponse },
      401: { $ref: () => unauthorizedResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Create a job position
 *
 * Creates a job position. Its name becomes the default translation; further translations cannot be given here.
 *
 * `POST /boost/v3/jobPositions`
 */
export const createJobPosition: MockOperation<Handlers<object>["createJobPosition"]> = {
  api,
  route: createJobPositionRoute,
  declared: {
    responses: {
      201: {
        headers: { Location: { $ref: () => jobPositionLocationHeader } },
        content: {
          "application/json": {
            examples: {
              complete: { $ref: () => jobPositionSeniorExample },
              minimal: { $ref: () => jobPositionCreatedMinimalExample },
              abstract: { $ref: () => jobPositionAbstractExample },
            },
            schema: { $ref: () => jobPositionSchema },
          },
        },
      },
      400: { $ref: () => badJobPositionResponse },
      401: { $ref: () => unauthorizedResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get a job position
 *
 * Returns one job position of the organization.
 *
 * `GET /boost/v3/jobPositions/{jobPositionId}`
 */
export const getJobPosition: MockOperation<Handlers<object>["getJobPosition"]> = {
  api,
  route: getJobPositionRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              assignable: { $ref: () => jobPositionBackendExample },
              abstract: { $ref: () => jobPositionAbstractExample },
            },
            schema: { $ref: () => jobPositionSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => jobPositionNotFoundResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};
