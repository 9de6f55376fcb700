import { describe, expect, test } from "vitest";
import {
  assessmentIn,
  automaticTest,
  BEGIN,
  contents,
  invited,
  someTest,
  started,
  tasks,
} from "../../testing/assessment-in.ts";
import type { AnswerValue } from "./answers.ts";
import {
  assess,
  enterSection,
  expire,
  ForbiddenMoveError,
  handOver,
  saveAnswer,
  score,
  start,
  submit,
  timeLimitOf,
} from "./assessments.ts";
import type { Assessment } from "./candidates.ts";
import { InvalidValueError, NotFoundError } from "./errors.ts";

import type { Task } from "./tasks.ts";
import { DAY, LAST_INSTANT, MINUTE, SECOND } from "./time.ts";

const enter = (assessment: Assessment, answerId: string, value: AnswerValue | undefined, now: number) =>
  saveAnswer(assessment, answerId, value, now, { revision: "rev_1" });
const givePoints = (assessment: Assessment, answerId: string, scoredPoints: number) =>
  score(assessment, answerId, { scoredPoints, revision: "rev_1" });

describe("an invitation", () => {
  test("is valid for 14 days by default", () => {
    expect(invited().expiresAt).toBe(BEGIN + 14 * DAY);
    expect(invited(someTest, { validityInDays: 1.5 }).expiresAt).toBe(BEGIN + 1.5 * DAY);
  });

  test("counts its validity from when the test opens", () => {
    const opensAt = BEGIN + 3 * DAY;
    expect(invited(someTest, { opensAt, validityInDays: 2 }).expiresAt).toBe(opensAt + 2 * DAY);
    expect(invited(someTest, { opensAt: BEGIN - DAY, validityInDays: 2 }).expiresAt).toBe(BEGIN + 2 * DAY);
  });

  test("ends by the year 9999, the last one of timestamps", () => {
    expect(invited(someTest, { validityInDays: 1e9 }).expiresAt).toBe(LAST_INSTANT);
  });

  test("has limits and points of the test before the start", () => {
    const { test: limits, sections } = invited();
    expect(limits).toMatchObject({ timeLimitInSeconds: 2400, maxPoints: 34 });
    expect(sections).toEqual([
      { name: "Basics", timeLimitInSeconds: 600, maxPoints: 10, timeTakenInSeconds: 0, answers: [] },
      { name: "Essays", timeLimitInSeconds: 1800, maxPoints: 24, timeTakenInSeconds: 0, answers: [] },
    ]);
  });
});

describe("the start", () => {
  const startAt = (assessment: ReturnType<typeof invited>, now: number) =>
    start(handOver(assessment), someTest, tasks, () => "ans_1", now);

  test("is refused before the test opens, and allowed from that instant on", () => {
    const opensAt = BEGIN + DAY;
    const early = invited(someTest, { opensAt });
    expect(() => startAt(early, opensAt - 1)).toThrow(
      "opens at 2026-03-03T09:00:00.000Z. Possible now: expire, fail, cancel.",
    );
    expect(startAt(early, opensAt).status).toBe("TEST_STARTED");
  });

  test("is refused after the expiry, even before the timer runs", () => {
    const late = invited(someTest, { validityInDays: 1 });
    expect(() => startAt(late, BEGIN + DAY)).toThrow(ForbiddenMoveError);
    expect(startAt(late, BEGIN + DAY - 1).startedAt).toBe(BEGIN + DAY - 1);
  });

  test("uses each published task with its points in the test", () => {
    const essay = tasks.get("tsk_essay") as Task;
    const draft = { ...(essay.published as NonNullable<Task["published"]>), title: "Another title" };
    const changed = new Map(tasks).set("tsk_essay", { ...essay, revision: 4, draft });
    const { sections } = start(handOver(invited()), someTest, changed, () => "ans_1", BEGIN);
    expect(sections[1]?.answers[0]).toEqual({
      id: "ans_1",
      taskId: "tsk_essay",
      revision: 4,
      title: "Explain a deadlock",
      type: "ESSAY",
      difficulty: "MEDIUM",
      skills: ["Go"],
      maxPoints: 12,
    });
  });

  test("is refused when a task of the test is not published", () => {
    const { published: draft, ...essay } = tasks.get("tsk_essay") as Task;
    const missing = new Map(tasks).set("tsk_essay", { ...essay, ...(draft && { draft }) });
    expect(() => start(handOver(invited()), someTest, missing, () => "ans_1", BEGIN)).toThrow(NotFoundError);
  });
});

describe("a started test", () => {
  const taken = (assessment: ReturnType<typeof started>) => assessment.sections.map((one) => one.timeTakenInSeconds);

  test("counts time for the active section", () => {
    const first = enter(started(), "ans_gaps", { gaps: ["left"] }, BEGIN + 90 * SECOND);
    const turned = enterSection(first, 1, BEGIN + 100 * SECOND);
    const second = enter(turned, "ans_essay", { text: "Locks." }, BEGIN + 400 * SECOND);
    const back = enterSection(second, 0, BEGIN + 410.5 * SECOND);
    expect(taken(submit(back, BEGIN + 500 * SECOND))).toEqual([189.5, 310.5]);
  });

  test("adds milliseconds without rounding errors", () => {
    const many = Array.from({ length: 10 }, (_, index) => BEGIN + (index + 1) * 100).reduce(
      (assessment, now) => enterSection(assessment, 0, now),
      started(),
    );
    expect(taken(many)).toEqual([1, 0]);
  });

  test("ends at its time limit, even if the timer runs late", () => {
    const limit = timeLimitOf(started());
    expect(limit).toBe(BEGIN + 40 * MINUTE);
    const late = submit(started(), limit + DAY);
    expect(late).toMatchObject({ finishedAt: limit, timedOut: true });
    expect(taken(late)).toEqual([2400, 0]);
    expect(submit(started(), limit - 1)).toMatchObject({ finishedAt: limit - 1, timedOut: false });
  });

  test("refuses answers and section changes when the time is up", () => {
    const limit = timeLimitOf(started());
    const possible = "Possible now: submit, fail, cancel.";
    expect(() => enter(started(), "ans_essay", { text: "Late" }, limit)).toThrow(possible);
    expect(() => enterSection(started(), 1, limit)).toThrow(possible);
    expect(enter(started(), "ans_essay", { text: "Just in time" }, limit - 1).activeAt).toBe(limit - 1);
  });

  test.each([undefined, {}, { text: "  " }, { choices: [] }, { gaps: ["", " "] }, { comments: [] }])(
    "removes an answer for %j",
    (value) => {
      const entered = enter(started(), "ans_essay", { text: "Locks." }, BEGIN);
      expect(enter(entered, "ans_essay", value, BEGIN).sections[1]?.answers[0]).not.toHaveProperty("value");
    },
  );

  test("has no other answers and sections", () => {
    expect(() => enter(started(), "ans_none", { text: "?" }, BEGIN)).toThrow(NotFoundError);
    expect(() => enterSection(started(), 2, BEGIN)).toThrow(NotFoundError);
    expect(() => givePoints(started(), "ans_none", 1)).toThrow(NotFoundError);
  });

  test("keeps contract data only if the test asks for it", () => {
    const data = { financialExpectations: 60_000, noticePeriod: "1 month" };
    expect(submit(started(), BEGIN, data).contractData).toEqual(data);
    expect(submit(started({ ...someTest, asksForContractData: false }), BEGIN, data)).not.toHaveProperty(
      "contractData",
    );
  });
});

describe("assessment", () => {
  const finished = (test = someTest) => submit(started(test), BEGIN + MINUTE);

  test("is complete at once without an assessor", () => {
    expect(assess(finished(automaticTest), contents).status).toBe("ASSESSMENT_COMPLETED");
  });

  test("gives no points for unanswered tasks, including essays", () => {
    const assessed = assess(finished(), contents);
    expect(assessed.status).toBe("ASSESSMENT_COMPLETED");
    expect(assessed.sections[1]?.answers.map(({ scoredPoints, scoredBy }) => [scoredPoints, scoredBy])).toEqual([
      [0, "SERVICE"],
      [0, "SERVICE"],
    ]);
  });

  test("leaves answered essays to an assessor", () => {
    const assessed = assessmentIn.AUTO_ASSESSMENT_READY();
    const points = assessed.sections.map(({ answers }) => answers.map(({ scoredPoints }) => scoredPoints));
    expect(points).toEqual([
      [8, 2],
      [undefined, undefined],
    ]);
  });

  test("is complete with the last score, and stays complete after a changed score", () => {
    const one = givePoints(assessmentIn.AUTO_ASSESSMENT_READY(), "ans_essay", 5);
    expect(one.status).toBe("AUTO_ASSESSMENT_READY");
    const both = givePoints(one, "ans_prose", 12);
    expect(both.status).toBe("ASSESSMENT_COMPLETED");
    const again = givePoints(both, "ans_choice", 0);
    expect(again.status).toBe("ASSESSMENT_COMPLETED");
    expect(again.sections[0]?.answers[0]).toMatchObject({ scoredPoints: 0, scoredBy: "ASSESSOR" });
  });

  test.each([-0.01, 12.01, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d of 12 points", (points) => {
    expect(() => givePoints(assessmentIn.AUTO_ASSESSMENT_READY(), "ans_essay", points)).toThrow(InvalidValueError);
  });

  test.each([0, 0.5, 12])("takes %d of 12 points", (points) => {
    const { sections } = givePoints(assessmentIn.AUTO_ASSESSMENT_READY(), "ans_essay", points);
    expect(sections[1]?.answers[0]?.scoredPoints).toBe(points);
  });
});

test("an invitation that ends early expires at its end", () => {
  expect(expire(invited(), BEGIN + DAY).expiresAt).toBe(BEGIN + DAY);
  expect(expire(invited(), BEGIN + 20 * DAY).expiresAt).toBe(BEGIN + 14 * DAY);
});
