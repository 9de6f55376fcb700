import { expect, test } from "vitest";
import { CHOICE, ESSAY, GAPS, PROGRAM } from "../../../testing/catalogue.ts";
import { type Answer, automaticScore } from "../../domain/answers.ts";
import type { TaskContent } from "../../domain/tasks.ts";
import { createSeededRandom } from "../../service/new-id.ts";
import { sampleAnswer } from "./sample-answers.ts";

const REVIEW: TaskContent = {
  ...ESSAY,
  type: "CODE_REVIEW",
  files: [{ filename: "pay.go", text: "charge(amount)\n" }],
};
const answerTo = ({ type, title, difficulty, tags, points }: TaskContent): Answer => ({
  id: "ans_1",
  taskId: "tsk_1",
  revision: 1,
  title,
  type,
  difficulty,
  skills: tags,
  maxPoints: points,
});
const sample = (content: TaskContent, auto: "correct" | "wrong" | "random", random = createSeededRandom("sample")) =>
  sampleAnswer(answerTo(content), content, { auto, random });

test.each([CHOICE, GAPS])("correct answers get all points, wrong answers none: $title", (content) => {
  const points = (auto: "correct" | "wrong") =>
    automaticScore({ ...answerTo(content), value: sample(content, auto) }, content);
  expect([points("correct"), points("wrong")]).toEqual([content.points, 0]);
});

test.each([ESSAY, PROGRAM])("an answer has content for an assessor: $title", (content) => {
  expect(sample(content, "correct").text).toContain(content.title);
  expect(sample(content, "wrong").text).not.toContain(content.title);
});

test("a review comments on a file of the task", () => {
  expect(sample(REVIEW, "correct").comments).toEqual([expect.objectContaining({ filename: "pay.go", startLine: 1 })]);
});

test("random answers are sometimes right, sometimes wrong", () => {
  const random = createSeededRandom("several");
  const seen = Array.from({ length: 50 }, () => sample(CHOICE, "random", random).choices?.[0]);
  expect(new Set(seen)).toEqual(new Set(CHOICE.choices?.map(({ text }) => text)));
});
