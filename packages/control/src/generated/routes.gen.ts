// Generated from Assessment API Sandbox Control API 1.0.0. Do not edit: change the document and generate again.

import type { ParameterSpec, ResponseSpec, Route, RouteTable } from "@assessment-api/runtime/fetch";
import * as validators from "./validators.gen.js";

const afterQueryParameter: ParameterSpec = { name: "after", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const apiKeyIdPathParameter: ParameterSpec = { name: "keyId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const assessmentIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const calledPathQueryParameter: ParameterSpec = { name: "path", in: "query", required: true, style: "form", explode: true, shape: "primitive" };

const candidateIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const candidateIdQueryParameter: ParameterSpec = { name: "candidateId", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const causeIdQueryParameter: ParameterSpec = { name: "causeId", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const countQueryParameter: ParameterSpec = { name: "count", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const deliveryIdPathParameter: ParameterSpec = { name: "deliveryId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const deliveryStateQueryParameter: ParameterSpec = { name: "state", in: "query", required: false, style: "form", explode: true, shape: "array" };

const emailQueryParameter: ParameterSpec = { name: "email", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const eventIdPathParameter: ParameterSpec = { name: "eventId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const eventIdQueryParameter: ParameterSpec = { name: "eventId", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const explanationIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const faultIdPathParameter: ParameterSpec = { name: "faultId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const jobPositionIdPathParameter: ParameterSpec = { name: "jobPositionId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const journalEntryIdPathParameter: ParameterSpec = { name: "entryId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const journalKindQueryParameter: ParameterSpec = { name: "kind", in: "query", required: false, style: "form", explode: true, shape: "array" };

const lastEventIdHeaderParameter: ParameterSpec = { name: "Last-Event-ID", in: "header", required: false, style: "simple", explode: false, shape: "primitive" };

const mailIdPathParameter: ParameterSpec = { name: "mailId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const mailStateQueryParameter: ParameterSpec = { name: "state", in: "query", required: false, style: "form", explode: true, shape: "array" };

const operationQueryParameter: ParameterSpec = { name: "operation", in: "query", required: false, style: "form", explode: true, shape: "array" };

const organizationIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const pageQueryParameter: ParameterSpec = { name: "page", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const personEmailQueryParameter: ParameterSpec = { name: "email", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const personIdPathParameter: ParameterSpec = { name: "personId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const personTeamIdQueryParameter: ParameterSpec = { name: "teamId", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const restoreClockQueryParameter: ParameterSpec = { name: "clock", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const searchTextQueryParameter: ParameterSpec = { name: "searchText", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const sessionFromQueryParameter: ParameterSpec = { name: "from", in: "query", required: true, style: "form", explode: true, shape: "primitive" };

const sessionTargetQueryParameter: ParameterSpec = { name: "as", in: "query", required: true, style: "form", explode: true, shape: "primitive" };

const sessionToQueryParameter: ParameterSpec = { name: "to", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const sinceQueryParameter: ParameterSpec = { name: "since", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const skillIdPathParameter: ParameterSpec = { name: "skillId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const snapshotIdPathParameter: ParameterSpec = { name: "snapshotId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const snapshotNameQueryParameter: ParameterSpec = { name: "name", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const statusQueryParameter: ParameterSpec = { name: "status", in: "query", required: false, style: "form", explode: true, shape: "array" };

const taskIdPathParameter: ParameterSpec = { name: "taskId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const teamIdPathParameter: ParameterSpec = { name: "teamId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const webhookIdPathParameter: ParameterSpec = { name: "webhookId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const webhookIdQueryParameter: ParameterSpec = { name: "webhookId", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const apiKeyNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const assessmentNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badAnswersResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badApiKeyResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badAssignmentResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badCallResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badCertificatePluginResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badContractDataResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badDurationResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badFaultResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badForkResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badInstantResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badOnboardingResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badOrganizationResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badPersonResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badPersonSkillResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badQueryResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badReplayResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badResetResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badRestoreResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badScoresResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badSecretResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badSessionResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badSimulationResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badSnapshotResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badSnapshotFileResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badTeamResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badTextResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badWebhookResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const candidateNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const clockTakenResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const deliveryNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const eventNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const explanationNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const faultNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const forbiddenResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const jobPositionNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const journalEntryNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const mailNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const mailWithoutObjectResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const moveNotAllowedResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const organizationNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const personNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const personSkillNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const scoreConflictResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const skillNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const snapshotNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const taskNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const teamNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const unauthorizedResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const unexpectedErrorResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const webhookNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

export const getHealthRoute: Route = {
  operationId: "getHealth",
  method: "GET",
  path: "/health",
  parameters: [],
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Health } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listOrganizationsRoute: Route = {
  operationId: "listOrganizations",
  method: "GET",
  path: "/organizations",
  parameters: [countQueryParameter, pageQueryParameter],
  validateParameters: validators.listOrganizationsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.OrganizationPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const createOrganizationRoute: Route = {
  operationId: "createOrganization",
  method: "POST",
  path: "/organizations",
  parameters: [],
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.NewOrganization } } },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.organizationLocationHeader } },
      content: { "application/json": { kind: "json", validate: validators.CreatedOrganization } },
    },
    400: badOrganizationResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getOrganizationRoute: Route = {
  operationId: "getOrganization",
  method: "GET",
  path: "/organizations/{id}",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.getOrganizationParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Organization } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const deleteOrganizationRoute: Route = {
  operationId: "deleteOrganization",
  method: "DELETE",
  path: "/organizations/{id}",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.deleteOrganizationParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const updateOrganizationRoute: Route = {
  operationId: "updateOrganization",
  method: "PATCH",
  path: "/organizations/{id}",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.updateOrganizationParameters,
  body: {
    required: true,
    content: { "application/json": { kind: "json", validate: validators.OrganizationPatch } },
  },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Organization } } },
    400: badOrganizationResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const resetOrganizationRoute: Route = {
  operationId: "resetOrganization",
  method: "POST",
  path: "/organizations/{id}/reset",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.resetOrganizationParameters,
  body: {
    required: false,
    content: { "application/json": { kind: "json", validate: validators.OrganizationReset } },
  },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Organization } } },
    400: badResetResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listKeysRoute: Route = {
  operationId: "listKeys",
  method: "GET",
  path: "/organizations/{id}/keys",
  parameters: [organizationIdPathParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listKeysParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ApiKeyPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const createKeyRoute: Route = {
  operationId: "createKey",
  method: "POST",
  path: "/organizations/{id}/keys",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.createKeyParameters,
  body: { required: false, content: { "application/json": { kind: "json", validate: validators.NewApiKey } } },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.apiKeyLocationHeader } },
      content: { "application/json": { kind: "json", validate: validators.CreatedApiKey } },
    },
    400: badApiKeyResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getKeyRoute: Route = {
  operationId: "getKey",
  method: "GET",
  path: "/organizations/{id}/keys/{keyId}",
  parameters: [organizationIdPathParameter, apiKeyIdPathParameter],
  validateParameters: validators.getKeyParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ApiKey } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: apiKeyNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const deleteKeyRoute: Route = {
  operationId: "deleteKey",
  method: "DELETE",
  path: "/organizations/{id}/keys/{keyId}",
  parameters: [organizationIdPathParameter, apiKeyIdPathParameter],
  validateParameters: validators.deleteKeyParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: apiKeyNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const sendCallRoute: Route = {
  operationId: "sendCall",
  method: "POST",
  path: "/organizations/{id}/calls",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.sendCallParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.VersionCall } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.VersionResponse } } },
    400: badCallResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const sendZipRoute: Route = {
  operationId: "sendZip",
  method: "POST",
  path: "/organizations/{id}/calls/zip",
  parameters: [organizationIdPathParameter, calledPathQueryParameter],
  validateParameters: validators.sendZipParameters,
  body: { required: true, content: { "application/zip": { kind: "binary" } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.VersionResponse } } },
    400: badCallResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getOrganizationClockRoute: Route = {
  operationId: "getOrganizationClock",
  method: "GET",
  path: "/organizations/{id}/clock",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.getOrganizationClockParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.OrganizationClock } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const deleteOrganizationClockRoute: Route = {
  operationId: "deleteOrganizationClock",
  method: "DELETE",
  path: "/organizations/{id}/clock",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.deleteOrganizationClockParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    409: clockTakenResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const freezeOrganizationClockRoute: Route = {
  operationId: "freezeOrganizationClock",
  method: "POST",
  path: "/organizations/{id}/clock/freeze",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.freezeOrganizationClockParameters,
  body: { required: false, content: { "application/json": { kind: "json", validate: validators.ClockFreeze } } },
  responses: {
    200: {
      headers: {},
      content: { "application/json": { kind: "json", validate: validators.OrganizationClockChange } },
    },
    400: badInstantResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    409: clockTakenResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const resumeOrganizationClockRoute: Route = {
  operationId: "resumeOrganizationClock",
  method: "POST",
  path: "/organizations/{id}/clock/resume",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.resumeOrganizationClockParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.OrganizationClock } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    409: clockTakenResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const advanceOrganizationClockRoute: Route = {
  operationId: "advanceOrganizationClock",
  method: "POST",
  path: "/organizations/{id}/clock/advance",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.advanceOrganizationClockParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.ClockAdvance } } },
  responses: {
    200: {
      headers: {},
      content: { "application/json": { kind: "json", validate: validators.OrganizationClockChange } },
    },
    400: badDurationResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    409: clockTakenResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listTimersRoute: Route = {
  operationId: "listTimers",
  method: "GET",
  path: "/organizations/{id}/timers",
  parameters: [organizationIdPathParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listTimersParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.TimerPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listFaultsRoute: Route = {
  operationId: "listFaults",
  method: "GET",
  path: "/organizations/{id}/faults",
  parameters: [organizationIdPathParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listFaultsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.FaultPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const createFaultRoute: Route = {
  operationId: "createFault",
  method: "POST",
  path: "/organizations/{id}/faults",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.createFaultParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.NewFault } } },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.faultLocationHeader } },
      content: { "application/json": { kind: "json", validate: validators.Fault } },
    },
    400: badFaultResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getFaultRoute: Route = {
  operationId: "getFault",
  method: "GET",
  path: "/organizations/{id}/faults/{faultId}",
  parameters: [organizationIdPathParameter, faultIdPathParameter],
  validateParameters: validators.getFaultParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Fault } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: faultNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const deleteFaultRoute: Route = {
  operationId: "deleteFault",
  method: "DELETE",
  path: "/organizations/{id}/faults/{faultId}",
  parameters: [organizationIdPathParameter, faultIdPathParameter],
  validateParameters: validators.deleteFaultParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: faultNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listSnapshotsRoute: Route = {
  operationId: "listSnapshots",
  method: "GET",
  path: "/organizations/{id}/snapshots",
  parameters: [organizationIdPathParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listSnapshotsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.SnapshotPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const createSnapshotRoute: Route = {
  operationId: "createSnapshot",
  method: "POST",
  path: "/organizations/{id}/snapshots",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.createSnapshotParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.NewSnapshot } } },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.snapshotLocationHeader } },
      content: { "application/json": { kind: "json", validate: validators.Snapshot } },
    },
    400: badSnapshotResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const importSnapshotRoute: Route = {
  operationId: "importSnapshot",
  method: "POST",
  path: "/organizations/{id}/snapshots/file",
  parameters: [organizationIdPathParameter, snapshotNameQueryParameter],
  validateParameters: validators.importSnapshotParameters,
  body: { required: true, content: { "application/gzip": { kind: "binary" } } },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.snapshotLocationHeader } },
      content: { "application/json": { kind: "json", validate: validators.Snapshot } },
    },
    400: badSnapshotFileResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getSnapshotRoute: Route = {
  operationId: "getSnapshot",
  method: "GET",
  path: "/organizations/{id}/snapshots/{snapshotId}",
  parameters: [organizationIdPathParameter, snapshotIdPathParameter],
  validateParameters: validators.getSnapshotParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Snapshot } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: snapshotNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const deleteSnapshotRoute: Route = {
  operationId: "deleteSnapshot",
  method: "DELETE",
  path: "/organizations/{id}/snapshots/{snapshotId}",
  parameters: [organizationIdPathParameter, snapshotIdPathParameter],
  validateParameters: validators.deleteSnapshotParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: snapshotNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const exportSnapshotRoute: Route = {
  operationId: "exportSnapshot",
  method: "GET",
  path: "/organizations/{id}/snapshots/{snapshotId}/file",
  parameters: [organizationIdPathParameter, snapshotIdPathParameter],
  validateParameters: validators.exportSnapshotParameters,
  responses: {
    200: { headers: {}, content: { "application/gzip": { kind: "binary" } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: snapshotNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const restoreSnapshotRoute: Route = {
  operationId: "restoreSnapshot",
  method: "POST",
  path: "/organizations/{id}/snapshots/{snapshotId}/restore",
  parameters: [organizationIdPathParameter, snapshotIdPathParameter],
  validateParameters: validators.restoreSnapshotParameters,
  body: { required: false, content: { "application/json": { kind: "json", validate: validators.SnapshotRestore } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Organization } } },
    400: badRestoreResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: snapshotNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getRestorePreviewRoute: Route = {
  operationId: "getRestorePreview",
  method: "GET",
  path: "/organizations/{id}/snapshots/{snapshotId}/restorePreview",
  parameters: [organizationIdPathParameter, snapshotIdPathParameter, restoreClockQueryParameter],
  validateParameters: validators.getRestorePreviewParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.RestorePreview } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: snapshotNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const forkSnapshotRoute: Route = {
  operationId: "forkSnapshot",
  method: "POST",
  path: "/organizations/{id}/snapshots/{snapshotId}/fork",
  parameters: [organizationIdPathParameter, snapshotIdPathParameter],
  validateParameters: validators.forkSnapshotParameters,
  body: { required: false, content: { "application/json": { kind: "json", validate: validators.SnapshotFork } } },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.organizationLocationHeader } },
      content: { "application/json": { kind: "json", validate: validators.CreatedOrganization } },
    },
    400: badForkResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: snapshotNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listWebhooksRoute: Route = {
  operationId: "listWebhooks",
  method: "GET",
  path: "/organizations/{id}/webhooks",
  parameters: [organizationIdPathParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listWebhooksParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.WebhookPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const createWebhookRoute: Route = {
  operationId: "createWebhook",
  method: "POST",
  path: "/organizations/{id}/webhooks",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.createWebhookParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.NewWebhook } } },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.webhookLocationHeader } },
      content: { "application/json": { kind: "json", validate: validators.Webhook } },
    },
    400: badWebhookResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getWebhookRoute: Route = {
  operationId: "getWebhook",
  method: "GET",
  path: "/organizations/{id}/webhooks/{webhookId}",
  parameters: [organizationIdPathParameter, webhookIdPathParameter],
  validateParameters: validators.getWebhookParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Webhook } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: webhookNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const deleteWebhookRoute: Route = {
  operationId: "deleteWebhook",
  method: "DELETE",
  path: "/organizations/{id}/webhooks/{webhookId}",
  parameters: [organizationIdPathParameter, webhookIdPathParameter],
  validateParameters: validators.deleteWebhookParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: webhookNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const disableWebhookRoute: Route = {
  operationId: "disableWebhook",
  method: "POST",
  path: "/organizations/{id}/webhooks/{webhookId}/disable",
  parameters: [organizationIdPathParameter, webhookIdPathParameter],
  validateParameters: validators.disableWebhookParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Webhook } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: webhookNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const enableWebhookRoute: Route = {
  operationId: "enableWebhook",
  method: "POST",
  path: "/organizations/{id}/webhooks/{webhookId}/enable",
  parameters: [organizationIdPathParameter, webhookIdPathParameter],
  validateParameters: validators.enableWebhookParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Webhook } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: webhookNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const rotateWebhookSecretRoute: Route = {
  operationId: "rotateWebhookSecret",
  method: "POST",
  path: "/organizations/{id}/webhooks/{webhookId}/rotate",
  parameters: [organizationIdPathParameter, webhookIdPathParameter],
  validateParameters: validators.rotateWebhookSecretParameters,
  body: { required: false, content: { "application/json": { kind: "json", validate: validators.SecretRotation } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Webhook } } },
    400: badSecretResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: webhookNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const sendTestEventRoute: Route = {
  operationId: "sendTestEvent",
  method: "POST",
  path: "/organizations/{id}/webhooks/{webhookId}/test",
  parameters: [organizationIdPathParameter, webhookIdPathParameter],
  validateParameters: validators.sendTestEventParameters,
  responses: {
    202: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Delivery } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: webhookNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const failNextDeliveriesRoute: Route = {
  operationId: "failNextDeliveries",
  method: "POST",
  path: "/organizations/{id}/webhooks/{webhookId}/fail",
  parameters: [organizationIdPathParameter, webhookIdPathParameter],
  validateParameters: validators.failNextDeliveriesParameters,
  body: {
    required: true,
    content: { "application/json": { kind: "json", validate: validators.SimulatedFailures } },
  },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Webhook } } },
    400: badSimulationResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: webhookNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const replayDeliveriesRoute: Route = {
  operationId: "replayDeliveries",
  method: "POST",
  path: "/organizations/{id}/webhooks/{webhookId}/replay",
  parameters: [organizationIdPathParameter, webhookIdPathParameter],
  validateParameters: validators.replayDeliveriesParameters,
  body: { required: false, content: { "application/json": { kind: "json", validate: validators.ReplayInput } } },
  responses: {
    202: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Replay } } },
    400: badReplayResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: webhookNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listCaughtRequestsRoute: Route = {
  operationId: "listCaughtRequests",
  method: "GET",
  path: "/organizations/{id}/caughtRequests",
  parameters: [organizationIdPathParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listCaughtRequestsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.CaughtRequestPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const deleteCaughtRequestsRoute: Route = {
  operationId: "deleteCaughtRequests",
  method: "DELETE",
  path: "/organizations/{id}/caughtRequests",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.deleteCaughtRequestsParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listDeliveriesRoute: Route = {
  operationId: "listDeliveries",
  method: "GET",
  path: "/organizations/{id}/deliveries",
  parameters: [
    organizationIdPathParameter,
    webhookIdQueryParameter,
    candidateIdQueryParameter,
    eventIdQueryParameter,
    deliveryStateQueryParameter,
    sinceQueryParameter,
    countQueryParameter,
    pageQueryParameter,
  ],
  validateParameters: validators.listDeliveriesParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.DeliveryPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getDeliveryRoute: Route = {
  operationId: "getDelivery",
  method: "GET",
  path: "/organizations/{id}/deliveries/{deliveryId}",
  parameters: [organizationIdPathParameter, deliveryIdPathParameter],
  validateParameters: validators.getDeliveryParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Delivery } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: deliveryNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const replayDeliveryRoute: Route = {
  operationId: "replayDelivery",
  method: "POST",
  path: "/organizations/{id}/deliveries/{deliveryId}/replay",
  parameters: [organizationIdPathParameter, deliveryIdPathParameter],
  validateParameters: validators.replayDeliveryParameters,
  responses: {
    202: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Delivery } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: deliveryNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listTasksRoute: Route = {
  operationId: "listTasks",
  method: "GET",
  path: "/organizations/{id}/tasks",
  parameters: [organizationIdPathParameter, searchTextQueryParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listTasksParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.TaskPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getTaskRoute: Route = {
  operationId: "getTask",
  method: "GET",
  path: "/organizations/{id}/tasks/{taskId}",
  parameters: [organizationIdPathParameter, taskIdPathParameter],
  validateParameters: validators.getTaskParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Task } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: taskNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listMailsRoute: Route = {
  operationId: "listMails",
  method: "GET",
  path: "/organizations/{id}/mails",
  parameters: [
    organizationIdPathParameter,
    candidateIdQueryParameter,
    emailQueryParameter,
    mailStateQueryParameter,
    sinceQueryParameter,
    countQueryParameter,
    pageQueryParameter,
  ],
  validateParameters: validators.listMailsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.MailPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getMailRoute: Route = {
  operationId: "getMail",
  method: "GET",
  path: "/organizations/{id}/mails/{mailId}",
  parameters: [organizationIdPathParameter, mailIdPathParameter],
  validateParameters: validators.getMailParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.MailDetail } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: mailNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const replayMailRoute: Route = {
  operationId: "replayMail",
  method: "POST",
  path: "/organizations/{id}/mails/{mailId}/replay",
  parameters: [organizationIdPathParameter, mailIdPathParameter],
  validateParameters: validators.replayMailParameters,
  responses: {
    202: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Mail } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: mailNotFoundResponse,
    409: mailWithoutObjectResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const replayHeldMailsRoute: Route = {
  operationId: "replayHeldMails",
  method: "POST",
  path: "/organizations/{id}/mails/replay",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.replayHeldMailsParameters,
  responses: {
    202: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Replay } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listEventsRoute: Route = {
  operationId: "listEvents",
  method: "GET",
  path: "/organizations/{id}/events",
  parameters: [organizationIdPathParameter, candidateIdQueryParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listEventsParameters,
  responses: {
    200: {
      headers: {},
      content: { "application/json": { kind: "json", validate: validators.CandidateEventPage } },
    },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getEventRoute: Route = {
  operationId: "getEvent",
  method: "GET",
  path: "/organizations/{id}/events/{eventId}",
  parameters: [organizationIdPathParameter, eventIdPathParameter],
  validateParameters: validators.getEventParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.CandidateEvent } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: eventNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listJournalRoute: Route = {
  operationId: "listJournal",
  method: "GET",
  path: "/organizations/{id}/journal",
  parameters: [
    organizationIdPathParameter,
    candidateIdQueryParameter,
    journalKindQueryParameter,
    operationQueryParameter,
    statusQueryParameter,
    sinceQueryParameter,
    causeIdQueryParameter,
    countQueryParameter,
    afterQueryParameter,
    lastEventIdHeaderParameter,
  ],
  validateParameters: validators.listJournalParameters,
  responses: {
    200: {
      headers: {},
      content: {
        "application/json": { kind: "json", validate: validators.JournalPage },
        "text/event-stream": { kind: "binary" },
      },
    },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getJournalEntryRoute: Route = {
  operationId: "getJournalEntry",
  method: "GET",
  path: "/organizations/{id}/journal/{entryId}",
  parameters: [organizationIdPathParameter, journalEntryIdPathParameter],
  validateParameters: validators.getJournalEntryParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.JournalChain } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: journalEntryNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const exportSessionRoute: Route = {
  operationId: "exportSession",
  method: "GET",
  path: "/organizations/{id}/session",
  parameters: [
    organizationIdPathParameter,
    sessionFromQueryParameter,
    sessionToQueryParameter,
    sessionTargetQueryParameter,
  ],
  validateParameters: validators.exportSessionParameters,
  responses: {
    200: { headers: {}, content: { "text/plain": { kind: "text", validate: validators.exportSession200Body } } },
    400: badSessionResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: journalEntryNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getExplanationRoute: Route = {
  operationId: "getExplanation",
  method: "GET",
  path: "/explanations/{id}",
  parameters: [explanationIdPathParameter],
  validateParameters: validators.getExplanationParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Explanation } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: explanationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getCertificatePluginRoute: Route = {
  operationId: "getCertificatePlugin",
  method: "GET",
  path: "/organizations/{id}/certificatePlugin",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.getCertificatePluginParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.CertificatePlugin } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const replaceCertificatePluginRoute: Route = {
  operationId: "replaceCertificatePlugin",
  method: "PUT",
  path: "/organizations/{id}/certificatePlugin",
  parameters: [organizationIdPathParameter],
  validateParameters: validators.replaceCertificatePluginParameters,
  body: {
    required: true,
    content: { "application/json": { kind: "json", validate: validators.CertificatePluginInput } },
  },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.CertificatePlugin } } },
    400: badCertificatePluginResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listTeamsRoute: Route = {
  operationId: "listTeams",
  method: "GET",
  path: "/organizations/{id}/teams",
  parameters: [organizationIdPathParameter, searchTextQueryParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listTeamsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.TeamPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getTeamRoute: Route = {
  operationId: "getTeam",
  method: "GET",
  path: "/organizations/{id}/teams/{teamId}",
  parameters: [organizationIdPathParameter, teamIdPathParameter],
  validateParameters: validators.getTeamParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Team } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: teamNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const updateTeamRoute: Route = {
  operationId: "updateTeam",
  method: "PATCH",
  path: "/organizations/{id}/teams/{teamId}",
  parameters: [organizationIdPathParameter, teamIdPathParameter],
  validateParameters: validators.updateTeamParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.TeamPatch } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Team } } },
    400: badTeamResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: teamNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listSkillsRoute: Route = {
  operationId: "listSkills",
  method: "GET",
  path: "/organizations/{id}/skills",
  parameters: [organizationIdPathParameter, searchTextQueryParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listSkillsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.SkillPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getSkillRoute: Route = {
  operationId: "getSkill",
  method: "GET",
  path: "/organizations/{id}/skills/{skillId}",
  parameters: [organizationIdPathParameter, skillIdPathParameter],
  validateParameters: validators.getSkillParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Skill } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: skillNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listJobPositionsRoute: Route = {
  operationId: "listJobPositions",
  method: "GET",
  path: "/organizations/{id}/jobPositions",
  parameters: [organizationIdPathParameter, searchTextQueryParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listJobPositionsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.JobPositionPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getJobPositionRoute: Route = {
  operationId: "getJobPosition",
  method: "GET",
  path: "/organizations/{id}/jobPositions/{jobPositionId}",
  parameters: [organizationIdPathParameter, jobPositionIdPathParameter],
  validateParameters: validators.getJobPositionParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.JobPosition } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: jobPositionNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listPeopleRoute: Route = {
  operationId: "listPeople",
  method: "GET",
  path: "/organizations/{id}/people",
  parameters: [
    organizationIdPathParameter,
    personEmailQueryParameter,
    personTeamIdQueryParameter,
    searchTextQueryParameter,
    countQueryParameter,
    pageQueryParameter,
  ],
  validateParameters: validators.listPeopleParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.PersonPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: organizationNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getPersonRoute: Route = {
  operationId: "getPerson",
  method: "GET",
  path: "/organizations/{id}/people/{personId}",
  parameters: [organizationIdPathParameter, personIdPathParameter],
  validateParameters: validators.getPersonParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Person } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const updatePersonRoute: Route = {
  operationId: "updatePerson",
  method: "PATCH",
  path: "/organizations/{id}/people/{personId}",
  parameters: [organizationIdPathParameter, personIdPathParameter],
  validateParameters: validators.updatePersonParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.PersonPatch } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Person } } },
    400: badPersonResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const replaceOnboardingRoute: Route = {
  operationId: "replaceOnboarding",
  method: "PUT",
  path: "/organizations/{id}/people/{personId}/onboarding",
  parameters: [organizationIdPathParameter, personIdPathParameter],
  validateParameters: validators.replaceOnboardingParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.OnboardingInput } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Person } } },
    400: badOnboardingResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const listPersonSkillsRoute: Route = {
  operationId: "listPersonSkills",
  method: "GET",
  path: "/organizations/{id}/people/{personId}/skills",
  parameters: [organizationIdPathParameter, personIdPathParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listPersonSkillsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.PersonSkillPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: personNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const deletePersonSkillRoute: Route = {
  operationId: "deletePersonSkill",
  method: "DELETE",
  path: "/organizations/{id}/people/{personId}/skills/{skillId}",
  parameters: [organizationIdPathParameter, personIdPathParameter, skillIdPathParameter],
  validateParameters: validators.deletePersonSkillParameters,
  responses: {
    204: { headers: {}, content: {} },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: personSkillNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const updatePersonSkillRoute: Route = {
  operationId: "updatePersonSkill",
  method: "PATCH",
  path: "/organizations/{id}/people/{personId}/skills/{skillId}",
  parameters: [organizationIdPathParameter, personIdPathParameter, skillIdPathParameter],
  validateParameters: validators.updatePersonSkillParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.PersonSkillPatch } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.PersonSkill } } },
    400: badPersonSkillResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: personSkillNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getAssessmentRoute: Route = {
  operationId: "getAssessment",
  method: "GET",
  path: "/assessments/{id}",
  parameters: [assessmentIdPathParameter],
  validateParameters: validators.getAssessmentParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Assessment } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: assessmentNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const startAssessmentRoute: Route = {
  operationId: "startAssessment",
  method: "POST",
  path: "/assessments/{id}/start",
  parameters: [assessmentIdPathParameter],
  validateParameters: validators.startAssessmentParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Assessment } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: assessmentNotFoundResponse,
    409: moveNotAllowedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const answerAssessmentRoute: Route = {
  operationId: "answerAssessment",
  method: "POST",
  path: "/assessments/{id}/answer",
  parameters: [assessmentIdPathParameter],
  validateParameters: validators.answerAssessmentParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.AnswersInput } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Assessment } } },
    400: badAnswersResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: assessmentNotFoundResponse,
    409: moveNotAllowedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const submitAssessmentRoute: Route = {
  operationId: "submitAssessment",
  method: "POST",
  path: "/assessments/{id}/submit",
  parameters: [assessmentIdPathParameter],
  validateParameters: validators.submitAssessmentParameters,
  body: {
    required: false,
    content: { "application/json": { kind: "json", validate: validators.ContractDataInput } },
  },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Assessment } } },
    400: badContractDataResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: assessmentNotFoundResponse,
    409: moveNotAllowedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const assessAutomaticallyRoute: Route = {
  operationId: "assessAutomatically",
  method: "POST",
  path: "/assessments/{id}/assess",
  parameters: [assessmentIdPathParameter],
  validateParameters: validators.assessAutomaticallyParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Assessment } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: assessmentNotFoundResponse,
    409: moveNotAllowedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const scoreAssessmentRoute: Route = {
  operationId: "scoreAssessment",
  method: "POST",
  path: "/assessments/{id}/score",
  parameters: [assessmentIdPathParameter],
  validateParameters: validators.scoreAssessmentParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.ScoresInput } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Assessment } } },
    400: badScoresResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: assessmentNotFoundResponse,
    409: scoreConflictResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const noteAssessmentRoute: Route = {
  operationId: "noteAssessment",
  method: "POST",
  path: "/assessments/{id}/note",
  parameters: [assessmentIdPathParameter],
  validateParameters: validators.noteAssessmentParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.NoteInput } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Assessment } } },
    400: badTextResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: assessmentNotFoundResponse,
    409: scoreConflictResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const giveFeedbackRoute: Route = {
  operationId: "giveFeedback",
  method: "POST",
  path: "/assessments/{id}/feedback",
  parameters: [assessmentIdPathParameter],
  validateParameters: validators.giveFeedbackParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.FeedbackInput } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Assessment } } },
    400: badTextResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: assessmentNotFoundResponse,
    409: moveNotAllowedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const expireAssessmentRoute: Route = {
  operationId: "expireAssessment",
  method: "POST",
  path: "/assessments/{id}/expire",
  parameters: [assessmentIdPathParameter],
  validateParameters: validators.expireAssessmentParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Assessment } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: assessmentNotFoundResponse,
    409: moveNotAllowedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const failAssessmentRoute: Route = {
  operationId: "failAssessment",
  method: "POST",
  path: "/assessments/{id}/fail",
  parameters: [assessmentIdPathParameter],
  validateParameters: validators.failAssessmentParameters,
  body: { required: false, content: { "application/json": { kind: "json", validate: validators.FailureInput } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Assessment } } },
    400: badTextResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: assessmentNotFoundResponse,
    409: moveNotAllowedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const cancelAssessmentRoute: Route = {
  operationId: "cancelAssessment",
  method: "POST",
  path: "/assessments/{id}/cancel",
  parameters: [assessmentIdPathParameter],
  validateParameters: validators.cancelAssessmentParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Assessment } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: assessmentNotFoundResponse,
    409: moveNotAllowedResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const assignCandidateRoute: Route = {
  operationId: "assignCandidate",
  method: "PATCH",
  path: "/candidates/{id}/assignment",
  parameters: [candidateIdPathParameter],
  validateParameters: validators.assignCandidateParameters,
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.AssignmentInput } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Assignment } } },
    400: badAssignmentResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    404: candidateNotFoundResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const getClockRoute: Route = {
  operationId: "getClock",
  method: "GET",
  path: "/clock",
  parameters: [],
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Clock } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const freezeClockRoute: Route = {
  operationId: "freezeClock",
  method: "POST",
  path: "/clock/freeze",
  parameters: [],
  body: { required: false, content: { "application/json": { kind: "json", validate: validators.ClockFreeze } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ClockChange } } },
    400: badInstantResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const resumeClockRoute: Route = {
  operationId: "resumeClock",
  method: "POST",
  path: "/clock/resume",
  parameters: [],
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Clock } } },
    401: unauthorizedResponse,
    403: forbiddenResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const advanceClockRoute: Route = {
  operationId: "advanceClock",
  method: "POST",
  path: "/clock/advance",
  parameters: [],
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.ClockAdvance } } },
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ClockChange } } },
    400: badDurationResponse,
    401: unauthorizedResponse,
    403: forbiddenResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ BearerToken: [] }, {}],
};

export const securitySchemes: RouteTable["securitySchemes"] = { BearerToken: { type: "http", scheme: "bearer" } };

/** Every operation of the document. */
export const routes: RouteTable = {
  routes: [
    getHealthRoute,
    listOrganizationsRoute,
    createOrganizationRoute,
    getOrganizationRoute,
    deleteOrganizationRoute,
    updateOrganizationRoute,
    resetOrganizationRoute,
    listKeysRoute,
    createKeyRoute,
    getKeyRoute,
    deleteKeyRoute,
    sendCallRoute,
    sendZipRoute,
    getOrganizationClockRoute,
    deleteOrganizationClockRoute,
    freezeOrganizationClockRoute,
    resumeOrganizationClockRoute,
    advanceOrganizationClockRoute,
    listTimersRoute,
    listFaultsRoute,
    createFaultRoute,
    getFaultRoute,
    deleteFaultRoute,
    listSnapshotsRoute,
    createSnapshotRoute,
    importSnapshotRoute,
    getSnapshotRoute,
    deleteSnapshotRoute,
    exportSnapshotRoute,
    restoreSnapshotRoute,
    getRestorePreviewRoute,
    forkSnapshotRoute,
    listWebhooksRoute,
    createWebhookRoute,
    getWebhookRoute,
    deleteWebhookRoute,
    disableWebhookRoute,
    enableWebhookRoute,
    rotateWebhookSecretRoute,
    sendTestEventRoute,
    failNextDeliveriesRoute,
    replayDeliveriesRoute,
    listCaughtRequestsRoute,
    deleteCaughtRequestsRoute,
    listDeliveriesRoute,
    getDeliveryRoute,
    replayDeliveryRoute,
    listTasksRoute,
    getTaskRoute,
    listMailsRoute,
    getMailRoute,
    replayMailRoute,
    replayHeldMailsRoute,
    listEventsRoute,
    getEventRoute,
    listJournalRoute,
    getJournalEntryRoute,
    exportSessionRoute,
    getExplanationRoute,
    getCertificatePluginRoute,
    replaceCertificatePluginRoute,
    listTeamsRoute,
    getTeamRoute,
    updateTeamRoute,
    listSkillsRoute,
    getSkillRoute,
    listJobPositionsRoute,
    getJobPositionRoute,
    listPeopleRoute,
    getPersonRoute,
    updatePersonRoute,
    replaceOnboardingRoute,
    listPersonSkillsRoute,
    deletePersonSkillRoute,
    updatePersonSkillRoute,
    getAssessmentRoute,
    startAssessmentRoute,
    answerAssessmentRoute,
    submitAssessmentRoute,
    assessAutomaticallyRoute,
    scoreAssessmentRoute,
    noteAssessmentRoute,
    giveFeedbackRoute,
    expireAssessmentRoute,
    failAssessmentRoute,
    cancelAssessmentRoute,
    assignCandidateRoute,
    getClockRoute,
    freezeClockRoute,
    resumeClockRoute,
    advanceClockRoute,
  ],
  securitySchemes,
};
