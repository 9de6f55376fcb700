import type { Answer, AnswerScore } from "@assessment-api/control";

/** Name of the hidden field with the revision of the score that the assessor saw. */
export const revisionField = (answerId: string): string => `${answerId}.revision`;

/**
 * The points that differ from the shown ones, by answer. Empty fields give none. Unchanged points are left out: they would replace what
 * another assessor gives, and make the service's score an assessor's.
 */
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
