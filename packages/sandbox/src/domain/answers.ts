import type { Difficulty, TaskContent, TaskType } from "./tasks.ts";

export interface AnswerComment {
  readonly filename: string;
  readonly rating: "UNRATED" | "ACCEPTED" | "REJECTED";
  /** One-based. */
  readonly startLine: number;
  readonly endLine: number;
  readonly text: string;
}

/** Candidate input; usually one field is set. */
export interface AnswerValue {
  readonly text?: string;
  /** Texts of the selected choices. */
  readonly choices?: readonly string[];
  /** In gap order; an empty string for an open gap. */
  readonly gaps?: readonly string[];
  readonly comments?: readonly AnswerComment[];
}

export interface Answer {
  readonly id: string;
  readonly taskId: string;
  /** Content revision at the start of the test. */
  readonly revision: number;
  readonly title: string;
  readonly type: TaskType;
  readonly difficulty: Difficulty;
  readonly skills: readonly string[];
  readonly maxPoints: number;
  /** Absent without input. */
  readonly value?: AnswerValue;
  /** Absent before the first write. */
  readonly saved?: Saved;
  readonly scoredPoints?: number;
  readonly scoredBy?: "SERVICE" | "ASSESSOR";
  /** Changes with each score from an assessor. */
  readonly scoreRevision?: string;
}

export interface Saved {
  /** Changes with each write. Detects stale pages. */
  readonly revision: string;
  /** Page that posted the answer; absent for API calls. */
  readonly page?: string;
  /** Post counter per page. Rejects posts that arrive late. */
  readonly turn?: number;
}

/** Returns true for an empty text, no selected choice, and no filled gap. */
export const isBlank = ({ text = "", choices = [], gaps = [], comments = [] }: AnswerValue): boolean =>
  [text, ...gaps].every((entered) => entered.trim() === "") && choices.length === 0 && comments.length === 0;

const round = (points: number): number => Math.round(points * 100) / 100;

/**
 * Returns the points of an automatically scored answer, or undefined if it needs an assessor. A wrong choice
 * cancels a right one; all gaps weigh the same; a blank answer gets 0 points.
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
