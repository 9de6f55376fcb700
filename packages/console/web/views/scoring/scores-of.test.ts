import { expect, test } from "vitest";
import { scoresOf } from "./scores-of.ts";

test("sends the points that an assessor changed, with the revision that the assessor saw", () => {
  const answers = [
    { answerId: "ans_1", scoredPoints: 8, scoreRevision: "0" },
    { answerId: "ans_2", scoredPoints: 5, scoreRevision: "0" },
    { answerId: "ans_3", scoredPoints: 3, scoreRevision: "rev_1" },
    { answerId: "ans_4", scoreRevision: "0" },
    { answerId: "ans_5", scoreRevision: "0" },
    { answerId: "ans_6", scoredPoints: 7, scoreRevision: "rev_3" },
  ];
  const values = {
    ...{ ans_1: "8", ans_2: "6", ans_3: "3", ans_4: "0", ans_5: undefined },
    ...{ ans_6: "1", "ans_6.revision": "rev_2" },
  };
  expect(scoresOf(values, answers)).toEqual([
    { answerId: "ans_2", scoredPoints: 6, scoreRevision: "0" },
    { answerId: "ans_4", scoredPoints: 0, scoreRevision: "0" },
    { answerId: "ans_6", scoredPoints: 1, scoreRevision: "rev_2" },
  ]);
});
