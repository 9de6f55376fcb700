import type {
  ContractData,
  FailureInput,
  FeedbackInput,
  Handlers,
  NoteInput,
  Assessment as Presented,
  Answer as PresentedAnswer,
  Assessment as PresentedAssessment,
} from "@assessment-api/control/server";
import type { Answer, AnswerValue } from "../../domain/answers.ts";
import { allowedMoves, assessmentScore, demandMove, NO_REVISION, timeLimitOf } from "../../domain/assessments.ts";
import type { Assessment } from "../../domain/candidates.ts";
import type { TaskContent } from "../../domain/tasks.ts";
import { type Instant, toTimestamp } from "../../domain/time.ts";
import {
  assessAutomatically,
  cancelAssessment,
  contentsOf,
  expireAssessment,
  type Found,
  failAssessment,
  findAssessment,
  getAssessment,
  giveFeedback,
  noteAssessment,
  saveAnswers,
  scoreAnswers,
  startAssessment,
  submitAssessment,
} from "../../service/assessments.ts";
import type { World } from "../../service/world.ts";
import { allRead } from "../handlers.ts";
import { parseAnswers, parseScores } from "./answers.ts";
import type { Control, Operator } from "./context.ts";
import { presentMoves } from "./failures.ts";

/** Action on an assessment, after its due timers. */
type Move = (world: World, organizationId: string, assessmentId: string, found: Found) => Promise<Found>;

export function assessmentHandlers({ world, settle }: Control) {
  async function play(id: string, move: Move): Promise<{ status: 200; body: Presented }> {
    const { candidate, assessment } = await findAssessment(world, id);
    const [organizationId, assessmentId] = [candidate.organizationId, assessment.id];
    await settle({ organizationId, assessmentId });
    const moved = await move(
      world,
      organizationId,
      assessmentId,
      await getAssessment(world, organizationId, assessmentId),
    );
    return { status: 200, body: await presentAssessment(world, moved) };
  }

  return {
    getAssessment: ({ params }) => play(params.id, async (_world, _organizationId, _id, found) => found),

    startAssessment: ({ params }) => play(params.id, startAssessment),

    answerAssessment: ({ params, body }) =>
      play(params.id, async (_, organizationId, id, { assessment }) => {
        demandMove(assessment, "answer");
        const contents = await contentsOf(world, organizationId, assessment);
        return saveAnswers(world, organizationId, id, parseAnswers(body, assessment, contents, world.random));
      }),

    submitAssessment: ({ params, body }) =>
      play(params.id, (_, organizationId, id) =>
        submitAssessment(world, organizationId, id, body && parseContractData(body)),
      ),

    assessAutomatically: ({ params }) => play(params.id, assessAutomatically),

    scoreAssessment: ({ params, body }) =>
      play(params.id, async (_, organizationId, id, { assessment }) => {
        demandMove(assessment, "score");
        return scoreAnswers(world, organizationId, id, parseScores(body, assessment));
      }),

    noteAssessment: ({ params, body }) =>
      play(params.id, (_, organizationId, id) => noteAssessment(world, organizationId, id, parseNote(body))),

    giveFeedback: ({ params, body }) =>
      play(params.id, (_, organizationId, id) => giveFeedback(world, organizationId, id, parseFeedback(body))),

    expireAssessment: ({ params }) => play(params.id, expireAssessment),

    failAssessment: ({ params, body = {} }) =>
      play(params.id, (_, organizationId, id) => failAssessment(world, organizationId, id, parseFailure(body))),

    cancelAssessment: ({ params }) => play(params.id, cancelAssessment),
  } satisfies Partial<Handlers<Operator>>;
}

export function parseContractData({ financialExpectations, noticePeriod }: ContractData): ContractData {
  allRead<ContractData>({ financialExpectations, noticePeriod });
  return {
    ...(financialExpectations !== undefined && { financialExpectations }),
    ...(noticePeriod !== undefined && { noticePeriod }),
  };
}

export function parseNote({ note, noteRevision }: NoteInput) {
  allRead<NoteInput>({ note, noteRevision });
  return { note, seen: noteRevision };
}

export function parseFeedback({ message }: FeedbackInput): string {
  allRead<FeedbackInput>({ message });
  return message;
}

export function parseFailure({ reason = "Processing failed" }: FailureInput): string {
  allRead<FailureInput>({ reason });
  return reason;
}

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
