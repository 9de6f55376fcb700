import type { AnswerScore } from "@assessment-api/control";

/** The points that were given, by answer; fields that were left empty give none. */
export const scoresOf = (values: Readonly<Record<string, string | undefined>>): AnswerScore[] =>
  Object.entries(values).flatMap(([answerId, points]) =>
    points === undefined ? [] : [{ answerId, scoredPoints: Number(points) }],
  );
