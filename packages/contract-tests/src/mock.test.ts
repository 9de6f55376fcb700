import { type RunningMock, startMock } from "@assessment-api/mock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callEveryStatus } from "./call-every-status.ts";
import { checkCoverage, coverageTable, formatCoverage } from "./coverage.ts";
import { formatFindings } from "./finding.ts";
import { loadVersion, versionNames } from "./versions.ts";

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ port: 0, log: false });
});
afterAll(() => mock.close());

describe.each(versionNames)("the mock of %s", (version) => {
  it("gives every declared response of every operation as the document says", { timeout: 60_000 }, async () => {
    const document = await loadVersion(version);
    const { findings, coverage } = await callEveryStatus(document, { baseUrl: mock.urls[version], apiKey: "key" });
    console.log(`${version}: responses of the mock\n${formatCoverage(coverageTable(document, coverage))}`);
    expect(formatFindings([...findings, ...checkCoverage(document, coverage)])).toBe("");
  });
});
