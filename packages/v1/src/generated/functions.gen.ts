// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

import { type OperationCall, operation } from "@assessment-api/runtime/client";
import type { paths } from "./schema.d.ts";

/**
 * List candidates
 *
 * Returns one page of the candidates that match every given filter, oldest first.
 *
 * `GET /candidates`
 */
export const listCandidates: OperationCall<paths, "/candidates", "get"> = /* @__PURE__ */ operation("GET", "/candidates");

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
export const createCandidate: OperationCall<paths, "/candidates", "post"> = /* @__PURE__ */ operation("POST", "/candidates");

/**
 * Get a candidate
 *
 * Returns one candidate. In this representation the status may also be ERROR, which lists never show.
 *
 * `GET /candidates/{id}`
 */
export const getCandidate: OperationCall<paths, "/candidates/{id}", "get"> = /* @__PURE__ */ operation("GET", "/candidates/{id}");

/**
 * Get a candidate's results
 *
 * Returns the results of a candidate: points, points per skill, the assessor's note and links to the report.
 *
 * `GET /candidates/{id}/results`
 */
export const getCandidateResults: OperationCall<paths, "/candidates/{id}/results", "get"> = /* @__PURE__ */ operation("GET", "/candidates/{id}/results");

/**
 * List exams
 *
 * Returns one page of the exams a candidate can be invited to, oldest first.
 *
 * `GET /exams`
 */
export const listExams: OperationCall<paths, "/exams", "get"> = /* @__PURE__ */ operation("GET", "/exams");

/**
 * Get an exam
 *
 * Returns one exam with its duration, its size and its skills, and whether it can be assessed automatically.
 *
 * `GET /exams/{id}`
 */
export const getExam: OperationCall<paths, "/exams/{id}", "get"> = /* @__PURE__ */ operation("GET", "/exams/{id}");
