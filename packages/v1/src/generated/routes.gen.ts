// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

import type { ParameterSpec, ResponseSpec, RouteTable, SenderSpec } from "@assessment-api/runtime/fetch";
import type { Messages } from "./operations.gen.ts";
import * as validators from "./validators.gen.js";

const parameters = {
  CandidateIdPath: { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" },
  CountQuery: { name: "count", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  ExamIdPath: { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" },
  PageQuery: { name: "page", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  QueryQuery: { name: "query", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  StatusQuery: { name: "status", in: "query", required: false, style: "form", explode: true, shape: "array" },
  TagsQuery: { name: "tags", in: "query", required: false, style: "form", explode: true, shape: "array" },
} satisfies Record<string, ParameterSpec>;

const responses = {
  BadCandidate: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } },
  BadQuery: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } },
  CandidateNotFound: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } },
  ExamNotFound: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } },
  ExamUnusable: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } },
  InsufficientCredits: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } },
  TooManyRequests: {
    headers: {
      "retry-after": { required: true, validate: validators.retryAfterHeader },
      "ratelimit-limit": { required: true, validate: validators.rateLimitLimitHeader },
      "ratelimit-remaining": { required: true, validate: validators.rateLimitRemainingHeader },
      "ratelimit-reset": { required: true, validate: validators.rateLimitResetHeader },
    },
    content: { "application/json": { kind: "json", validate: validators.ErrorObject } },
  },
  Unauthorized: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } },
  UnexpectedError: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ErrorObject } } },
} satisfies Record<string, ResponseSpec>;

/** Every operation of the document. */
export const routes: RouteTable = {
  routes: [
    {
      operationId: "listCandidates",
      method: "GET",
      path: "/candidates",
      parameters: [
        parameters.QueryQuery,
        parameters.StatusQuery,
        parameters.TagsQuery,
        parameters.CountQuery,
        parameters.PageQuery,
      ],
      validateParameters: validators.listCandidatesParameters,
      responses: {
        200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.CandidatePage } } },
        400: responses.BadQuery,
        401: responses.Unauthorized,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
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
        400: responses.BadCandidate,
        401: responses.Unauthorized,
        412: responses.ExamUnusable,
        417: responses.InsufficientCredits,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "getCandidate",
      method: "GET",
      path: "/candidates/{id}",
      parameters: [parameters.CandidateIdPath],
      validateParameters: validators.getCandidateParameters,
      responses: {
        200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.CandidateDetail } } },
        401: responses.Unauthorized,
        404: responses.CandidateNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "getCandidateResults",
      method: "GET",
      path: "/candidates/{id}/results",
      parameters: [parameters.CandidateIdPath],
      validateParameters: validators.getCandidateResultsParameters,
      responses: {
        200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.CandidateResults } } },
        401: responses.Unauthorized,
        404: responses.CandidateNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "listExams",
      method: "GET",
      path: "/exams",
      parameters: [parameters.CountQuery, parameters.PageQuery],
      validateParameters: validators.listExamsParameters,
      responses: {
        200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.ExamPage } } },
        400: responses.BadQuery,
        401: responses.Unauthorized,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "getExam",
      method: "GET",
      path: "/exams/{id}",
      parameters: [parameters.ExamIdPath],
      validateParameters: validators.getExamParameters,
      responses: {
        200: { headers: {}, content: { "application/json": { kind: "json", validate: validators.Exam } } },
        401: responses.Unauthorized,
        404: responses.ExamNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
  ],
  securitySchemes: { ApiKey: { type: "apiKey", in: "header", name: "X-Api-Key" } },
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
