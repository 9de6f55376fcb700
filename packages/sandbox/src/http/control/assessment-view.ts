import type { Answer as PresentedAnswer, Assessment as PresentedAssessment } from "@assessment-api/control/server";
import type { Answer, AnswerValue } from "../../domain/answers.ts";
import { allowedMoves, assessmentScore, NO_REVISION, timeLimitOf } from "../../domain/assessments.ts";
import type { Assessment } from "../../domain/candidates.ts";
import type { TaskContent } from "../../domain/tasks.ts";
import { type Instant, toTimestamp } from "../../domain/time.ts";
import { contentsOf, type Found } from "../../service/assessments.ts";
import type { World } from "../../service/world.ts";
import { presentMoves } from "./failures.ts";

/** Presents an assessment with solutions, because clients act as the candidate. */
export async function presentAssessment(world: World, { candidate, assessment }: Found): Promise<PresentedAssessment> {
  const { organizationId, id: candidateId, email } = candidate;
  const {
    id,
    token,
    status,
    test,
    timedOut,
    sections,
    contractData,
    assessorNote,
    noteRevision = NO_REVISION,
    failure,
  } = assessment;
  const contents = await contentsOf(world, organizationId, assessment);
  return {
    id,
    organizationId,
    candidateId,
    email,
    status,
    test: { id: test.id, name: test.name, timeLimitInSeconds: test.timeLimitInSeconds },
    token,
    testUrl: world.links.test(token),
    reportUrl: world.links.report(id),
    ...presentDates(assessment),
    timedOut,
    score: { ...assessmentScore(assessment) },
    sections: sections.map(({ name, timeLimitInSeconds, maxPoints, answers }) => ({
      name,
      timeLimitInSeconds,
      maxPoints,
      answers: answers.map((answer) => presentAnswer(answer, contents.get(answer.id))),
    })),
    ...(contractData !== undefined && { contractData }),
    ...(assessorNote !== undefined && { assessorNote }),
    noteRevision,
    ...(failure !== undefined && { failure }),
    allowedMoves: presentMoves(allowedMoves(assessment)),
  };
}

const dated = <Name extends string>(name: Name, instant: Instant | undefined): { [Key in Name]?: string } =>
  instant === undefined ? {} : ({ [name]: toTimestamp(instant) } as { [Key in Name]?: string });

function presentDates(assessment: Assessment) {
  const { status, createdAt, opensAt, expiresAt, startedAt, finishedAt } = assessment;
  return {
    creationDate: toTimestamp(createdAt),
    ...dated("openingDate", opensAt),
    expirationDate: toTimestamp(expiresAt),
    ...dated("startDate", startedAt),
    ...dated("timeLimitDate", status === "TEST_STARTED" ? timeLimitOf(assessment) : undefined),
    ...dated("finishDate", finishedAt),
  };
}

function presentAnswer(answer: Answer, content: TaskContent | undefined): PresentedAnswer {
  const { id: answerId, taskId, title, type, maxPoints, value, scoredPoints, scoredBy, scoreRevision } = answer;
  const { question = "", choices, code, gaps, files, expectedAnswer } = content ?? {};
  return {
    answerId,
    taskId,
    title,
    type,
    question,
    ...(choices !== undefined && { choices: choices.map(({ text, correct }) => ({ text, correct })) }),
    ...(code !== undefined && { code }),
    ...(gaps !== undefined && { gaps: gaps.map((gap) => ({ ...gap, accepted: [...gap.accepted] })) }),
    ...(files !== undefined && { files: files.map(({ filename, text }) => ({ filename, text })) }),
    ...(expectedAnswer !== undefined && { expectedAnswer }),
    maxPoints,
    ...(value !== undefined && { value: presentValue(value) }),
    ...(scoredPoints !== undefined && { scoredPoints }),
    ...(scoredBy !== undefined && { scoredBy }),
    scoreRevision: scoreRevision ?? NO_REVISION,
  };
}

const presentValue = ({ text, choices, gaps, comments }: AnswerValue): NonNullable<PresentedAnswer["value"]> => ({
  ...(text !== undefined && { text }),
  ...(choices !== undefined && { choices: [...choices] }),
  ...(gaps !== undefined && { gaps: [...gaps] }),
  ...(comments !== undefined && { comments: comments.map(({ rating: _, ...comment }) => comment) }),
});
