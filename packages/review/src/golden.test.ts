import { beforeAll, expect, test } from "vitest";
import { type Finding, fingerprintOf } from "./model/finding.ts";
import { reviewDocuments } from "./review-documents.ts";
import { documentCases, fragmentCases, joinCases, schemaCases } from "./testing/golden.ts";
import { findingsOf, lineOf } from "./testing/golden-lines.ts";
import { reviewWithRedocly } from "./testing/redocly/yardstick.ts";

const cases = [...fragmentCases().values()].flat();
const joined = joinCases(cases);
let findings: Finding[] = [];

// All cases share one pair of documents, so each engine starts once.
beforeAll(async () => {
  findings = await reviewWithRedocly(joined.before, joined.after);
});

test.each(cases)("$name", (one) => {
  expect(findingsOf(findings, one).map(lineOf)).toEqual(one.expected);
});

test("nothing is found outside of the cases", () => {
  expect(findings.filter((finding) => !cases.some((one) => findingsOf([finding], one).length > 0))).toEqual([]);
});

/** Cases that only Redocly reports: it does not invert `not`, and reports two refactorings whose form changed. */
const ONLY_REDOCLY = [
  "request: allOf with a closed part written out, which takes what the part refused",
  "response: types of a list written as a union, one of them limited",
  "response: what a value must not be, in a component",
];

test("redocly diff finds no break that the review misses", () => {
  const only = findings.filter(({ engines }) => engines.join() === "redocly");
  const names = only.flatMap((finding) => cases.filter((one) => findingsOf([finding], one).length > 0));
  expect(names.map(({ name }) => name).toSorted()).toEqual(ONLY_REDOCLY);
});

test("no two findings have the same fingerprint", () => {
  const fingerprints = findings.map(fingerprintOf);
  expect(fingerprints.filter((one, index) => fingerprints.indexOf(one) !== index)).toEqual([]);
});

test.each(documentCases("documents.yaml"))("document: $name", async ({ pair, expected }) => {
  expect((await reviewWithRedocly(pair.before, pair.after)).map(lineOf)).toEqual(expected);
});

test("a pair without findings has no findings in reverse", async () => {
  const { before, after } = joinCases(schemaCases("refactorings.yaml"));
  expect(await reviewDocuments(after, before, { engines: ["values", "types", "examples"] })).toEqual([]);
});
