import type { AnswerValue } from "../src/domain/answers.ts";
import { answersOf } from "../src/domain/assessments.ts";
import type { TaskType } from "../src/domain/tasks.ts";
import { getAssessment, saveAnswers, startAssessment, submitAssessment } from "../src/service/assessments.ts";
import type { World } from "../src/service/world.ts";

const values: Partial<Record<TaskType, AnswerValue>> = {
  CHOICE: { choices: ["customer_id, created_at"] },
  CODE_GAPS: { gaps: ["left"] },
  ESSAY: { text: "Two transactions wait for each other." },
  PROGRAMMING: { text: "package main" },
};

export async function takeTest(
  world: World,
  organizationId: string,
  assessmentId: string,
  contractData?: { financialExpectations?: number; noticePeriod?: string },
): Promise<void> {
  const { assessment } = await startAssessment(world, organizationId, assessmentId);
  const entered = answersOf(assessment).map(({ id, type }) => [id, values[type]] as const);
  await saveAnswers(world, organizationId, assessmentId, Object.fromEntries(entered));
  await submitAssessment(world, organizationId, assessmentId, contractData);
}

export async function answerIds(
  world: World,
  organizationId: string,
  assessmentId: string,
): Promise<Partial<Record<TaskType, string>>> {
  const { assessment } = await getAssessment(world, organizationId, assessmentId);
  return Object.fromEntries(answersOf(assessment).map(({ id, type }) => [type, id]));
}
