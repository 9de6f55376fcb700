import type { Difficulty, TaskContent, TaskType } from "./tasks.ts";

export interface AnswerComment {
  readonly filename: string;
  readonly rating: "UNRATED" | "ACCEPTED" | "REJECTED";
  readonly startLine: number;
  readonly endLine: number;
  readonly text: string;
}

/** Input of a candidate; usually one field is set. */
export interface AnswerValue {
  readonly text?: string;
  readonly choices?: readonly string[];
  /** Texts of the gaps in order; an empty string is an unfilled gap. */
  readonly gaps?: readonly string[];
  readonly comments?: readonly AnswerComment[];
}

export interface Answer {
  readonly id: string;
  readonly taskId: string;
  /** Revision of the task at the start of the test. */
  readonly revision: number;
  readonly title: string;
  readonly type: TaskType;
  readonly difficulty: Difficulty;
  readonly skills: readonly string[];
  readonly maxPoints: number;
  readonly value?: AnswerValue;
  readonly saved?: Saved;
  readonly scoredPoints?: number;
  readonly scoredBy?: "SERVICE" | "ASSESSOR";
  /** Revision of the score, which changes with each score. */
  readonly scoreRevision?: string;
}

export interface Saved {
  /** Revision that changes with each write, to detect stale pages. */
  readonly revision: string;
  readonly page?: string;
  /** Number of the last post of `page`. Posts with a lower number are late and are rejected. */
  readonly turn?: number;
}

export const isBlank = ({ text = "", choices = [], gaps = [], comments = [] }: AnswerValue): boolean =>
  [text, ...gaps].every((entered) => entered.trim() === "") && choices.length === 0 && comments.length === 0;

const round = (points: number): number => Math.round(points * 100) / 100;

/**
 * Returns the points of an answer; undefined if an assessor must score it. In a choice, each wrong option cancels a
 * right one. All gaps count the same. A blank answer gets 0 points.
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
