import { expect, it } from "vitest";
import type { Finding } from "../findings/finding.ts";
import type { Outcome } from "../findings/outcome.ts";
import { causesOf } from "./causes.ts";

const outcome = (operation: string, title: string, finding: Partial<Finding> = {}): Outcome => ({
  operation,
  title,
  result: "failed",
  findings: [
    { check: "status", operation, pointer: `#/paths/${operation}`, message: "expected 401, got 200", ...finding },
  ],
  seconds: 0,
});
const WITHOUT_KEY = "responds with 401 without a key";

it("groups a check that fails in many operations with one kind of response", () => {
  const outcomes = ["getExam", "getCandidate", "listExams"].map((one) => outcome(one, WITHOUT_KEY));
  expect(causesOf(outcomes).map(({ what, findings }) => [what, findings.length])).toEqual([
    [`${WITHOUT_KEY}: expected 401, got 200`, 3],
  ]);
});

it("separates kinds of responses to one check", () => {
  const outcomes = [
    outcome("getExam", WITHOUT_KEY),
    outcome("listExams", WITHOUT_KEY, { message: "expected 401, got 500" }),
  ];
  expect(causesOf(outcomes)).toHaveLength(2);
});

it("separates rules that one operation breaks", () => {
  const outcomes = ["responds as documented", "returns the second page", "filters by tags"].map((title, index) =>
    outcome("listExams", title, { check: `check ${index}`, message: `message of ${title}` }),
  );
  expect(causesOf(outcomes)).toHaveLength(3);
});

it("groups violations of one schema by member", () => {
  const pointer = "#/components/schemas/Exam/properties/id/type";
  const broken = (operation: string, at: string) =>
    outcome(operation, `${operation} as documented`, { check: "body", pointer, at, message: "must be string" });
  const missing = (name: string) =>
    outcome("getExam", "as documented", {
      check: "body",
      pointer: "#/components/schemas/Exam/required",
      message: `must have required property '${name}'`,
    });
  const outcomes = [broken("getExam", "/id"), broken("listExams", "/items/3/id"), missing("name"), missing("email")];
  expect(causesOf(outcomes).map(({ findings }) => findings.length)).toEqual([2, 1, 1]);
});
