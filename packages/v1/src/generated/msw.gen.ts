// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

import type { MockOperation } from "@assessment-api/runtime/fetch";
import type { Handlers } from "./operations.gen.ts";
import { securitySchemes, createCandidateRoute, getCandidateResultsRoute, getCandidateRoute, getExamRoute, listCandidatesRoute, listExamsRoute } from "./routes.gen.ts";

const api: MockOperation["api"] = {
  title: "Candidate Assessment API V1",
  basePath: "/v1",
  servers: ["https://api.assessments.example/v1", "http://127.0.0.1:4010/v1", "http://127.0.0.1:4020/v1"],
  securitySchemes,
  routes: [
    { operationId: "listCandidates", method: "GET", path: "/candidates" },
    { operationId: "createCandidate", method: "POST", path: "/candidates" },
    { operationId: "getCandidate", method: "GET", path: "/candidates/{id}" },
    { operationId: "getCandidateResults", method: "GET", path: "/candidates/{id}/results" },
    { operationId: "listExams", method: "GET", path: "/exams" },
    { operationId: "getExam", method: "GET", path: "/exams/{id}" },
  ],
};

const badCandidateResponse: object = {
  content: {
    "application/json": {
      examples: {
        malformedEmail: { $ref: () => errorMalformedEmailExample },
        missingFields: { $ref: () => errorMissingFieldsExample },
        usedExternalId: { $ref: () => errorUsedExternalIdExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badQueryResponse: object = {
  content: {
    "application/json": {
      examples: {
        countTooLarge: { $ref: () => errorCountTooLargeExample },
        pageTooSmall: { $ref: () => errorPageTooSmallExample },
        unknownStatus: { $ref: () => errorUnknownStatusExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const candidateBaseSchema: object = {
  properties: {
    id: {},
    externalId: {},
    firstName: {},
    lastName: {},
    email: {},
    examId: {},
    scoredPoints: {},
    maxPoints: {},
    examUrl: {},
    tags: { items: {} },
    creationDate: {},
    testTimedOut: {},
    testStartDate: {},
    testFinishDate: {},
  },
  required: [
    "id",
    "firstName",
    "lastName",
    "email",
    "examId",
    "scoredPoints",
    "maxPoints",
    "examUrl",
    "tags",
    "creationDate",
    "testTimedOut",
  ],
};

const candidateCreatedExample: object = {
  value: {
    id: "cnd_4h7Qm2Xs",
    externalId: "ATS-20417",
    firstName: "Maya",
    lastName: "Lindqvist",
    email: "maya.lindqvist@example.com",
    examId: "tst_3Fd9Ke7H",
    status: "TOKEN_SENT",
    scoredPoints: null,
    maxPoints: 40,
    examUrl: "https://tests.assessments.example/t/tkn_9XvG2sLq7B",
    tags: ["backend", "spring-2026"],
    creationDate: "2026-03-02T09:15:00.000Z",
    testTimedOut: false,
  },
};

const candidateDetailAssessedExample: object = {
  value: {
    id: "cnd_4h7Qm2Xs",
    externalId: "ATS-20417",
    firstName: "Maya",
    lastName: "Lindqvist",
    email: "maya.lindqvist@example.com",
    examId: "tst_3Fd9Ke7H",
    status: "ASSESSMENT_READY",
    scoredPoints: 32,
    maxPoints: 40,
    examUrl: "https://tests.assessments.example/t/tkn_9XvG2sLq7B",
    tags: ["backend", "spring-2026"],
    creationDate: "2026-03-02T09:15:00.000Z",
    testTimedOut: false,
    testStartDate: "2026-03-03T17:30:00.000Z",
    testFinishDate: "2026-03-03T18:42:10.000Z",
  },
};

const candidateDetailExpiredExample: object = {
  value: {
    id: "cnd_6Bw2Yf5T",
    firstName: "Oskar",
    lastName: "Vega",
    email: "oskar.vega@example.com",
    examId: "tst_3Fd9Ke7H",
    status: "TOKEN_EXPIRED",
    scoredPoints: null,
    maxPoints: 40,
    examUrl: "https://tests.assessments.example/t/tkn_5QwN7cHt4J",
    tags: [],
    creationDate: "2026-03-02T10:30:00.000Z",
    testTimedOut: false,
  },
};

const candidateDetailFailedExample: object = {
  value: {
    id: "cnd_8Dm4Kq1H",
    firstName: "Lena",
    lastName: "Fischer",
    email: "lena.fischer@example.com",
    examId: "tst_3Fd9Ke7H",
    status: "ERROR",
    scoredPoints: null,
    maxPoints: 40,
    examUrl: "https://tests.assessments.example/t/tkn_7RfC4vXn2P",
    tags: [],
    creationDate: "2026-03-04T08:00:00.000Z",
    testTimedOut: false,
    testStartDate: "2026-03-05T09:00:00.000Z",
  },
};

const candidateDetailInvitedExample: object = {
  value: {
    id: "cnd_9Tz3Rk1W",
    firstName: "Jonas",
    lastName: "Okafor",
    email: "jonas.okafor@example.com",
    examId: "tst_3Fd9Ke7H",
    status: "TOKEN_SENT",
    scoredPoints: null,
    maxPoints: 40,
    examUrl: "https://tests.assessments.example/t/tkn_3KdM8pRw5Z",
    tags: ["backend"],
    creationDate: "2026-03-04T08:00:00.000Z",
    testTimedOut: false,
  },
};

const candidateDetailSchema: object = {
  allOf: [
    { $ref: () => candidateBaseSchema },
    { properties: { status: { $ref: () => candidateDetailStatusSchema } }, required: ["status"] },
  ],
};

const candidateDetailStatusSchema: object = {};

const candidateNotFoundResponse: object = {
  content: {
    "application/json": {
      examples: { candidateNotFound: { $ref: () => errorCandidateNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const candidatePageEmptyExample: object = { value: { items: [], totalElements: 0, totalPages: 0, pageSize: 10, pageNumber: 1 } };

const candidatePageFirstExample: object = {
  value: {
    items: [
      {
        id: "cnd_4h7Qm2Xs",
        externalId: "ATS-20417",
        firstName: "Maya",
        lastName: "Lindqvist",
        email: "maya.lindqvist@example.com",
        examId: "tst_3Fd9Ke7H",
        status: "ASSESSMENT_READY",
        scoredPoints: 32,
        maxPoints: 40,
        examUrl: "https://tests.assessments.example/t/tkn_9XvG2sLq7B",
        tags: ["backend", "spring-2026"],
        creationDate: "2026-03-02T09:15:00.000Z",
        testTimedOut: false,
        testStartDate: "2026-03-03T17:30:00.000Z",
        testFinishDate: "2026-03-03T18:42:10.000Z",
      },
      {
        id: "cnd_9Tz3Rk1W",
        firstName: "Jonas",
        lastName: "Okafor",
        email: "jonas.okafor@example.com",
        examId: "tst_3Fd9Ke7H",
        status: "TOKEN_SENT",
        scoredPoints: null,
        maxPoints: 40,
        examUrl: "https://tests.assessments.example/t/tkn_3KdM8pRw5Z",
        tags: ["backend"],
        creationDate: "2026-03-04T08:00:00.000Z",
        testTimedOut: false,
      },
    ],
    totalElements: 2,
    totalPages: 1,
    pageSize: 10,
    pageNumber: 1,
  },
};

const candidatePageSchema: object = {
  properties: {
    items: { items: { $ref: () => candidateSchema } },
    totalElements: {},
    totalPages: {},
    pageSize: {},
    pageNumber: {},
  },
  required: ["items", "totalElements", "totalPages", "pageSize", "pageNumber"],
};

const candidateResultsSchema: object = {
  properties: {
    reportUrl: {},
    pdfReportUrl: {},
    scoredPoints: {},
    maxPoints: {},
    skills: { items: { $ref: () => skillResultSchema } },
    note: {},
    askedForContractData: {},
    financialExpectations: {},
    noticePeriod: {},
    replySent: {},
    examDurationInMinutes: {},
    examTimeLimitInMinutes: {},
  },
  required: [
    "reportUrl",
    "pdfReportUrl",
    "maxPoints",
    "skills",
    "askedForContractData",
    "replySent",
    "examTimeLimitInMinutes",
  ],
};

const candidateSchema: object = {
  allOf: [
    { $ref: () => candidateBaseSchema },
    { properties: { status: { $ref: () => candidateStatusSchema } }, required: ["status"] },
  ],
};

const candidateStatusSchema: object = {};

const errorCandidateNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_2Wu5Gd8E",
    details: "No candidate has the id cnd_0Unknown",
    validationErrors: [],
  },
};

const errorCountTooLargeExample: object = {
  value: {
    code: 400,
    errorId: "err_8Tr2Da5B",
    details: "Validation error",
    validationErrors: [{ field: "count", value: "500", message: "must be at most 100" }],
  },
};

const errorExamNotFoundExample: object = {
  value: { code: 404, errorId: "err_3Xv6He9F", details: "No exam has the id tst_0Unknown", validationErrors: [] },
};

const errorExamUnusableExample: object = {
  value: {
    code: 412,
    errorId: "err_4Yw7Jf1G",
    details: "The exam tst_0Draft cannot be used: it is not published",
    validationErrors: [],
  },
};

const errorInsufficientCreditsExample: object = {
  value: {
    code: 417,
    errorId: "err_5Zx8Kg2H",
    details: "The organization has no credits left",
    validationErrors: [],
  },
};

const errorInternalExample: object = { value: { code: 500, errorId: "err_8Ca2Nk5L", details: "Internal error", validationErrors: [] } };

const errorMalformedBodyExample: object = {
  value: { code: 400, errorId: "err_4Mw8Dr2K", details: "The body is not well-formed JSON", validationErrors: [] },
};

const errorMalformedEmailExample: object = {
  value: {
    code: 400,
    errorId: "err_5Qn8Ax2Y",
    details: "Validation error",
    validationErrors: [{ field: "email", value: "maya.lindqvist", message: "must be a well-formed e-mail address" }],
  },
};

const errorMissingFieldsExample: object = {
  value: {
    code: 400,
    errorId: "err_6Rp9By3Z",
    details: "Validation error",
    validationErrors: [
      { field: "lastName", value: "", message: "must be given" },
      { field: "examId", value: "", message: "must be given" },
    ],
  },
};

const errorObjectSchema: object = {
  properties: { code: {}, errorId: {}, details: {}, validationErrors: { items: { $ref: () => validationErrorSchema } } },
  required: ["code", "errorId", "details", "validationErrors"],
};

const errorPageTooSmallExample: object = {
  value: {
    code: 400,
    errorId: "err_3Lv7Cq1J",
    details: "Validation error",
    validationErrors: [{ field: "page", value: "0", message: "must be at least 1" }],
  },
};

const errorTooManyRequestsExample: object = {
  value: {
    code: 429,
    errorId: "err_6Ay9Lh3J",
    details: "More than 36 requests in 8 seconds; try again in 5 seconds",
    validationErrors: [],
  },
};

const errorUnauthorizedExample: object = {
  value: {
    code: 401,
    errorId: "err_1Vt4Fc7D",
    details: "The header X-Api-Key is missing or holds no valid key",
    validationErrors: [],
  },
};

const errorUnknownStatusExample: object = {
  value: {
    code: 400,
    errorId: "err_9Us3Eb6C",
    details: "Validation error",
    validationErrors: [
      {
        field: "status",
        value: "STARTED",
        message: "must be one of TOKEN_SENT, TOKEN_EXPIRED, TEST_STARTED, TEST_FINISHED, AUTO_ASSESSMENT_READY, IN_ASSESSMENT, ASSESSMENT_READY, ACCEPTED, REJECTED",
      },
    ],
  },
};

const errorUnsupportedMediaTypeExample: object = {
  value: {
    code: 415,
    errorId: "err_7Bz1Mj4K",
    details: "The Content-Type text/plain is not supported; send application/json",
    validationErrors: [],
  },
};

const errorUsedExternalIdExample: object = {
  value: {
    code: 400,
    errorId: "err_7Sq1Cz4A",
    details: "Validation error",
    validationErrors: [{ field: "externalId", value: "ATS-20417", message: "is already used by another candidate" }],
  },
};

const examBackendExample: object = {
  value: {
    id: "tst_3Fd9Ke7H",
    name: "Backend Developer: Go and SQL",
    durationInMinutes: 90,
    automaticAssessmentPossible: false,
    numberOfPages: 3,
    numberOfTasks: 3,
    skillTags: ["Go", "SQL"],
  },
};

const examNotFoundResponse: object = {
  content: {
    "application/json": {
      examples: { examNotFound: { $ref: () => errorExamNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const examPageFirstExample: object = {
  value: {
    items: [
      {
        id: "tst_3Fd9Ke7H",
        name: "Backend Developer: Go and SQL",
        durationInMinutes: 90,
        automaticAssessmentPossible: false,
        numberOfPages: 3,
        numberOfTasks: 3,
        skillTags: ["Go", "SQL"],
      },
      {
        id: "tst_7Bs1Vu4P",
        name: "SQL Basics",
        durationInMinutes: 30,
        automaticAssessmentPossible: true,
        numberOfPages: 1,
        numberOfTasks: 4,
        skillTags: ["SQL"],
      },
    ],
    totalElements: 2,
    totalPages: 1,
    pageSize: 10,
    pageNumber: 1,
  },
};

const examPageSchema: object = {
  properties: {
    items: { items: { $ref: () => examSchema } },
    totalElements: {},
    totalPages: {},
    pageSize: {},
    pageNumber: {},
  },
  required: ["items", "totalElements", "totalPages", "pageSize", "pageNumber"],
};

const examSchema: object = {
  properties: {
    id: {},
    name: {},
    durationInMinutes: {},
    automaticAssessmentPossible: {},
    numberOfPages: {},
    numberOfTasks: {},
    skillTags: { items: {} },
  },
  required: [
    "id",
    "name",
    "durationInMinutes",
    "automaticAssessmentPossible",
    "numberOfPages",
    "numberOfTasks",
    "skillTags",
  ],
};

const examSqlExample: object = {
  value: {
    id: "tst_7Bs1Vu4P",
    name: "SQL Basics",
    durationInMinutes: 30,
    automaticAssessmentPossible: true,
    numberOfPages: 1,
    numberOfTasks: 4,
    skillTags: ["SQL"],
  },
};

const examUnusableResponse: object = {
  content: {
    "application/json": {
      examples: { examUnusable: { $ref: () => errorExamUnusableExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const insufficientCreditsResponse: object = {
  content: {
    "application/json": {
      examples: { insufficientCredits: { $ref: () => errorInsufficientCreditsExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const locationHeader: object = { example: "https://api.assessments.example/v1/candidates/cnd_4h7Qm2Xs", schema: {} };

const rateLimitLimitHeader: object = { example: 36, schema: {} };

const rateLimitRemainingHeader: object = { example: 0, schema: {} };

const rateLimitResetHeader: object = { example: 5, schema: {} };

const resultsAssessedExample: object = {
  value: {
    reportUrl: "https://app.assessments.example/reports/asm_6Yb1Nc5J",
    pdfReportUrl: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf",
    scoredPoints: 32,
    maxPoints: 40,
    skills: [{ name: "Go", scoredPoints: 26, maxPoints: 32 }, { name: "SQL", scoredPoints: 6, maxPoints: 8 }],
    note: "Clear structure, careful with errors.",
    askedForContractData: false,
    replySent: true,
    examDurationInMinutes: 72,
    examTimeLimitInMinutes: 90,
  },
};

const resultsNotAssessedYetExample: object = {
  value: {
    reportUrl: "https://app.assessments.example/reports/asm_8Hc4Wg2D",
    pdfReportUrl: null,
    maxPoints: 40,
    skills: [],
    askedForContractData: false,
    replySent: false,
    examTimeLimitInMinutes: 90,
  },
};

const resultsWithContractDataExample: object = {
  value: {
    reportUrl: "https://app.assessments.example/reports/asm_6Yb1Nc5J",
    pdfReportUrl: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf",
    scoredPoints: 32,
    maxPoints: 40,
    skills: [{ name: "Go", scoredPoints: 26, maxPoints: 32 }, { name: "SQL", scoredPoints: 6, maxPoints: 8 }],
    note: "Clear structure, careful with errors.",
    askedForContractData: true,
    financialExpectations: 5200,
    noticePeriod: "1 month",
    replySent: true,
    examDurationInMinutes: 72,
    examTimeLimitInMinutes: 90,
  },
};

const retryAfterHeader: object = { example: 5, schema: {} };

const skillResultSchema: object = { properties: { name: {}, scoredPoints: {}, maxPoints: {} }, required: ["name", "scoredPoints", "maxPoints"] };

const tooManyRequestsResponse: object = {
  headers: {
    "Retry-After": { $ref: () => retryAfterHeader },
    "RateLimit-Limit": { $ref: () => rateLimitLimitHeader },
    "RateLimit-Remaining": { $ref: () => rateLimitRemainingHeader },
    "RateLimit-Reset": { $ref: () => rateLimitResetHeader },
  },
  content: {
    "application/json": {
      examples: { tooManyRequests: { $ref: () => errorTooManyRequestsExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const unauthorizedResponse: object = {
  content: {
    "application/json": {
      examples: { unauthorized: { $ref: () => errorUnauthorizedExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const unexpectedErrorResponse: object = {
  content: {
    "application/json": {
      examples: {
        unsupportedMediaType: { $ref: () => errorUnsupportedMediaTypeExample },
        internalError: { $ref: () => errorInternalExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const validationErrorSchema: object = { properties: { field: {}, value: {}, message: {} }, required: ["field", "value", "message"] };

/**
 * List candidates
 *
 * Returns one page of the candidates that match every given filter, oldest first.
 *
 * `GET /candidates`
 */
export const listCandidates: MockOperation<Handlers<object>["listCandidates"]> = {
  api,
  route: listCandidatesRoute,
  declared: {
    parameters: [
      { name: "query", in: "query", schema: {} },
      { name: "status", in: "query", schema: {} },
      { name: "tags", in: "query", schema: {} },
      { name: "count", in: "query", schema: { default: 10, minimum: 1 } },
      { name: "page", in: "query", schema: { default: 1, minimum: 1 } },
    ],
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              firstPage: { $ref: () => candidatePageFirstExample },
              nothingFound: { $ref: () => candidatePageEmptyExample },
            },
            schema: { $ref: () => candidatePageSchema },
          },
        },
      },
      400: { $ref: () => badQueryResponse },
      401: { $ref: () => unauthorizedResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Create a candidate
 *
 * Creates a candidate and invites them to the exam: a successful creation sends an invitation e-mail to the candidate,
 * unless `communicationDisabled` is true. The new candidate has the status TOKEN_SENT.
 *
 * The service's list of possible codes also names 200 as a generic success; the creation itself responds with 201.
 *
 * `POST /candidates`
 */
export const createCandidate: MockOperation<Handlers<object>["createCandidate"]> = {
  api,
  route: createCandidateRoute,
  declared: {
    responses: {
      201: {
        headers: { Location: { $ref: () => locationHeader } },
        content: {
          "application/json": {
            examples: { invited: { $ref: () => candidateCreatedExample } },
            schema: { $ref: () => candidateSchema },
          },
        },
      },
      400: { $ref: () => badCandidateResponse },
      401: { $ref: () => unauthorizedResponse },
      412: { $ref: () => examUnusableResponse },
      417: { $ref: () => insufficientCreditsResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get a candidate
 *
 * Returns one candidate. In this representation the status may also be ERROR, which lists never show.
 *
 * `GET /candidates/{id}`
 */
export const getCandidate: MockOperation<Handlers<object>["getCandidate"]> = {
  api,
  route: getCandidateRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              assessed: { $ref: () => candidateDetailAssessedExample },
              invited: { $ref: () => candidateDetailInvitedExample },
              expired: { $ref: () => candidateDetailExpiredExample },
              failed: { $ref: () => candidateDetailFailedExample },
            },
            schema: { $ref: () => candidateDetailSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => candidateNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get a candidate's results
 *
 * Returns the results of a candidate: points, points per skill, the assessor's note and links to the report.
 *
 * `GET /candidates/{id}/results`
 */
export const getCandidateResults: MockOperation<Handlers<object>["getCandidateResults"]> = {
  api,
  route: getCandidateResultsRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              assessed: { $ref: () => resultsAssessedExample },
              withContractData: { $ref: () => resultsWithContractDataExample },
              notAssessedYet: { $ref: () => resultsNotAssessedYetExample },
            },
            schema: { $ref: () => candidateResultsSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => candidateNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * List exams
 *
 * Returns one page of the exams a candidate can be invited to, oldest first.
 *
 * `GET /exams`
 */
export const listExams: MockOperation<Handlers<object>["listExams"]> = {
  api,
  route: listExamsRoute,
  declared: {
    parameters: [
      { name: "count", in: "query", schema: { default: 10, minimum: 1 } },
      { name: "page", in: "query", schema: { default: 1, minimum: 1 } },
    ],
    responses: {
      200: {
        content: {
          "application/json": {
            examples: { firstPage: { $ref: () => examPageFirstExample } },
            schema: { $ref: () => examPageSchema },
          },
        },
      },
      400: { $ref: () => badQueryResponse },
      401: { $ref: () => unauthorizedResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get an exam
 *
 * Returns one exam with its duration, its size and its skills, and whether it can be assessed automatically.
 *
 * `GET /exams/{id}`
 */
export const getExam: MockOperation<Handlers<object>["getExam"]> = {
  api,
  route: getExamRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/json": {
            examples: {
              manualAssessment: { $ref: () => examBackendExample },
              automaticAssessment: { $ref: () => examSqlExample },
            },
            schema: { $ref: () => examSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => examNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};
