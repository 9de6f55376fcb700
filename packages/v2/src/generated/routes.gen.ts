// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

import type { ParameterSpec, ResponseSpec, RouteTable, SenderSpec } from "@assessment-api/runtime/server";
import type { Messages } from "./operations.gen.ts";
import * as validators from "./validators.gen.js";

const parameters = {
  AfterQuery: { name: "after", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  AnswerIdPath: { name: "answerId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" },
  AssessmentIdPath: { name: "assessmentId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" },
  AssignedTeamQuery: { name: "assignedTeam", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  AssignedUserQuery: { name: "assignedUser", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  CandidateIdPath: { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" },
  CandidateSearchQuery: { name: "query", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  CandidateStatusQuery: { name: "status", in: "query", required: false, style: "form", explode: true, shape: "array" },
  CountQuery: { name: "count", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  CustomIdQuery: { name: "customId", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  EmailQuery: { name: "email", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  IncludeDisabledQuery: { name: "includeDisabled", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  IncludeHiddenQuery: { name: "includeHidden", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  InvitationIdPath: { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" },
  InvitationSearchQuery: { name: "query", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  InvitationStatusQuery: { name: "status", in: "query", required: false, style: "form", explode: true, shape: "array" },
  PageQuery: { name: "page", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  PersonIdPath: { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" },
  PersonIdQuery: { name: "person.id", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  PredefinedTestSearchQuery: { name: "query", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  SeniorityLevelsQuery: { name: "seniorityLevels", in: "query", required: false, style: "form", explode: true, shape: "array" },
  SkillFolderIdPath: { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" },
  SkillIdPath: { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" },
  SkillIdQuery: { name: "skill.id", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  SkillsQuery: { name: "skills", in: "query", required: false, style: "form", explode: true, shape: "array" },
  StartDateQuery: { name: "startDate", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  TagsQuery: { name: "tags", in: "query", required: false, style: "form", explode: true, shape: "array" },
  TaskIdPath: { name: "taskId", in: "path", required: true, style: "simple", explode: false, shape: "primitive" },
  TeamIdPath: { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" },
  TestIdPath: { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" },
  TestSearchQuery: { name: "query", in: "query", required: false, style: "form", explode: true, shape: "primitive" },
  WebhookIdPath: { name: "id", in: "path", required: true, style: "simple", explode: false, shape: "primitive" },
} satisfies Record<string, ParameterSpec>;

const responses = {
  AnswerNotFound: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  AssessmentNotFound: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  BadAssessment: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  BadCandidate: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  BadCandidatePatch: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  BadCustomFields: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  BadInvitation: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  BadQuery: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  BadScore: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  BadTest: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  BadUpload: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  BadWebhook: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  BoostBadInvitation: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  BoostBadQuery: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  BoostBadTeam: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  BoostBadTeamIds: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  BoostKnownEmail: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  BoostNamedTeamNotFound: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  BoostPersonNotFound: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  BoostSkillFolderNotFound: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  BoostSkillNotFound: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  BoostTeamNotFound: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  BoostTeamOrReferenceNotFound: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  BoostTeamReferenceNotFound: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  BoostTooManyRequests: {
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
  },
  BoostUnauthorized: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  BoostUnexpectedError: {
    headers: {},
    content: {
      "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject },
      "application/json": { kind: "json", validate: validators.ErrorObject },
    },
  },
  CandidateNotFound: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  CandidateOrTestNotFound: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  InvitationNotFound: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  NamedTestNotFound: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  NotPublishable: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  PredefinedTestNotFound: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  TaskNotFound: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  TestNotFinished: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  TestNotFound: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  TooManyRequests: {
    headers: {
      "retry-after": { required: true, validate: validators.retryAfterHeader },
      "ratelimit-limit": { required: true, validate: validators.rateLimitLimitHeader },
      "ratelimit-remaining": { required: true, validate: validators.rateLimitRemainingHeader },
      "ratelimit-reset": { required: true, validate: validators.rateLimitResetHeader },
    },
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  Unauthorized: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  UnexpectedError: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  UnprocessableDefinitions: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  UnprocessablePackage: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
  WebhookNotFound: {
    headers: {},
    content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.ErrorObject } },
  },
} satisfies Record<string, ResponseSpec>;

/** Every operation of the document. */
export const routes: RouteTable = {
  routes: [
    {
      operationId: "listCandidates",
      method: "GET",
      path: "/candidates",
      parameters: [
        parameters.CandidateSearchQuery,
        parameters.AssignedUserQuery,
        parameters.AssignedTeamQuery,
        parameters.CandidateStatusQuery,
        parameters.TagsQuery,
        parameters.StartDateQuery,
        parameters.CountQuery,
        parameters.PageQuery,
      ],
      validateParameters: validators.listCandidatesParameters,
      responses: {
        200: {
          headers: {},
          content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.CandidatePage } },
        },
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
      body: {
        required: true,
        content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.NewCandidate } },
      },
      responses: {
        201: {
          headers: { location: { required: true, validate: validators.candidateLocationHeader } },
          content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.Candidate } },
        },
        400: responses.BadCandidate,
        401: responses.Unauthorized,
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
        200: {
          headers: {},
          content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.CandidateExtended } },
        },
        401: responses.Unauthorized,
        404: responses.CandidateNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "deleteCandidate",
      method: "DELETE",
      path: "/candidates/{id}",
      parameters: [parameters.CandidateIdPath],
      validateParameters: validators.deleteCandidateParameters,
      responses: {
        204: { headers: {}, content: {} },
        401: responses.Unauthorized,
        404: responses.CandidateNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "updateCandidate",
      method: "PATCH",
      path: "/candidates/{id}",
      parameters: [parameters.CandidateIdPath],
      validateParameters: validators.updateCandidateParameters,
      body: {
        required: true,
        content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.CandidatePatch } },
      },
      responses: {
        202: { headers: {}, content: {} },
        400: responses.BadCandidatePatch,
        401: responses.Unauthorized,
        404: responses.CandidateNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "createAssessment",
      method: "POST",
      path: "/candidates/{id}/assessments",
      parameters: [parameters.CandidateIdPath],
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
        400: responses.BadAssessment,
        401: responses.Unauthorized,
        404: responses.CandidateOrTestNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "getAssessment",
      method: "GET",
      path: "/candidates/{id}/assessments/{assessmentId}",
      parameters: [parameters.CandidateIdPath, parameters.AssessmentIdPath],
      validateParameters: validators.getAssessmentParameters,
      responses: {
        200: {
          headers: {},
          content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.AssessmentExtended } },
        },
        401: responses.Unauthorized,
        404: responses.AssessmentNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "deleteAssessment",
      method: "DELETE",
      path: "/candidates/{id}/assessments/{assessmentId}",
      parameters: [parameters.CandidateIdPath, parameters.AssessmentIdPath],
      validateParameters: validators.deleteAssessmentParameters,
      responses: {
        204: { headers: {}, content: {} },
        401: responses.Unauthorized,
        404: responses.AssessmentNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "updateAssessment",
      method: "PATCH",
      path: "/candidates/{id}/assessments/{assessmentId}",
      parameters: [parameters.CandidateIdPath, parameters.AssessmentIdPath],
      validateParameters: validators.updateAssessmentParameters,
      body: {
        required: true,
        content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.AssessmentPatch } },
      },
      responses: {
        204: { headers: {}, content: {} },
        400: responses.BadCustomFields,
        401: responses.Unauthorized,
        404: responses.AssessmentNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "scoreAnswer",
      method: "PUT",
      path: "/candidates/{id}/assessments/{assessmentId}/answers/{answerId}/score",
      parameters: [parameters.CandidateIdPath, parameters.AssessmentIdPath, parameters.AnswerIdPath],
      validateParameters: validators.scoreAnswerParameters,
      body: {
        required: true,
        content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.AnswerScore } },
      },
      responses: {
        204: { headers: {}, content: {} },
        400: responses.BadScore,
        401: responses.Unauthorized,
        404: responses.AnswerNotFound,
        409: responses.TestNotFinished,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "listInvitations",
      method: "GET",
      path: "/invitations",
      parameters: [
        parameters.InvitationSearchQuery,
        parameters.InvitationStatusQuery,
        parameters.TagsQuery,
        parameters.StartDateQuery,
        parameters.CountQuery,
        parameters.PageQuery,
      ],
      validateParameters: validators.listInvitationsParameters,
      responses: {
        200: {
          headers: {},
          content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.InvitationPage } },
        },
        400: responses.BadQuery,
        401: responses.Unauthorized,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
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
        400: responses.BadInvitation,
        401: responses.Unauthorized,
        404: responses.NamedTestNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "getInvitation",
      method: "GET",
      path: "/invitations/{id}",
      parameters: [parameters.InvitationIdPath],
      validateParameters: validators.getInvitationParameters,
      responses: {
        200: {
          headers: {},
          content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.InvitationExtended } },
        },
        401: responses.Unauthorized,
        404: responses.InvitationNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "deleteInvitation",
      method: "DELETE",
      path: "/invitations/{id}",
      parameters: [parameters.InvitationIdPath],
      validateParameters: validators.deleteInvitationParameters,
      responses: {
        204: { headers: {}, content: {} },
        401: responses.Unauthorized,
        404: responses.InvitationNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
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
        400: responses.BadUpload,
        401: responses.Unauthorized,
        422: responses.UnprocessablePackage,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "uploadTask",
      method: "PUT",
      path: "/tasks/{taskId}/zip",
      parameters: [parameters.TaskIdPath],
      validateParameters: validators.uploadTaskParameters,
      body: { required: true, content: { "application/zip": { kind: "binary" } } },
      responses: {
        202: {
          headers: {},
          content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.TaskUpload } },
        },
        400: responses.BadUpload,
        401: responses.Unauthorized,
        404: responses.TaskNotFound,
        422: responses.UnprocessablePackage,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
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
        400: responses.BadUpload,
        401: responses.Unauthorized,
        422: responses.UnprocessableDefinitions,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "getTask",
      method: "GET",
      path: "/tasks/{taskId}",
      parameters: [parameters.TaskIdPath],
      validateParameters: validators.getTaskParameters,
      responses: {
        200: {
          headers: {},
          content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.Task } },
        },
        401: responses.Unauthorized,
        404: responses.TaskNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "publishTask",
      method: "POST",
      path: "/tasks/{taskId}/publish",
      parameters: [parameters.TaskIdPath],
      validateParameters: validators.publishTaskParameters,
      responses: {
        204: { headers: {}, content: {} },
        401: responses.Unauthorized,
        404: responses.TaskNotFound,
        409: responses.NotPublishable,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "listTests",
      method: "GET",
      path: "/tests",
      parameters: [parameters.TestSearchQuery, parameters.CountQuery, parameters.PageQuery],
      validateParameters: validators.listTestsParameters,
      responses: {
        200: {
          headers: {},
          content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.TestPage } },
        },
        400: responses.BadQuery,
        401: responses.Unauthorized,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
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
        400: responses.BadTest,
        401: responses.Unauthorized,
        404: responses.PredefinedTestNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "getTest",
      method: "GET",
      path: "/tests/{id}",
      parameters: [parameters.TestIdPath],
      validateParameters: validators.getTestParameters,
      responses: {
        200: {
          headers: {},
          content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.Test } },
        },
        401: responses.Unauthorized,
        404: responses.TestNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "updateTest",
      method: "PATCH",
      path: "/tests/{id}",
      parameters: [parameters.TestIdPath],
      validateParameters: validators.updateTestParameters,
      body: {
        required: true,
        content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.TestPatch } },
      },
      responses: {
        204: { headers: {}, content: {} },
        400: responses.BadCustomFields,
        401: responses.Unauthorized,
        404: responses.TestNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "listPredefinedTests",
      method: "GET",
      path: "/predefined-tests",
      parameters: [
        parameters.PredefinedTestSearchQuery,
        parameters.SkillsQuery,
        parameters.SeniorityLevelsQuery,
        parameters.CountQuery,
        parameters.PageQuery,
      ],
      validateParameters: validators.listPredefinedTestsParameters,
      responses: {
        200: {
          headers: {},
          content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.PredefinedTestPage } },
        },
        400: responses.BadQuery,
        401: responses.Unauthorized,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
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
        400: responses.BadWebhook,
        401: responses.Unauthorized,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "deleteWebhook",
      method: "DELETE",
      path: "/webhook/{id}",
      parameters: [parameters.WebhookIdPath],
      validateParameters: validators.deleteWebhookParameters,
      responses: {
        204: { headers: {}, content: {} },
        401: responses.Unauthorized,
        404: responses.WebhookNotFound,
        429: responses.TooManyRequests,
        default: responses.UnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "listPeople",
      method: "GET",
      path: "/boost/people",
      parameters: [parameters.AfterQuery, parameters.EmailQuery, parameters.CustomIdQuery],
      validateParameters: validators.listPeopleParameters,
      responses: {
        200: {
          headers: {},
          content: {
            "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.PersonPage },
            "application/json": { kind: "json", validate: validators.PersonPage },
          },
        },
        400: responses.BoostBadQuery,
        401: responses.BoostUnauthorized,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "deletePerson",
      method: "DELETE",
      path: "/boost/people/{id}",
      parameters: [parameters.PersonIdPath],
      validateParameters: validators.deletePersonParameters,
      responses: {
        204: { headers: {}, content: {} },
        401: responses.BoostUnauthorized,
        404: responses.BoostPersonNotFound,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "replacePersonTeams",
      method: "PUT",
      path: "/boost/people/{id}/teams",
      parameters: [parameters.PersonIdPath],
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
        400: responses.BoostBadTeamIds,
        401: responses.BoostUnauthorized,
        404: responses.BoostPersonNotFound,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "listPersonSkills",
      method: "GET",
      path: "/boost/people/{id}/skills",
      parameters: [parameters.PersonIdPath],
      validateParameters: validators.listPersonSkillsParameters,
      responses: {
        200: {
          headers: {},
          content: {
            "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.PersonSkillList },
            "application/json": { kind: "json", validate: validators.PersonSkillList },
          },
        },
        401: responses.BoostUnauthorized,
        404: responses.BoostPersonNotFound,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
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
        400: responses.BoostBadInvitation,
        401: responses.BoostUnauthorized,
        404: responses.BoostNamedTeamNotFound,
        409: responses.BoostKnownEmail,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "listTeams",
      method: "GET",
      path: "/boost/teams",
      parameters: [parameters.AfterQuery],
      validateParameters: validators.listTeamsParameters,
      responses: {
        200: {
          headers: {},
          content: {
            "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.TeamPage },
            "application/json": { kind: "json", validate: validators.TeamPage },
          },
        },
        400: responses.BoostBadQuery,
        401: responses.BoostUnauthorized,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
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
        400: responses.BoostBadTeam,
        401: responses.BoostUnauthorized,
        404: responses.BoostTeamReferenceNotFound,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "replaceTeam",
      method: "PUT",
      path: "/boost/teams/{id}",
      parameters: [parameters.TeamIdPath],
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
        400: responses.BoostBadTeam,
        401: responses.BoostUnauthorized,
        404: responses.BoostTeamOrReferenceNotFound,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "deleteTeam",
      method: "DELETE",
      path: "/boost/teams/{id}",
      parameters: [parameters.TeamIdPath],
      validateParameters: validators.deleteTeamParameters,
      responses: {
        204: { headers: {}, content: {} },
        401: responses.BoostUnauthorized,
        404: responses.BoostTeamNotFound,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "listSkills",
      method: "GET",
      path: "/boost/skills",
      parameters: [parameters.AfterQuery, parameters.IncludeDisabledQuery, parameters.IncludeHiddenQuery],
      validateParameters: validators.listSkillsParameters,
      responses: {
        200: {
          headers: {},
          content: {
            "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.SkillPage },
            "application/json": { kind: "json", validate: validators.SkillPage },
          },
        },
        400: responses.BoostBadQuery,
        401: responses.BoostUnauthorized,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "getSkill",
      method: "GET",
      path: "/boost/skills/{id}",
      parameters: [parameters.SkillIdPath],
      validateParameters: validators.getSkillParameters,
      responses: {
        200: {
          headers: {},
          content: {
            "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.Skill },
            "application/json": { kind: "json", validate: validators.Skill },
          },
        },
        401: responses.BoostUnauthorized,
        404: responses.BoostSkillNotFound,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "listSkillFolders",
      method: "GET",
      path: "/boost/skillFolders",
      parameters: [parameters.AfterQuery, parameters.IncludeDisabledQuery, parameters.IncludeHiddenQuery],
      validateParameters: validators.listSkillFoldersParameters,
      responses: {
        200: {
          headers: {},
          content: {
            "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.SkillFolderPage },
            "application/json": { kind: "json", validate: validators.SkillFolderPage },
          },
        },
        400: responses.BoostBadQuery,
        401: responses.BoostUnauthorized,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "getSkillFolder",
      method: "GET",
      path: "/boost/skillFolders/{id}",
      parameters: [parameters.SkillFolderIdPath],
      validateParameters: validators.getSkillFolderParameters,
      responses: {
        200: {
          headers: {},
          content: {
            "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.SkillFolder },
            "application/json": { kind: "json", validate: validators.SkillFolder },
          },
        },
        401: responses.BoostUnauthorized,
        404: responses.BoostSkillFolderNotFound,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
    {
      operationId: "listSkillRatings",
      method: "GET",
      path: "/boost/skillRatings",
      parameters: [parameters.AfterQuery, parameters.PersonIdQuery, parameters.SkillIdQuery],
      validateParameters: validators.listSkillRatingsParameters,
      responses: {
        200: {
          headers: {},
          content: {
            "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.SkillRatingPage },
            "application/json": { kind: "json", validate: validators.SkillRatingPage },
          },
        },
        400: responses.BoostBadQuery,
        401: responses.BoostUnauthorized,
        429: responses.BoostTooManyRequests,
        default: responses.BoostUnexpectedError,
      },
      security: [{ ApiKey: [] }],
    },
  ],
  securitySchemes: { ApiKey: { type: "apiKey", in: "header", name: "Vendor-Api-Key" } },
};

/** The messages that the service sends of its own accord. */
export const senders = {
  candidateEvents: {
    method: "POST",
    headers: {
      "vendor-hook-secret": { required: true, validate: validators.vendorHookSecretHeaderHeader },
      "user-agent": { required: true, validate: validators.userAgentHeaderHeader },
    },
    body: {
      required: true,
      content: { "application/vnd.vendor.v2.hal+json": { kind: "json", validate: validators.WebhookEventList } },
    },
  },
} satisfies Record<keyof Messages, SenderSpec>;
