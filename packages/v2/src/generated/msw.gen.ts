// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

import type { MockOperation } from "@assessment-api/runtime/fetch";
import type { Handlers } from "./operations.gen.ts";
import { securitySchemes, createAssessmentRoute, createCandidateRoute, createInvitationRoute, createTeamRoute, createTestRoute, deleteAssessmentRoute, deleteCandidateRoute, deleteInvitationRoute, deletePersonRoute, deleteTeamRoute, deleteWebhookRoute, getAssessmentRoute, getCandidateRoute, getInvitationRoute, getSkillFolderRoute, getSkillRoute, getTaskRoute, getTestRoute, importTasksRoute, invitePersonRoute, listCandidatesRoute, listInvitationsRoute, listPeopleRoute, listPersonSkillsRoute, listPredefinedTestsRoute, listSkillFoldersRoute, listSkillRatingsRoute, listSkillsRoute, listTeamsRoute, listTestsRoute, publishTaskRoute, registerWebhookRoute, replacePersonTeamsRoute, replaceTeamRoute, scoreAnswerRoute, updateAssessmentRoute, updateCandidateRoute, updateTestRoute, uploadTaskPackageRoute, uploadTaskRoute } from "./routes.gen.ts";

const api: MockOperation["api"] = {
  title: "Candidate Assessment and Skills Management API V2",
  basePath: "/v2",
  servers: ["https://api.assessments.example/v2", "http://127.0.0.1:4010/v2", "http://127.0.0.1:4020/v2"],
  securitySchemes,
  routes: [
    { operationId: "listCandidates", method: "GET", path: "/candidates" },
    { operationId: "createCandidate", method: "POST", path: "/candidates" },
    { operationId: "getCandidate", method: "GET", path: "/candidates/{id}" },
    { operationId: "deleteCandidate", method: "DELETE", path: "/candidates/{id}" },
    { operationId: "updateCandidate", method: "PATCH", path: "/candidates/{id}" },
    { operationId: "createAssessment", method: "POST", path: "/candidates/{id}/assessments" },
    { operationId: "getAssessment", method: "GET", path: "/candidates/{id}/assessments/{assessmentId}" },
    { operationId: "deleteAssessment", method: "DELETE", path: "/candidates/{id}/assessments/{assessmentId}" },
    { operationId: "updateAssessment", method: "PATCH", path: "/candidates/{id}/assessments/{assessmentId}" },
    {
      operationId: "scoreAnswer",
      method: "PUT",
      path: "/candidates/{id}/assessments/{assessmentId}/answers/{answerId}/score",
    },
    { operationId: "listInvitations", method: "GET", path: "/invitations" },
    { operationId: "createInvitation", method: "POST", path: "/invitations" },
    { operationId: "getInvitation", method: "GET", path: "/invitations/{id}" },
    { operationId: "deleteInvitation", method: "DELETE", path: "/invitations/{id}" },
    { operationId: "uploadTaskPackage", method: "PUT", path: "/tasks/zip" },
    { operationId: "uploadTask", method: "PUT", path: "/tasks/{taskId}/zip" },
    { operationId: "importTasks", method: "PUT", path: "/tasks/yaml" },
    { operationId: "getTask", method: "GET", path: "/tasks/{taskId}" },
    { operationId: "publishTask", method: "POST", path: "/tasks/{taskId}/publish" },
    { operationId: "listTests", method: "GET", path: "/tests" },
    { operationId: "createTest", method: "POST", path: "/tests" },
    { operationId: "getTest", method: "GET", path: "/tests/{id}" },
    { operationId: "updateTest", method: "PATCH", path: "/tests/{id}" },
    { operationId: "listPredefinedTests", method: "GET", path: "/predefined-tests" },
    { operationId: "registerWebhook", method: "POST", path: "/webhook" },
    { operationId: "deleteWebhook", method: "DELETE", path: "/webhook/{id}" },
    { operationId: "listPeople", method: "GET", path: "/boost/people" },
    { operationId: "deletePerson", method: "DELETE", path: "/boost/people/{id}" },
    { operationId: "replacePersonTeams", method: "PUT", path: "/boost/people/{id}/teams" },
    { operationId: "listPersonSkills", method: "GET", path: "/boost/people/{id}/skills" },
    { operationId: "invitePerson", method: "POST", path: "/boost/invitations" },
    { operationId: "listTeams", method: "GET", path: "/boost/teams" },
    { operationId: "createTeam", method: "POST", path: "/boost/teams" },
    { operationId: "replaceTeam", method: "PUT", path: "/boost/teams/{id}" },
    { operationId: "deleteTeam", method: "DELETE", path: "/boost/teams/{id}" },
    { operationId: "listSkills", method: "GET", path: "/boost/skills" },
    { operationId: "getSkill", method: "GET", path: "/boost/skills/{id}" },
    { operationId: "listSkillFolders", method: "GET", path: "/boost/skillFolders" },
    { operationId: "getSkillFolder", method: "GET", path: "/boost/skillFolders/{id}" },
    { operationId: "listSkillRatings", method: "GET", path: "/boost/skillRatings" },
  ],
};

const answerCommentSchema: object = {
  properties: { filename: {}, rating: { $ref: () => commentRatingSchema }, startLine: {}, endLine: {}, text: {} },
  required: ["filename", "rating", "startLine", "endLine", "text"],
};

const answerNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        answerNotFound: { $ref: () => errorAnswerNotFoundExample },
        assessmentNotFound: { $ref: () => errorAssessmentNotFoundExample },
        candidateNotFound: { $ref: () => errorCandidateNotFoundExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const answerSchema: object = {
  properties: {
    answerId: {},
    taskId: {},
    title: {},
    type: { $ref: () => answerTypeSchema },
    difficulty: { $ref: () => difficultySchema },
    score: { $ref: () => scoreSchema },
    gitUrl: {},
    value: { $ref: () => answerValueSchema },
  },
  required: ["answerId", "taskId", "title", "type", "difficulty", "score"],
};

const answerTypeSchema: object = {};

const answerValueSchema: object = {
  properties: {
    text: {},
    choices: { items: {} },
    gaps: { items: {} },
    comments: { items: { $ref: () => answerCommentSchema } },
  },
};

const assessmentAwaitingScoresExample: object = {
  value: {
    id: "asm_6Yb1Nc5J",
    status: "AUTO_ASSESSMENT_READY",
    token: "tkn_9XvG2sLq7B",
    creationDate: "2026-03-02T09:15:00.000Z",
    startDate: "2026-03-03T17:30:00.000Z",
    finishDate: "2026-03-03T18:42:10.000Z",
    expirationDate: "2026-03-16T09:15:00.000Z",
    customFields: { requisition: "REQ-311" },
    _links: {
      candidateAccess: { href: "https://tests.assessments.example/t/tkn_9XvG2sLq7B" },
      onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
      pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
      candidateUrl: { href: "https://app.assessments.example/candidates/cnd_4h7Qm2Xs" },
      self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs/assessments/asm_6Yb1Nc5J" },
    },
    timeTakenInSeconds: 4330,
    timeLimitInSeconds: 5400,
    score: { maxPoints: 40 },
    skills: [{ name: "Go" }, { name: "SQL", percentage: 75 }],
    sections: [
      {
        timeTakenInSeconds: 4330,
        timeLimitInSeconds: 5400,
        score: { maxPoints: 40 },
        answers: [
          {
            answerId: "ans_3Jp6Ys1T",
            taskId: "tsk_1Qa7Lm4V",
            title: "Pick the right index",
            type: "CHOICE",
            difficulty: "EASY",
            score: { scoredPoints: 6, maxPoints: 8, percentage: 75 },
            value: { choices: ["A composite index on customer_id and created_at", "An index on created_at alone"] },
          },
          {
            answerId: "ans_7Uf9Eb4L",
            taskId: "tsk_5Wd2Hx9G",
            title: "Rate limiter in Go",
            type: "PROGRAMMING",
            difficulty: "MEDIUM",
            score: { scoredPoints: 17, maxPoints: 20, percentage: 85 },
            gitUrl: "https://git.assessments.example/answers/ans_7Uf9Eb4L.git",
            value: { text: "The limiter keeps a token bucket per key and refills it lazily." },
          },
          {
            answerId: "ans_2Rm5Kw8C",
            taskId: "tsk_8Zk3Cn6R",
            title: "Review a payment handler",
            type: "CODE_REVIEW",
            difficulty: "HARD",
            score: { maxPoints: 12 },
            gitUrl: "https://git.assessments.example/answers/ans_2Rm5Kw8C.git",
            value: {
              comments: [
                {
                  filename: "handlers/payment.go",
                  rating: "UNRATED",
                  startLine: 41,
                  endLine: 47,
                  text: "The amount is read twice; a concurrent update can change it between the two reads.",
                },
                {
                  filename: "handlers/payment.go",
                  rating: "UNRATED",
                  startLine: 63,
                  endLine: 63,
                  text: "The error of Commit is dropped, so a failed payment is reported as paid.",
                },
                {
                  filename: "handlers/refund.go",
                  rating: "UNRATED",
                  startLine: 12,
                  endLine: 12,
                  text: "Rename this variable.",
                },
              ],
            },
          },
        ],
      },
    ],
    _embedded: {
      test: {
        id: "tst_3Fd9Ke7H",
        name: "Backend Developer: Go and SQL",
        _links: { self: { href: "https://api.assessments.example/v2/tests/tst_3Fd9Ke7H" } },
      },
    },
  },
};

const assessmentCompletedExample: object = {
  value: {
    id: "asm_6Yb1Nc5J",
    status: "ASSESSMENT_COMPLETED",
    token: "tkn_9XvG2sLq7B",
    creationDate: "2026-03-02T09:15:00.000Z",
    startDate: "2026-03-03T17:30:00.000Z",
    finishDate: "2026-03-03T18:42:10.000Z",
    expirationDate: "2026-03-16T09:15:00.000Z",
    customFields: { requisition: "REQ-311" },
    _links: {
      candidateAccess: { href: "https://tests.assessments.example/t/tkn_9XvG2sLq7B" },
      onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
      pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
      candidateUrl: { href: "https://app.assessments.example/candidates/cnd_4h7Qm2Xs" },
      self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs/assessments/asm_6Yb1Nc5J" },
    },
    timeTakenInSeconds: 4330,
    timeLimitInSeconds: 5400,
    score: { scoredPoints: 32, maxPoints: 40, percentage: 80 },
    skills: [{ name: "Go", percentage: 81.25 }, { name: "SQL", percentage: 75 }],
    sections: [
      {
        timeTakenInSeconds: 4330,
        timeLimitInSeconds: 5400,
        score: { scoredPoints: 32, maxPoints: 40, percentage: 80 },
        answers: [
          {
            answerId: "ans_3Jp6Ys1T",
            taskId: "tsk_1Qa7Lm4V",
            title: "Pick the right index",
            type: "CHOICE",
            difficulty: "EASY",
            score: { scoredPoints: 6, maxPoints: 8, percentage: 75 },
            value: { choices: ["A composite index on customer_id and created_at", "An index on created_at alone"] },
          },
          {
            answerId: "ans_7Uf9Eb4L",
            taskId: "tsk_5Wd2Hx9G",
            title: "Rate limiter in Go",
            type: "PROGRAMMING",
            difficulty: "MEDIUM",
            score: { scoredPoints: 17, maxPoints: 20, percentage: 85 },
            gitUrl: "https://git.assessments.example/answers/ans_7Uf9Eb4L.git",
            value: { text: "The limiter keeps a token bucket per key and refills it lazily." },
          },
          {
            answerId: "ans_2Rm5Kw8C",
            taskId: "tsk_8Zk3Cn6R",
            title: "Review a payment handler",
            type: "CODE_REVIEW",
            difficulty: "HARD",
            score: { scoredPoints: 9, maxPoints: 12, percentage: 75 },
            gitUrl: "https://git.assessments.example/answers/ans_2Rm5Kw8C.git",
            value: {
              comments: [
                {
                  filename: "handlers/payment.go",
                  rating: "ACCEPTED",
                  startLine: 41,
                  endLine: 47,
                  text: "The amount is read twice; a concurrent update can change it between the two reads.",
                },
                {
                  filename: "handlers/payment.go",
                  rating: "ACCEPTED",
                  startLine: 63,
                  endLine: 63,
                  text: "The error of Commit is dropped, so a failed payment is reported as paid.",
                },
                {
                  filename: "handlers/refund.go",
                  rating: "REJECTED",
                  startLine: 12,
                  endLine: 12,
                  text: "Rename this variable.",
                },
              ],
            },
          },
        ],
      },
    ],
    _embedded: {
      test: {
        id: "tst_3Fd9Ke7H",
        name: "Backend Developer: Go and SQL",
        _links: { self: { href: "https://api.assessments.example/v2/tests/tst_3Fd9Ke7H" } },
      },
    },
  },
};

const assessmentCreatedExample: object = {
  value: {
    id: "asm_6Yb1Nc5J",
    status: "NEW",
    token: "tkn_9XvG2sLq7B",
    creationDate: "2026-03-02T09:15:00.000Z",
    expirationDate: "2026-03-16T09:15:00.000Z",
    customFields: { requisition: "REQ-311" },
    _links: {
      candidateAccess: { href: "https://tests.assessments.example/t/tkn_9XvG2sLq7B" },
      onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
      pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
      candidateUrl: { href: "https://app.assessments.example/candidates/cnd_4h7Qm2Xs" },
      self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs/assessments/asm_6Yb1Nc5J" },
    },
  },
};

const assessmentEmbeddedSchema: object = { properties: { test: { $ref: () => assessmentTestSchema } }, required: ["test"] };

const assessmentExtendedSchema: object = {
  allOf: [
    { $ref: () => assessmentSchema },
    {
      properties: {
        timeTakenInSeconds: {},
        timeLimitInSeconds: {},
        score: { $ref: () => scoreSchema },
        skills: { items: { $ref: () => assessmentSkillSchema } },
        sections: { items: { $ref: () => assessmentSectionSchema } },
        _embedded: { $ref: () => assessmentEmbeddedSchema },
      },
      required: ["timeLimitInSeconds", "score", "skills", "sections", "_embedded"],
    },
  ],
};

const assessmentLinksSchema: object = {
  properties: {
    candidateAccess: { $ref: () => linkSchema },
    onlineReport: { $ref: () => linkSchema },
    pdfReport: { $ref: () => linkSchema },
    candidateUrl: { $ref: () => linkSchema },
    self: { $ref: () => linkSchema },
  },
  required: ["candidateAccess", "onlineReport", "pdfReport", "candidateUrl", "self"],
};

const assessmentLocationHeader: object = { example: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs/assessments/asm_6Yb1Nc5J", schema: {} };

const assessmentNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        assessmentNotFound: { $ref: () => errorAssessmentNotFoundExample },
        candidateNotFound: { $ref: () => errorCandidateNotFoundExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const assessmentNotStartedExample: object = {
  value: {
    id: "asm_8Hc4Wg2D",
    status: "TOKEN_SENT",
    token: "tkn_3KdM8pRw5Z",
    creationDate: "2026-03-04T08:00:00.000Z",
    expirationDate: "2026-03-18T08:00:00.000Z",
    customFields: {},
    _links: {
      candidateAccess: { href: "https://tests.assessments.example/t/tkn_3KdM8pRw5Z" },
      onlineReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D" },
      pdfReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D.pdf" },
      candidateUrl: { href: "https://app.assessments.example/candidates/cnd_9Tz3Rk1W" },
      self: { href: "https://api.assessments.example/v2/candidates/cnd_9Tz3Rk1W/assessments/asm_8Hc4Wg2D" },
    },
    timeLimitInSeconds: 5400,
    score: { maxPoints: 40 },
    skills: [{ name: "Go" }, { name: "SQL" }],
    sections: [{ timeLimitInSeconds: 5400, score: { maxPoints: 40 }, answers: [] }],
    _embedded: {
      test: {
        id: "tst_3Fd9Ke7H",
        name: "Backend Developer: Go and SQL",
        _links: { self: { href: "https://api.assessments.example/v2/tests/tst_3Fd9Ke7H" } },
      },
    },
  },
};

const assessmentSchema: object = {
  properties: {
    id: {},
    status: { $ref: () => assessmentStatusSchema },
    token: {},
    creationDate: {},
    startDate: {},
    finishDate: {},
    expirationDate: {},
    customFields: { $ref: () => customFieldsSchema },
    _links: { $ref: () => assessmentLinksSchema },
  },
  required: ["id", "status", "token", "creationDate", "expirationDate", "customFields", "_links"],
};

const assessmentSectionSchema: object = {
  properties: {
    timeTakenInSeconds: {},
    timeLimitInSeconds: {},
    score: { $ref: () => scoreSchema },
    answers: { items: { $ref: () => answerSchema } },
  },
  required: ["timeLimitInSeconds", "score", "answers"],
};

const assessmentSkillSchema: object = { properties: { name: {}, percentage: {} }, required: ["name"] };

const assessmentStatusSchema: object = {};

const assessmentTestLinksSchema: object = { properties: { self: { $ref: () => linkSchema } }, required: ["self"] };

const assessmentTestSchema: object = {
  properties: { id: {}, name: {}, _links: { $ref: () => assessmentTestLinksSchema } },
  required: ["id", "name", "_links"],
};

const assessmentTwoSectionsExample: object = {
  value: {
    id: "asm_3Wk9Th6V",
    status: "ASSESSMENT_COMPLETED",
    token: "tkn_5QbN7yHc4J",
    creationDate: "2026-03-05T11:40:00.000Z",
    startDate: "2026-03-06T07:05:00.000Z",
    finishDate: "2026-03-06T07:27:30.000Z",
    expirationDate: "2026-03-19T11:40:00.000Z",
    customFields: {},
    _links: {
      candidateAccess: { href: "https://tests.assessments.example/t/tkn_5QbN7yHc4J" },
      onlineReport: { href: "https://app.assessments.example/reports/asm_3Wk9Th6V" },
      pdfReport: { href: "https://app.assessments.example/reports/asm_3Wk9Th6V.pdf" },
      candidateUrl: { href: "https://app.assessments.example/candidates/cnd_2Ls6Vd8K" },
      self: { href: "https://api.assessments.example/v2/candidates/cnd_2Ls6Vd8K/assessments/asm_3Wk9Th6V" },
    },
    timeTakenInSeconds: 1350,
    timeLimitInSeconds: 1800,
    score: { scoredPoints: 16, maxPoints: 20, percentage: 80 },
    skills: [{ name: "SQL", percentage: 80 }],
    sections: [
      {
        timeTakenInSeconds: 810,
        timeLimitInSeconds: 1080,
        score: { scoredPoints: 9, maxPoints: 12, percentage: 75 },
        answers: [
          {
            answerId: "ans_6Ct1Zq9P",
            taskId: "tsk_3Vr8Dk5N",
            title: "Complete the join",
            type: "CODE_GAPS",
            difficulty: "EASY",
            score: { scoredPoints: 3, maxPoints: 4, percentage: 75 },
            value: { gaps: ["LEFT JOIN", "customer_id", ""] },
          },
          {
            answerId: "ans_4Hx7Bs2E",
            taskId: "tsk_7Ny2Gf6W",
            title: "Monthly revenue",
            type: "DATABASE",
            difficulty: "MEDIUM",
            score: { scoredPoints: 6, maxPoints: 8, percentage: 75 },
            value: {
              text: "SELECT date_trunc('month', paid_at) AS month, sum(amount) AS revenue\nFROM payments\nGROUP BY 1\nORDER BY 1;\n",
            },
          },
        ],
      },
      {
        timeTakenInSeconds: 540,
        timeLimitInSeconds: 720,
        score: { scoredPoints: 7, maxPoints: 8, percentage: 87.5 },
        answers: [
          {
            answerId: "ans_9Lw3Jm8T",
            taskId: "tsk_6Qd4Xs1B",
            title: "Talk through a slow query",
            type: "AI_INTERVIEW",
            difficulty: "MEDIUM",
            score: { scoredPoints: 5, maxPoints: 5, percentage: 100 },
            value: { text: "I would read the plan first and look for a sequential scan." },
          },
          {
            answerId: "ans_1Ke5Vp7R",
            taskId: "tsk_2Mz9Ch3Y",
            title: "Isolation levels",
            type: "CHOICE",
            difficulty: "HARD",
            score: { scoredPoints: 2, maxPoints: 3, percentage: 66.67 },
            value: { choices: ["Repeatable read"] },
          },
        ],
      },
    ],
    _embedded: {
      test: {
        id: "tst_7Bs1Vu4P",
        name: "SQL Basics",
        _links: { self: { href: "https://api.assessments.example/v2/tests/tst_7Bs1Vu4P" } },
      },
    },
  },
};

const badAssessmentResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        missingTestId: { $ref: () => errorMissingTestIdExample },
        customFieldValue: { $ref: () => errorCustomFieldValueExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badCandidatePatchResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        unknownDecision: { $ref: () => errorUnknownDecisionExample },
        customFieldValue: { $ref: () => errorCustomFieldValueExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badCandidateResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        malformedEmail: { $ref: () => errorMalformedEmailExample },
        missingEmail: { $ref: () => errorMissingEmailExample },
        usedExternalId: { $ref: () => errorUsedExternalIdExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badCustomFieldsResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        customFieldValue: { $ref: () => errorCustomFieldValueExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badInvitationResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        missingFields: { $ref: () => errorMissingFieldsExample },
        malformedEmail: { $ref: () => errorMalformedEmailExample },
        usedExternalId: { $ref: () => errorUsedExternalIdExample },
        customFieldValue: { $ref: () => errorCustomFieldValueExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badQueryResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        countTooLarge: { $ref: () => errorCountTooLargeExample },
        negativePage: { $ref: () => errorNegativePageExample },
        unknownStatus: { $ref: () => errorUnknownStatusExample },
        unknownSeniorityLevel: { $ref: () => errorUnknownSeniorityLevelExample },
        malformedStartDate: { $ref: () => errorMalformedStartDateExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badScoreResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        scoreTooHigh: { $ref: () => errorScoreTooHighExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badTestResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        noTestForm: { $ref: () => errorNoTestFormExample },
        bothTestForms: { $ref: () => errorBothTestFormsExample },
        unknownDifficulty: { $ref: () => errorUnknownDifficultyExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badUploadResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { emptyBody: { $ref: () => errorEmptyBodyExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const badWebhookResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        malformedHookUrl: { $ref: () => errorMalformedHookUrlExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const boostBadInvitationResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        missingInviteeFields: { $ref: () => errorMissingInviteeFieldsExample },
        malformedEmail: { $ref: () => errorMalformedEmailExample },
        unknownTeam: { $ref: () => errorUnknownNamedTeamExample },
        unknownJobPosition: { $ref: () => errorUnknownJobPositionExample },
        abstractJobPosition: { $ref: () => errorAbstractJobPositionExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
    "application/json": {
      examples: {
        missingInviteeFields: { $ref: () => errorMissingInviteeFieldsExample },
        malformedEmail: { $ref: () => errorMalformedEmailExample },
        unknownTeam: { $ref: () => errorUnknownNamedTeamExample },
        unknownJobPosition: { $ref: () => errorUnknownJobPositionExample },
        abstractJobPosition: { $ref: () => errorAbstractJobPositionExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const boostBadQueryResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        unknownCursor: { $ref: () => errorUnknownCursorExample },
        expiredCursor: { $ref: () => errorExpiredCursorExample },
        malformedFlag: { $ref: () => errorMalformedFlagExample },
        malformedEmail: { $ref: () => errorMalformedEmailExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
    "application/json": {
      examples: {
        unknownCursor: { $ref: () => errorUnknownCursorExample },
        expiredCursor: { $ref: () => errorExpiredCursorExample },
        malformedFlag: { $ref: () => errorMalformedFlagExample },
        malformedEmail: { $ref: () => errorMalformedEmailExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const boostBadTeamIdsResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        unknownTeam: { $ref: () => errorUnknownTeamExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
    "application/json": {
      examples: {
        unknownTeam: { $ref: () => errorUnknownTeamExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const boostBadTeamResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        missingName: { $ref: () => errorMissingNameExample },
        parentBelowTeam: { $ref: () => errorParentBelowTeamExample },
        unknownParent: { $ref: () => errorUnknownParentExample },
        unknownSupervisor: { $ref: () => errorUnknownSupervisorExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
    "application/json": {
      examples: {
        missingName: { $ref: () => errorMissingNameExample },
        parentBelowTeam: { $ref: () => errorParentBelowTeamExample },
        unknownParent: { $ref: () => errorUnknownParentExample },
        unknownSupervisor: { $ref: () => errorUnknownSupervisorExample },
        malformedBody: { $ref: () => errorMalformedBodyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const boostKnownEmailResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { knownEmail: { $ref: () => errorKnownEmailExample } },
      schema: { $ref: () => errorObjectSchema },
    },
    "application/json": {
      examples: { knownEmail: { $ref: () => errorKnownEmailExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const boostPersonNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { personNotFound: { $ref: () => errorPersonNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
    "application/json": {
      examples: { personNotFound: { $ref: () => errorPersonNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const boostSkillFolderNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { skillFolderNotFound: { $ref: () => errorSkillFolderNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
    "application/json": {
      examples: { skillFolderNotFound: { $ref: () => errorSkillFolderNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const boostSkillNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { skillNotFound: { $ref: () => errorSkillNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
    "application/json": {
      examples: { skillNotFound: { $ref: () => errorSkillNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const boostTeamNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { teamNotFound: { $ref: () => errorTeamNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
    "application/json": {
      examples: { teamNotFound: { $ref: () => errorTeamNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const boostTooManyRequestsResponse: object = {
  headers: {
    "Retry-After": { $ref: () => retryAfterHeader },
    "RateLimit-Limit": { $ref: () => rateLimitLimitHeader },
    "RateLimit-Remaining": { $ref: () => rateLimitRemainingHeader },
    "RateLimit-Reset": { $ref: () => rateLimitResetHeader },
  },
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { tooManyRequests: { $ref: () => errorTooManyRequestsExample } },
      schema: { $ref: () => errorObjectSchema },
    },
    "application/json": {
      examples: { tooManyRequests: { $ref: () => errorTooManyRequestsExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const boostUnauthorizedResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        missingKey: { $ref: () => errorMissingKeyExample },
        invalidKey: { $ref: () => errorInvalidKeyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
    "application/json": {
      examples: {
        missingKey: { $ref: () => errorMissingKeyExample },
        invalidKey: { $ref: () => errorInvalidKeyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const boostUnexpectedErrorResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        unsupportedMediaType: { $ref: () => errorUnsupportedMediaTypeExample },
        methodNotAllowed: { $ref: () => errorMethodNotAllowedExample },
        internalError: { $ref: () => errorInternalExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
    "application/json": {
      examples: {
        unsupportedMediaType: { $ref: () => errorUnsupportedMediaTypeExample },
        methodNotAllowed: { $ref: () => errorMethodNotAllowedExample },
        internalError: { $ref: () => errorInternalExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const buildStatusSchema: object = {};

const candidateAcceptedExample: object = {
  value: {
    id: "cnd_4h7Qm2Xs",
    firstName: "Maya",
    lastName: "Lindqvist",
    email: "maya.lindqvist@example.com",
    tags: ["backend", "spring-2026"],
    disableCommunication: false,
    externalId: "ATS-20417",
    status: "ACCEPTED",
    assignedUser: "usr_1Gx5Ud8M",
    assignedTeam: "team_8Vq4Hy2Z",
    creationDate: "2026-03-02T09:15:00.000Z",
    customFields: { source: "Career page", expectedSalary: 78000 },
    _links: {
      self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs" },
      onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
      pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
    },
    _embedded: {
      assessments: [
        {
          id: "asm_6Yb1Nc5J",
          status: "ASSESSMENT_COMPLETED",
          token: "tkn_9XvG2sLq7B",
          creationDate: "2026-03-02T09:15:00.000Z",
          startDate: "2026-03-03T17:30:00.000Z",
          finishDate: "2026-03-03T18:42:10.000Z",
          expirationDate: "2026-03-16T09:15:00.000Z",
          customFields: { requisition: "REQ-311" },
          _links: {
            candidateAccess: { href: "https://tests.assessments.example/t/tkn_9XvG2sLq7B" },
            onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
            pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
            candidateUrl: { href: "https://app.assessments.example/candidates/cnd_4h7Qm2Xs" },
            self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs/assessments/asm_6Yb1Nc5J" },
          },
        },
      ],
    },
  },
};

const candidateAssessedExample: object = {
  value: {
    id: "cnd_4h7Qm2Xs",
    firstName: "Maya",
    lastName: "Lindqvist",
    email: "maya.lindqvist@example.com",
    tags: ["backend", "spring-2026"],
    disableCommunication: false,
    externalId: "ATS-20417",
    status: "WAITING_FOR_DECISION",
    assignedUser: "usr_1Gx5Ud8M",
    assignedTeam: "team_8Vq4Hy2Z",
    creationDate: "2026-03-02T09:15:00.000Z",
    customFields: { source: "Career page", expectedSalary: 78000 },
    _links: {
      self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs" },
      onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
      pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
    },
    _embedded: {
      assessments: [
        {
          id: "asm_6Yb1Nc5J",
          status: "ASSESSMENT_COMPLETED",
          token: "tkn_9XvG2sLq7B",
          creationDate: "2026-03-02T09:15:00.000Z",
          startDate: "2026-03-03T17:30:00.000Z",
          finishDate: "2026-03-03T18:42:10.000Z",
          expirationDate: "2026-03-16T09:15:00.000Z",
          customFields: { requisition: "REQ-311" },
          _links: {
            candidateAccess: { href: "https://tests.assessments.example/t/tkn_9XvG2sLq7B" },
            onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
            pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
            candidateUrl: { href: "https://app.assessments.example/candidates/cnd_4h7Qm2Xs" },
            self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs/assessments/asm_6Yb1Nc5J" },
          },
        },
      ],
    },
  },
};

const candidateCreatedExample: object = {
  value: {
    id: "cnd_4h7Qm2Xs",
    firstName: "Maya",
    lastName: "Lindqvist",
    email: "maya.lindqvist@example.com",
    tags: ["backend", "spring-2026"],
    disableCommunication: false,
    externalId: "ATS-20417",
    status: "NEW",
    assignedUser: null,
    assignedTeam: null,
    creationDate: "2026-03-02T09:15:00.000Z",
    customFields: {},
    _links: {
      self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs" },
      onlineReport: { href: "https://app.assessments.example/candidates/cnd_4h7Qm2Xs/report" },
      pdfReport: { href: "https://app.assessments.example/candidates/cnd_4h7Qm2Xs/report.pdf" },
    },
  },
};

const candidateCreatedMinimalExample: object = {
  value: {
    id: "cnd_9Tz3Rk1W",
    email: "jonas.okafor@example.com",
    tags: [],
    disableCommunication: false,
    status: "NEW",
    assignedUser: null,
    assignedTeam: null,
    creationDate: "2026-03-04T08:00:00.000Z",
    customFields: {},
    _links: {
      self: { href: "https://api.assessments.example/v2/candidates/cnd_9Tz3Rk1W" },
      onlineReport: { href: "https://app.assessments.example/candidates/cnd_9Tz3Rk1W/report" },
      pdfReport: { href: "https://app.assessments.example/candidates/cnd_9Tz3Rk1W/report.pdf" },
    },
  },
};

const candidateEmbeddedSchema: object = { properties: { assessments: { items: { $ref: () => assessmentSchema } } }, required: ["assessments"] };

const candidateExpiredExample: object = {
  value: {
    id: "cnd_6Bw2Yf5T",
    firstName: "Oskar",
    lastName: "Vega",
    email: "oskar.vega@example.com",
    tags: [],
    disableCommunication: false,
    status: "EXPIRED",
    assignedUser: null,
    assignedTeam: null,
    creationDate: "2026-03-02T10:30:00.000Z",
    customFields: {},
    _links: {
      self: { href: "https://api.assessments.example/v2/candidates/cnd_6Bw2Yf5T" },
      onlineReport: { href: "https://app.assessments.example/reports/asm_1Jr7Pz4M" },
      pdfReport: { href: "https://app.assessments.example/reports/asm_1Jr7Pz4M.pdf" },
    },
    _embedded: {
      assessments: [
        {
          id: "asm_1Jr7Pz4M",
          status: "TOKEN_EXPIRED",
          token: "tkn_5QwN7cHt4J",
          creationDate: "2026-03-02T10:30:00.000Z",
          expirationDate: "2026-03-16T10:30:00.000Z",
          customFields: {},
          _links: {
            candidateAccess: { href: "https://tests.assessments.example/t/tkn_5QwN7cHt4J" },
            onlineReport: { href: "https://app.assessments.example/reports/asm_1Jr7Pz4M" },
            pdfReport: { href: "https://app.assessments.example/reports/asm_1Jr7Pz4M.pdf" },
            candidateUrl: { href: "https://app.assessments.example/candidates/cnd_6Bw2Yf5T" },
            self: { href: "https://api.assessments.example/v2/candidates/cnd_6Bw2Yf5T/assessments/asm_1Jr7Pz4M" },
          },
        },
      ],
    },
  },
};

const candidateExtendedSchema: object = {
  allOf: [
    { $ref: () => candidateSchema },
    { properties: { _embedded: { $ref: () => candidateEmbeddedSchema } }, required: ["_embedded"] },
  ],
};

const candidateFailedExample: object = {
  value: {
    id: "cnd_8Dm4Kq1H",
    firstName: "Lena",
    lastName: "Fischer",
    email: "lena.fischer@example.com",
    tags: [],
    disableCommunication: false,
    status: "ERROR",
    assignedUser: null,
    assignedTeam: null,
    creationDate: "2026-03-04T08:00:00.000Z",
    customFields: {},
    _links: {
      self: { href: "https://api.assessments.example/v2/candidates/cnd_8Dm4Kq1H" },
      onlineReport: { href: "https://app.assessments.example/reports/asm_5Ux3Nv9C" },
      pdfReport: { href: "https://app.assessments.example/reports/asm_5Ux3Nv9C.pdf" },
    },
    _embedded: {
      assessments: [
        {
          id: "asm_5Ux3Nv9C",
          status: "ERROR",
          token: "tkn_7RfC4vXn2P",
          creationDate: "2026-03-04T08:00:00.000Z",
          startDate: "2026-03-05T09:00:00.000Z",
          expirationDate: "2026-03-18T08:00:00.000Z",
          customFields: {},
          _links: {
            candidateAccess: { href: "https://tests.assessments.example/t/tkn_7RfC4vXn2P" },
            onlineReport: { href: "https://app.assessments.example/reports/asm_5Ux3Nv9C" },
            pdfReport: { href: "https://app.assessments.example/reports/asm_5Ux3Nv9C.pdf" },
            candidateUrl: { href: "https://app.assessments.example/candidates/cnd_8Dm4Kq1H" },
            self: { href: "https://api.assessments.example/v2/candidates/cnd_8Dm4Kq1H/assessments/asm_5Ux3Nv9C" },
          },
        },
      ],
    },
  },
};

const candidateInvitedExample: object = {
  value: {
    id: "cnd_9Tz3Rk1W",
    firstName: "Jonas",
    lastName: "Okafor",
    email: "jonas.okafor@example.com",
    tags: ["backend"],
    disableCommunication: false,
    status: "WAITING_FOR_ANSWERS",
    assignedUser: null,
    assignedTeam: null,
    creationDate: "2026-03-04T08:00:00.000Z",
    customFields: {},
    _links: {
      self: { href: "https://api.assessments.example/v2/candidates/cnd_9Tz3Rk1W" },
      onlineReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D" },
      pdfReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D.pdf" },
    },
    _embedded: {
      assessments: [
        {
          id: "asm_8Hc4Wg2D",
          status: "TOKEN_SENT",
          token: "tkn_3KdM8pRw5Z",
          creationDate: "2026-03-04T08:00:00.000Z",
          expirationDate: "2026-03-18T08:00:00.000Z",
          customFields: {},
          _links: {
            candidateAccess: { href: "https://tests.assessments.example/t/tkn_3KdM8pRw5Z" },
            onlineReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D" },
            pdfReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D.pdf" },
            candidateUrl: { href: "https://app.assessments.example/candidates/cnd_9Tz3Rk1W" },
            self: { href: "https://api.assessments.example/v2/candidates/cnd_9Tz3Rk1W/assessments/asm_8Hc4Wg2D" },
          },
        },
      ],
    },
  },
};

const candidateLinksSchema: object = {
  properties: {
    self: { $ref: () => linkSchema },
    onlineReport: { $ref: () => linkSchema },
    pdfReport: { $ref: () => linkSchema },
  },
  required: ["self", "onlineReport", "pdfReport"],
};

const candidateLocationHeader: object = { example: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs", schema: {} };

const candidateNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { candidateNotFound: { $ref: () => errorCandidateNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const candidateOrTestNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        candidateNotFound: { $ref: () => errorCandidateNotFoundExample },
        namedTestNotFound: { $ref: () => errorNamedTestNotFoundExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const candidatePageEmbeddedSchema: object = { properties: { candidates: { items: { $ref: () => candidateSchema } } }, required: ["candidates"] };

const candidatePageEmptyExample: object = { value: { _embedded: { candidates: [] }, page: { number: 0, size: 10, totalElements: 0, totalPages: 0 } } };

const candidatePageFullExample: object = {
  value: {
    _embedded: {
      candidates: [
        {
          id: "cnd_4h7Qm2Xs",
          firstName: "Maya",
          lastName: "Lindqvist",
          email: "maya.lindqvist@example.com",
          tags: ["backend", "spring-2026"],
          disableCommunication: false,
          externalId: "ATS-20417",
          status: "WAITING_FOR_DECISION",
          assignedUser: "usr_1Gx5Ud8M",
          assignedTeam: "team_8Vq4Hy2Z",
          creationDate: "2026-03-02T09:15:00.000Z",
          customFields: { source: "Career page", expectedSalary: 78000 },
          _links: {
            self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs" },
            onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
            pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
          },
        },
        {
          id: "cnd_9Tz3Rk1W",
          firstName: "Jonas",
          lastName: "Okafor",
          email: "jonas.okafor@example.com",
          tags: ["backend"],
          disableCommunication: false,
          status: "WAITING_FOR_ANSWERS",
          assignedUser: null,
          assignedTeam: null,
          creationDate: "2026-03-04T08:00:00.000Z",
          customFields: {},
          _links: {
            self: { href: "https://api.assessments.example/v2/candidates/cnd_9Tz3Rk1W" },
            onlineReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D" },
            pdfReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D.pdf" },
          },
        },
        {
          id: "cnd_2Ls6Vd8K",
          firstName: "Priya",
          lastName: "Raman",
          email: "priya.raman@example.com",
          tags: ["data"],
          disableCommunication: false,
          externalId: "ATS-20433",
          status: "WAITING_FOR_DECISION",
          assignedUser: null,
          assignedTeam: null,
          creationDate: "2026-03-05T11:40:00.000Z",
          customFields: {},
          _links: {
            self: { href: "https://api.assessments.example/v2/candidates/cnd_2Ls6Vd8K" },
            onlineReport: { href: "https://app.assessments.example/reports/asm_3Wk9Th6V" },
            pdfReport: { href: "https://app.assessments.example/reports/asm_3Wk9Th6V.pdf" },
          },
        },
      ],
    },
    page: { number: 0, size: 10, totalElements: 3, totalPages: 1 },
  },
};

const candidatePageLastExample: object = {
  value: {
    _embedded: {
      candidates: [
        {
          id: "cnd_2Ls6Vd8K",
          firstName: "Priya",
          lastName: "Raman",
          email: "priya.raman@example.com",
          tags: ["data"],
          disableCommunication: false,
          externalId: "ATS-20433",
          status: "WAITING_FOR_DECISION",
          assignedUser: null,
          assignedTeam: null,
          creationDate: "2026-03-05T11:40:00.000Z",
          customFields: {},
          _links: {
            self: { href: "https://api.assessments.example/v2/candidates/cnd_2Ls6Vd8K" },
            onlineReport: { href: "https://app.assessments.example/reports/asm_3Wk9Th6V" },
            pdfReport: { href: "https://app.assessments.example/reports/asm_3Wk9Th6V.pdf" },
          },
        },
      ],
    },
    page: { number: 1, size: 2, totalElements: 3, totalPages: 2 },
  },
};

const candidatePageSchema: object = {
  properties: { _embedded: { $ref: () => candidatePageEmbeddedSchema }, page: { $ref: () => pageInfoSchema } },
  required: ["_embedded", "page"],
};

const candidateSchema: object = {
  properties: {
    id: {},
    firstName: {},
    lastName: {},
    email: {},
    tags: { items: {} },
    disableCommunication: {},
    externalId: {},
    status: { $ref: () => candidateStatusSchema },
    assignedUser: {},
    assignedTeam: {},
    creationDate: {},
    customFields: { $ref: () => customFieldsSchema },
    _links: { $ref: () => candidateLinksSchema },
  },
  required: [
    "id",
    "email",
    "tags",
    "disableCommunication",
    "status",
    "assignedUser",
    "assignedTeam",
    "creationDate",
    "customFields",
    "_links",
  ],
};

const candidateStatusSchema: object = {};

const candidateWithoutAssessmentExample: object = {
  value: {
    id: "cnd_4h7Qm2Xs",
    firstName: "Maya",
    lastName: "Lindqvist",
    email: "maya.lindqvist@example.com",
    tags: ["backend", "spring-2026"],
    disableCommunication: false,
    externalId: "ATS-20417",
    status: "NEW",
    assignedUser: null,
    assignedTeam: null,
    creationDate: "2026-03-02T09:15:00.000Z",
    customFields: {},
    _links: {
      self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs" },
      onlineReport: { href: "https://app.assessments.example/candidates/cnd_4h7Qm2Xs/report" },
      pdfReport: { href: "https://app.assessments.example/candidates/cnd_4h7Qm2Xs/report.pdf" },
    },
    _embedded: { assessments: [] },
  },
};

const commentRatingSchema: object = {};

const cursorLinksSchema: object = { properties: { first: { $ref: () => linkSchema }, next: { $ref: () => linkSchema } }, required: ["first"] };

const customFieldsSchema: object = { additionalProperties: true };

const difficultySchema: object = {};

const errorAbstractJobPositionExample: object = {
  value: {
    code: 400,
    errorId: "err_5Fg2Rv9T",
    details: "The job position jp_2Pv9Lc6B is abstract and cannot be assigned to a person.",
    validationErrors: [
      {
        field: "jobPositionId",
        value: "jp_2Pv9Lc6B",
        message: "must be the id of a job position that is not abstract",
      },
    ],
  },
};

const errorAnswerNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_1Yc5Gk6A",
    details: "The assessment asm_6Yb1Nc5J has no answer with the id ans_0Aa0Bb0C.",
    validationErrors: [],
  },
};

const errorAssessmentNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_4Mb7Ts3U",
    details: "The candidate cnd_4h7Qm2Xs has no assessment with the id asm_0Aa0Bb0C.",
    validationErrors: [],
  },
};

const errorBothTestFormsExample: object = {
  value: {
    code: 400,
    errorId: "err_6Lr4Vf1B",
    details: "Validation error: the request was rejected.",
    validationErrors: [
      {
        field: "predefinedTestId",
        value: "pre_6Ty2Mk8A",
        message: "must be absent when generatorCriteria is present",
      },
    ],
  },
};

const errorBuildFailedExample: object = {
  value: {
    code: 409,
    errorId: "err_7Rk3Vb5T",
    details: "The task tsk_5Wd2Hx9G cannot be published: its last build ended with TEST_FAILURE. Upload a package that can be built.",
    validationErrors: [],
  },
};

const errorBuildRunningExample: object = {
  value: {
    code: 409,
    errorId: "err_2Lc6Wn8D",
    details: "The task tsk_5Wd2Hx9G cannot be published: its build is not finished. Publish it when buildStatus is SUCCESS.",
    validationErrors: [],
  },
};

const errorCandidateNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_9Ev1Qw8Z",
    details: "There is no candidate with the id cnd_0Aa0Bb0C.",
    validationErrors: [],
  },
};

const errorCountTooLargeExample: object = {
  value: {
    code: 400,
    errorId: "err_4Ke7Xc3R",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "count", value: "250", message: "must be between 1 and 100" }],
  },
};

const errorCustomFieldValueExample: object = {
  value: {
    code: 400,
    errorId: "err_1Hy5Kq6T",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "customFields.remote", value: "true", message: "must be a text or a number" }],
  },
};

const errorEmptyBodyExample: object = { value: { code: 400, errorId: "err_5Jx8Rd2V", details: "The body is empty.", validationErrors: [] } };

const errorExpiredCursorExample: object = {
  value: {
    code: 400,
    errorId: "err_2Lk7Hd4S",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "after", value: "cur_MjAyNi0wNC0wOA", message: "has expired: start again with the first page" }],
  },
};

const errorInsufficientCreditsExample: object = {
  value: {
    code: 417,
    errorId: "err_2Hv9Ws4P",
    details: "The organization has no credits left to invite another candidate.",
    validationErrors: [],
  },
};

const errorInternalExample: object = {
  value: {
    code: 500,
    errorId: "err_9Ln1Ks8X",
    details: "The service failed. Quote the errorId when you contact support.",
    validationErrors: [],
  },
};

const errorInvalidKeyExample: object = { value: { code: 401, errorId: "err_2Lp6Nf4E", details: "The API key is not valid.", validationErrors: [] } };

const errorInvitationNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_8Rn2Xj7H",
    details: "There is no invitation with the id asm_0Aa0Bb0C.",
    validationErrors: [],
  },
};

const errorKnownEmailExample: object = {
  value: {
    code: 409,
    errorId: "err_3Ps4Yn7J",
    details: "A person with the e-mail address maya.lindqvist@example.com already exists.",
    validationErrors: [],
  },
};

const errorMalformedBodyExample: object = {
  value: { code: 400, errorId: "err_9Ap1Um8F", details: "The body is not well-formed JSON.", validationErrors: [] },
};

const errorMalformedEmailExample: object = {
  value: {
    code: 400,
    errorId: "err_5Qn8Ax2Y",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "email", value: "maya.lindqvist@", message: "must be a well-formed e-mail address" }],
  },
};

const errorMalformedFlagExample: object = {
  value: {
    code: 400,
    errorId: "err_6Bs5Zj1C",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "includeHidden", value: "maybe", message: "must be true or false" }],
  },
};

const errorMalformedHookUrlExample: object = {
  value: {
    code: 400,
    errorId: "err_2Qs6Jb4X",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "hookUrl", value: "hooks.harbor-analytics.example", message: "must be an absolute URL" }],
  },
};

const errorMalformedStartDateExample: object = {
  value: {
    code: 400,
    errorId: "err_6Wf4Kt1P",
    details: "Validation error: the request was rejected.",
    validationErrors: [
      {
        field: "startDate",
        value: "last week",
        message: "must be a timestamp such as 2026-03-01T00:00:00.000Z",
      },
    ],
  },
};

const errorMethodNotAllowedExample: object = {
  value: { code: 405, errorId: "err_2Cw6Tb4P", details: "The method PUT is not allowed here.", validationErrors: [] },
};

const errorMissingEmailExample: object = {
  value: {
    code: 400,
    errorId: "err_2Vt6Lm4H",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "email", value: "", message: "is required" }],
  },
};

const errorMissingFieldsExample: object = {
  value: {
    code: 400,
    errorId: "err_7Bk3Ws9D",
    details: "Validation error: the request was rejected.",
    validationErrors: [
      { field: "email", value: "", message: "is required" },
      { field: "testId", value: "", message: "is required" },
    ],
  },
};

const errorMissingInviteeFieldsExample: object = {
  value: {
    code: 400,
    errorId: "err_1Sj5Bz6M",
    details: "Validation error: the request was rejected.",
    validationErrors: [
      { field: "email", value: "", message: "is required" },
      { field: "teamId", value: "", message: "is required" },
    ],
  },
};

const errorMissingKeyExample: object = {
  value: {
    code: 401,
    errorId: "err_7Sh3Ya9M",
    details: "The header Vendor-Api-Key is missing.",
    validationErrors: [],
  },
};

const errorMissingNameExample: object = {
  value: {
    code: 400,
    errorId: "err_8Fp2Nq7E",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "name", value: "", message: "is required" }],
  },
};

const errorMissingTestIdExample: object = {
  value: {
    code: 400,
    errorId: "err_9Fc1Rp8J",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "testId", value: "", message: "is required" }],
  },
};

const errorNamedPredefinedTestNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_2Xg6Ch4N",
    details: "There is no predefined test with the id pre_0Aa0Bb0C.",
    validationErrors: [{ field: "predefinedTestId", value: "pre_0Aa0Bb0C", message: "must be the id of a predefined test" }],
  },
};

const errorNamedTestNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_7Ky3Jt9B",
    details: "There is no test with the id tst_0Aa0Bb0C.",
    validationErrors: [{ field: "testId", value: "tst_0Aa0Bb0C", message: "must be the id of a test" }],
  },
};

const errorNegativePageExample: object = {
  value: {
    code: 400,
    errorId: "err_1Td5Hv6G",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "page", value: "-1", message: "must be 0 or more" }],
  },
};

const errorNoDraftExample: object = {
  value: {
    code: 409,
    errorId: "err_4Pv7Sq3K",
    details: "The task tsk_1Qa7Lm4V has no unpublished changes.",
    validationErrors: [],
  },
};

const errorNoMetadataExample: object = {
  value: {
    code: 422,
    errorId: "err_8Ta2Mg7R",
    details: "The package cannot be processed: it has neither task.yaml nor task.json at its root.",
    validationErrors: [],
  },
};

const errorNoTestFormExample: object = {
  value: {
    code: 400,
    errorId: "err_5Zg8Th2K",
    details: "Validation error: the request was rejected.",
    validationErrors: [
      { field: "predefinedTestId", value: "", message: "is required when generatorCriteria is absent" },
      { field: "generatorCriteria", value: "", message: "is required when predefinedTestId is absent" },
    ],
  },
};

const errorNotAZipExample: object = {
  value: {
    code: 422,
    errorId: "err_1Bn5Fx6J",
    details: "The package cannot be processed: it is not a ZIP file.",
    validationErrors: [],
  },
};

const errorNotYamlExample: object = {
  value: {
    code: 422,
    errorId: "err_3Hk9Ye5L",
    details: "The file cannot be processed: line 4, column 7 is not valid YAML.",
    validationErrors: [],
  },
};

const errorObjectSchema: object = {
  properties: { code: {}, errorId: {}, details: {}, validationErrors: { items: { $ref: () => validationErrorSchema } } },
  required: ["code", "errorId", "details", "validationErrors"],
};

const errorParentBelowTeamExample: object = {
  value: {
    code: 400,
    errorId: "err_6Mc9Va2R",
    details: "Validation error: the request was rejected.",
    validationErrors: [
      {
        field: "parentTeamId",
        value: "team_8Vq4Hy2Z",
        message: "must not be the team itself or a team below it",
      },
    ],
  },
};

const errorPersonNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_6Yt4Hb1Z",
    details: "There is no person with the id per_0Aa0Bb0C.",
    validationErrors: [],
  },
};

const errorScoreTooHighExample: object = {
  value: {
    code: 400,
    errorId: "err_3Mj9Pn5W",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "scoredPoints", value: "15", message: "must be at most 12, the maxPoints of the answer" }],
  },
};

const errorSkillFolderNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_2Jq6Az4V",
    details: "There is no skill folder with the id fld_0Aa0Bb0C.",
    validationErrors: [],
  },
};

const errorSkillNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_7Mp3Xs9L",
    details: "There is no skill with the id skl_0Aa0Bb0C.",
    validationErrors: [],
  },
};

const errorTaskDefinitionExample: object = {
  value: {
    code: 422,
    errorId: "err_6Zj4Uc1W",
    details: "The file cannot be processed: a task definition is not valid.",
    validationErrors: [{ field: "tasks[0].choices", value: "", message: "is required for the type CHOICE" }],
  },
};

const errorTaskNotBuiltExample: object = {
  value: {
    code: 422,
    errorId: "err_3Gv9Wk5C",
    details: "The package cannot be processed: the task tsk_1Qa7Lm4V is neither a programming nor a devops task.",
    validationErrors: [],
  },
};

const errorTaskNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_3Uz9Lw5D",
    details: "There is no task with the id tsk_0Aa0Bb0C.",
    validationErrors: [],
  },
};

const errorTeamNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_5Rc8Df2N",
    details: "There is no team with the id team_0Aa0Bb0C.",
    validationErrors: [],
  },
};

const errorTestNotFinishedExample: object = {
  value: {
    code: 409,
    errorId: "err_9Wr1Zd8T",
    details: "The assessment asm_8Hc4Wg2D is not finished; its answers cannot get a score yet.",
    validationErrors: [],
  },
};

const errorTestNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_6Dq4Pb1Y",
    details: "There is no test with the id tst_0Aa0Bb0C.",
    validationErrors: [],
  },
};

const errorTestUnusableExample: object = {
  value: {
    code: 409,
    errorId: "err_7Nb3Tq6C",
    details: "The test tst_0Draft cannot be used: it is not published.",
    validationErrors: [],
  },
};

const errorTooManyRequestsExample: object = {
  value: {
    code: 429,
    errorId: "err_5Dm8Gp2S",
    details: "More than 36 requests in 8 seconds. Try again in 6 seconds.",
    validationErrors: [],
  },
};

const errorUnknownCursorExample: object = {
  value: {
    code: 400,
    errorId: "err_3Rk6Wd4H",
    details: "Validation error: the request was rejected.",
    validationErrors: [
      {
        field: "after",
        value: "page-2",
        message: "must be a cursor of the page before, sent with the same filters",
      },
    ],
  },
};

const errorUnknownDecisionExample: object = {
  value: {
    code: 400,
    errorId: "err_8Ub2Ce7S",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "status", value: "EXPIRED", message: "must be ACCEPTED or REJECTED" }],
  },
};

const errorUnknownDifficultyExample: object = {
  value: {
    code: 400,
    errorId: "err_7Nw3Dy9C",
    details: "Validation error: the request was rejected.",
    validationErrors: [
      {
        field: "generatorCriteria.difficulties[0]",
        value: "EXTREME",
        message: "must be one of EASY, MEDIUM, HARD",
      },
    ],
  },
};

const errorUnknownJobPositionExample: object = {
  value: {
    code: 400,
    errorId: "err_8Ze3Lh6D",
    details: "There is no job position with the id jp_0Aa0Bb0C.",
    validationErrors: [{ field: "jobPositionId", value: "jp_0Aa0Bb0C", message: "must be the id of a job position" }],
  },
};

const errorUnknownNamedTeamExample: object = {
  value: {
    code: 400,
    errorId: "err_9Dn1Gt8K",
    details: "There is no team with the id team_0Aa0Bb0C.",
    validationErrors: [{ field: "teamId", value: "team_0Aa0Bb0C", message: "must be the id of a team" }],
  },
};

const errorUnknownParentExample: object = {
  value: {
    code: 400,
    errorId: "err_1Wb8Qm5S",
    details: "There is no team with the id team_0Aa0Bb0C.",
    validationErrors: [{ field: "parentTeamId", value: "team_0Aa0Bb0C", message: "must be the id of a team" }],
  },
};

const errorUnknownSeniorityLevelExample: object = {
  value: {
    code: 400,
    errorId: "err_3Cm9Zs5Q",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "seniorityLevels[0]", value: "EXPERT", message: "must be one of JUNIOR, MIDDLE, SENIOR" }],
  },
};

const errorUnknownStatusExample: object = {
  value: {
    code: 400,
    errorId: "err_8Gy2Bn7L",
    details: "Validation error: the request was rejected.",
    validationErrors: [
      {
        field: "status[0]",
        value: "FINISHED",
        message: "must be one of NEW, WAITING_FOR_ANSWERS, IN_EVALUATION, WAITING_FOR_DECISION, ACCEPTED, REJECTED, EXPIRED, CANCELED, ERROR",
      },
    ],
  },
};

const errorUnknownSupervisorExample: object = {
  value: {
    code: 400,
    errorId: "err_4Uw7Py3F",
    details: "There is no person with the id per_0Aa0Bb0C.",
    validationErrors: [{ field: "supervisorId", value: "per_0Aa0Bb0C", message: "must be the id of a person" }],
  },
};

const errorUnknownTeamExample: object = {
  value: {
    code: 400,
    errorId: "err_4Yh7Vd3G",
    details: "There is no team with the id team_0Aa0Bb0C.",
    validationErrors: [{ field: "teamIds[1]", value: "team_0Aa0Bb0C", message: "must be the id of a team" }],
  },
};

const errorUnsupportedMediaTypeExample: object = {
  value: {
    code: 415,
    errorId: "err_7Qx3Rf9V",
    details: "The media type text/plain is not supported here.",
    validationErrors: [],
  },
};

const errorUsedExternalIdExample: object = {
  value: {
    code: 400,
    errorId: "err_4Xd7Gz3N",
    details: "Validation error: the request was rejected.",
    validationErrors: [{ field: "externalId", value: "ATS-20417", message: "is used by another candidate" }],
  },
};

const errorWebhookNotFoundExample: object = {
  value: {
    code: 404,
    errorId: "err_5Fs8Vm2C",
    details: "There is no webhook with the id whk_0Aa0Bb0C.",
    validationErrors: [],
  },
};

const insufficientCreditsResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { insufficientCredits: { $ref: () => errorInsufficientCreditsExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const invitationCompletedExample: object = {
  value: {
    id: "asm_6Yb1Nc5J",
    _links: { self: { href: "https://api.assessments.example/v2/invitations/asm_6Yb1Nc5J" } },
    _embedded: {
      candidate: {
        id: "cnd_4h7Qm2Xs",
        firstName: "Maya",
        lastName: "Lindqvist",
        email: "maya.lindqvist@example.com",
        tags: ["backend", "spring-2026"],
        disableCommunication: false,
        externalId: "ATS-20417",
        status: "WAITING_FOR_DECISION",
        assignedUser: "usr_1Gx5Ud8M",
        assignedTeam: "team_8Vq4Hy2Z",
        creationDate: "2026-03-02T09:15:00.000Z",
        customFields: { source: "Career page", expectedSalary: 78000 },
        _links: {
          self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs" },
          onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
          pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
        },
        _embedded: {
          assessments: [
            {
              id: "asm_6Yb1Nc5J",
              status: "ASSESSMENT_COMPLETED",
              token: "tkn_9XvG2sLq7B",
              creationDate: "2026-03-02T09:15:00.000Z",
              startDate: "2026-03-03T17:30:00.000Z",
              finishDate: "2026-03-03T18:42:10.000Z",
              expirationDate: "2026-03-16T09:15:00.000Z",
              customFields: { requisition: "REQ-311" },
              _links: {
                candidateAccess: { href: "https://tests.assessments.example/t/tkn_9XvG2sLq7B" },
                onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
                pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
                candidateUrl: { href: "https://app.assessments.example/candidates/cnd_4h7Qm2Xs" },
                self: {
                  href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs/assessments/asm_6Yb1Nc5J",
                },
              },
            },
          ],
        },
      },
      assessment: {
        id: "asm_6Yb1Nc5J",
        status: "ASSESSMENT_COMPLETED",
        token: "tkn_9XvG2sLq7B",
        creationDate: "2026-03-02T09:15:00.000Z",
        startDate: "2026-03-03T17:30:00.000Z",
        finishDate: "2026-03-03T18:42:10.000Z",
        expirationDate: "2026-03-16T09:15:00.000Z",
        customFields: { requisition: "REQ-311" },
        _links: {
          candidateAccess: { href: "https://tests.assessments.example/t/tkn_9XvG2sLq7B" },
          onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
          pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
          candidateUrl: { href: "https://app.assessments.example/candidates/cnd_4h7Qm2Xs" },
          self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs/assessments/asm_6Yb1Nc5J" },
        },
        timeTakenInSeconds: 4330,
        timeLimitInSeconds: 5400,
        score: { scoredPoints: 32, maxPoints: 40, percentage: 80 },
        skills: [{ name: "Go", percentage: 81.25 }, { name: "SQL", percentage: 75 }],
        sections: [
          {
            timeTakenInSeconds: 4330,
            timeLimitInSeconds: 5400,
            score: { scoredPoints: 32, maxPoints: 40, percentage: 80 },
            answers: [
              {
                answerId: "ans_3Jp6Ys1T",
                taskId: "tsk_1Qa7Lm4V",
                title: "Pick the right index",
                type: "CHOICE",
                difficulty: "EASY",
                score: { scoredPoints: 6, maxPoints: 8, percentage: 75 },
                value: {
                  choices: ["A composite index on customer_id and created_at", "An index on created_at alone"],
                },
              },
              {
                answerId: "ans_7Uf9Eb4L",
                taskId: "tsk_5Wd2Hx9G",
                title: "Rate limiter in Go",
                type: "PROGRAMMING",
                difficulty: "MEDIUM",
                score: { scoredPoints: 17, maxPoints: 20, percentage: 85 },
                gitUrl: "https://git.assessments.example/answers/ans_7Uf9Eb4L.git",
                value: { text: "The limiter keeps a token bucket per key and refills it lazily." },
              },
              {
                answerId: "ans_2Rm5Kw8C",
                taskId: "tsk_8Zk3Cn6R",
                title: "Review a payment handler",
                type: "CODE_REVIEW",
                difficulty: "HARD",
                score: { scoredPoints: 9, maxPoints: 12, percentage: 75 },
                gitUrl: "https://git.assessments.example/answers/ans_2Rm5Kw8C.git",
                value: {
                  comments: [
                    {
                      filename: "handlers/payment.go",
                      rating: "ACCEPTED",
                      startLine: 41,
                      endLine: 47,
                      text: "The amount is read twice; a concurrent update can change it between the two reads.",
                    },
                    {
                      filename: "handlers/payment.go",
                      rating: "ACCEPTED",
                      startLine: 63,
                      endLine: 63,
                      text: "The error of Commit is dropped, so a failed payment is reported as paid.",
                    },
                    {
                      filename: "handlers/refund.go",
                      rating: "REJECTED",
                      startLine: 12,
                      endLine: 12,
                      text: "Rename this variable.",
                    },
                  ],
                },
              },
            ],
          },
        ],
        _embedded: {
          test: {
            id: "tst_3Fd9Ke7H",
            name: "Backend Developer: Go and SQL",
            _links: { self: { href: "https://api.assessments.example/v2/tests/tst_3Fd9Ke7H" } },
          },
        },
      },
    },
  },
};

const invitationCreatedExample: object = {
  value: {
    id: "asm_6Yb1Nc5J",
    _links: { self: { href: "https://api.assessments.example/v2/invitations/asm_6Yb1Nc5J" } },
    _embedded: {
      candidate: {
        id: "cnd_4h7Qm2Xs",
        firstName: "Maya",
        lastName: "Lindqvist",
        email: "maya.lindqvist@example.com",
        tags: ["backend", "spring-2026"],
        disableCommunication: false,
        externalId: "ATS-20417",
        status: "NEW",
        assignedUser: null,
        assignedTeam: null,
        creationDate: "2026-03-02T09:15:00.000Z",
        customFields: {},
        _links: {
          self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs" },
          onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
          pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
        },
      },
      assessment: {
        id: "asm_6Yb1Nc5J",
        status: "NEW",
        token: "tkn_9XvG2sLq7B",
        creationDate: "2026-03-02T09:15:00.000Z",
        expirationDate: "2026-03-16T09:15:00.000Z",
        customFields: { requisition: "REQ-311" },
        _links: {
          candidateAccess: { href: "https://tests.assessments.example/t/tkn_9XvG2sLq7B" },
          onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
          pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
          candidateUrl: { href: "https://app.assessments.example/candidates/cnd_4h7Qm2Xs" },
          self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs/assessments/asm_6Yb1Nc5J" },
        },
      },
    },
  },
};

const invitationEmbeddedSchema: object = {
  properties: { candidate: { $ref: () => candidateSchema }, assessment: { $ref: () => assessmentSchema } },
  required: ["candidate", "assessment"],
};

const invitationExtendedEmbeddedSchema: object = {
  properties: { candidate: { $ref: () => candidateExtendedSchema }, assessment: { $ref: () => assessmentExtendedSchema } },
  required: ["candidate", "assessment"],
};

const invitationExtendedSchema: object = {
  properties: {
    id: {},
    _links: { $ref: () => invitationLinksSchema },
    _embedded: { $ref: () => invitationExtendedEmbeddedSchema },
  },
  required: ["id", "_links", "_embedded"],
};

const invitationLinksSchema: object = { properties: { self: { $ref: () => linkSchema } }, required: ["self"] };

const invitationLocationHeader: object = { example: "https://api.assessments.example/v2/invitations/asm_6Yb1Nc5J", schema: {} };

const invitationNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { invitationNotFound: { $ref: () => errorInvitationNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const invitationNotStartedExample: object = {
  value: {
    id: "asm_8Hc4Wg2D",
    _links: { self: { href: "https://api.assessments.example/v2/invitations/asm_8Hc4Wg2D" } },
    _embedded: {
      candidate: {
        id: "cnd_9Tz3Rk1W",
        firstName: "Jonas",
        lastName: "Okafor",
        email: "jonas.okafor@example.com",
        tags: ["backend"],
        disableCommunication: false,
        status: "WAITING_FOR_ANSWERS",
        assignedUser: null,
        assignedTeam: null,
        creationDate: "2026-03-04T08:00:00.000Z",
        customFields: {},
        _links: {
          self: { href: "https://api.assessments.example/v2/candidates/cnd_9Tz3Rk1W" },
          onlineReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D" },
          pdfReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D.pdf" },
        },
        _embedded: {
          assessments: [
            {
              id: "asm_8Hc4Wg2D",
              status: "TOKEN_SENT",
              token: "tkn_3KdM8pRw5Z",
              creationDate: "2026-03-04T08:00:00.000Z",
              expirationDate: "2026-03-18T08:00:00.000Z",
              customFields: {},
              _links: {
                candidateAccess: { href: "https://tests.assessments.example/t/tkn_3KdM8pRw5Z" },
                onlineReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D" },
                pdfReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D.pdf" },
                candidateUrl: { href: "https://app.assessments.example/candidates/cnd_9Tz3Rk1W" },
                self: {
                  href: "https://api.assessments.example/v2/candidates/cnd_9Tz3Rk1W/assessments/asm_8Hc4Wg2D",
                },
              },
            },
          ],
        },
      },
      assessment: {
        id: "asm_8Hc4Wg2D",
        status: "TOKEN_SENT",
        token: "tkn_3KdM8pRw5Z",
        creationDate: "2026-03-04T08:00:00.000Z",
        expirationDate: "2026-03-18T08:00:00.000Z",
        customFields: {},
        _links: {
          candidateAccess: { href: "https://tests.assessments.example/t/tkn_3KdM8pRw5Z" },
          onlineReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D" },
          pdfReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D.pdf" },
          candidateUrl: { href: "https://app.assessments.example/candidates/cnd_9Tz3Rk1W" },
          self: { href: "https://api.assessments.example/v2/candidates/cnd_9Tz3Rk1W/assessments/asm_8Hc4Wg2D" },
        },
        timeLimitInSeconds: 5400,
        score: { maxPoints: 40 },
        skills: [{ name: "Go" }, { name: "SQL" }],
        sections: [{ timeLimitInSeconds: 5400, score: { maxPoints: 40 }, answers: [] }],
        _embedded: {
          test: {
            id: "tst_3Fd9Ke7H",
            name: "Backend Developer: Go and SQL",
            _links: { self: { href: "https://api.assessments.example/v2/tests/tst_3Fd9Ke7H" } },
          },
        },
      },
    },
  },
};

const invitationPageEmbeddedSchema: object = { properties: { invitations: { items: { $ref: () => invitationSchema } } }, required: ["invitations"] };

const invitationPageEmptyExample: object = { value: { _embedded: { invitations: [] }, page: { number: 0, size: 10, totalElements: 0, totalPages: 0 } } };

const invitationPageFullExample: object = {
  value: {
    _embedded: {
      invitations: [
        {
          id: "asm_6Yb1Nc5J",
          _links: { self: { href: "https://api.assessments.example/v2/invitations/asm_6Yb1Nc5J" } },
          _embedded: {
            candidate: {
              id: "cnd_4h7Qm2Xs",
              firstName: "Maya",
              lastName: "Lindqvist",
              email: "maya.lindqvist@example.com",
              tags: ["backend", "spring-2026"],
              disableCommunication: false,
              externalId: "ATS-20417",
              status: "WAITING_FOR_DECISION",
              assignedUser: "usr_1Gx5Ud8M",
              assignedTeam: "team_8Vq4Hy2Z",
              creationDate: "2026-03-02T09:15:00.000Z",
              customFields: { source: "Career page", expectedSalary: 78000 },
              _links: {
                self: { href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs" },
                onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
                pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
              },
            },
            assessment: {
              id: "asm_6Yb1Nc5J",
              status: "ASSESSMENT_COMPLETED",
              token: "tkn_9XvG2sLq7B",
              creationDate: "2026-03-02T09:15:00.000Z",
              startDate: "2026-03-03T17:30:00.000Z",
              finishDate: "2026-03-03T18:42:10.000Z",
              expirationDate: "2026-03-16T09:15:00.000Z",
              customFields: { requisition: "REQ-311" },
              _links: {
                candidateAccess: { href: "https://tests.assessments.example/t/tkn_9XvG2sLq7B" },
                onlineReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J" },
                pdfReport: { href: "https://app.assessments.example/reports/asm_6Yb1Nc5J.pdf" },
                candidateUrl: { href: "https://app.assessments.example/candidates/cnd_4h7Qm2Xs" },
                self: {
                  href: "https://api.assessments.example/v2/candidates/cnd_4h7Qm2Xs/assessments/asm_6Yb1Nc5J",
                },
              },
            },
          },
        },
        {
          id: "asm_8Hc4Wg2D",
          _links: { self: { href: "https://api.assessments.example/v2/invitations/asm_8Hc4Wg2D" } },
          _embedded: {
            candidate: {
              id: "cnd_9Tz3Rk1W",
              firstName: "Jonas",
              lastName: "Okafor",
              email: "jonas.okafor@example.com",
              tags: ["backend"],
              disableCommunication: false,
              status: "WAITING_FOR_ANSWERS",
              assignedUser: null,
              assignedTeam: null,
              creationDate: "2026-03-04T08:00:00.000Z",
              customFields: {},
              _links: {
                self: { href: "https://api.assessments.example/v2/candidates/cnd_9Tz3Rk1W" },
                onlineReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D" },
                pdfReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D.pdf" },
              },
            },
            assessment: {
              id: "asm_8Hc4Wg2D",
              status: "TOKEN_SENT",
              token: "tkn_3KdM8pRw5Z",
              creationDate: "2026-03-04T08:00:00.000Z",
              expirationDate: "2026-03-18T08:00:00.000Z",
              customFields: {},
              _links: {
                candidateAccess: { href: "https://tests.assessments.example/t/tkn_3KdM8pRw5Z" },
                onlineReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D" },
                pdfReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D.pdf" },
                candidateUrl: { href: "https://app.assessments.example/candidates/cnd_9Tz3Rk1W" },
                self: {
                  href: "https://api.assessments.example/v2/candidates/cnd_9Tz3Rk1W/assessments/asm_8Hc4Wg2D",
                },
              },
            },
          },
        },
      ],
    },
    page: { number: 0, size: 10, totalElements: 2, totalPages: 1 },
  },
};

const invitationPageLastExample: object = {
  value: {
    _embedded: {
      invitations: [
        {
          id: "asm_8Hc4Wg2D",
          _links: { self: { href: "https://api.assessments.example/v2/invitations/asm_8Hc4Wg2D" } },
          _embedded: {
            candidate: {
              id: "cnd_9Tz3Rk1W",
              firstName: "Jonas",
              lastName: "Okafor",
              email: "jonas.okafor@example.com",
              tags: ["backend"],
              disableCommunication: false,
              status: "WAITING_FOR_ANSWERS",
              assignedUser: null,
              assignedTeam: null,
              creationDate: "2026-03-04T08:00:00.000Z",
              customFields: {},
              _links: {
                self: { href: "https://api.assessments.example/v2/candidates/cnd_9Tz3Rk1W" },
                onlineReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D" },
                pdfReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D.pdf" },
              },
            },
            assessment: {
              id: "asm_8Hc4Wg2D",
              status: "TOKEN_SENT",
              token: "tkn_3KdM8pRw5Z",
              creationDate: "2026-03-04T08:00:00.000Z",
              expirationDate: "2026-03-18T08:00:00.000Z",
              customFields: {},
              _links: {
                candidateAccess: { href: "https://tests.assessments.example/t/tkn_3KdM8pRw5Z" },
                onlineReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D" },
                pdfReport: { href: "https://app.assessments.example/reports/asm_8Hc4Wg2D.pdf" },
                candidateUrl: { href: "https://app.assessments.example/candidates/cnd_9Tz3Rk1W" },
                self: {
                  href: "https://api.assessments.example/v2/candidates/cnd_9Tz3Rk1W/assessments/asm_8Hc4Wg2D",
                },
              },
            },
          },
        },
      ],
    },
    page: { number: 1, size: 1, totalElements: 2, totalPages: 2 },
  },
};

const invitationPageSchema: object = {
  properties: { _embedded: { $ref: () => invitationPageEmbeddedSchema }, page: { $ref: () => pageInfoSchema } },
  required: ["_embedded", "page"],
};

const invitationSchema: object = {
  properties: {
    id: {},
    _links: { $ref: () => invitationLinksSchema },
    _embedded: { $ref: () => invitationEmbeddedSchema },
  },
  required: ["id", "_links", "_embedded"],
};

const linkSchema: object = { properties: { href: {} }, required: ["href"] };

const namedTestNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { namedTestNotFound: { $ref: () => errorNamedTestNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const notPublishableResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        noDraft: { $ref: () => errorNoDraftExample },
        buildRunning: { $ref: () => errorBuildRunningExample },
        buildFailed: { $ref: () => errorBuildFailedExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const onboardingStatusSchema: object = {};

const pageInfoSchema: object = {
  properties: { number: {}, size: {}, totalElements: {}, totalPages: {} },
  required: ["number", "size", "totalElements", "totalPages"],
};

const personOnboardingSchema: object = { properties: { status: { $ref: () => onboardingStatusSchema }, finishedAt: {} }, required: ["status"] };

const personPageByCustomIdExample: object = {
  value: {
    _embedded: {
      people: [
        {
          id: "per_7Rj2Wc9F",
          email: "maya.lindqvist@example.com",
          firstName: "Maya",
          lastName: "Lindqvist",
          customId: "HR-1042",
          jobPositionId: "jp_5Kn3Ts7B",
          teams: ["team_8Vq4Hy2Z"],
          onboarding: { status: "COMPLETED", finishedAt: "2026-04-08T10:00:00.000Z" },
        },
      ],
    },
    slice: {},
    _links: { first: { href: "https://api.assessments.example/v2/boost/people?customId=HR-1042" } },
  },
};

const personPageEmbeddedSchema: object = { properties: { people: { items: { $ref: () => personSchema } } }, required: ["people"] };

const personPageEmptyExample: object = {
  value: {
    _embedded: { people: [] },
    slice: {},
    _links: { first: { href: "https://api.assessments.example/v2/boost/people?email=nobody%40example.com" } },
  },
};

const personPageFirstExample: object = {
  value: {
    _embedded: {
      people: [
        {
          id: "per_1Gx5Ud8M",
          email: "elena.novak@example.com",
          firstName: "Elena",
          lastName: "Novak",
          customId: "HR-0317",
          teams: ["team_8Vq4Hy2Z"],
          onboarding: { status: "COMPLETED", finishedAt: "2026-01-12T14:20:00.000Z" },
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
        },
      ],
    },
    slice: { next: "cur_MjAyNi0wNC0wOA" },
    _links: {
      first: { href: "https://api.assessments.example/v2/boost/people" },
      next: { href: "https://api.assessments.example/v2/boost/people?after=cur_MjAyNi0wNC0wOA" },
    },
  },
};

const personPageLastExample: object = {
  value: {
    _embedded: {
      people: [
        {
          id: "per_5Ox2Bn7S",
          email: "jonas.okafor@example.com",
          firstName: "Jonas",
          lastName: "Okafor",
          teams: ["team_8Vq4Hy2Z"],
          onboarding: { status: "STARTED" },
        },
        { id: "per_4Kd7Sn1B", email: "ines.duarte@example.com", teams: [], onboarding: { status: "NEW" } },
      ],
    },
    slice: {},
    _links: { first: { href: "https://api.assessments.example/v2/boost/people" } },
  },
};

const personPageSchema: object = {
  properties: {
    _embedded: { $ref: () => personPageEmbeddedSchema },
    slice: { $ref: () => sliceSchema },
    _links: { $ref: () => cursorLinksSchema },
  },
  required: ["_embedded", "slice", "_links"],
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
    onboarding: { $ref: () => personOnboardingSchema },
  },
  required: ["id", "email", "teams", "onboarding"],
};

const personSkillLinksSchema: object = { properties: { self: { $ref: () => linkSchema } }, required: ["self"] };

const personSkillListEmbeddedSchema: object = { properties: { personSkills: { items: { $ref: () => personSkillSchema } } }, required: ["personSkills"] };

const personSkillListSchema: object = { properties: { _embedded: { $ref: () => personSkillListEmbeddedSchema } }, required: ["_embedded"] };

const personSkillLocationSchema: object = {
  properties: {
    group: { $ref: () => skillFolderReferenceSchema },
    subarea: { $ref: () => skillFolderReferenceSchema },
    area: { $ref: () => skillFolderReferenceSchema },
  },
  required: ["group", "subarea", "area"],
};

const personSkillRaterSchema: object = { properties: { id: {}, firstName: {}, lastName: {} }, required: ["id"] };

const personSkillRatingSchema: object = {
  properties: {
    type: { $ref: () => ratingTypeSchema },
    ratedOn: {},
    value: { $ref: () => ratingValueSchema },
    ratedBy: { $ref: () => personSkillRaterSchema },
  },
  required: ["type"],
};

const personSkillSchema: object = {
  properties: {
    id: {},
    name: {},
    type: { $ref: () => personSkillTypeSchema },
    wantToLearn: {},
    hidden: {},
    ratings: { items: { $ref: () => personSkillRatingSchema } },
    location: { $ref: () => personSkillLocationSchema },
    customFields: { $ref: () => customFieldsSchema },
    _links: { $ref: () => personSkillLinksSchema },
  },
  required: ["id", "name", "type", "wantToLearn", "hidden", "ratings", "location", "customFields", "_links"],
};

const personSkillTypeSchema: object = {};

const personSkillsExample: object = {
  value: {
    _embedded: {
      personSkills: [
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
            group: {
              id: "fld_4Bt2Ue7X",
              name: "Programming languages",
              _links: { self: { href: "https://api.assessments.example/v2/boost/skillFolders/fld_4Bt2Ue7X" } },
            },
            subarea: {
              id: "fld_1Ph5Yk9V",
              name: "Backend",
              _links: { self: { href: "https://api.assessments.example/v2/boost/skillFolders/fld_1Ph5Yk9V" } },
            },
            area: {
              id: "fld_6Sw8Zg3T",
              name: "Engineering",
              _links: { self: { href: "https://api.assessments.example/v2/boost/skillFolders/fld_6Sw8Zg3T" } },
            },
          },
          customFields: { yearsOfExperience: 4, certifiedBy: "Harbor Academy" },
          _links: { self: { href: "https://api.assessments.example/v2/boost/skills/skl_2Mf7Xb4N" } },
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
            group: {
              id: "fld_4Bt2Ue7X",
              name: "Programming languages",
              _links: { self: { href: "https://api.assessments.example/v2/boost/skillFolders/fld_4Bt2Ue7X" } },
            },
            subarea: {
              id: "fld_1Ph5Yk9V",
              name: "Backend",
              _links: { self: { href: "https://api.assessments.example/v2/boost/skillFolders/fld_1Ph5Yk9V" } },
            },
            area: {
              id: "fld_6Sw8Zg3T",
              name: "Engineering",
              _links: { self: { href: "https://api.assessments.example/v2/boost/skillFolders/fld_6Sw8Zg3T" } },
            },
          },
          customFields: {},
          _links: { self: { href: "https://api.assessments.example/v2/boost/skills/skl_9Dc1Jr6Q" } },
        },
      ],
    },
  },
};

const personSkillsNoneExample: object = { value: { _embedded: { personSkills: [] } } };

const personSkillsUnratedExample: object = {
  value: {
    _embedded: {
      personSkills: [
        {
          id: "skl_9Dc1Jr6Q",
          name: "SQL",
          type: "ADDITIONAL",
          wantToLearn: true,
          hidden: false,
          ratings: [],
          location: {
            group: {
              id: "fld_4Bt2Ue7X",
              name: "Programming languages",
              _links: { self: { href: "https://api.assessments.example/v2/boost/skillFolders/fld_4Bt2Ue7X" } },
            },
            subarea: {
              id: "fld_1Ph5Yk9V",
              name: "Backend",
              _links: { self: { href: "https://api.assessments.example/v2/boost/skillFolders/fld_1Ph5Yk9V" } },
            },
            area: {
              id: "fld_6Sw8Zg3T",
              name: "Engineering",
              _links: { self: { href: "https://api.assessments.example/v2/boost/skillFolders/fld_6Sw8Zg3T" } },
            },
          },
          customFields: {},
          _links: { self: { href: "https://api.assessments.example/v2/boost/skills/skl_9Dc1Jr6Q" } },
        },
      ],
    },
  },
};

const predefinedTestLinksSchema: object = { properties: { self: { $ref: () => linkSchema } }, required: ["self"] };

const predefinedTestNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { namedPredefinedTestNotFound: { $ref: () => errorNamedPredefinedTestNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const predefinedTestPageEmbeddedSchema: object = {
  properties: { predefinedTests: { items: { $ref: () => predefinedTestSchema } } },
  required: ["predefinedTests"],
};

const predefinedTestPageEmptyExample: object = {
  value: { _embedded: { predefinedTests: [] }, page: { number: 0, size: 10, totalElements: 0, totalPages: 0 } },
};

const predefinedTestPageFullExample: object = {
  value: {
    _embedded: {
      predefinedTests: [
        {
          id: "pre_6Ty2Mk8A",
          name: "Go Developer, middle",
          description: "Concurrency, error handling and data access in Go services.",
          durationInMinutes: 75,
          skills: ["Go", "SQL"],
          seniorityLevel: "MIDDLE",
          _links: {
            self: { href: "https://api.assessments.example/v2/predefined-tests?query=Go%20Developer%2C%20middle" },
          },
        },
        {
          id: "pre_3Wj5Hd9F",
          name: "SQL Analyst, junior",
          description: "Queries, joins and aggregates.",
          durationInMinutes: 40,
          skills: ["SQL"],
          seniorityLevel: "JUNIOR",
          _links: {
            self: { href: "https://api.assessments.example/v2/predefined-tests?query=SQL%20Analyst%2C%20junior" },
          },
        },
        {
          id: "pre_8Kv1Rb4M",
          name: "Go Architect, senior",
          description: "Design and review of distributed Go services.",
          durationInMinutes: 120,
          skills: ["Go"],
          seniorityLevel: "SENIOR",
          _links: {
            self: { href: "https://api.assessments.example/v2/predefined-tests?query=Go%20Architect%2C%20senior" },
          },
        },
      ],
    },
    page: { number: 0, size: 10, totalElements: 3, totalPages: 1 },
  },
};

const predefinedTestPageLastExample: object = {
  value: {
    _embedded: {
      predefinedTests: [
        {
          id: "pre_8Kv1Rb4M",
          name: "Go Architect, senior",
          description: "Design and review of distributed Go services.",
          durationInMinutes: 120,
          skills: ["Go"],
          seniorityLevel: "SENIOR",
          _links: {
            self: { href: "https://api.assessments.example/v2/predefined-tests?query=Go%20Architect%2C%20senior" },
          },
        },
      ],
    },
    page: { number: 1, size: 2, totalElements: 3, totalPages: 2 },
  },
};

const predefinedTestPageSchema: object = {
  properties: { _embedded: { $ref: () => predefinedTestPageEmbeddedSchema }, page: { $ref: () => pageInfoSchema } },
  required: ["_embedded", "page"],
};

const predefinedTestSchema: object = {
  properties: {
    id: {},
    name: {},
    description: {},
    durationInMinutes: {},
    skills: { items: {} },
    seniorityLevel: { $ref: () => seniorityLevelSchema },
    _links: { $ref: () => predefinedTestLinksSchema },
  },
  required: ["id", "name", "description", "durationInMinutes", "skills", "seniorityLevel", "_links"],
};

const rateLimitLimitHeader: object = { example: 36, schema: {} };

const rateLimitRemainingHeader: object = { example: 0, schema: {} };

const rateLimitResetHeader: object = { example: 6, schema: {} };

const ratingTypeSchema: object = {};

const ratingValueSchema: object = {};

const retryAfterHeader: object = { example: 6, schema: {} };

const scoreSchema: object = { properties: { scoredPoints: {}, maxPoints: {}, percentage: {} }, required: ["maxPoints"] };

const seniorityLevelSchema: object = {};

const skillFolderAreaExample: object = {
  value: { id: "fld_6Sw8Zg3T", name: "Engineering", level: "AREA", hidden: false, disabled: false, global: true },
};

const skillFolderGroupExample: object = {
  value: {
    id: "fld_4Bt2Ue7X",
    name: "Programming languages",
    parentFolderId: "fld_1Ph5Yk9V",
    level: "GROUP",
    hidden: false,
    disabled: false,
    global: true,
  },
};

const skillFolderLevelSchema: object = {};

const skillFolderPageEmbeddedSchema: object = { properties: { skillFolders: { items: { $ref: () => skillFolderSchema } } }, required: ["skillFolders"] };

const skillFolderPageEmptyExample: object = {
  value: {
    _embedded: { skillFolders: [] },
    slice: {},
    _links: { first: { href: "https://api.assessments.example/v2/boost/skillFolders" } },
  },
};

const skillFolderPageFirstExample: object = {
  value: {
    _embedded: {
      skillFolders: [
        {
          id: "fld_6Sw8Zg3T",
          name: "Engineering",
          level: "AREA",
          hidden: false,
          disabled: false,
          global: true,
        },
        {
          id: "fld_1Ph5Yk9V",
          name: "Backend",
          parentFolderId: "fld_6Sw8Zg3T",
          level: "SUBAREA",
          hidden: false,
          disabled: false,
          global: true,
        },
      ],
    },
    slice: { next: "cur_MjAyNi0wMS0wMw" },
    _links: {
      first: { href: "https://api.assessments.example/v2/boost/skillFolders" },
      next: { href: "https://api.assessments.example/v2/boost/skillFolders?after=cur_MjAyNi0wMS0wMw" },
    },
  },
};

const skillFolderPageLastExample: object = {
  value: {
    _embedded: {
      skillFolders: [
        {
          id: "fld_4Bt2Ue7X",
          name: "Programming languages",
          parentFolderId: "fld_1Ph5Yk9V",
          level: "GROUP",
          hidden: false,
          disabled: false,
          global: true,
        },
      ],
    },
    slice: {},
    _links: { first: { href: "https://api.assessments.example/v2/boost/skillFolders" } },
  },
};

const skillFolderPageSchema: object = {
  properties: {
    _embedded: { $ref: () => skillFolderPageEmbeddedSchema },
    slice: { $ref: () => sliceSchema },
    _links: { $ref: () => cursorLinksSchema },
  },
  required: ["_embedded", "slice", "_links"],
};

const skillFolderReferenceLinksSchema: object = { properties: { self: { $ref: () => linkSchema } }, required: ["self"] };

const skillFolderReferenceSchema: object = {
  properties: { id: {}, name: {}, _links: { $ref: () => skillFolderReferenceLinksSchema } },
  required: ["id", "name", "_links"],
};

const skillFolderSchema: object = {
  properties: {
    id: {},
    name: {},
    parentFolderId: {},
    level: { $ref: () => skillFolderLevelSchema },
    hidden: {},
    disabled: {},
    global: {},
  },
  required: ["id", "name", "level", "hidden", "disabled", "global"],
};

const skillGoExample: object = {
  value: {
    id: "skl_2Mf7Xb4N",
    name: "Go",
    description: "The Go programming language and its standard library.",
    parentFolderId: "fld_4Bt2Ue7X",
    recommendedToLearn: true,
    hidden: false,
    disabled: false,
    global: true,
  },
};

const skillPageAllExample: object = {
  value: {
    _embedded: {
      skills: [
        {
          id: "skl_2Mf7Xb4N",
          name: "Go",
          description: "The Go programming language and its standard library.",
          parentFolderId: "fld_4Bt2Ue7X",
          recommendedToLearn: true,
          hidden: false,
          disabled: false,
          global: true,
        },
        {
          id: "skl_9Dc1Jr6Q",
          name: "SQL",
          parentFolderId: "fld_4Bt2Ue7X",
          recommendedToLearn: false,
          hidden: false,
          disabled: false,
          global: true,
        },
        {
          id: "skl_7Ks5Vd2P",
          name: "Perl",
          description: "Kept for old tools, no longer rated.",
          parentFolderId: "fld_4Bt2Ue7X",
          recommendedToLearn: false,
          hidden: false,
          disabled: true,
          global: false,
        },
        {
          id: "skl_5Gh3Tn1Z",
          name: "COBOL",
          parentFolderId: "fld_4Bt2Ue7X",
          recommendedToLearn: false,
          hidden: true,
          disabled: true,
          global: false,
        },
      ],
    },
    slice: {},
    _links: {
      first: { href: "https://api.assessments.example/v2/boost/skills?includeDisabled=true&includeHidden=true" },
    },
  },
};

const skillPageEmbeddedSchema: object = { properties: { skills: { items: { $ref: () => skillSchema } } }, required: ["skills"] };

const skillPageEmptyExample: object = {
  value: {
    _embedded: { skills: [] },
    slice: {},
    _links: { first: { href: "https://api.assessments.example/v2/boost/skills" } },
  },
};

const skillPageFirstExample: object = {
  value: {
    _embedded: {
      skills: [
        {
          id: "skl_2Mf7Xb4N",
          name: "Go",
          description: "The Go programming language and its standard library.",
          parentFolderId: "fld_4Bt2Ue7X",
          recommendedToLearn: true,
          hidden: false,
          disabled: false,
          global: true,
        },
      ],
    },
    slice: { next: "cur_MjAyNi0wMS0wNQ" },
    _links: {
      first: { href: "https://api.assessments.example/v2/boost/skills" },
      next: { href: "https://api.assessments.example/v2/boost/skills?after=cur_MjAyNi0wMS0wNQ" },
    },
  },
};

const skillPageLastExample: object = {
  value: {
    _embedded: {
      skills: [
        {
          id: "skl_9Dc1Jr6Q",
          name: "SQL",
          parentFolderId: "fld_4Bt2Ue7X",
          recommendedToLearn: false,
          hidden: false,
          disabled: false,
          global: true,
        },
      ],
    },
    slice: {},
    _links: { first: { href: "https://api.assessments.example/v2/boost/skills" } },
  },
};

const skillPageSchema: object = {
  properties: {
    _embedded: { $ref: () => skillPageEmbeddedSchema },
    slice: { $ref: () => sliceSchema },
    _links: { $ref: () => cursorLinksSchema },
  },
  required: ["_embedded", "slice", "_links"],
};

const skillRaterSchema: object = { properties: { id: {}, email: {}, firstName: {}, lastName: {} }, required: ["id", "email"] };

const skillRatingEntrySchema: object = {
  properties: {
    type: { $ref: () => ratingTypeSchema },
    ratedOn: {},
    value: { $ref: () => ratingValueSchema },
    ratedBy: { $ref: () => skillRaterSchema },
  },
  required: ["type"],
};

const skillRatingPageEmbeddedSchema: object = { properties: { skillRatings: { items: { $ref: () => skillRatingSchema } } }, required: ["skillRatings"] };

const skillRatingPageEmptyExample: object = {
  value: {
    _embedded: { skillRatings: [] },
    slice: {},
    _links: { first: { href: "https://api.assessments.example/v2/boost/skillRatings?person.id=per_4Kd7Sn1B" } },
  },
};

const skillRatingPageFirstExample: object = {
  value: {
    _embedded: {
      skillRatings: [
        {
          skill: {
            id: "skl_2Mf7Xb4N",
            name: "Go",
            description: "The Go programming language and its standard library.",
          },
          person: {
            id: "per_7Rj2Wc9F",
            email: "maya.lindqvist@example.com",
            firstName: "Maya",
            lastName: "Lindqvist",
          },
          ratings: [
            {
              type: "SELF",
              ratedOn: "2026-04-02T12:00:00.000Z",
              value: 75,
              ratedBy: {
                id: "per_7Rj2Wc9F",
                email: "maya.lindqvist@example.com",
                firstName: "Maya",
                lastName: "Lindqvist",
              },
            },
            {
              type: "SUPERVISOR",
              ratedOn: "2026-04-03T09:30:00.000Z",
              value: 70,
              ratedBy: { id: "per_1Gx5Ud8M", email: "elena.novak@example.com", firstName: "Elena", lastName: "Novak" },
            },
            { type: "DESIRED", value: null },
          ],
        },
      ],
    },
    slice: { next: "cur_MjAyNi0wNC0wMw" },
    _links: {
      first: { href: "https://api.assessments.example/v2/boost/skillRatings" },
      next: { href: "https://api.assessments.example/v2/boost/skillRatings?after=cur_MjAyNi0wNC0wMw" },
    },
  },
};

const skillRatingPageLastExample: object = {
  value: {
    _embedded: {
      skillRatings: [
        {
          skill: { id: "skl_9Dc1Jr6Q", name: "SQL" },
          person: {
            id: "per_7Rj2Wc9F",
            email: "maya.lindqvist@example.com",
            firstName: "Maya",
            lastName: "Lindqvist",
          },
          ratings: [
            {
              type: "SELF",
              ratedOn: "2026-04-02T12:04:00.000Z",
              value: 60,
              ratedBy: {
                id: "per_7Rj2Wc9F",
                email: "maya.lindqvist@example.com",
                firstName: "Maya",
                lastName: "Lindqvist",
              },
            },
            { type: "SUPERVISOR" },
            { type: "VENDOR", ratedOn: "2026-03-03T18:42:10.000Z", value: 75 },
          ],
        },
      ],
    },
    slice: {},
    _links: { first: { href: "https://api.assessments.example/v2/boost/skillRatings" } },
  },
};

const skillRatingPageOneExample: object = {
  value: {
    _embedded: {
      skillRatings: [
        {
          skill: {
            id: "skl_2Mf7Xb4N",
            name: "Go",
            description: "The Go programming language and its standard library.",
          },
          person: {
            id: "per_7Rj2Wc9F",
            email: "maya.lindqvist@example.com",
            firstName: "Maya",
            lastName: "Lindqvist",
          },
          ratings: [
            {
              type: "SELF",
              ratedOn: "2026-04-02T12:00:00.000Z",
              value: 75,
              ratedBy: {
                id: "per_7Rj2Wc9F",
                email: "maya.lindqvist@example.com",
                firstName: "Maya",
                lastName: "Lindqvist",
              },
            },
            {
              type: "SUPERVISOR",
              ratedOn: "2026-04-03T09:30:00.000Z",
              value: 70,
              ratedBy: { id: "per_1Gx5Ud8M", email: "elena.novak@example.com", firstName: "Elena", lastName: "Novak" },
            },
            { type: "DESIRED", value: null },
          ],
        },
      ],
    },
    slice: {},
    _links: {
      first: {
        href: "https://api.assessments.example/v2/boost/skillRatings?person.id=per_7Rj2Wc9F&skill.id=skl_2Mf7Xb4N",
      },
    },
  },
};

const skillRatingPageSchema: object = {
  properties: {
    _embedded: { $ref: () => skillRatingPageEmbeddedSchema },
    slice: { $ref: () => sliceSchema },
    _links: { $ref: () => cursorLinksSchema },
  },
  required: ["_embedded", "slice", "_links"],
};

const skillRatingPersonSchema: object = { properties: { id: {}, email: {}, firstName: {}, lastName: {} }, required: ["id", "email"] };

const skillRatingSchema: object = {
  properties: {
    skill: { $ref: () => skillRatingSkillSchema },
    person: { $ref: () => skillRatingPersonSchema },
    ratings: { items: { $ref: () => skillRatingEntrySchema } },
  },
  required: ["skill", "person", "ratings"],
};

const skillRatingSkillSchema: object = { properties: { id: {}, name: {}, description: {} }, required: ["id", "name"] };

const skillSchema: object = {
  properties: {
    id: {},
    name: {},
    description: {},
    parentFolderId: {},
    recommendedToLearn: {},
    hidden: {},
    disabled: {},
    global: {},
  },
  required: ["id", "name", "parentFolderId", "recommendedToLearn", "hidden", "disabled", "global"],
};

const skillSqlExample: object = {
  value: {
    id: "skl_9Dc1Jr6Q",
    name: "SQL",
    parentFolderId: "fld_4Bt2Ue7X",
    recommendedToLearn: false,
    hidden: false,
    disabled: false,
    global: true,
  },
};

const sliceSchema: object = { properties: { next: {} } };

const taskBuildBrokenExample: object = {
  value: {
    taskId: "tsk_5Wd2Hx9G",
    type: "PROGRAMMING",
    title: "Rate limiter in Go",
    draft: true,
    question: "Write a rate limiter that lets 36 requests through in 8 seconds and is safe for concurrent use.",
    difficulty: "MEDIUM",
    tags: ["Go", "concurrency"],
    duration: "PT45M",
    points: 20,
    projectType: "GOLANG",
    projectTypeVersion: "1.25",
    buildStatus: "INTERNAL_ERROR",
    buildLog: "The build could not be started. Upload the package again.\n",
  },
};

const taskBuildFailedExample: object = {
  value: {
    taskId: "tsk_5Wd2Hx9G",
    type: "PROGRAMMING",
    title: "Rate limiter in Go",
    draft: true,
    question: "Write a rate limiter that lets 36 requests through in 8 seconds and is safe for concurrent use.",
    difficulty: "MEDIUM",
    tags: ["Go", "concurrency"],
    duration: "PT45M",
    points: 20,
    projectType: "GOLANG",
    projectTypeVersion: "1.25",
    buildStatus: "FAILURE",
    buildLog: "go build ./...\nlimiter.go:27:9: undefined: tokens\n",
  },
};

const taskBuildRunningExample: object = {
  value: {
    taskId: "tsk_5Wd2Hx9G",
    type: "PROGRAMMING",
    title: "Rate limiter in Go",
    draft: true,
    question: "Write a rate limiter that lets 36 requests through in 8 seconds and is safe for concurrent use.",
    difficulty: "MEDIUM",
    tags: ["Go", "concurrency"],
    duration: "PT45M",
    points: 20,
    projectType: "GOLANG",
    projectTypeVersion: "1.25",
    buildStatus: null,
  },
};

const taskBuildSucceededExample: object = {
  value: {
    taskId: "tsk_5Wd2Hx9G",
    type: "PROGRAMMING",
    title: "Rate limiter in Go",
    draft: true,
    question: "Write a rate limiter that lets 36 requests through in 8 seconds and is safe for concurrent use.",
    difficulty: "MEDIUM",
    tags: ["Go", "concurrency"],
    duration: "PT45M",
    points: 20,
    projectType: "GOLANG",
    projectTypeVersion: "1.25",
    buildStatus: "SUCCESS",
    buildLog: "go build ./...\ngo test ./...\nok  limiter  0.412s\n",
    candidateTests: { LimiterTest: { allowsBurst: "PASSED", blocksExcess: "PASSED" } },
    verificationTests: { LimiterConcurrencyTest: { isSafeForConcurrentUse: "PASSED", refillsAfterThePeriod: "PASSED" } },
  },
};

const taskBuildTimedOutExample: object = {
  value: {
    taskId: "tsk_5Wd2Hx9G",
    type: "PROGRAMMING",
    title: "Rate limiter in Go",
    draft: true,
    question: "Write a rate limiter that lets 36 requests through in 8 seconds and is safe for concurrent use.",
    difficulty: "MEDIUM",
    tags: ["Go", "concurrency"],
    duration: "PT45M",
    points: 20,
    projectType: "GOLANG",
    projectTypeVersion: "1.25",
    buildStatus: "TIMEOUT",
    buildLog: "go build ./...\ngo test ./...\nstopped after 600 s\n",
  },
};

const taskImportCreatedExample: object = { value: { created: ["tsk_4Rj7Ua2L"], updated: [] } };

const taskImportMixedExample: object = { value: { created: ["tsk_3Vr8Dk5N", "tsk_4Rj7Ua2L"], updated: ["tsk_1Qa7Lm4V"] } };

const taskImportSchema: object = { properties: { created: { items: {} }, updated: { items: {} } }, required: ["created", "updated"] };

const taskNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { taskNotFound: { $ref: () => errorTaskNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const taskPublishedExample: object = {
  value: {
    taskId: "tsk_1Qa7Lm4V",
    type: "CHOICE",
    title: "Pick the right index",
    draft: false,
    question: "Which indexes make the list of a customer's orders fast?",
    difficulty: "EASY",
    tags: ["SQL"],
    duration: "PT5M",
    points: 8,
  },
};

const taskSchema: object = {
  properties: {
    taskId: {},
    type: {},
    title: {},
    draft: {},
    question: {},
    difficulty: { $ref: () => difficultySchema },
    tags: { items: {} },
    duration: {},
    points: {},
    projectType: {},
    projectTypeVersion: {},
    buildStatus: { anyOf: [{ $ref: () => buildStatusSchema }, {}] },
    buildLog: {},
    candidateTests: { $ref: () => taskTestResultsSchema },
    verificationTests: { $ref: () => taskTestResultsSchema },
  },
  required: ["taskId", "type", "title", "draft", "question", "difficulty", "tags", "duration", "points"],
};

const taskTestResultsSchema: object = { additionalProperties: true };

const taskTestsFailedExample: object = {
  value: {
    taskId: "tsk_5Wd2Hx9G",
    type: "PROGRAMMING",
    title: "Rate limiter in Go",
    draft: true,
    question: "Write a rate limiter that lets 36 requests through in 8 seconds and is safe for concurrent use.",
    difficulty: "MEDIUM",
    tags: ["Go", "concurrency"],
    duration: "PT45M",
    points: 20,
    projectType: "GOLANG",
    projectTypeVersion: "1.25",
    buildStatus: "TEST_FAILURE",
    buildLog: "go build ./...\ngo test ./...\n--- FAIL: refillsAfterThePeriod (8.01s)\nFAIL  limiter  8.433s\n",
    candidateTests: { LimiterTest: { allowsBurst: "PASSED", blocksExcess: "PASSED" } },
    verificationTests: { LimiterConcurrencyTest: { isSafeForConcurrentUse: "PASSED", refillsAfterThePeriod: "FAILED" } },
  },
};

const taskUploadAcceptedExample: object = { value: { taskId: "tsk_5Wd2Hx9G" } };

const taskUploadSchema: object = { properties: { taskId: {} }, required: ["taskId"] };

const teamCreatedMinimalExample: object = { value: { id: "team_6Jd8Vn3X", name: "Data", businessUnit: false } };

const teamEngineeringExample: object = { value: { id: "team_3Ea6Lp1C", name: "Engineering", businessUnit: true } };

const teamPageEmbeddedSchema: object = { properties: { teams: { items: { $ref: () => teamSchema } } }, required: ["teams"] };

const teamPageEmptyExample: object = {
  value: {
    _embedded: { teams: [] },
    slice: {},
    _links: { first: { href: "https://api.assessments.example/v2/boost/teams" } },
  },
};

const teamPageFirstExample: object = {
  value: {
    _embedded: {
      teams: [
        { id: "team_3Ea6Lp1C", name: "Engineering", businessUnit: true },
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
    slice: { next: "cur_MjAyNi0wMi0xMQ" },
    _links: {
      first: { href: "https://api.assessments.example/v2/boost/teams" },
      next: { href: "https://api.assessments.example/v2/boost/teams?after=cur_MjAyNi0wMi0xMQ" },
    },
  },
};

const teamPageLastExample: object = {
  value: {
    _embedded: {
      teams: [
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
    slice: {},
    _links: { first: { href: "https://api.assessments.example/v2/boost/teams" } },
  },
};

const teamPageSchema: object = {
  properties: {
    _embedded: { $ref: () => teamPageEmbeddedSchema },
    slice: { $ref: () => sliceSchema },
    _links: { $ref: () => cursorLinksSchema },
  },
  required: ["_embedded", "slice", "_links"],
};

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

const teamSchema: object = {
  properties: { id: {}, name: {}, parentTeamId: {}, color: {}, businessUnit: {}, supervisorId: {}, customId: {} },
  required: ["id", "name", "businessUnit"],
};

const testCreatedFromGeneratorExample: object = {
  value: {
    id: "tst_5Yc8Lt1S",
    name: "Generated: Go, SQL",
    skills: ["Go", "SQL"],
    durationInMinutes: 60,
    customFields: {},
    _links: { self: { href: "https://api.assessments.example/v2/tests/tst_5Yc8Lt1S" } },
  },
};

const testCreatedFromPredefinedExample: object = {
  value: {
    id: "tst_9Gp4Xr2C",
    name: "Go Developer, middle",
    skills: ["Go", "SQL"],
    durationInMinutes: 75,
    customFields: {},
    _links: { self: { href: "https://api.assessments.example/v2/tests/tst_9Gp4Xr2C" } },
  },
};

const testGoAndSqlExample: object = {
  value: {
    id: "tst_3Fd9Ke7H",
    name: "Backend Developer: Go and SQL",
    skills: ["Go", "SQL"],
    durationInMinutes: 90,
    customFields: { owner: "Engineering", costCenter: 4210 },
    _links: { self: { href: "https://api.assessments.example/v2/tests/tst_3Fd9Ke7H" } },
  },
};

const testLinksSchema: object = { properties: { self: { $ref: () => linkSchema } }, required: ["self"] };

const testLocationHeader: object = { example: "https://api.assessments.example/v2/tests/tst_9Gp4Xr2C", schema: {} };

const testNotFinishedResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { testNotFinished: { $ref: () => errorTestNotFinishedExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const testNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { testNotFound: { $ref: () => errorTestNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const testPageEmbeddedSchema: object = { properties: { tests: { items: { $ref: () => testSchema } } }, required: ["tests"] };

const testPageEmptyExample: object = { value: { _embedded: { tests: [] }, page: { number: 0, size: 10, totalElements: 0, totalPages: 0 } } };

const testPageFullExample: object = {
  value: {
    _embedded: {
      tests: [
        {
          id: "tst_3Fd9Ke7H",
          name: "Backend Developer: Go and SQL",
          skills: ["Go", "SQL"],
          durationInMinutes: 90,
          customFields: { owner: "Engineering", costCenter: 4210 },
          _links: { self: { href: "https://api.assessments.example/v2/tests/tst_3Fd9Ke7H" } },
        },
        {
          id: "tst_7Bs1Vu4P",
          name: "SQL Basics",
          skills: ["SQL"],
          durationInMinutes: 30,
          customFields: {},
          _links: { self: { href: "https://api.assessments.example/v2/tests/tst_7Bs1Vu4P" } },
        },
      ],
    },
    page: { number: 0, size: 10, totalElements: 2, totalPages: 1 },
  },
};

const testPageLastExample: object = {
  value: {
    _embedded: {
      tests: [
        {
          id: "tst_7Bs1Vu4P",
          name: "SQL Basics",
          skills: ["SQL"],
          durationInMinutes: 30,
          customFields: {},
          _links: { self: { href: "https://api.assessments.example/v2/tests/tst_7Bs1Vu4P" } },
        },
      ],
    },
    page: { number: 1, size: 1, totalElements: 2, totalPages: 2 },
  },
};

const testPageSchema: object = {
  properties: { _embedded: { $ref: () => testPageEmbeddedSchema }, page: { $ref: () => pageInfoSchema } },
  required: ["_embedded", "page"],
};

const testSchema: object = {
  properties: {
    id: {},
    name: {},
    skills: { items: {} },
    durationInMinutes: {},
    customFields: { $ref: () => customFieldsSchema },
    _links: { $ref: () => testLinksSchema },
  },
  required: ["id", "name", "skills", "durationInMinutes", "customFields", "_links"],
};

const testSqlBasicsExample: object = {
  value: {
    id: "tst_7Bs1Vu4P",
    name: "SQL Basics",
    skills: ["SQL"],
    durationInMinutes: 30,
    customFields: {},
    _links: { self: { href: "https://api.assessments.example/v2/tests/tst_7Bs1Vu4P" } },
  },
};

const testUnusableResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { testUnusable: { $ref: () => errorTestUnusableExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const tooManyRequestsResponse: object = {
  headers: {
    "Retry-After": { $ref: () => retryAfterHeader },
    "RateLimit-Limit": { $ref: () => rateLimitLimitHeader },
    "RateLimit-Remaining": { $ref: () => rateLimitRemainingHeader },
    "RateLimit-Reset": { $ref: () => rateLimitResetHeader },
  },
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { tooManyRequests: { $ref: () => errorTooManyRequestsExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const unauthorizedResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        missingKey: { $ref: () => errorMissingKeyExample },
        invalidKey: { $ref: () => errorInvalidKeyExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const unexpectedErrorResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        unsupportedMediaType: { $ref: () => errorUnsupportedMediaTypeExample },
        methodNotAllowed: { $ref: () => errorMethodNotAllowedExample },
        internalError: { $ref: () => errorInternalExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const unprocessableDefinitionsResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        notYaml: { $ref: () => errorNotYamlExample },
        invalidDefinition: { $ref: () => errorTaskDefinitionExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const unprocessablePackageResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: {
        notAZip: { $ref: () => errorNotAZipExample },
        noMetadata: { $ref: () => errorNoMetadataExample },
        notBuilt: { $ref: () => errorTaskNotBuiltExample },
      },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const validationErrorSchema: object = { properties: { field: {}, value: {}, message: {} }, required: ["field", "value", "message"] };

const webhookNotFoundResponse: object = {
  content: {
    "application/vnd.vendor.v2.hal+json": {
      examples: { webhookNotFound: { $ref: () => errorWebhookNotFoundExample } },
      schema: { $ref: () => errorObjectSchema },
    },
  },
};

const webhookRegisteredExample: object = {
  value: {
    id: "whk_2Cx7Jd5F",
    url: "https://hooks.harbor-analytics.example/assessments",
    secret: "whs_EXAMPLE_SECRET_DO_NOT_USE",
    apiVersion: "V2",
  },
};

const webhookRegistrationSchema: object = {
  properties: { id: {}, url: {}, secret: {}, apiVersion: {} },
  required: ["id", "url", "secret", "apiVersion"],
};

/**
 * List candidates
 *
 * Returns one page of the candidates that match every given filter, with standard content, oldest first.
 *
 * `GET /candidates`
 */
export const listCandidates: MockOperation<Handlers<object>["listCandidates"]> = {
  api,
  route: listCandidatesRoute,
  declared: {
    parameters: [
      { name: "query", in: "query", schema: {} },
      { name: "assignedUser", in: "query", schema: {} },
      { name: "assignedTeam", in: "query", schema: {} },
      { name: "status", in: "query", schema: {} },
      { name: "tags", in: "query", schema: {} },
      { name: "startDate", in: "query", schema: {} },
      { name: "count", in: "query", schema: { default: 10, minimum: 1 } },
      { name: "page", in: "query", schema: { default: 0, minimum: 0 } },
    ],
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              full: { $ref: () => candidatePageFullExample },
              lastPage: { $ref: () => candidatePageLastExample },
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
 * Creates a candidate without an assessment, in the status `NEW`. Nothing is sent to them; that happens when an assessment is created.
 *
 * `POST /candidates`
 */
export const createCandidate: MockOperation<Handlers<object>["createCandidate"]> = {
  api,
  route: createCandidateRoute,
  declared: {
    responses: {
      201: {
        headers: { Location: { $ref: () => candidateLocationHeader } },
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              complete: { $ref: () => candidateCreatedExample },
              minimal: { $ref: () => candidateCreatedMinimalExample },
            },
            schema: { $ref: () => candidateSchema },
          },
        },
      },
      400: { $ref: () => badCandidateResponse },
      401: { $ref: () => unauthorizedResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get a candidate
 *
 * Returns the extended content of one candidate, that is with their assessments embedded.
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
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              assessed: { $ref: () => candidateAssessedExample },
              accepted: { $ref: () => candidateAcceptedExample },
              invited: { $ref: () => candidateInvitedExample },
              expired: { $ref: () => candidateExpiredExample },
              failed: { $ref: () => candidateFailedExample },
              withoutAssessment: { $ref: () => candidateWithoutAssessmentExample },
            },
            schema: { $ref: () => candidateExtendedSchema },
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
 * Delete a candidate
 *
 * Deletes a candidate together with their assessments.
 *
 * `DELETE /candidates/{id}`
 */
export const deleteCandidate: MockOperation<Handlers<object>["deleteCandidate"]> = {
  api,
  route: deleteCandidateRoute,
  declared: {
    responses: {
      204: {},
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => candidateNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Update a candidate
 *
 * Records the decision about a candidate, changes custom fields, or both.
 *
 * The decision is `ACCEPTED` or `REJECTED`, and can be made in any state. A custom field that is null is removed.
 *
 * `PATCH /candidates/{id}`
 */
export const updateCandidate: MockOperation<Handlers<object>["updateCandidate"]> = {
  api,
  route: updateCandidateRoute,
  declared: {
    responses: {
      202: {},
      400: { $ref: () => badCandidatePatchResponse },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => candidateNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Create an assessment
 *
 * Attaches an assessment, that is a test to be taken, to a candidate. An invitation e-mail is sent to the candidate, unless their outbound communication is disabled.
 *
 * `POST /candidates/{id}/assessments`
 */
export const createAssessment: MockOperation<Handlers<object>["createAssessment"]> = {
  api,
  route: createAssessmentRoute,
  declared: {
    responses: {
      201: {
        headers: { Location: { $ref: () => assessmentLocationHeader } },
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: { created: { $ref: () => assessmentCreatedExample } },
            schema: { $ref: () => assessmentSchema },
          },
        },
      },
      400: { $ref: () => badAssessmentResponse },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => candidateOrTestNotFoundResponse },
      409: { $ref: () => testUnusableResponse },
      417: { $ref: () => insufficientCreditsResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get an assessment
 *
 * Returns the extended content of one assessment, with scores, skills, sections and answers.
 *
 * `GET /candidates/{id}/assessments/{assessmentId}`
 */
export const getAssessment: MockOperation<Handlers<object>["getAssessment"]> = {
  api,
  route: getAssessmentRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              completed: { $ref: () => assessmentCompletedExample },
              awaitingScores: { $ref: () => assessmentAwaitingScoresExample },
              notStarted: { $ref: () => assessmentNotStartedExample },
              twoSections: { $ref: () => assessmentTwoSectionsExample },
            },
            schema: { $ref: () => assessmentExtendedSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => assessmentNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Delete an assessment
 *
 * Deletes an assessment with its answers. The candidate stays.
 *
 * `DELETE /candidates/{id}/assessments/{assessmentId}`
 */
export const deleteAssessment: MockOperation<Handlers<object>["deleteAssessment"]> = {
  api,
  route: deleteAssessmentRoute,
  declared: {
    responses: {
      204: {},
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => assessmentNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Update an assessment
 *
 * Changes custom fields of an assessment. A custom field that is null is removed.
 *
 * `PATCH /candidates/{id}/assessments/{assessmentId}`
 */
export const updateAssessment: MockOperation<Handlers<object>["updateAssessment"]> = {
  api,
  route: updateAssessmentRoute,
  declared: {
    responses: {
      204: {},
      400: { $ref: () => badCustomFieldsResponse },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => assessmentNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Score an answer
 *
 * Gives an answer its score, or replaces the one it has. The assessment is completed when every answer has a score.
 *
 * `PUT /candidates/{id}/assessments/{assessmentId}/answers/{answerId}/score`
 */
export const scoreAnswer: MockOperation<Handlers<object>["scoreAnswer"]> = {
  api,
  route: scoreAnswerRoute,
  declared: {
    responses: {
      204: {},
      400: { $ref: () => badScoreResponse },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => answerNotFoundResponse },
      409: { $ref: () => testNotFinishedResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * List invitations
 *
 * Returns one page of the invitations that match every given filter, oldest first. Candidate and assessment have standard content.
 *
 * `GET /invitations`
 */
export const listInvitations: MockOperation<Handlers<object>["listInvitations"]> = {
  api,
  route: listInvitationsRoute,
  declared: {
    parameters: [
      { name: "query", in: "query", schema: {} },
      { name: "status", in: "query", schema: {} },
      { name: "tags", in: "query", schema: {} },
      { name: "startDate", in: "query", schema: {} },
      { name: "count", in: "query", schema: { default: 10, minimum: 1 } },
      { name: "page", in: "query", schema: { default: 0, minimum: 0 } },
    ],
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              full: { $ref: () => invitationPageFullExample },
              lastPage: { $ref: () => invitationPageLastExample },
              nothingFound: { $ref: () => invitationPageEmptyExample },
            },
            schema: { $ref: () => invitationPageSchema },
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
 * Create an invitation
 *
 * Creates one candidate and one assessment together, both in the status `NEW`, and sends an invitation e-mail to the
 * candidate, unless `disableCommunication` is true.
 *
 * `POST /invitations`
 */
export const createInvitation: MockOperation<Handlers<object>["createInvitation"]> = {
  api,
  route: createInvitationRoute,
  declared: {
    responses: {
      201: {
        headers: { Location: { $ref: () => invitationLocationHeader } },
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: { created: { $ref: () => invitationCreatedExample } },
            schema: { $ref: () => invitationSchema },
          },
        },
      },
      400: { $ref: () => badInvitationResponse },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => namedTestNotFoundResponse },
      409: { $ref: () => testUnusableResponse },
      417: { $ref: () => insufficientCreditsResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get an invitation
 *
 * Returns one invitation with extended content: the candidate contains its assessments, and the assessment its scores and answers.
 *
 * `GET /invitations/{id}`
 */
export const getInvitation: MockOperation<Handlers<object>["getInvitation"]> = {
  api,
  route: getInvitationRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              completed: { $ref: () => invitationCompletedExample },
              notStarted: { $ref: () => invitationNotStartedExample },
            },
            schema: { $ref: () => invitationExtendedSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => invitationNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Delete an invitation
 *
 * Deletes an invitation with its candidate and its assessment.
 *
 * `DELETE /invitations/{id}`
 */
export const deleteInvitation: MockOperation<Handlers<object>["deleteInvitation"]> = {
  api,
  route: deleteInvitationRoute,
  declared: {
    responses: {
      204: {},
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => invitationNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Upload a task package with metadata
 *
 * Takes over the source code of a programming or devops task from a package that names the task itself, and builds it. The
 * package has `task.yaml` or `task.json` at its root, with `taskId` and, if wanted, `type`, `title`, `difficulty`, `tags`,
 * `duration`, `points`, `projectType` and `projectTypeVersion`.
 *
 * The change is a draft until it is published. Read the result of the build with `GET /tasks/{taskId}`.
 *
 * `PUT /tasks/zip`
 */
export const uploadTaskPackage: MockOperation<Handlers<object>["uploadTaskPackage"]> = {
  api,
  route: uploadTaskPackageRoute,
  declared: {
    responses: {
      202: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: { accepted: { $ref: () => taskUploadAcceptedExample } },
            schema: { $ref: () => taskUploadSchema },
          },
        },
      },
      400: { $ref: () => badUploadResponse },
      401: { $ref: () => unauthorizedResponse },
      422: { $ref: () => unprocessablePackageResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Upload a task package
 *
 * Takes over the source code of a preconfigured programming or devops task, and builds it. A package that contains a metadata
 * file can be sent to `PUT /tasks/zip` instead.
 *
 * The change is a draft until it is published. Read the result of the build with `GET /tasks/{taskId}`.
 *
 * `PUT /tasks/{taskId}/zip`
 */
export const uploadTask: MockOperation<Handlers<object>["uploadTask"]> = {
  api,
  route: uploadTaskRoute,
  declared: {
    responses: {
      202: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: { accepted: { $ref: () => taskUploadAcceptedExample } },
            schema: { $ref: () => taskUploadSchema },
          },
        },
      },
      400: { $ref: () => badUploadResponse },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => taskNotFoundResponse },
      422: { $ref: () => unprocessablePackageResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Import task definitions
 *
 * Creates or updates multiple-choice, code-gaps and essay tasks from a YAML file. An entry with a `taskId` updates that task,
 * one without creates a new task.
 *
 * An import that succeeded gets 200. The list of statuses of the service names 202 as import success, too; it is
 * not used here.
 *
 * `PUT /tasks/yaml`
 */
export const importTasks: MockOperation<Handlers<object>["importTasks"]> = {
  api,
  route: importTasksRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              createdAndUpdated: { $ref: () => taskImportMixedExample },
              created: { $ref: () => taskImportCreatedExample },
            },
            schema: { $ref: () => taskImportSchema },
          },
        },
      },
      400: { $ref: () => badUploadResponse },
      401: { $ref: () => unauthorizedResponse },
      422: { $ref: () => unprocessableDefinitionsResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get a task
 *
 * Returns one task, with the result of its last build if it was built.
 *
 * `GET /tasks/{taskId}`
 */
export const getTask: MockOperation<Handlers<object>["getTask"]> = {
  api,
  route: getTaskRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              buildSucceeded: { $ref: () => taskBuildSucceededExample },
              buildRunning: { $ref: () => taskBuildRunningExample },
              buildFailed: { $ref: () => taskBuildFailedExample },
              testsFailed: { $ref: () => taskTestsFailedExample },
              buildBroken: { $ref: () => taskBuildBrokenExample },
              buildTimedOut: { $ref: () => taskBuildTimedOutExample },
              notBuilt: { $ref: () => taskPublishedExample },
            },
            schema: { $ref: () => taskSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => taskNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Publish a task
 *
 * Publishes the draft of a task; `draft` is false afterwards. No body is needed.
 *
 * The draft of a task that is built can be published once its `buildStatus` is `SUCCESS`.
 *
 * `POST /tasks/{taskId}/publish`
 */
export const publishTask: MockOperation<Handlers<object>["publishTask"]> = {
  api,
  route: publishTaskRoute,
  declared: {
    responses: {
      204: {},
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => taskNotFoundResponse },
      409: { $ref: () => notPublishableResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * List tests
 *
 * Returns one page of the tests, oldest first.
 *
 * `GET /tests`
 */
export const listTests: MockOperation<Handlers<object>["listTests"]> = {
  api,
  route: listTestsRoute,
  declared: {
    parameters: [
      { name: "query", in: "query", schema: {} },
      { name: "count", in: "query", schema: { default: 10, minimum: 1 } },
      { name: "page", in: "query", schema: { default: 0, minimum: 0 } },
    ],
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              full: { $ref: () => testPageFullExample },
              lastPage: { $ref: () => testPageLastExample },
              nothingFound: { $ref: () => testPageEmptyExample },
            },
            schema: { $ref: () => testPageSchema },
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
 * Create a test
 *
 * Creates a test in exactly one of two forms: from a predefined test (`predefinedTestId`), or from a generator
 * (`generatorCriteria`), which chooses tasks that match the criteria at random.
 *
 * `POST /tests`
 */
export const createTest: MockOperation<Handlers<object>["createTest"]> = {
  api,
  route: createTestRoute,
  declared: {
    responses: {
      201: {
        headers: { Location: { $ref: () => testLocationHeader } },
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              fromPredefined: { $ref: () => testCreatedFromPredefinedExample },
              fromGenerator: { $ref: () => testCreatedFromGeneratorExample },
            },
            schema: { $ref: () => testSchema },
          },
        },
      },
      400: { $ref: () => badTestResponse },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => predefinedTestNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Get a test
 *
 * Returns one test with its skills, its duration and its custom fields.
 *
 * `GET /tests/{id}`
 */
export const getTest: MockOperation<Handlers<object>["getTest"]> = {
  api,
  route: getTestRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              withCustomFields: { $ref: () => testGoAndSqlExample },
              withoutCustomFields: { $ref: () => testSqlBasicsExample },
            },
            schema: { $ref: () => testSchema },
          },
        },
      },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => testNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Update a test
 *
 * Changes custom fields of a test. A custom field that is null is removed.
 *
 * `PATCH /tests/{id}`
 */
export const updateTest: MockOperation<Handlers<object>["updateTest"]> = {
  api,
  route: updateTestRoute,
  declared: {
    responses: {
      204: {},
      400: { $ref: () => badCustomFieldsResponse },
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => testNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * List predefined tests
 *
 * Returns one page of the predefined tests that match every given filter.
 *
 * `GET /predefined-tests`
 */
export const listPredefinedTests: MockOperation<Handlers<object>["listPredefinedTests"]> = {
  api,
  route: listPredefinedTestsRoute,
  declared: {
    parameters: [
      { name: "query", in: "query", schema: {} },
      { name: "skills", in: "query", schema: {} },
      { name: "seniorityLevels", in: "query", schema: {} },
      { name: "count", in: "query", schema: { default: 10, minimum: 1 } },
      { name: "page", in: "query", schema: { default: 0, minimum: 0 } },
    ],
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              full: { $ref: () => predefinedTestPageFullExample },
              lastPage: { $ref: () => predefinedTestPageLastExample },
              nothingFound: { $ref: () => predefinedTestPageEmptyExample },
            },
            schema: { $ref: () => predefinedTestPageSchema },
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
 * Register a webhook
 *
 * Registers an endpoint of the integrator, to which events are delivered from then on. The response contains the secret. It is
 * also shown in the administration panel, where endpoints can be registered as well.
 *
 * `POST /webhook`
 */
export const registerWebhook: MockOperation<Handlers<object>["registerWebhook"]> = {
  api,
  route: registerWebhookRoute,
  declared: {
    responses: {
      202: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: { registered: { $ref: () => webhookRegisteredExample } },
            schema: { $ref: () => webhookRegistrationSchema },
          },
        },
      },
      400: { $ref: () => badWebhookResponse },
      401: { $ref: () => unauthorizedResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * Delete a webhook
 *
 * Removes the registration of an endpoint. Nothing is delivered to it any more.
 *
 * `DELETE /webhook/{id}`
 */
export const deleteWebhook: MockOperation<Handlers<object>["deleteWebhook"]> = {
  api,
  route: deleteWebhookRoute,
  declared: {
    responses: {
      204: {},
      401: { $ref: () => unauthorizedResponse },
      404: { $ref: () => webhookNotFoundResponse },
      429: { $ref: () => tooManyRequestsResponse },
      default: { $ref: () => unexpectedErrorResponse },
    },
  },
};

/**
 * List people
 *
 * Returns one page of the people that match every given filter.
 *
 * `GET /boost/people`
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
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              firstPage: { $ref: () => personPageFirstExample },
              lastPage: { $ref: () => personPageLastExample },
              byCustomId: { $ref: () => personPageByCustomIdExample },
              nothingFound: { $ref: () => personPageEmptyExample },
            },
            schema: { $ref: () => personPageSchema },
          },
          "application/json": {
            examples: {
              firstPage: { $ref: () => personPageFirstExample },
              lastPage: { $ref: () => personPageLastExample },
              byCustomId: { $ref: () => personPageByCustomIdExample },
              nothingFound: { $ref: () => personPageEmptyExample },
            },
            schema: { $ref: () => personPageSchema },
          },
        },
      },
      400: { $ref: () => boostBadQueryResponse },
      401: { $ref: () => boostUnauthorizedResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};

/**
 * Delete a person
 *
 * Removes and anonymizes a person.
 *
 * `DELETE /boost/people/{id}`
 */
export const deletePerson: MockOperation<Handlers<object>["deletePerson"]> = {
  api,
  route: deletePersonRoute,
  declared: {
    responses: {
      204: {},
      401: { $ref: () => boostUnauthorizedResponse },
      404: { $ref: () => boostPersonNotFoundResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};

/**
 * Replace a person's teams
 *
 * Replaces the list of teams the person belongs to.
 *
 * `PUT /boost/people/{id}/teams`
 */
export const replacePersonTeams: MockOperation<Handlers<object>["replacePersonTeams"]> = {
  api,
  route: replacePersonTeamsRoute,
  declared: {
    responses: {
      204: {},
      400: { $ref: () => boostBadTeamIdsResponse },
      401: { $ref: () => boostUnauthorizedResponse },
      404: { $ref: () => boostPersonNotFoundResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};

/**
 * List a person's skills
 *
 * Returns the skills of a person with their ratings.
 *
 * `GET /boost/people/{id}/skills`
 */
export const listPersonSkills: MockOperation<Handlers<object>["listPersonSkills"]> = {
  api,
  route: listPersonSkillsRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              rated: { $ref: () => personSkillsExample },
              unrated: { $ref: () => personSkillsUnratedExample },
              none: { $ref: () => personSkillsNoneExample },
            },
            schema: { $ref: () => personSkillListSchema },
          },
          "application/json": {
            examples: {
              rated: { $ref: () => personSkillsExample },
              unrated: { $ref: () => personSkillsUnratedExample },
              none: { $ref: () => personSkillsNoneExample },
            },
            schema: { $ref: () => personSkillListSchema },
          },
        },
      },
      401: { $ref: () => boostUnauthorizedResponse },
      404: { $ref: () => boostPersonNotFoundResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};

/**
 * Invite a person
 *
 * Creates an account for a person in a team and notifies them, unless `sendNotification` is false, which only creates the account.
 *
 * `POST /boost/invitations`
 */
export const invitePerson: MockOperation<Handlers<object>["invitePerson"]> = {
  api,
  route: invitePersonRoute,
  declared: {
    responses: {
      200: {},
      400: { $ref: () => boostBadInvitationResponse },
      401: { $ref: () => boostUnauthorizedResponse },
      409: { $ref: () => boostKnownEmailResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};

/**
 * List teams
 *
 * Returns one page of the teams of the organization, oldest first.
 *
 * `GET /boost/teams`
 */
export const listTeams: MockOperation<Handlers<object>["listTeams"]> = {
  api,
  route: listTeamsRoute,
  declared: {
    parameters: [{ name: "after", in: "query", schema: {} }],
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              firstPage: { $ref: () => teamPageFirstExample },
              lastPage: { $ref: () => teamPageLastExample },
              empty: { $ref: () => teamPageEmptyExample },
            },
            schema: { $ref: () => teamPageSchema },
          },
          "application/json": {
            examples: {
              firstPage: { $ref: () => teamPageFirstExample },
              lastPage: { $ref: () => teamPageLastExample },
              empty: { $ref: () => teamPageEmptyExample },
            },
            schema: { $ref: () => teamPageSchema },
          },
        },
      },
      400: { $ref: () => boostBadQueryResponse },
      401: { $ref: () => boostUnauthorizedResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};

/**
 * Create a team
 *
 * Creates a team. Whether it is a business unit cannot be set here.
 *
 * `POST /boost/teams`
 */
export const createTeam: MockOperation<Handlers<object>["createTeam"]> = {
  api,
  route: createTeamRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              complete: { $ref: () => teamPlatformExample },
              minimal: { $ref: () => teamCreatedMinimalExample },
            },
            schema: { $ref: () => teamSchema },
          },
          "application/json": {
            examples: {
              complete: { $ref: () => teamPlatformExample },
              minimal: { $ref: () => teamCreatedMinimalExample },
            },
            schema: { $ref: () => teamSchema },
          },
        },
      },
      400: { $ref: () => boostBadTeamResponse },
      401: { $ref: () => boostUnauthorizedResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};

/**
 * Replace a team
 *
 * Replaces name, parent, color, supervisor and customId of a team. Absent fields are removed.
 *
 * `PUT /boost/teams/{id}`
 */
export const replaceTeam: MockOperation<Handlers<object>["replaceTeam"]> = {
  api,
  route: replaceTeamRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: { complete: { $ref: () => teamPlatformExample }, minimal: { $ref: () => teamEngineeringExample } },
            schema: { $ref: () => teamSchema },
          },
          "application/json": {
            examples: { complete: { $ref: () => teamPlatformExample }, minimal: { $ref: () => teamEngineeringExample } },
            schema: { $ref: () => teamSchema },
          },
        },
      },
      400: { $ref: () => boostBadTeamResponse },
      401: { $ref: () => boostUnauthorizedResponse },
      404: { $ref: () => boostTeamNotFoundResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};

/**
 * Delete a team
 *
 * Deletes a team. The people who belong to it stay in the organization; teams below it move to its parent.
 *
 * `DELETE /boost/teams/{id}`
 */
export const deleteTeam: MockOperation<Handlers<object>["deleteTeam"]> = {
  api,
  route: deleteTeamRoute,
  declared: {
    responses: {
      204: {},
      401: { $ref: () => boostUnauthorizedResponse },
      404: { $ref: () => boostTeamNotFoundResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};

/**
 * List skills
 *
 * Returns one page of the skills; disabled and hidden ones only on request.
 *
 * `GET /boost/skills`
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
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              firstPage: { $ref: () => skillPageFirstExample },
              lastPage: { $ref: () => skillPageLastExample },
              all: { $ref: () => skillPageAllExample },
              empty: { $ref: () => skillPageEmptyExample },
            },
            schema: { $ref: () => skillPageSchema },
          },
          "application/json": {
            examples: {
              firstPage: { $ref: () => skillPageFirstExample },
              lastPage: { $ref: () => skillPageLastExample },
              all: { $ref: () => skillPageAllExample },
              empty: { $ref: () => skillPageEmptyExample },
            },
            schema: { $ref: () => skillPageSchema },
          },
        },
      },
      400: { $ref: () => boostBadQueryResponse },
      401: { $ref: () => boostUnauthorizedResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};

/**
 * Get a skill
 *
 * Returns one skill, be it disabled or hidden.
 *
 * `GET /boost/skills/{id}`
 */
export const getSkill: MockOperation<Handlers<object>["getSkill"]> = {
  api,
  route: getSkillRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              withDescription: { $ref: () => skillGoExample },
              withoutDescription: { $ref: () => skillSqlExample },
            },
            schema: { $ref: () => skillSchema },
          },
          "application/json": {
            examples: {
              withDescription: { $ref: () => skillGoExample },
              withoutDescription: { $ref: () => skillSqlExample },
            },
            schema: { $ref: () => skillSchema },
          },
        },
      },
      401: { $ref: () => boostUnauthorizedResponse },
      404: { $ref: () => boostSkillNotFoundResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};

/**
 * List skill folders
 *
 * Returns one page of the skill folders; disabled and hidden ones only on request.
 *
 * `GET /boost/skillFolders`
 */
export const listSkillFolders: MockOperation<Handlers<object>["listSkillFolders"]> = {
  api,
  route: listSkillFoldersRoute,
  declared: {
    parameters: [
      { name: "after", in: "query", schema: {} },
      { name: "includeDisabled", in: "query", schema: { default: false } },
      { name: "includeHidden", in: "query", schema: { default: false } },
    ],
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              firstPage: { $ref: () => skillFolderPageFirstExample },
              lastPage: { $ref: () => skillFolderPageLastExample },
              empty: { $ref: () => skillFolderPageEmptyExample },
            },
            schema: { $ref: () => skillFolderPageSchema },
          },
          "application/json": {
            examples: {
              firstPage: { $ref: () => skillFolderPageFirstExample },
              lastPage: { $ref: () => skillFolderPageLastExample },
              empty: { $ref: () => skillFolderPageEmptyExample },
            },
            schema: { $ref: () => skillFolderPageSchema },
          },
        },
      },
      400: { $ref: () => boostBadQueryResponse },
      401: { $ref: () => boostUnauthorizedResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};

/**
 * Get a skill folder
 *
 * Returns one skill folder, be it disabled or hidden.
 *
 * `GET /boost/skillFolders/{id}`
 */
export const getSkillFolder: MockOperation<Handlers<object>["getSkillFolder"]> = {
  api,
  route: getSkillFolderRoute,
  declared: {
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: { group: { $ref: () => skillFolderGroupExample }, area: { $ref: () => skillFolderAreaExample } },
            schema: { $ref: () => skillFolderSchema },
          },
          "application/json": {
            examples: { group: { $ref: () => skillFolderGroupExample }, area: { $ref: () => skillFolderAreaExample } },
            schema: { $ref: () => skillFolderSchema },
          },
        },
      },
      401: { $ref: () => boostUnauthorizedResponse },
      404: { $ref: () => boostSkillFolderNotFoundResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};

/**
 * List skill ratings
 *
 * Returns one page of skill ratings. Each element holds all ratings of one person in one skill.
 *
 * `GET /boost/skillRatings`
 */
export const listSkillRatings: MockOperation<Handlers<object>["listSkillRatings"]> = {
  api,
  route: listSkillRatingsRoute,
  declared: {
    parameters: [
      { name: "after", in: "query", schema: {} },
      { name: "person.id", in: "query", schema: {} },
      { name: "skill.id", in: "query", schema: {} },
    ],
    responses: {
      200: {
        content: {
          "application/vnd.vendor.v2.hal+json": {
            examples: {
              firstPage: { $ref: () => skillRatingPageFirstExample },
              lastPage: { $ref: () => skillRatingPageLastExample },
              onePersonOneSkill: { $ref: () => skillRatingPageOneExample },
              nothingFound: { $ref: () => skillRatingPageEmptyExample },
            },
            schema: { $ref: () => skillRatingPageSchema },
          },
          "application/json": {
            examples: {
              firstPage: { $ref: () => skillRatingPageFirstExample },
              lastPage: { $ref: () => skillRatingPageLastExample },
              onePersonOneSkill: { $ref: () => skillRatingPageOneExample },
              nothingFound: { $ref: () => skillRatingPageEmptyExample },
            },
            schema: { $ref: () => skillRatingPageSchema },
          },
        },
      },
      400: { $ref: () => boostBadQueryResponse },
      401: { $ref: () => boostUnauthorizedResponse },
      429: { $ref: () => boostTooManyRequestsResponse },
      default: { $ref: () => boostUnexpectedErrorResponse },
    },
  },
};
