import { beforeAll, describe, expect, it } from "vitest";
import type { ProbeReport } from "../findings/outcome.ts";
import { probe } from "../probe/probe.ts";
import { createThingsServer } from "../testing/things-server.ts";
import { tinyDocument } from "../testing/tiny-document.ts";
import { ctrfReport } from "./ctrf.ts";
import { markdownReport } from "./md.ts";
import { textReport } from "./text.ts";

/** A server that shows another label and another e-mail address on its own than in the list. */
const { fetch } = createThingsServer({
  async fault(request, response) {
    if (request.method !== "GET" || !new URL(request.url).pathname.includes("/things/") || !response.ok)
      return response;
    const body = (await response.json()) as Record<string, unknown>;
    return Response.json({ ...body, label: "Other", email: "other@example.com" });
  },
});

let report: ProbeReport;
beforeAll(async () => {
  const options = { document: tinyDocument(), baseUrl: "http://things.test/v1", apiKey: "key", fetch };
  report = await probe(options);
});

const forPeople = { text: (one: ProbeReport) => textReport(one), md: (one: ProbeReport) => markdownReport(one) };

describe.each(Object.keys(forPeople) as (keyof typeof forPeople)[])("the report %s", (format) => {
  it("names every operation and member, with the request before it and a command", () => {
    const text = forPeople[format](report);
    for (const part of ["getThing", "label", "email", "curl -i -X GET 'http://things.test/v1/things/thg_Qq9'"])
      expect(text).toContain(part);
    expect(text).toMatch(/GET http:\/\/things\.test\/v1\/things[^\n]* → 200/);
  });
});

it("says of every check how it went or why it did not run", () => {
  const text = textReport(report);
  expect(text).toMatch(/ {2}views: \d+ passed, [1-9]\d* failed/);
  expect(text).toContain("values: not run, it needs --write");
});

it("counts the checks in the Common Test Report Format", () => {
  const { results } = JSON.parse(ctrfReport(report));
  const { tests, passed, failed, skipped, start, stop } = results.summary;
  expect(tests).toBe(report.outcomes.length);
  expect(passed + failed + skipped).toBe(tests);
  expect(failed).toBeGreaterThan(0);
  expect(stop).toBeGreaterThanOrEqual(start);
  expect(results.tests.every((one: { status: string }) => ["passed", "failed", "skipped"].includes(one.status))).toBe(
    true,
  );
});
