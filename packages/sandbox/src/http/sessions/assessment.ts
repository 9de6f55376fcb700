import type { Assessment } from "@assessment-api/control/server";
import { NotFoundError } from "../../domain/errors.ts";
import { findAssessment } from "../../service/assessments.ts";
import type { World } from "../../service/world.ts";
import { presentAssessment } from "../control/assessments.ts";
import { NotRepeatableError } from "./acts.ts";

/**
 * Returns the assessment of the control API.
 * @param id of the assessment, an answer, or the candidate
 * @throws NotRepeatableError if it was deleted
 */
export async function getAssessmentOf(
  world: World,
  organizationId: string,
  id: string,
  candidateId: string | undefined,
): Promise<{ readonly assessment: Assessment; readonly candidateId: string }> {
  const wanted = id.startsWith("ans_") ? candidateId : id;
  if (wanted === undefined) throw new NotRepeatableError(`the owner of ${id} is unknown`);
  try {
    const found = await findAssessment(world, wanted);
    if (found.candidate.organizationId !== organizationId) throw new NotFoundError("assessment", wanted);
    return { assessment: await presentAssessment(world, found), candidateId: found.candidate.id };
  } catch (error) {
    if (error instanceof NotFoundError)
      throw new NotRepeatableError(`${wanted} was deleted together with the candidate's actions`);
    throw error;
  }
}
