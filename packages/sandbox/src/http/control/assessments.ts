import type { Handlers, Assessment as Presented } from "@assessment-api/control/server";
import { demandMove } from "../../domain/moves.ts";
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
import { scoresOf, valuesOf } from "./answers.ts";
import { presentAssessment } from "./assessment-view.ts";
import type { Control, Operator } from "./context.ts";

type AssessmentHandlers = Pick<
  Handlers<Operator>,
  | "getAssessment"
  | "startAssessment"
  | "answerAssessment"
  | "submitAssessment"
  | "assessAutomatically"
  | "scoreAssessment"
  | "noteAssessment"
  | "giveFeedback"
  | "expireAssessment"
  | "failAssessment"
  | "cancelAssessment"
>;

/** Applies a move to the assessment that an address names, once all that was due of it has happened. */
type Move = (world: World, organizationId: string, assessmentId: string, found: Found) => Promise<Found>;

export function assessmentHandlers({ world, settle }: Control): AssessmentHandlers {
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
        return saveAnswers(world, organizationId, id, valuesOf(assessment, contents, body, world.random));
      }),

    submitAssessment: ({ params, body }) =>
      play(params.id, (_, organizationId, id) => submitAssessment(world, organizationId, id, body)),

    assessAutomatically: ({ params }) => play(params.id, assessAutomatically),

    scoreAssessment: ({ params, body }) =>
      play(params.id, async (_, organizationId, id, { assessment }) => {
        demandMove(assessment, "score");
        return scoreAnswers(world, organizationId, id, scoresOf(assessment, body));
      }),

    noteAssessment: ({ params, body }) =>
      play(params.id, (_, organizationId, id) => noteAssessment(world, organizationId, id, body.note)),

    giveFeedback: ({ params, body }) =>
      play(params.id, (_, organizationId, id) => giveFeedback(world, organizationId, id, body.message)),

    expireAssessment: ({ params }) => play(params.id, expireAssessment),

    failAssessment: ({ params, body: { reason = "Processing failed" } = {} }) =>
      play(params.id, (_, organizationId, id) => failAssessment(world, organizationId, id, reason)),

    cancelAssessment: ({ params }) => play(params.id, cancelAssessment),
  };
}
