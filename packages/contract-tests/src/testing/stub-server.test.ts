/** The command on a server that a team writes on the generated stubs: some operations, kept in memory, the others not implemented. */
import { expect, it, onTestFinished } from "vitest";
import { loadFacts, loadVersion, type VersionName } from "../command/versions.ts";
import { formatFindings } from "../findings/finding.ts";
import { findingsOf, NOT_IMPLEMENTED } from "../findings/outcome.ts";
import { probe } from "../probe/probe.ts";
import { type Faults, STUB_KEY, startStubServer } from "./stub-server.ts";

async function check(version: VersionName, faults?: Faults) {
  const { origin, close } = await startStubServer(faults);
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
])("a right server of %s gives no finding, and what is missing is counted apart", async (version, there, left) => {
  const { found, passed, missing } = await check(version);
  expect(found).toBe("");
  expect(passed).toContain(there);
  expect(missing).toContain(left);
});

const faults: Record<string, [VersionName, Faults, RegExp]> = {
  "a filter that is ignored": [
    "v1",
    {
      v1: ({ listCandidates }) => ({
        listCandidates: (request, context) => {
          delete request.query.tags;
          return listCandidates(request, context);
        },
      }),
    },
    /listCandidates .*filter: .*does not match/,
  ],
  "a page that begins at the wrong element": [
    "v1",
    {
      v1: ({ listCandidates }) => ({
        listCandidates: (request, context) => {
          request.query.page += 1;
          return listCandidates(request, context);
        },
      }),
    },
    /listCandidates .*page/,
  ],
  "a reference that is not checked": [
    "v1",
    {
      v1: ({ createCandidate }) => ({
        createCandidate: (request, context) => {
          request.body.examId = "tst_stub";
          return createCandidate(request, context);
        },
      }),
    },
    /createCandidate .*expected 412, got 201/,
  ],
  "a deletion that deletes nothing": ["v2", { v2: () => ({ deleteTeam: () => ({ status: 204 }) }) }, /deleteTeam/],
  "an update that forgets a field": [
    "v3",
    {
      v3: ({ replaceTeam }) => ({
        replaceTeam: (request, context) => {
          request.body.color = null;
          return replaceTeam(request, context);
        },
      }),
    },
    /replaceTeam .*color/,
  ],
};

it.each(Object.keys(faults))("finds %s", async (name) => {
  const [version, planted, message] = faults[name] as [VersionName, Faults, RegExp];
  expect((await check(version, planted)).found).toMatch(message);
});
