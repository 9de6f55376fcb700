import { describe, expect, test } from "vitest";
import { UnprocessableFileError } from "./errors.ts";
import { checkDefinitions, contentOf, type TaskDefinition } from "./task-definitions.ts";
import type { Task, TaskContent } from "./tasks.ts";

const essay: TaskContent = {
  type: "ESSAY",
  title: "Explain a deadlock",
  question: "How does it come about?",
  difficulty: "MEDIUM",
  tags: [],
  duration: "PT20M",
  points: 10,
};
const choice = (...texts: string[]): TaskContent => ({
  ...essay,
  type: "CHOICE",
  choices: texts.map((text) => ({ text: text.replace("+", ""), correct: text.startsWith("+") })),
});
const gaps = (code: string, ...names: string[]): TaskContent => ({
  ...essay,
  type: "CODE_GAPS",
  code,
  gaps: names.map((name) => ({ name, accepted: ["x"], caseSensitive: true })),
});
const define = (content: TaskContent, taskId?: string): TaskDefinition => ({ draft: true, content, taskId });
const known = new Map<string, Task>([
  ["tsk_e", { id: "tsk_e", organizationId: "org_1", createdAt: 0, revision: 0, draft: essay }],
]);

function problems(...definitions: TaskDefinition[]): string[] {
  try {
    checkDefinitions(definitions, known);
  } catch (error) {
    if (!(error instanceof UnprocessableFileError)) throw error;
    return error.problems.map(({ field, value, message }) => `${field}=${value}: ${message}`);
  }
  return [];
}

describe("checkDefinitions", () => {
  test("accepts valid definitions", () => {
    const code = 'if [[ -f a ]] && [[ "$x" == y ]]; then a[[1]]=[[two]] [[one]]; fi';
    expect(problems(define(essay, "tsk_e"), define(choice("+a", "b")), define(gaps(code, "one", "two")))).toEqual([]);
  });

  test.each<[string, TaskDefinition[], string[]]>([
    ["an unknown task", [define(essay, "tsk_x")], ["tasks[0].taskId=tsk_x: must be the id of a task"]],
    [
      "a task that is named twice",
      [define(essay, "tsk_e"), define(essay), define(essay, "tsk_e")],
      ["tasks[2].taskId=tsk_e: must not be the task of tasks[0] again"],
    ],
    [
      "a task of another type",
      [define(choice("+a", "b"), "tsk_e")],
      ["tasks[0].type=CHOICE: must be ESSAY, the type of the task"],
    ],
    [
      "a duration in words",
      [define(essay), define({ ...essay, duration: "20 minutes" })],
      ["tasks[1].duration=20 minutes: must be an ISO 8601 duration such as PT45M, of at most 365 days"],
    ],
    [
      "choices that are all wrong",
      [define(choice("a", "b"))],
      ["tasks[0].choices=: must have at least one correct choice"],
    ],
    [
      "the same choice twice",
      [define(choice("+a", "b", "+ a "))],
      ["tasks[0].choices[2].text= a : must not be the text of another choice"],
    ],
    [
      "a gap the code does not have",
      [define(gaps("[[one]]", "one", "two"))],
      ["tasks[0].gaps[1].name=two: must occur in the code once, as [[two]], not 0 times"],
    ],
    [
      "a gap the code has twice",
      [define(gaps("[[one]] [[one]]", "one"))],
      ["tasks[0].gaps[0].name=one: must occur in the code once, as [[one]], not 2 times"],
    ],
    [
      "a gap that is not defined",
      [define(gaps("[[one]] [[two]] [[two]]", "one"))],
      ["tasks[0].code=[[two]]: must not have [[two]], which is not the name of a gap"],
    ],
    [
      "two gaps of one name",
      [define(gaps("[[one]]", "one", "one"))],
      ["tasks[0].gaps[1].name=one: must not be the name of another gap"],
    ],
  ])("refuses %s", (_, definitions, expected) => {
    expect(problems(...definitions)).toEqual(expected);
  });
});

test("contentOf puts gaps into the order of the code", () => {
  const names = contentOf(define(gaps("[[c]] [[a]] [[b]]", "a", "b", "c"))).gaps?.map(({ name }) => name);
  expect(names).toEqual(["c", "a", "b"]);
});
