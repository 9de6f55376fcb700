import { type RunningMock, startMock } from "@assessment-api/mock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadFacts, loadVersion, versionNames } from "../command/versions.ts";
import { requestsOf } from "../facts/requests.ts";
import { checkCoverage, coverageTable, formatCoverage } from "../findings/coverage.ts";
import { formatFindings } from "../findings/finding.ts";
import { callEveryStatus } from "./call-every-status.ts";
import { send } from "./send.ts";

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ port: 0, log: false });
});
afterAll(() => mock.close());

describe.each(versionNames)("the mock of %s", (version) => {
  it("returns every declared response of every operation", async () => {
    const document = await loadVersion(version);
    const { findings, coverage } = await callEveryStatus(document, { baseUrl: mock.urls[version], apiKey: "key" });
    console.log(`${version}: responses of the mock\n${formatCoverage(coverageTable(document, coverage))}`);
    expect(formatFindings([...findings, ...checkCoverage(document, coverage)])).toBe("");
  });

  it("refuses what the facts refuse", async () => {
    const document = await loadVersion(version);
    const requests = requestsOf(document, await loadFacts(version), "key").filter(({ good }) => !good);
    expect(requests.length).toBeGreaterThan(0);
    const server = { baseUrl: mock.urls[version] };
    const accepted: string[] = [];
    for (const { call, what } of requests) {
      const { status } = await send(server, call);
      if (status < 400 || status >= 500) accepted.push(`${call.method} ${call.path} ${what}: ${status}`);
    }
    expect(accepted).toEqual([]);
  });
});
