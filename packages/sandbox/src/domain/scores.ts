import type { Answer } from "./answers.ts";
import { answersOf } from "./assessments.ts";
import type { Assessment } from "./candidates.ts";

export interface Score {
  readonly maxPoints: number;
  /** Absent until all answers are scored. */
  readonly scoredPoints?: number;
  /** 0 to 100 with two decimals; absent without `scoredPoints`. */
  readonly percentage?: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

export function scoreOf(maxPoints: number, scoredPoints: number | undefined): Score {
  if (scoredPoints === undefined) return { maxPoints };
  return {
    scoredPoints: round(scoredPoints),
    maxPoints,
    percentage: maxPoints === 0 ? 100 : round((scoredPoints / maxPoints) * 100),
  };
}

export function totalScore(
  answers: readonly Answer[],
  maxPoints = sum(answers.map((answer) => answer.maxPoints)),
): Score {
  const points = answers.map(({ scoredPoints }) => scoredPoints);
  const complete = answers.length > 0 && points.every((one) => one !== undefined);
  return scoreOf(maxPoints, complete ? sum(points) : undefined);
}

const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((total, one = 0) => total + one, 0);

export const answerScore = ({ maxPoints, scoredPoints }: Answer): Score => scoreOf(maxPoints, scoredPoints);

/** Returns the total score; empty for assessments without answers (not started, or no tasks). */
export const assessmentScore = (assessment: Assessment): Score =>
  totalScore(answersOf(assessment), assessment.test.maxPoints);

/** Returns one score per skill of the test. */
export function skillScores(assessment: Assessment): (Score & { readonly name: string })[] {
  const answers = answersOf(assessment);
  return assessment.test.skills.map((name) => ({
    name,
    ...totalScore(answers.filter(({ skills }) => skills.includes(name))),
  }));
}
