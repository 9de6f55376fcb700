import { describe, expect, test } from "vitest";
import { CHOICE, ESSAY, GAPS } from "../../testing/catalogue.ts";
import { type Answer, type AnswerValue, automaticScore } from "./answers.ts";
import type { TaskContent } from "./tasks.ts";

function scoreOf(task: TaskContent, value: AnswerValue | undefined, maxPoints = 10): number | undefined {
  const { title, type, difficulty, tags: skills } = task;
  const answer: Answer = { id: "ans_1", taskId: "tsk_1", revision: 1, title, type, difficulty, skills, maxPoints };
  return automaticScore(value === undefined ? answer : { ...answer, value }, task);
}

describe("choices", () => {
  const choice = (text: string, correct: boolean) => ({ text, correct });
  const task: TaskContent = {
    ...CHOICE,
    choices: [choice("A", true), choice("B", true), choice("C", true), choice("D", false), choice("E", false)],
  };

  test.each<[string, readonly string[], number]>([
    ["all right choices", ["A", "B", "C"], 10],
    ["in another order", ["C", "A", "B"], 10],
    ["two of three", ["A", "C"], 6.67],
    ["one of three", ["B"], 3.33],
    ["a wrong choice cancels a right one", ["A", "B", "C", "D"], 6.67],
    ["as many wrong as right", ["A", "D"], 0],
    ["more wrong than right is not below 0", ["A", "D", "E"], 0],
    ["everything", ["A", "B", "C", "D", "E"], 3.33],
    ["the same twice counts once", ["A", "A"], 3.33],
    ["what was not offered is wrong", ["A", "F"], 0],
    ["another case is another text", ["a"], 0],
    ["nothing", [], 0],
  ])("%s", (_, choices, points) => {
    expect(scoreOf(task, { choices })).toBe(points);
  });

  test("get no points if all are wrong", () => {
    expect(scoreOf({ ...CHOICE, choices: [choice("A", false), choice("B", false)] }, { choices: [] })).toBe(0);
  });
});

describe("gaps", () => {
  const task: TaskContent = {
    ...GAPS,
    gaps: [
      { name: "join", accepted: ["LEFT JOIN", "LEFT OUTER JOIN"], caseSensitive: false },
      { name: "key", accepted: ["customerId"], caseSensitive: true },
      { name: "order", accepted: ["DESC"], caseSensitive: false },
    ],
  };

  test.each<[string, readonly string[], number]>([
    ["all right", ["LEFT JOIN", "customerId", "DESC"], 10],
    ["another accepted text", ["LEFT OUTER JOIN", "customerId", "DESC"], 10],
    ["upper and lower case, where they make no difference", ["left join", "customerId", "desc"], 10],
    ["upper and lower case, where they do", ["LEFT JOIN", "customerid", "DESC"], 6.67],
    ["blanks around", [" LEFT JOIN ", "customerId\n", "DESC"], 10],
    ["one left open", ["LEFT JOIN", "", "DESC"], 6.67],
    ["the last ones missing", ["LEFT JOIN"], 3.33],
    ["in another order", ["customerId", "LEFT JOIN", "DESC"], 3.33],
    ["more than there are gaps", ["LEFT JOIN", "customerId", "DESC", "x"], 10],
    ["nothing", [], 0],
  ])("%s", (_, gaps, points) => {
    expect(scoreOf(task, { gaps })).toBe(points);
  });
});

test("a blank answer to any kind of task has 0 points", () => {
  expect([CHOICE, GAPS, ESSAY].map((task) => scoreOf(task, undefined))).toEqual([0, 0, 0]);
});

test.each(["ESSAY", "CODE_REVIEW", "DATABASE", "DEVOPS", "PROGRAMMING", "TESTING", "AI_INTERVIEW"] as const)(
  "an answer of type %s waits for an assessor",
  (type) => {
    expect(scoreOf({ ...ESSAY, type }, { text: "Something" })).toBeUndefined();
  },
);

test("an answer of the wrong kind has no points where the service scores", () => {
  expect(scoreOf(CHOICE, { text: "customer_id, created_at" })).toBe(0);
});
