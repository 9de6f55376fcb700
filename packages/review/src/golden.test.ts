import { beforeAll, expect, test } from "vitest";
import { type Finding, fingerprintOf } from "./model/finding.ts";
import { reviewDocuments } from "./review-documents.ts";
import { documentCases, fragmentCases, joinCases, schemaCases } from "./testing/golden.ts";
import { findingsOf, lineOf } from "./testing/golden-lines.ts";

const cases = [...fragmentCases().values()].flat();
const joined = joinCases(cases);
let findings: Finding[] = [];

// All cases share one pair of documents, so that every engine starts once.
beforeAll(async () => {
  findings = await reviewDocuments(joined.before, joined.after);
});

test.each(cases)("$name", (one) => {
  expect(findingsOf(findings, one).map(lineOf)).toEqual(one.expected);
});

test("nothing is found outside of the cases", () => {
  expect(findings.filter((finding) => !cases.some((one) => findingsOf([finding], one).length > 0))).toEqual([]);
});

test("no two findings have the same fingerprint", () => {
  const fingerprints = findings.map(fingerprintOf);
  expect(fingerprints.filter((one, index) => fingerprints.indexOf(one) !== index)).toEqual([]);
});

test.each(documentCases("documents.yaml"))("document: $name", async ({ pair, expected }) => {
  expect((await reviewDocuments(pair.before, pair.after)).map(lineOf)).toEqual(expected);
});

test("a pair without findings has none in reverse either", async () => {
  const { before, after } = joinCases(schemaCases("refactorings.yaml"));
  expect(await reviewDocuments(after, before, { engines: ["values", "types", "examples"] })).toEqual([]);
});
