import type { Answer, Assessment } from "@assessment-api/control";
import { facts, readable } from "../output.ts";

const optional = (timestamp: string | undefined) => (timestamp === undefined ? undefined : readable(timestamp));

export function describeAssessment(assessment: Assessment): string {
  const { id, candidateId, email, status, test, sections, score, allowedMoves } = assessment;
  const { scoredPoints, maxPoints, percentage } = score;
  const summary = facts({
    Candidate: `${email} (${candidateId})`,
    Assessment: id,
    Status: status,
    Test: `${test.name} (${test.id}), ${Math.round(test.timeLimitInSeconds / 60)} minutes`,
    Link: assessment.testUrl,
    Report: assessment.finishDate === undefined ? undefined : assessment.reportUrl,
    Opens: optional(assessment.openingDate),
    Expires: assessment.startDate === undefined ? readable(assessment.expirationDate) : undefined,
    Started: optional(assessment.startDate),
    "Time is up": optional(assessment.timeLimitDate),
    Finished: optional(assessment.finishDate)?.concat(assessment.timedOut ? ", time ran out" : ""),
    Score: scoredPoints === undefined ? undefined : `${scoredPoints} of ${maxPoints} points, ${percentage} %`,
    Note: assessment.assessorNote,
    Failure: assessment.failure,
  });
  const solutions = status === "TEST_STARTED";
  const pages = sections.flatMap(({ name, answers }) =>
    answers.length === 0 ? [] : ["", name, ...answers.flatMap((answer) => describeAnswer(answer, solutions))],
  );
  return [summary, ...pages, "", `Possible now: ${allowedMoves.join(", ") || "nothing"}`].join("\n");
}

function describeAnswer({ answerId, type, title, maxPoints, value, ...answer }: Answer, solutions: boolean): string[] {
  const { scoredPoints, choices = [], gaps = [], expectedAnswer } = answer;
  const points = scoredPoints === undefined ? `${maxPoints} points` : `${scoredPoints} of ${maxPoints} points`;
  const line = `  ${answerId}  ${type}  ${title}  (${points}${value === undefined ? ", no answer" : ""})`;
  if (!solutions) return [line];
  return [
    line,
    ...choices.map(({ text, correct }) => `    ${correct ? "right" : "wrong"}: ${text}`),
    ...gaps.map(({ name, accepted }) => `    [[${name}]]: ${accepted.join(" or ")}`),
    ...(expectedAnswer?.split("\n").map((text, index) => `    ${index === 0 ? "expected: " : ""}${text}`) ?? []),
  ];
}
