import type { Assessment } from "@assessment-api/control";
import { expect, test } from "vitest";
import { answerInputs } from "./answer-flags.ts";

const assessment = {
  sections: [
    { answers: [{ answerId: "ans_gaps", type: "CODE_GAPS" }] },
    { answers: [{ answerId: "ans_review", type: "CODE_REVIEW" }] },
  ],
} as Assessment;

test("values of gaps keep their order, including empty gaps", () => {
  const pairs = ["LEFT", "", "id"].map((text) => ["ans_gaps", text] as const);
  expect(answerInputs(assessment, pairs)).toEqual([{ answerId: "ans_gaps", gaps: ["LEFT", "", "id"] }]);
});

test("comments of a review name file and lines", () => {
  const pairs = ["pay.go:2:The amount: unchecked.", "a/b.go:3-5: Too long."].map(
    (text) => ["ans_review", text] as const,
  );
  expect(answerInputs(assessment, pairs)[0]?.comments).toEqual([
    { filename: "pay.go", startLine: 2, endLine: 2, text: "The amount: unchecked." },
    { filename: "a/b.go", startLine: 3, endLine: 5, text: "Too long." },
  ]);
});

test("other values, or values of an unknown answer, are text", () => {
  const pairs = [
    ["ans_review", "Looks good."],
    ["ans_0Unknown", "?"],
  ] as const;
  expect(answerInputs(assessment, pairs)).toEqual([
    { answerId: "ans_review", text: "Looks good." },
    { answerId: "ans_0Unknown", text: "?" },
  ]);
});
