import { expect, test } from "vitest";
import { scoresOf } from "./scores-of.ts";

test("hands in what an assessor gave, and leaves what the service scored to the service", () => {
  const answers = [
    { answerId: "ans_1", scoredPoints: 8, scoredBy: "SERVICE" },
    { answerId: "ans_2", scoredPoints: 5, scoredBy: "SERVICE" },
    { answerId: "ans_3", scoredPoints: 3, scoredBy: "ASSESSOR" },
    { answerId: "ans_4" },
  ] as const;
  const values = { ans_1: "8", ans_2: "6", ans_3: "3", ans_4: "0", ans_5: undefined };
  expect(scoresOf(values, answers)).toEqual([
    { answerId: "ans_2", scoredPoints: 6 },
    { answerId: "ans_3", scoredPoints: 3 },
    { answerId: "ans_4", scoredPoints: 0 },
  ]);
});
