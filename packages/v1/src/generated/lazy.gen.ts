// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

import type { RequestTable } from "@assessment-api/runtime/client";

/** The operationIds, by method and path. */
export const operationIds: Readonly<Record<string, string>> = {
  "GET /candidates": "listCandidates",
  "POST /candidates": "createCandidate",
  "GET /candidates/{id}": "getCandidate",
  "GET /candidates/{id}/results": "getCandidateResults",
  "GET /exams": "listExams",
  "GET /exams/{id}": "getExam"
};

type Lazy = Awaited<ReturnType<NonNullable<RequestTable["lazy"]>>>;

/** The responses and their validators. */
export const responses: Lazy["responses"] = () => import("./responses.gen.ts");
