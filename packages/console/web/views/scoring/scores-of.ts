import type { Answer, AnswerScore } from "@assessment-api/control";

/** Name of the hidden field with the revision of the displayed score. */
export const revisionField = (answerId: string): string => `${answerId}.revision`;

/** Serializes changed points. Unchanged points are omitted: they would overwrite another assessor's. */
export const scoresOf = (
  values: Readonly<Record<string, string | undefined>>,
  answers: readonly Pick<Answer, "answerId" | "scoredPoints" | "scoreRevision">[],
): AnswerScore[] =>
  answers.flatMap(({ answerId, scoredPoints, scoreRevision }) => {
    const points = values[answerId];
    if (points === undefined || Number(points) === scoredPoints) return [];
    const seen = values[revisionField(answerId)] ?? scoreRevision;
    return [{ answerId, scoredPoints: Number(points), scoreRevision: seen }];
  });
