// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

export type {
  Candidate,
  CandidateBase,
  CandidateDetail,
  CandidateDetailStatus,
  CandidatePage,
  CandidateResults,
  CandidateStatus,
  ErrorObject,
  Exam,
  ExamPage,
  NewCandidate,
  SkillResult,
  ValidationError,
  WebhookEvent,
  WebhookEventList,
  WebhookEventStatus,
  WebhookEventType,
} from "./schema.d.ts";
