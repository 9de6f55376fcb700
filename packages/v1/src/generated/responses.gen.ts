// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

import type { ResponseTable } from "@assessment-api/runtime/client";

/** Declared responses and their validators, for the options `responses`, `onDrift` and `onUnknown`. */
export const responses: ResponseTable = {
  operations: {
    "GET /candidates": {
      200: { "application/json": "CandidatePage" },
      400: { "application/json": "ErrorObject" },
      401: { "application/json": "ErrorObject" },
      429: { "application/json": "ErrorObject" },
      default: { "application/json": "ErrorObject" },
    },
    "POST /candidates": {
      201: { "application/json": "Candidate" },
      400: { "application/json": "ErrorObject" },
      401: { "application/json": "ErrorObject" },
      412: { "application/json": "ErrorObject" },
      417: { "application/json": "ErrorObject" },
      429: { "application/json": "ErrorObject" },
      default: { "application/json": "ErrorObject" },
    },
    "GET /candidates/{id}": {
      200: { "application/json": "CandidateDetail" },
      401: { "application/json": "ErrorObject" },
      404: { "application/json": "ErrorObject" },
      429: { "application/json": "ErrorObject" },
      default: { "application/json": "ErrorObject" },
    },
    "GET /candidates/{id}/results": {
      200: { "application/json": "CandidateResults" },
      401: { "application/json": "ErrorObject" },
      404: { "application/json": "ErrorObject" },
      429: { "application/json": "ErrorObject" },
      default: { "application/json": "ErrorObject" },
    },
    "GET /exams": {
      200: { "application/json": "ExamPage" },
      400: { "application/json": "ErrorObject" },
      401: { "application/json": "ErrorObject" },
      429: { "application/json": "ErrorObject" },
      default: { "application/json": "ErrorObject" },
    },
    "GET /exams/{id}": {
      200: { "application/json": "Exam" },
      401: { "application/json": "ErrorObject" },
      404: { "application/json": "ErrorObject" },
      429: { "application/json": "ErrorObject" },
      default: { "application/json": "ErrorObject" },
    },
  },
  checks: {
    Candidate: () => import("./responses/Candidate.gen.ts"),
    CandidateDetail: () => import("./responses/CandidateDetail.gen.ts"),
    CandidatePage: () => import("./responses/CandidatePage.gen.ts"),
    CandidateResults: () => import("./responses/CandidateResults.gen.ts"),
    ErrorObject: () => import("./responses/ErrorObject.gen.ts"),
    Exam: () => import("./responses/Exam.gen.ts"),
    ExamPage: () => import("./responses/ExamPage.gen.ts"),
  },
  members: () => import("./responses/members.gen.ts"),
};
