import { describe, expect, it } from "vitest";
import { callEveryStatus } from "../messages/call-every-status.ts";
import { serveExamples } from "../testing/serve-examples.ts";
import { tinyDocument } from "../testing/tiny-document.ts";
import { checkCoverage, coverageTable, createCoverage, formatCoverage } from "./coverage.ts";
import { formatFindings } from "./finding.ts";

describe("checkCoverage", () => {
  it("names an unreached operation and a missing status", () => {
    const document = tinyDocument();
    const coverage = createCoverage();
    for (const operation of document.operations.filter(({ id }) => id !== "importThings")) {
      for (const { status } of operation.responses) coverage.reach(operation.id, status);
    }
    const { operations } = tinyDocument(({ paths }) =>
      Object.assign(paths["/things/{id}"].get.responses, { "410": { description: "Gone" } }),
    );
    expect(formatFindings(checkCoverage({ ...document, operations }, coverage))).toBe(
      [
        "getThing 410 #/paths/~1things~1{id}/get/responses/410: coverage: no test reached this status",
        "importThings #/paths/~1imports/put: coverage: no test reached this operation",
      ].join("\n"),
    );
  });

  it("counts responses, not requests: a status without a response stays unreached", async () => {
    const document = tinyDocument();
    const fetch = serveExamples(document, (wanted) => (wanted === 404 ? 401 : wanted));
    const { coverage } = await callEveryStatus(document, { baseUrl: "http://tiny/v1", apiKey: "key", fetch });
    expect(formatFindings(checkCoverage(document, coverage))).toMatch(/^getThing 404 .*\ndeleteThing 404 .*$/);
  });
});

describe("formatCoverage", () => {
  it("prints operations by statuses, with a dash for no response", () => {
    const document = tinyDocument();
    const coverage = createCoverage();
    coverage.reach("listThings", "200");
    coverage.reach("listThings", "200");
    expect(formatCoverage(coverageTable(document, coverage))).toBe(
      [
        "operation     200  201  204  400  401  404  default",
        "listThings      2              -    -             -",
        "createThing          -         -    -             -",
        "getThing        -                   -    -        -",
        "deleteThing               -         -    -        -",
        "importThings              -         -             -",
      ].join("\n"),
    );
  });
});
