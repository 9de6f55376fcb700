import { beforeAll, expect, test } from "vitest";
import { type Verdict, worse } from "./model/change.ts";
import { reviewDocuments } from "./review-documents.ts";
import { heldOutPairs } from "./testing/held-out.ts";

const pairs = heldOutPairs();
const verdicts = new Map<string, Verdict>();

beforeAll(async () => {
  for (const { name, pair } of pairs) {
    const findings = await reviewDocuments(pair.before, pair.after);
    verdicts.set(
      name,
      findings.reduce<Verdict>((worst, { verdict }) => worse(worst, verdict), "description"),
    );
  }
}, 900_000);

const named = (is: string, verdict: Verdict) =>
  pairs.filter((one) => one.is === is && verdicts.get(one.name) === verdict).map(({ name }) => name);

test("each break is one, and none is undecided or harmless", () => {
  expect(named("break", "wire-breaking")).toHaveLength(pairs.filter(({ is }) => is === "break").length);
});

test("safe changes that count as a break or stay undecided are known", () => {
  // OpenAPI 3.0.3 ignores `nullable` next to an `allOf` whose schema rejects null.
  expect(named("safe", "wire-breaking")).toEqual(["nullable reference in 3.1"]);
  // Safe on the wire, but generated types change.
  expect(named("safe", "sdk-breaking")).toEqual([
    "one value or a list of it",
    "fractions are accepted",
    "whole numbers are sent",
    "format is promised",
    "alternatives of a pattern as a list",
    "tuple of one type",
  ]);
  expect(named("safe", "undecided")).toEqual([
    "condition as alternatives",
    "member by a pattern",
    "rest of the members by a pattern",
  ]);
});
