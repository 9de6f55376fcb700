import { ASSESSMENT_DELAY, answersOf } from "../domain/assessments.ts";
import type { Assessment, NewCandidate } from "../domain/candidates.ts";
import { DAY, HOUR, SECOND } from "../domain/time.ts";
import * as service from "../service/assessments.ts";
import * as invitations from "../service/candidates.ts";
import { updateCandidate } from "../service/candidates.ts";
import { enterAnswer, scoreOf } from "./answers.ts";
import type { Past, Setting, Trial } from "./life.ts";

/**
 * @param who a new candidate, or an identifier
 * @returns the candidate's identifier
 */
export async function takeTest(
  past: Past,
  organizationId: string,
  who: NewCandidate | string,
  trial: Trial,
  setting: Setting,
): Promise<string> {
  const { random } = setting;
  const { world, passTo } = past;
  const { stage, invitedAt, startedAt } = trial;
  await passTo(invitedAt);
  const { candidate, assessment } =
    typeof who === "string"
      ? await invitations.addAssessment(world, organizationId, who, trial)
      : await invitations.invite(world, organizationId, who, trial);
  const about = [world, organizationId, assessment.id] as const;

  switch (stage) {
    case "INVITED":
    case "AWAITED":
    case "EXPIRED":
      return candidate.id;
    case "CANCELED":
      await passTo(startedAt);
      await service.cancelAssessment(...about);
      return candidate.id;
  }

  await passTo(startedAt);
  const started = (await service.startAssessment(...about)).assessment;
  await answer(past, organizationId, started, trial, setting);
  if (stage === "STARTED") return candidate.id;
  await finish(past, organizationId, started, trial, setting);
  if (stage === "FINISHED") return candidate.id;
  if (stage === "FAILED") {
    await service.failAssessment(...about, "The result of the test run could not be read.");
    return candidate.id;
  }

  await passTo(world.clocks.of(organizationId).now() + ASSESSMENT_DELAY);
  if (stage === "AUTO_ASSESSED") return candidate.id;
  await passTo(world.clocks.of(organizationId).now() + random.between(2, 40) * HOUR);
  await assess(past, organizationId, assessment.id, trial, setting);
  if (stage !== "ACCEPTED" && stage !== "REJECTED") return candidate.id;

  await passTo(world.clocks.of(organizationId).now() + random.between(4, 72) * HOUR);
  await updateCandidate(world, organizationId, candidate.id, { decision: stage });
  if (stage === "REJECTED")
    await service.giveFeedback(
      ...about,
      "Thank you for the time you spent on our test. We have decided for another candidate this time, and wish you all the best.",
    );
  return candidate.id;
}

/** Answers the tasks; in the stage STARTED only the first half. */
async function answer(
  { world, passTo }: Past,
  organizationId: string,
  started: Assessment,
  { stage, pace, ability, startedAt }: Trial,
  setting: Setting,
): Promise<void> {
  const answers = answersOf(started);
  const reached = stage === "STARTED" ? Math.ceil(answers.length / 2) : answers.length;
  const used = started.test.timeLimitInSeconds * SECOND * pace;
  for (const [index, { id, taskId }] of answers.slice(0, reached).entries()) {
    const at = startedAt + Math.round((used * (index + 0.9)) / reached);
    if (at >= startedAt + started.test.timeLimitInSeconds * SECOND) return;
    await passTo(at);
    await service.saveAnswers(world, organizationId, started.id, { [id]: enterAnswer(taskId, ability, setting) });
  }
}

async function finish(
  { world, passTo }: Past,
  organizationId: string,
  { id, test }: Assessment,
  { pace, startedAt }: Trial,
  { random }: Setting,
): Promise<void> {
  await passTo(startedAt + Math.round(test.timeLimitInSeconds * SECOND * Math.min(pace, 1)));
  if (pace >= 1) return;
  const contractData = {
    financialExpectations: random.between(36, 110) * 1000,
    noticePeriod: random.pick(["none", "1 month", "3 months"]),
  };
  await service.submitAssessment(world, organizationId, id, contractData);
}

/** Scores open answers; in the stage IN_ASSESSMENT only the first. */
async function assess(
  { world, passTo }: Past,
  organizationId: string,
  assessmentId: string,
  { stage, assessorNote }: Trial,
  setting: Setting,
): Promise<void> {
  const { assessment } = await service.getAssessment(world, organizationId, assessmentId);
  const open = answersOf(assessment).filter(({ scoredPoints }) => scoredPoints === undefined);
  for (const answer of stage === "IN_ASSESSMENT" ? open.slice(0, 1) : open) {
    await passTo(world.clocks.of(organizationId).now() + setting.random.between(60, 600) * SECOND);
    await service.scoreAnswer(world, organizationId, assessmentId, answer.id, scoreOf(answer, setting));
  }
  if (assessorNote !== undefined)
    await service.noteAssessment(world, organizationId, assessmentId, { note: assessorNote });
}

export const LONGEST_TRIAL = 14 * DAY;
