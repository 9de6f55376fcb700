import { describe, expect, test } from "vitest";
import { assessmentIn, BEGIN, contents, someTest, tasks } from "../../testing/assessment-in.ts";
import * as assessments from "./assessments.ts";
import { allowedMoves, demandMove, ForbiddenMoveError, type Move, moves } from "./assessments.ts";
import {
  type Assessment,
  type AssessmentStatus,
  addAssessment,
  candidateStage,
  newCandidate,
  type Stage,
} from "./candidates.ts";
import { HOUR, MINUTE } from "./time.ts";

/** Expected states; missing moves are forbidden. */
const table: Record<AssessmentStatus, Partial<Record<Move, readonly [AssessmentStatus, Stage]>>> = {
  NEW: {
    "hand over": ["TOKEN_SENT", "AWAITED"],
    expire: ["TOKEN_EXPIRED", "EXPIRED"],
    fail: ["ERROR", "FAILED"],
    cancel: ["CANCELED", "CANCELED"],
  },
  TOKEN_SENT: {
    start: ["TEST_STARTED", "STARTED"],
    expire: ["TOKEN_EXPIRED", "EXPIRED"],
    fail: ["ERROR", "FAILED"],
    cancel: ["CANCELED", "CANCELED"],
  },
  TOKEN_EXPIRED: {},
  TEST_STARTED: {
    answer: ["TEST_STARTED", "STARTED"],
    submit: ["TEST_FINISHED", "FINISHED"],
    fail: ["ERROR", "FAILED"],
    cancel: ["CANCELED", "CANCELED"],
  },
  TEST_FINISHED: {
    assess: ["AUTO_ASSESSMENT_READY", "AUTO_ASSESSED"],
    score: ["AUTO_ASSESSMENT_READY", "IN_ASSESSMENT"],
    fail: ["ERROR", "FAILED"],
    cancel: ["CANCELED", "CANCELED"],
    "give feedback": ["TEST_FINISHED", "FINISHED"],
  },
  AUTO_ASSESSMENT_READY: {
    score: ["AUTO_ASSESSMENT_READY", "IN_ASSESSMENT"],
    fail: ["ERROR", "FAILED"],
    cancel: ["CANCELED", "CANCELED"],
    "give feedback": ["AUTO_ASSESSMENT_READY", "AUTO_ASSESSED"],
  },
  ASSESSMENT_COMPLETED: {
    score: ["ASSESSMENT_COMPLETED", "ASSESSED"],
    "give feedback": ["ASSESSMENT_COMPLETED", "ASSESSED"],
  },
  ERROR: {},
  CANCELED: {},
};

const apply: Record<Move, (assessment: Assessment) => Assessment> = {
  "hand over": assessments.handOver,
  start: (assessment) => assessments.start(assessment, someTest, tasks, () => "ans_new", BEGIN + MINUTE),
  answer: (assessment) =>
    assessments.saveAnswer(assessment, "ans_essay", { text: "Locks." }, BEGIN + 2 * MINUTE, { revision: "rev_1" }),
  submit: (assessment) => assessments.submit(assessment, BEGIN + 3 * MINUTE),
  assess: (assessment) => assessments.assess(assessment, contents),
  score: (assessment) => assessments.score(assessment, "ans_essay", { scoredPoints: 7, revision: "rev_1" }),
  expire: (assessment) => assessments.expire(assessment, BEGIN + HOUR),
  fail: (assessment) => assessments.fail(assessment, "out of memory"),
  cancel: assessments.cancel,
  "give feedback": (assessment) => {
    demandMove(assessment, "give feedback");
    return assessment;
  },
};

const stageOf = (assessment: Assessment): Stage =>
  candidateStage(addAssessment(newCandidate({ email: "a@example.com" }, "org_1", "cnd_1", BEGIN), assessment));

const states = Object.keys(table) as AssessmentStatus[];
const possible = states.flatMap((state) =>
  Object.entries(table[state]).map(([move, [status, stage]]) => [state, move as Move, status, stage] as const),
);
const forbidden = states.flatMap((state) =>
  moves.filter((move) => table[state][move] === undefined).map((move) => [state, move] as const),
);

test("the table has every state and every transition", () => {
  expect(possible.length + forbidden.length).toBe(9 * 10);
  expect(states.map((state) => assessmentIn[state]().status)).toEqual(states);
});

describe("an allowed transition", () => {
  test.each(possible)("from %s: %s leads to %s, the candidate to %s", (state, move, status, stage) => {
    const after = apply[move](assessmentIn[state]());
    expect([after.status, stageOf(after)]).toEqual([status, stage]);
  });
});

describe("a forbidden transition", () => {
  // A missing answer is a different error.
  const { sections } = assessmentIn.TEST_STARTED();

  test.each(forbidden)("from %s: %s is refused with the allowed transitions, and changes nothing", (state, move) => {
    const before = { ...assessmentIn[state](), sections };
    const copy = structuredClone(before);
    const error = refusal(() => apply[move](before));
    expect(error).toBeInstanceOf(ForbiddenMoveError);
    expect(error?.allowed).toEqual(Object.keys(table[state]).sort(byOrder));
    expect(error?.message).toContain(`Cannot ${move}: the assessment asm_1 is ${state}. Possible now: `);
    expect(before).toEqual(copy);
  });
});

test.each(states)("%s allows the transitions of the table", (state) => {
  expect(allowedMoves(assessmentIn[state]())).toEqual(Object.keys(table[state]).sort(byOrder));
});

function byOrder(one: string, other: string): number {
  return moves.indexOf(one as Move) - moves.indexOf(other as Move);
}

function refusal(work: () => unknown): ForbiddenMoveError | undefined {
  try {
    work();
  } catch (error) {
    return error as ForbiddenMoveError;
  }
  return undefined;
}
