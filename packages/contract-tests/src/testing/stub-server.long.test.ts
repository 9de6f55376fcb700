import { expect, it, onTestFinished } from "vitest";
import { probe } from "../command/probe-assessment-api.ts";
import { loadFacts, loadVersion, type VersionName } from "../command/versions.ts";
import { formatFindings } from "../findings/finding.ts";
import { findingsOf, NOT_IMPLEMENTED } from "../findings/outcome.ts";
import { STUB_KEY, startStubServer } from "./stub-server.ts";

async function check(version: VersionName) {
  const { origin, close } = await startStubServer();
  onTestFinished(close);
  const [document, facts] = await Promise.all([loadVersion(version), loadFacts(version)]);
  const report = await probe({ document, facts, baseUrl: `${origin}/${version}`, apiKey: STUB_KEY, write: true });
  const passed = report.outcomes.filter(({ result }) => result === "passed").map(({ operation }) => operation);
  const missing = report.outcomes.filter(({ reason }) => reason === NOT_IMPLEMENTED).map(({ operation }) => operation);
  return { found: formatFindings(findingsOf(report)), passed: new Set(passed), missing: new Set(missing) };
}

it.each<[VersionName, string, string]>([
  ["v1", "createCandidate", "getCandidateResults"],
  ["v2", "createTeam", "createCandidate"],
  ["v3", "replaceTeam", "createJobPosition"],
])("a correct server of %s has no findings, and missing parts are counted separately", async (version, there, left) => {
  const { found, passed, missing } = await check(version);
  expect(found).toBe("");
  expect(passed).toContain(there);
  expect(missing).toContain(left);
});
