// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

import type { components } from "./schema.d.ts";

export type Candidate = components["schemas"]["Candidate"];
export type CandidateBase = components["schemas"]["CandidateBase"];
export type CandidateDetail = components["schemas"]["CandidateDetail"];
export type CandidateDetailStatus = components["schemas"]["CandidateDetailStatus"];
export type CandidatePage = components["schemas"]["CandidatePage"];
export type CandidateResults = components["schemas"]["CandidateResults"];
export type CandidateStatus = components["schemas"]["CandidateStatus"];
export type ErrorObject = components["schemas"]["ErrorObject"];
export type Exam = components["schemas"]["Exam"];
export type ExamPage = components["schemas"]["ExamPage"];
export type NewCandidate = components["schemas"]["NewCandidate"];
export type SkillResult = components["schemas"]["SkillResult"];
export type ValidationError = components["schemas"]["ValidationError"];
export type WebhookEvent = components["schemas"]["WebhookEvent"];
export type WebhookEventList = components["schemas"]["WebhookEventList"];
export type WebhookEventStatus = components["schemas"]["WebhookEventStatus"];
export type WebhookEventType = components["schemas"]["WebhookEventType"];
