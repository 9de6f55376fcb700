// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

import type { ParameterSpec, ResponseSpec, Route, RouteTable, SenderSpec } from "@assessment-api/runtime/fetch";
import type { Messages } from "./operations.gen.ts";
import * as validators from "./validators.gen.js";

const afterQueryParameter: ParameterSpec = { name: "after", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const answerIdPathParameter: ParameterSpec = { name: "answerId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const assessmentIdPathParameter: ParameterSpec = { name: "assessmentId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const assignedTeamQueryParameter: ParameterSpec = { name: "assignedTeam", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const assignedUserQueryParameter: ParameterSpec = { name: "assignedUser", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const candidateIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const candidateSearchQueryParameter: ParameterSpec = { name: "query", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const candidateStatusQueryParameter: ParameterSpec = { name: "status", in: "query", required: false, style: "form", explode: true, shape: "array" };

const countQueryParameter: ParameterSpec = { name: "count", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const customIdQueryParameter: ParameterSpec = { name: "customId", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const emailQueryParameter: ParameterSpec = { name: "email", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const includeDisabledQueryParameter: ParameterSpec = { name: "includeDisabled", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const includeHiddenQueryParameter: ParameterSpec = { name: "includeHidden", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const invitationIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const invitationSearchQueryParameter: ParameterSpec = { name: "query", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const invitationStatusQueryParameter: ParameterSpec = { name: "status", in: "query", required: false, style: "form", explode: true, shape: "array" };

const pageQueryParameter: ParameterSpec = { name: "page", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const personIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const personIdQueryParameter: ParameterSpec = { name: "person.id", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const predefinedTestSearchQueryParameter: ParameterSpec = { name: "query", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const seniorityLevelsQueryParameter: ParameterSpec = { name: "seniorityLevels", in: "query", required: false, style: "form", explode: true, shape: "array" };

const skillFolderIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const skillIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const skillIdQueryParameter: ParameterSpec = { name: "skill.id", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const skillsQueryParameter: ParameterSpec = { name: "skills", in: "query", required: false, style: "form", explode: true, shape: "array" };

const startDateQueryParameter: ParameterSpec = { name: "startDate", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const tagsQueryParameter: ParameterSpec = { name: "tags", in: "query", required: false, style: "form", explode: true, shape: "array" };

const taskIdPathParameter: ParameterSpec = { name: "taskId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const teamIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const testIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const testSearchQueryParameter: ParameterSpec = { name: "query", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const webhookIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const answerNotFoundResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const assessmentNotFoundResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const badAssessmentResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const badCandidateResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const badCandidatePatchResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const badCustomFieldsResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const badInvitationResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const badQueryResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const badScoreResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const badTestResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const badUploadResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const badWebhookResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const boostBadInvitationResponse: ResponseSpec = {
  headers: {},
  content: {
    "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
    "application/json": { kind: "json", validate: validators.ErrorObject },
  },
};

const boostBadQueryResponse: ResponseSpec = {
  headers: {},
  content: {
    "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
    "application/json": { kind: "json", validate: validators.ErrorObject },
  },
};

const boostBadTeamResponse: ResponseSpec = {
  headers: {},
  content: {
    "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
    "application/json": { kind: "json", validate: validators.ErrorObject },
  },
};

const boostBadTeamIdsResponse: ResponseSpec = {
  headers: {},
  content: {
    "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
    "application/json": { kind: "json", validate: validators.ErrorObject },
  },
};

const boostKnownEmailResponse: ResponseSpec = {
  headers: {},
  content: {
    "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
    "application/json": { kind: "json", validate: validators.ErrorObject },
  },
};

const boostPersonNotFoundResponse: ResponseSpec = {
  headers: {},
  content: {
    "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
    "application/json": { kind: "json", validate: validators.ErrorObject },
  },
};

const boostSkillFolderNotFoundResponse: ResponseSpec = {
  headers: {},
  content: {
    "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
    "application/json": { kind: "json", validate: validators.ErrorObject },
  },
};

const boostSkillNotFoundResponse: ResponseSpec = {
  headers: {},
  content: {
    "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
    "application/json": { kind: "json", validate: validators.ErrorObject },
  },
};

const boostTeamNotFoundResponse: ResponseSpec = {
  headers: {},
  content: {
    "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
    "application/json": { kind: "json", validate: validators.ErrorObject },
  },
};

const boostTooManyRequestsResponse: ResponseSpec = {
  headers: {
    "retry-after": { required: true, validate: validators.retryAfterHeader },
    "ratelimit-limit": { required: true, validate: validators.rateLimitLimitHeader },
    "ratelimit-remaining": { required: true, validate: validators.rateLimitRemainingHeader },
    "ratelimit-reset": { required: true, validate: validators.rateLimitResetHeader },
  },
  content: {
    "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
    "application/json": { kind: "json", validate: validators.ErrorObject },
  },
};

const boostUnauthorizedResponse: ResponseSpec = {
  headers: {},
  content: {
    "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
    "application/json": { kind: "json", validate: validators.ErrorObject },
  },
};

const boostUnexpectedErrorResponse: ResponseSpec = {
  headers: {},
  content: {
    "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
    "application/json": { kind: "json", validate: validators.ErrorObject },
  },
};

const candidateNotFoundResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const candidateOrTestNotFoundResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const insufficientCreditsResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const invitationNotFoundResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const namedTestNotFoundResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const notPublishableResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const predefinedTestNotFoundResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const taskNotFoundResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const testNotFinishedResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const testNotFoundResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const testUnusableResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const tooManyRequestsResponse: ResponseSpec = {
  headers: {
    "retry-after": { required: true, validate: validators.retryAfterHeader },
    "ratelimit-limit": { required: true, validate: validators.rateLimitLimitHeader },
    "ratelimit-remaining": { required: true, validate: validators.rateLimitRemainingHeader },
    "ratelimit-reset": { required: true, validate: validators.rateLimitResetHeader },
  },
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const unauthorizedResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const unexpectedErrorResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const unprocessableDefinitionsResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const unprocessablePackageResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

const webhookNotFoundResponse: ResponseSpec = {
  headers: {},
  content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
};

export const listCandidatesRoute: Route = {
  operationId: "listCandidates",
  method: "GET",
  path: "/candidates",
  parameters: [
    candidateSearchQueryParameter,
    assignedUserQueryParameter,
    assignedTeamQueryParameter,
    candidateStatusQueryParameter,
    tagsQueryParameter,
    startDateQueryParameter,
    countQueryParameter,
    pageQueryParameter,
  ],
  validateParameters: validators.listCandidatesParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.CandidatePage } },
    },
    400: badQueryResponse,
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const createCandidateRoute: Route = {
  operationId: "createCandidate",
  method: "POST",
  path: "/candidates",
  parameters: [],
  body: {
    required: true,
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.NewCandidate } },
  },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.candidateLocationHeader } },
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.Candidate } },
    },
    400: badCandidateResponse,
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const getCandidateRoute: Route = {
  operationId: "getCandidate",
  method: "GET",
  path: "/candidates/{id}",
  parameters: [candidateIdPathParameter],
  validateParameters: validators.getCandidateParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.CandidateExtended } },
    },
    401: unauthorizedResponse,
    404: candidateNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const deleteCandidateRoute: Route = {
  operationId: "deleteCandidate",
  method: "DELETE",
  path: "/candidates/{id}",
  parameters: [candidateIdPathParameter],
  validateParameters: validators.deleteCandidateParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    404: candidateNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const updateCandidateRoute: Route = {
  operationId: "updateCandidate",
  method: "PATCH",
  path: "/candidates/{id}",
  parameters: [candidateIdPathParameter],
  validateParameters: validators.updateCandidateParameters,
  body: {
    required: true,
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.CandidatePatch } },
  },
  responses: {
    202: { headers: {}, content: {} },
    400: badCandidatePatchResponse,
    401: unauthorizedResponse,
    404: candidateNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const createAssessmentRoute: Route = {
  operationId: "createAssessment",
  method: "POST",
  path: "/candidates/{id}/assessments",
  parameters: [candidateIdPathParameter],
  validateParameters: validators.createAssessmentParameters,
  body: {
    required: true,
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.NewAssessment } },
  },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.assessmentLocationHeader } },
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.Assessment } },
    },
    400: badAssessmentResponse,
    401: unauthorizedResponse,
    404: candidateOrTestNotFoundResponse,
    409: testUnusableResponse,
    417: insufficientCreditsResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const getAssessmentRoute: Route = {
  operationId: "getAssessment",
  method: "GET",
  path: "/candidates/{id}/assessments/{assessmentId}",
  parameters: [candidateIdPathParameter, assessmentIdPathParameter],
  validateParameters: validators.getAssessmentParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.AssessmentExtended } },
    },
    401: unauthorizedResponse,
    404: assessmentNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const deleteAssessmentRoute: Route = {
  operationId: "deleteAssessment",
  method: "DELETE",
  path: "/candidates/{id}/assessments/{assessmentId}",
  parameters: [candidateIdPathParameter, assessmentIdPathParameter],
  validateParameters: validators.deleteAssessmentParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    404: assessmentNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const updateAssessmentRoute: Route = {
  operationId: "updateAssessment",
  method: "PATCH",
  path: "/candidates/{id}/assessments/{assessmentId}",
  parameters: [candidateIdPathParameter, assessmentIdPathParameter],
  validateParameters: validators.updateAssessmentParameters,
  body: {
    required: true,
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.AssessmentPatch } },
  },
  responses: {
    204: { headers: {}, content: {} },
    400: badCustomFieldsResponse,
    401: unauthorizedResponse,
    404: assessmentNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const scoreAnswerRoute: Route = {
  operationId: "scoreAnswer",
  method: "PUT",
  path: "/candidates/{id}/assessments/{assessmentId}/answers/{answerId}/score",
  parameters: [candidateIdPathParameter, assessmentIdPathParameter, answerIdPathParameter],
  validateParameters: validators.scoreAnswerParameters,
  body: {
    required: true,
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.AnswerScore } },
  },
  responses: {
    204: { headers: {}, content: {} },
    400: badScoreResponse,
    401: unauthorizedResponse,
    404: answerNotFoundResponse,
    409: testNotFinishedResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const listInvitationsRoute: Route = {
  operationId: "listInvitations",
  method: "GET",
  path: "/invitations",
  parameters: [
    invitationSearchQueryParameter,
    invitationStatusQueryParameter,
    tagsQueryParameter,
    startDateQueryParameter,
    countQueryParameter,
    pageQueryParameter,
  ],
  validateParameters: validators.listInvitationsParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.InvitationPage } },
    },
    400: badQueryResponse,
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const createInvitationRoute: Route = {
  operationId: "createInvitation",
  method: "POST",
  path: "/invitations",
  parameters: [],
  body: {
    required: true,
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.NewInvitation } },
  },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.invitationLocationHeader } },
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.Invitation } },
    },
    400: badInvitationResponse,
    401: unauthorizedResponse,
    404: namedTestNotFoundResponse,
    409: testUnusableResponse,
    417: insufficientCreditsResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const getInvitationRoute: Route = {
  operationId: "getInvitation",
  method: "GET",
  path: "/invitations/{id}",
  parameters: [invitationIdPathParameter],
  validateParameters: validators.getInvitationParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.InvitationExtended } },
    },
    401: unauthorizedResponse,
    404: invitationNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const deleteInvitationRoute: Route = {
  operationId: "deleteInvitation",
  method: "DELETE",
  path: "/invitations/{id}",
  parameters: [invitationIdPathParameter],
  validateParameters: validators.deleteInvitationParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    404: invitationNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const uploadTaskPackageRoute: Route = {
  operationId: "uploadTaskPackage",
  method: "PUT",
  path: "/tasks/zip",
  parameters: [],
  body: { required: true, content: { "application/zip": { kind: "binary" } } },
  responses: {
    202: {
      headers: {},
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.TaskUpload } },
    },
    400: badUploadResponse,
    401: unauthorizedResponse,
    422: unprocessablePackageResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const uploadTaskRoute: Route = {
  operationId: "uploadTask",
  method: "PUT",
  path: "/tasks/{taskId}/zip",
  parameters: [taskIdPathParameter],
  validateParameters: validators.uploadTaskParameters,
  body: { required: true, content: { "application/zip": { kind: "binary" } } },
  responses: {
    202: {
      headers: {},
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.TaskUpload } },
    },
    400: badUploadResponse,
    401: unauthorizedResponse,
    404: taskNotFoundResponse,
    422: unprocessablePackageResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const importTasksRoute: Route = {
  operationId: "importTasks",
  method: "PUT",
  path: "/tasks/yaml",
  parameters: [],
  body: { required: true, content: { "application/yaml": { kind: "yaml", validate: validators.TaskDefinitions } } },
  responses: {
    200: {
      headers: {},
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.TaskImport } },
    },
    400: badUploadResponse,
    401: unauthorizedResponse,
    422: unprocessableDefinitionsResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const getTaskRoute: Route = {
  operationId: "getTask",
  method: "GET",
  path: "/tasks/{taskId}",
  parameters: [taskIdPathParameter],
  validateParameters: validators.getTaskParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.Task } },
    },
    401: unauthorizedResponse,
    404: taskNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const publishTaskRoute: Route = {
  operationId: "publishTask",
  method: "POST",
  path: "/tasks/{taskId}/publish",
  parameters: [taskIdPathParameter],
  validateParameters: validators.publishTaskParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    404: taskNotFoundResponse,
    409: notPublishableResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const listTestsRoute: Route = {
  operationId: "listTests",
  method: "GET",
  path: "/tests",
  parameters: [testSearchQueryParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listTestsParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.TestPage } },
    },
    400: badQueryResponse,
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const createTestRoute: Route = {
  operationId: "createTest",
  method: "POST",
  path: "/tests",
  parameters: [],
  body: {
    required: true,
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.NewTest } },
  },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.testLocationHeader } },
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.Test } },
    },
    400: badTestResponse,
    401: unauthorizedResponse,
    404: predefinedTestNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const getTestRoute: Route = {
  operationId: "getTest",
  method: "GET",
  path: "/tests/{id}",
  parameters: [testIdPathParameter],
  validateParameters: validators.getTestParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.Test } },
    },
    401: unauthorizedResponse,
    404: testNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const updateTestRoute: Route = {
  operationId: "updateTest",
  method: "PATCH",
  path: "/tests/{id}",
  parameters: [testIdPathParameter],
  validateParameters: validators.updateTestParameters,
  body: {
    required: true,
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.TestPatch } },
  },
  responses: {
    204: { headers: {}, content: {} },
    400: badCustomFieldsResponse,
    401: unauthorizedResponse,
    404: testNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const listPredefinedTestsRoute: Route = {
  operationId: "listPredefinedTests",
  method: "GET",
  path: "/predefined-tests",
  parameters: [
    predefinedTestSearchQueryParameter,
    skillsQueryParameter,
    seniorityLevelsQueryParameter,
    countQueryParameter,
    pageQueryParameter,
  ],
  validateParameters: validators.listPredefinedTestsParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.PredefinedTestPage } },
    },
    400: badQueryResponse,
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const registerWebhookRoute: Route = {
  operationId: "registerWebhook",
  method: "POST",
  path: "/webhook",
  parameters: [],
  body: {
    required: true,
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.NewWebhook } },
  },
  responses: {
    202: {
      headers: {},
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.WebhookRegistration } },
    },
    400: badWebhookResponse,
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const deleteWebhookRoute: Route = {
  operationId: "deleteWebhook",
  method: "DELETE",
  path: "/webhook/{id}",
  parameters: [webhookIdPathParameter],
  validateParameters: validators.deleteWebhookParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    404: webhookNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const listPeopleRoute: Route = {
  operationId: "listPeople",
  method: "GET",
  path: "/boost/people",
  parameters: [afterQueryParameter, emailQueryParameter, customIdQueryParameter],
  validateParameters: validators.listPeopleParameters,
  responses: {
    200: {
      headers: {},
      content: {
        "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.PersonPage },
        "application/json": { kind: "json", validate: validators.PersonPage },
      },
    },
    400: boostBadQueryResponse,
    401: boostUnauthorizedResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const deletePersonRoute: Route = {
  operationId: "deletePerson",
  method: "DELETE",
  path: "/boost/people/{id}",
  parameters: [personIdPathParameter],
  validateParameters: validators.deletePersonParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: boostUnauthorizedResponse,
    404: boostPersonNotFoundResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const replacePersonTeamsRoute: Route = {
  operationId: "replacePersonTeams",
  method: "PUT",
  path: "/boost/people/{id}/teams",
  parameters: [personIdPathParameter],
  validateParameters: validators.replacePersonTeamsParameters,
  body: {
    required: true,
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.PersonTeamsInput },
      "application/json": { kind: "json", validate: validators.PersonTeamsInput },
    },
  },
  responses: {
    204: { headers: {}, content: {} },
    400: boostBadTeamIdsResponse,
    401: boostUnauthorizedResponse,
    404: boostPersonNotFoundResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const listPersonSkillsRoute: Route = {
  operationId: "listPersonSkills",
  method: "GET",
  path: "/boost/people/{id}/skills",
  parameters: [personIdPathParameter],
  validateParameters: validators.listPersonSkillsParameters,
  responses: {
    200: {
      headers: {},
      content: {
        "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.PersonSkillList },
        "application/json": { kind: "json", validate: validators.PersonSkillList },
      },
    },
    401: boostUnauthorizedResponse,
    404: boostPersonNotFoundResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const invitePersonRoute: Route = {
  operationId: "invitePerson",
  method: "POST",
  path: "/boost/invitations",
  parameters: [],
  body: {
    required: true,
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.NewPersonInvitation },
      "application/json": { kind: "json", validate: validators.NewPersonInvitation },
    },
  },
  responses: {
    200: { headers: {}, content: {} },
    400: boostBadInvitationResponse,
    401: boostUnauthorizedResponse,
    409: boostKnownEmailResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const listTeamsRoute: Route = {
  operationId: "listTeams",
  method: "GET",
  path: "/boost/teams",
  parameters: [afterQueryParameter],
  validateParameters: validators.listTeamsParameters,
  responses: {
    200: {
      headers: {},
      content: {
        "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.TeamPage },
        "application/json": { kind: "json", validate: validators.TeamPage },
      },
    },
    400: boostBadQueryResponse,
    401: boostUnauthorizedResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const createTeamRoute: Route = {
  operationId: "createTeam",
  method: "POST",
  path: "/boost/teams",
  parameters: [],
  body: {
    required: true,
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.TeamInput },
      "application/json": { kind: "json", validate: validators.TeamInput },
    },
  },
  responses: {
    200: {
      headers: {},
      content: {
        "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.Team },
        "application/json": { kind: "json", validate: validators.Team },
      },
    },
    400: boostBadTeamResponse,
    401: boostUnauthorizedResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const replaceTeamRoute: Route = {
  operationId: "replaceTeam",
  method: "PUT",
  path: "/boost/teams/{id}",
  parameters: [teamIdPathParameter],
  validateParameters: validators.replaceTeamParameters,
  body: {
    required: true,
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.TeamInput },
      "application/json": { kind: "json", validate: validators.TeamInput },
    },
  },
  responses: {
    200: {
      headers: {},
      content: {
        "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.Team },
        "application/json": { kind: "json", validate: validators.Team },
      },
    },
    400: boostBadTeamResponse,
    401: boostUnauthorizedResponse,
    404: boostTeamNotFoundResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const deleteTeamRoute: Route = {
  operationId: "deleteTeam",
  method: "DELETE",
  path: "/boost/teams/{id}",
  parameters: [teamIdPathParameter],
  validateParameters: validators.deleteTeamParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: boostUnauthorizedResponse,
    404: boostTeamNotFoundResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const listSkillsRoute: Route = {
  operationId: "listSkills",
  method: "GET",
  path: "/boost/skills",
  parameters: [afterQueryParameter, includeDisabledQueryParameter, includeHiddenQueryParameter],
  validateParameters: validators.listSkillsParameters,
  responses: {
    200: {
      headers: {},
      content: {
        "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.SkillPage },
        "application/json": { kind: "json", validate: validators.SkillPage },
      },
    },
    400: boostBadQueryResponse,
    401: boostUnauthorizedResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const getSkillRoute: Route = {
  operationId: "getSkill",
  method: "GET",
  path: "/boost/skills/{id}",
  parameters: [skillIdPathParameter],
  validateParameters: validators.getSkillParameters,
  responses: {
    200: {
      headers: {},
      content: {
        "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.Skill },
        "application/json": { kind: "json", validate: validators.Skill },
      },
    },
    401: boostUnauthorizedResponse,
    404: boostSkillNotFoundResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const listSkillFoldersRoute: Route = {
  operationId: "listSkillFolders",
  method: "GET",
  path: "/boost/skillFolders",
  parameters: [afterQueryParameter, includeDisabledQueryParameter, includeHiddenQueryParameter],
  validateParameters: validators.listSkillFoldersParameters,
  responses: {
    200: {
      headers: {},
      content: {
        "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.SkillFolderPage },
        "application/json": { kind: "json", validate: validators.SkillFolderPage },
      },
    },
    400: boostBadQueryResponse,
    401: boostUnauthorizedResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const getSkillFolderRoute: Route = {
  operationId: "getSkillFolder",
  method: "GET",
  path: "/boost/skillFolders/{id}",
  parameters: [skillFolderIdPathParameter],
  validateParameters: validators.getSkillFolderParameters,
  responses: {
    200: {
      headers: {},
      content: {
        "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.SkillFolder },
        "application/json": { kind: "json", validate: validators.SkillFolder },
      },
    },
    401: boostUnauthorizedResponse,
    404: boostSkillFolderNotFoundResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const listSkillRatingsRoute: Route = {
  operationId: "listSkillRatings",
  method: "GET",
  path: "/boost/skillRatings",
  parameters: [afterQueryParameter, personIdQueryParameter, skillIdQueryParameter],
  validateParameters: validators.listSkillRatingsParameters,
  responses: {
    200: {
      headers: {},
      content: {
        "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.SkillRatingPage },
        "application/json": { kind: "json", validate: validators.SkillRatingPage },
      },
    },
    400: boostBadQueryResponse,
    401: boostUnauthorizedResponse,
    429: boostTooManyRequestsResponse,
    default: boostUnexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const securitySchemes: RouteTable["securitySchemes"] = { ApiKey: { type: "apiKey", in: "header", name: "Vendor-Api-Key" } };

/** Every operation of the document. */
export const routes: RouteTable = {
  routes: [
    listCandidatesRoute,
    createCandidateRoute,
    getCandidateRoute,
    deleteCandidateRoute,
    updateCandidateRoute,
    createAssessmentRoute,
    getAssessmentRoute,
    deleteAssessmentRoute,
    updateAssessmentRoute,
    scoreAnswerRoute,
    listInvitationsRoute,
    createInvitationRoute,
    getInvitationRoute,
    deleteInvitationRoute,
    uploadTaskPackageRoute,
    uploadTaskRoute,
    importTasksRoute,
    getTaskRoute,
    publishTaskRoute,
    listTestsRoute,
    createTestRoute,
    getTestRoute,
    updateTestRoute,
    listPredefinedTestsRoute,
    registerWebhookRoute,
    deleteWebhookRoute,
    listPeopleRoute,
    deletePersonRoute,
    replacePersonTeamsRoute,
    listPersonSkillsRoute,
    invitePersonRoute,
    listTeamsRoute,
    createTeamRoute,
    replaceTeamRoute,
    deleteTeamRoute,
    listSkillsRoute,
    getSkillRoute,
    listSkillFoldersRoute,
    getSkillFolderRoute,
    listSkillRatingsRoute,
  ],
  securitySchemes,
};

/** Messages that the service sends. */
export const senders: Record<keyof Messages, SenderSpec> = {
  candidateEvents: {
    method: "POST",
    headers: {
      "vendor-hook-secret": { required: true, validate: validators.vendorHookSecretHeaderHeader },
      "user-agent": { required: true, validate: validators.userAgentHeaderHeader },
      "webhook-id": { required: false, validate: validators.webhookIdHeaderHeader },
      "webhook-timestamp": { required: false, validate: validators.webhookTimestampHeaderHeader },
      "webhook-signature": { required: false, validate: validators.webhookSignatureHeaderHeader },
    },
    body: {
      required: true,
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.WebhookEventList } },
    },
  },
};
