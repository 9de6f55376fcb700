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

it("names a check that fails in many operations once", () => {
  const outcomes = ["getExam", "getCandidate", "listExams"].map((one) =>
    outcome(one, "responds with 401 without a key"),
  );
  expect(causesOf(outcomes).map(({ what, findings }) => [what, findings.length])).toEqual([
    ["status: expected 401, got 200", 3],
  ]);
});

it("names everything of an operation that fails throughout once", () => {
  const titles = ["responds as documented", "gives the second page", "filters by tags", "responds to HEAD as to GET"];
  const outcomes = titles.map((title, index) =>
    outcome("listExams", title, { check: `check ${index}`, message: `message of ${title}` }),
  );
  expect(causesOf(outcomes)).toHaveLength(1);
});

it("keeps two faults apart", () => {
  const outcomes = [
    ...["getExam", "getCandidate", "listExams"].map((one) => outcome(one, "responds with 401 without a key")),
    outcome("createTeam", "stores name", { check: "read back", at: "/name", message: "name is absent" }),
  ];
  expect(causesOf(outcomes).map(({ findings }) => findings.length)).toEqual([3, 1]);
});
