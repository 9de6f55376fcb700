import { type Html, html } from "@assessment-api/html";
import type { Score } from "../../domain/assessments.ts";
import type { AssessmentStatus, Candidate } from "../../domain/candidates.ts";
import type { TaskType } from "../../domain/tasks.ts";
import { type Instant, readableInstant, toTimestamp } from "../../domain/time.ts";
import { shorten } from "./bounds.ts";

export const time = (instant: Instant): Html =>
  html`<time datetime="${toTimestamp(instant)}">${readableInstant(instant)}</time>`;

export const readablePoints = ({ scoredPoints, maxPoints }: Score): string => `${scoredPoints ?? "–"} of ${maxPoints}`;

export const readablePercentage = ({ percentage }: Score): string =>
  percentage === undefined ? "–" : `${percentage} %`;

export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** Returns the name, never the address: the link is the only protection of a page. */
export const nameOf = ({ firstName, lastName }: Candidate, otherwise = "Unnamed candidate"): string =>
  shorten([firstName, lastName].filter(Boolean).join(" ")) || otherwise;

export const greeting = (name: string): Html => (name === "" ? html`Hello` : html`Hello <bdi>${name}</bdi>`);

export const statusNames: Record<AssessmentStatus, string> = {
  NEW: "Invitation not sent yet",
  TOKEN_SENT: "Not started yet",
  TOKEN_EXPIRED: "Expired",
  TEST_STARTED: "Taking the test",
  TEST_FINISHED: "Submitted, not assessed yet",
  AUTO_ASSESSMENT_READY: "Partly assessed",
  ASSESSMENT_COMPLETED: "Assessed",
  ERROR: "Failed",
  CANCELED: "Canceled",
};

export const typeNames: Record<TaskType, string> = {
  CHOICE: "Choice",
  CODE_GAPS: "Code gaps",
  CODE_REVIEW: "Code review",
  DATABASE: "Database",
  DEVOPS: "DevOps",
  ESSAY: "Essay",
  PROGRAMMING: "Programming",
  TESTING: "Testing",
  AI_INTERVIEW: "Interview",
};
