import * as assessments from "../src/domain/assessments.ts";
import type { Assessment, AssessmentStatus } from "../src/domain/candidates.ts";
import { publishedTask, type Task, type TaskContent } from "../src/domain/tasks.ts";
import type { Test } from "../src/domain/tests.ts";
import { type Instant, MINUTE } from "../src/domain/time.ts";
import { CHOICE, ESSAY, GAPS } from "./catalogue.ts";

export const BEGIN: Instant = Date.UTC(2026, 2, 2, 9);

export const tasks: ReadonlyMap<string, Task> = new Map(
  Object.entries({ tsk_choice: CHOICE, tsk_gaps: GAPS, tsk_essay: ESSAY, tsk_prose: ESSAY }).map(([id, content]) => [
    id,
    publishedTask(content, { id, organizationId: "org_1", createdAt: 0 }).task,
  ]),
);

const section = (name: string, durationInMinutes: number, taskIds: readonly string[]) => ({
  name,
  durationInMinutes,
  tasks: taskIds.map((taskId) => {
    const { type = "ESSAY", points = 0 } = tasks.get(taskId)?.published ?? {};
    return { taskId, type, points };
  }),
});

/** Two sections in 40 minutes: a choice (8 points) and gaps (2), then two essays (12 each). */
export const someTest: Test = {
  id: "tst_1",
  organizationId: "org_1",
  name: "SQL in depth",
  state: "READY",
  skills: ["SQL", "Go"],
  durationInMinutes: 40,
  sections: [section("Basics", 10, ["tsk_choice", "tsk_gaps"]), section("Essays", 30, ["tsk_essay", "tsk_prose"])],
  asksForContractData: true,
  customFields: {},
  createdAt: 0,
};

export const automaticTest: Test = { ...someTest, id: "tst_2", sections: someTest.sections.slice(0, 1) };

export const invited = (test: Test = someTest, given: assessments.NewAssessment = {}): Assessment =>
  assessments.newAssessment(given, test, { id: "asm_1", token: "tkn_1", invited: true }, BEGIN);

/** Answers are named after their tasks. */
export function started(test: Test = someTest, given: assessments.NewAssessment = {}): Assessment {
  const taskIds = test.sections.flatMap((one) => one.tasks.map(({ taskId }) => taskId));
  const newAnswerId = () => `ans_${taskIds.shift()?.slice(4)}`;
  return assessments.start(assessments.handOver(invited(test, given)), test, tasks, newAnswerId, BEGIN);
}

export const contents: ReadonlyMap<string, TaskContent> = new Map(
  [...tasks].map(([id, { published }]) => [`ans_${id.slice(4)}`, published as TaskContent]),
);

const finish = (assessment: Assessment): Assessment => assessments.submit(assessment, BEGIN + 20 * MINUTE);

function answered(): Assessment {
  const values = {
    ans_choice: { choices: ["customer_id, created_at"] },
    ans_gaps: { gaps: ["left"] },
    ans_essay: { text: "Two wait for each other." },
    ans_prose: { text: "One is rolled back." },
  };
  return Object.entries(values).reduce(
    (assessment, [id, value]) => assessments.saveAnswer(assessment, id, value, BEGIN + MINUTE, { revision: "rev_1" }),
    started(),
  );
}

/** Created by domain moves. */
export const assessmentIn: Record<AssessmentStatus, () => Assessment> = {
  NEW: () => invited(),
  TOKEN_SENT: () => assessments.handOver(invited()),
  TOKEN_EXPIRED: () => assessments.expire(assessments.handOver(invited()), BEGIN + MINUTE),
  TEST_STARTED: answered,
  TEST_FINISHED: () => finish(answered()),
  AUTO_ASSESSMENT_READY: () => assessments.assess(finish(answered()), contents),
  ASSESSMENT_COMPLETED: () =>
    assessments.score(
      assessments.score(assessmentIn.AUTO_ASSESSMENT_READY(), "ans_essay", { scoredPoints: 9, revision: "rev_2" }),
      "ans_prose",
      { scoredPoints: 6, revision: "rev_3" },
    ),
  ERROR: () => assessments.fail(answered(), "out of memory"),
  CANCELED: () => assessments.cancel(invited()),
};
