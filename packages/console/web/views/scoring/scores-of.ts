import type { Answer, AnswerScore } from "@assessment-api/control";

/**
 * The points that were given, by answer. Fields that were left empty give none, and those that still have what the service scored leave it to the service: handed
 * in, they would be an assessor's.
 */
export const scoresOf = (
  values: Readonly<Record<string, string | undefined>>,
  answers: readonly Pick<Answer, "answerId" | "scoredPoints" | "scoredBy">[],
): AnswerScore[] => {
  const untouched = new Map(
    answers.flatMap(({ answerId, scoredPoints, scoredBy }) =>
      scoredBy === "SERVICE" ? [[answerId, scoredPoints]] : [],
    ),
  );
  return Object.entries(values).flatMap(([answerId, points]) =>
    points === undefined || untouched.get(answerId) === Number(points)
      ? []
      : [{ answerId, scoredPoints: Number(points) }],
  );
};
