import { describe, expect, test } from "vitest";
import { assessmentIn } from "../../testing/assessment-in.ts";
import { answerScore, assessmentScore, score, scoreOf, skillScores, totalScore } from "./assessments.ts";

describe("a score", () => {
  test.each([
    [3, 1, 1, 33.33],
    [3, 2, 2, 66.67],
    [8, 8, 8, 100],
    [8, 0, 0, 0],
    [0.3, 0.1 + 0.2, 0.3, 100],
    [7, 2.345, 2.35, 33.5],
  ])("of %d points at most, %d reached, is %d or %d %%", (maxPoints, reached, scoredPoints, percentage) => {
    expect(scoreOf(maxPoints, reached)).toEqual({ maxPoints, scoredPoints, percentage });
  });

  test("has neither points nor percentage before the assessment", () => {
    expect(scoreOf(5, undefined)).toEqual({ maxPoints: 5 });
  });
});

describe("an assessment", () => {
  const half = assessmentIn.AUTO_ASSESSMENT_READY();
  const complete = assessmentIn.ASSESSMENT_COMPLETED();

  test.each(["NEW", "TEST_STARTED", "TEST_FINISHED", "AUTO_ASSESSMENT_READY"] as const)(
    "has no score while it is %s",
    (state) => {
      expect(assessmentScore(assessmentIn[state]())).toEqual({ maxPoints: 34 });
    },
  );

  test("has the sum of its answers' scores", () => {
    expect(assessmentScore(complete)).toEqual({ maxPoints: 34, scoredPoints: 25, percentage: 73.53 });
  });

  test("is updated after a change of a score", () => {
    expect(assessmentScore(score(complete, "ans_prose", { scoredPoints: 0.1, revision: "rev_1" }))).toMatchObject({
      scoredPoints: 19.1,
      percentage: 56.18,
    });
  });

  test("has scores of sections and answers as soon as they are complete", () => {
    expect(half.sections.map(({ answers }) => totalScore(answers))).toEqual([
      { maxPoints: 10, scoredPoints: 10, percentage: 100 },
      { maxPoints: 24 },
    ]);
    expect(half.sections.flatMap(({ answers }) => answers.map(answerScore))).toEqual([
      { maxPoints: 8, scoredPoints: 8, percentage: 100 },
      { maxPoints: 2, scoredPoints: 2, percentage: 100 },
      { maxPoints: 12 },
      { maxPoints: 12 },
    ]);
  });

  test("has a score for each skill as soon as all answers that need it have one", () => {
    expect(skillScores(half)).toEqual([
      { name: "SQL", maxPoints: 10, scoredPoints: 10, percentage: 100 },
      { name: "Go", maxPoints: 24 },
    ]);
    expect(skillScores(complete)[1]).toEqual({ name: "Go", maxPoints: 24, scoredPoints: 15, percentage: 62.5 });
  });

  test("has no score for a skill that no answer needs", () => {
    const other = { ...complete, test: { ...complete.test, skills: ["Docker"] } };
    expect(skillScores(other)).toEqual([{ name: "Docker", maxPoints: 0 }]);
  });
});
