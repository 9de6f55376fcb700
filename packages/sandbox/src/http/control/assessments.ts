import type {
  ContractData,
  FailureInput,
  FeedbackInput,
  Handlers,
  NoteInput,
  Assessment as Presented,
} from "@assessment-api/control/server";
import { demandMove } from "../../domain/assessments.ts";
import {
  assessAutomatically,
  cancelAssessment,
  contentsOf,
  expireAssessment,
  type Found,
  failAssessment,
  getAssessment,
  giveFeedback,
  noteAssessment,
  saveAnswers,
  startAssessment,
  submitAssessment,
} from "../../service/assessments.ts";
import { findAssessment, scoreAnswers } from "../../service/progress.ts";
import type { World } from "../../service/world.ts";
import { allRead } from "../handlers.ts";
import { parseAnswers, parseScores } from "./answers.ts";
import { presentAssessment } from "./assessment-view.ts";
import type { Control, Operator } from "./context.ts";

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
