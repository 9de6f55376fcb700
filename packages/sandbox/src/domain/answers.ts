import type { Difficulty, TaskContent, TaskType } from "./tasks.ts";

/** A comment on lines of a file in a code review. */
export interface AnswerComment {
  readonly filename: string;
  readonly rating: "UNRATED" | "ACCEPTED" | "REJECTED";
  /** Counted from 1. */
  readonly startLine: number;
  readonly endLine: number;
  readonly text: string;
}

/** The value that a candidate entered; typically one of the fields. */
export interface AnswerValue {
  readonly text?: string;
  /** Texts of the selected choices. */
  readonly choices?: readonly string[];
  /** In the order of the gaps; empty where a gap was left open. */
  readonly gaps?: readonly string[];
  readonly comments?: readonly AnswerComment[];
}

/** One task of a started test, with the candidate's value and its score. */
export interface Answer {
  readonly id: string;
  readonly taskId: string;
  /** The published content the test was started with. */
  readonly revision: number;
  readonly title: string;
  readonly type: TaskType;
  readonly difficulty: Difficulty;
  /** Skills the task needs. */
  readonly skills: readonly string[];
  readonly maxPoints: number;
  /** Absent while nothing was entered. */
  readonly value?: AnswerValue;
  /** Absent before the first write. */
  readonly saved?: Saved;
  /** Absent until scored. */
  readonly scoredPoints?: number;
  readonly scoredBy?: "SERVICE" | "ASSESSOR";
  /** Changes with each score that an assessor gives. */
  readonly scoreRevision?: string;
}

/** The last write of an answer. */
export interface Saved {
  /** Changes with each write, so that a page that shows an older answer does not replace a newer one silently. */
  readonly revision: string;
  /** Page that posted the answer; absent for calls of the API. */
  readonly page?: string;
  /** Counts the posts of a page: a late post must not replace a later one. */
  readonly turn?: number;
}

/** Whether nothing was entered: an empty text, no choice, no gap that is filled. */
export const isBlank = ({ text = "", choices = [], gaps = [], comments = [] }: AnswerValue): boolean =>
  [text, ...gaps].every((entered) => entered.trim() === "") && choices.length === 0 && comments.length === 0;

const round = (points: number): number => Math.round(points * 100) / 100;

/**
 * Points of an answer that needs no assessor; undefined where it needs one. Choices: each wrongly selected one takes a rightly
 * selected one away. Gaps: each counts the same. Nothing entered gives 0 for any kind of task.
 */
export function automaticScore(answer: Answer, task: TaskContent): number | undefined {
  const { value, maxPoints } = answer;
  if (value === undefined) return 0;
  if (task.type === "CHOICE") return round(maxPoints * shareOfChoices(value.choices ?? [], task));
  if (task.type === "CODE_GAPS") return round(maxPoints * shareOfGaps(value.gaps ?? [], task));
  return undefined;
}

function shareOfChoices(selected: readonly string[], { choices = [] }: TaskContent): number {
  const correct = new Set(choices.filter((choice) => choice.correct).map(({ text }) => text));
  if (correct.size === 0) return 0;
  const right = new Set(selected.filter((text) => correct.has(text))).size;
  const wrong = new Set(selected.filter((text) => !correct.has(text))).size;
  return Math.max(0, right - wrong) / correct.size;
}

function shareOfGaps(entered: readonly string[], { gaps = [] }: TaskContent): number {
  if (gaps.length === 0) return 0;
  const right = gaps.filter(({ accepted, caseSensitive }, index) => {
    const fold = (text: string) => (caseSensitive ? text.trim() : text.trim().toLowerCase());
    return accepted.some((text) => fold(text) === fold(entered[index] ?? ""));
  });
  return right.length / gaps.length;
}
