import type { Answer } from "./answers.ts";
import { answersOf } from "./assessments.ts";
import type { Assessment } from "./candidates.ts";

/** Points reached out of those that can be reached. */
export interface Score {
  readonly maxPoints: number;
  /** Absent until everything that counts has a score. */
  readonly scoredPoints?: number;
  /** 0 to 100, with two decimals; absent likewise. */
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

/** The score of several answers together. */
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

/** The score of the whole assessment; one without answers, because it has not begun or its test has no tasks, has none. */
export const assessmentScore = (assessment: Assessment): Score =>
  totalScore(answersOf(assessment), assessment.test.maxPoints);

/** One entry per skill of the test, over the answers that need it. */
export function skillScores(assessment: Assessment): (Score & { readonly name: string })[] {
  const answers = answersOf(assessment);
  return assessment.test.skills.map((name) => ({
    name,
    ...totalScore(answers.filter(({ skills }) => skills.includes(name))),
  }));
}
