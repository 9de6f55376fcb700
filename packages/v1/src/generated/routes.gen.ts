// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

import type { ParameterSpec, ResponseSpec, Route, RouteTable, SenderSpec } from "@assessment-api/runtime/fetch";
import type { Messages } from "./operations.gen.ts";
import * as validators from "./validators.gen.js";

const candidateIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const countQueryParameter: ParameterSpec = { name: "count", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const examIdPathParameter: ParameterSpec = { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" };

const pageQueryParameter: ParameterSpec = { name: "page", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const queryQueryParameter: ParameterSpec = { name: "query", in: "query", required: false, style: "form", explode: true, shape: "primitive" };

const statusQueryParameter: ParameterSpec = { name: "status", in: "query", required: false, style: "form", explode: true, shape: "array" };

const tagsQueryParameter: ParameterSpec = { name: "tags", in: "query", required: false, style: "form", explode: true, shape: "array" };

const badCandidateResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const badQueryResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const candidateNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const examNotFoundResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const examUnusableResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const insufficientCreditsResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const tooManyRequestsResponse: ResponseSpec = {
  headers: {
    "retry-after": { required: true, validate: validators.retryAfterHeader },
    "ratelimit-limit": { required: true, validate: validators.rateLimitLimitHeader },
    "ratelimit-remaining": { required: true, validate: validators.rateLimitRemainingHeader },
    "ratelimit-reset": { required: true, validate: validators.rateLimitResetHeader },
  },
  content: { "application/json": { kind: "json", validate: validators.ErrorObject } },
};

const unauthorizedResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

const unexpectedErrorResponse: ResponseSpec = { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } };

export const listCandidatesRoute: Route = {
  operationId: "listCandidates",
  method: "GET",
  path: "/candidates",
  parameters: [queryQueryParameter, statusQueryParameter, tagsQueryParameter, countQueryParameter, pageQueryParameter],
  validateParameters: validators.listCandidatesParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.CandidatePage } } },
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
  body: { required: true, content: { "application/json": { kind: "json", validate: validators.NewCandidate } } },
  responses: {
    201: {
      headers: { location: { required: true, validate: validators.locationHeader } },
      content: { "application/json": { kind: "json", validate: validators.Candidate } },
    },
    400: badCandidateResponse,
    401: unauthorizedResponse,
    412: examUnusableResponse,
    417: insufficientCreditsResponse,
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
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.CandidateDetail } } },
    401: unauthorizedResponse,
    404: candidateNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const getCandidateResultsRoute: Route = {
  operationId: "getCandidateResults",
  method: "GET",
  path: "/candidates/{id}/results",
  parameters: [candidateIdPathParameter],
  validateParameters: validators.getCandidateResultsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.CandidateResults } } },
    401: unauthorizedResponse,
    404: candidateNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const listExamsRoute: Route = {
  operationId: "listExams",
  method: "GET",
  path: "/exams",
  parameters: [countQueryParameter, pageQueryParameter],
  validateParameters: validators.listExamsParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ExamPage } } },
    400: badQueryResponse,
    401: unauthorizedResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const getExamRoute: Route = {
  operationId: "getExam",
  method: "GET",
  path: "/exams/{id}",
  parameters: [examIdPathParameter],
  validateParameters: validators.getExamParameters,
  responses: {
    200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Exam } } },
    401: unauthorizedResponse,
    404: examNotFoundResponse,
    429: tooManyRequestsResponse,
    default: unexpectedErrorResponse,
  },
  security: [{ ApiKey: [] }],
};

export const securitySchemes: RouteTable["securitySchemes"] = { ApiKey: { type: "apiKey", in: "header", name: "X-Api-Key" } };

/** Every operation of the document. */
export const routes: RouteTable = {
  routes: [
    listCandidatesRoute,
    createCandidateRoute,
    getCandidateRoute,
    getCandidateResultsRoute,
    listExamsRoute,
    getExamRoute,
  ],
  securitySchemes,
};

/** Messages that the service sends. */
export const senders: Record<keyof Messages, SenderSpec> = {
  candidateEvents: {
    method: "POST",
    headers: {
      "x-hook-secret": { required: true, validate: validators.hookSecretHeaderHeader },
      "webhook-id": { required: false, validate: validators.webhookIdHeaderHeader },
      "webhook-timestamp": { required: false, validate: validators.webhookTimestampHeaderHeader },
      "webhook-signature": { required: false, validate: validators.webhookSignatureHeaderHeader },
    },
    body: {
      required: true,
      content: { "application/json": { kind: "json", validate: validators.WebhookEventList } },
    },
  },
};
