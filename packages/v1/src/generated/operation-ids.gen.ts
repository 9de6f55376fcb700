// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

/** The operationIds, by method and path. */
export const operationIds: Readonly<Record<string, string>> = {
  "GET /candidates": "listCandidates",
  "POST /candidates": "createCandidate",
  "GET /candidates/{id}": "getCandidate",
  "GET /candidates/{id}/results": "getCandidateResults",
  "GET /exams": "listExams",
  "GET /exams/{id}": "getExam"
};
