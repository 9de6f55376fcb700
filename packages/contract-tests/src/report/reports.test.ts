import { beforeAll, describe, expect, it } from "vitest";
import { probe } from "../command/probe-assessment-api.ts";
import type { ProbeReport } from "../findings/outcome.ts";
import { createThingsServer } from "../testing/things-server.ts";
import { tinyDocument } from "../testing/tiny-document.ts";
import { ctrfReport } from "./ctrf.ts";
import { htmlReport } from "./html.ts";
import { markdownReport } from "./md.ts";
import { textReport } from "./text.ts";

const { fetch } = createThingsServer({
  async fault(request, response) {
    const { pathname, search } = new URL(request.url);
    if (request.method === "POST" && response.status === 201)
      return Response.json(await response.json(), { status: 201 });
    if (request.method === "GET" && pathname.endsWith("/things") && response.status === 400 && search.includes("count"))
      return Response.json({ items: [] });
    if (request.method !== "GET" || !pathname.includes("/things/")) return response;
    if (response.status === 404) return new Response(null, { status: 500 });
    if (!response.ok) return response;
    const body = (await response.json()) as Record<string, unknown>;
    return Response.json({ ...body, label: "Other", email: "other@example.com" });
  },
});

const FAULTS: [operation: string, ...words: string[]][] = [
  ["getThing", "label"],
  ["getThing", "email"],
  ["getThing", "expected 404, got 500"],
  ["createThing", "Location"],
  ["listThings", "expected 400, got 200"],
];

let report: ProbeReport;
beforeAll(async () => {
  const options = { document: tinyDocument(), baseUrl: "http://things.test/v1", apiKey: "key", fetch, write: true };
  report = await probe(options);
});

const forPeople = { text: (one: ProbeReport) => textReport(one), md: (one: ProbeReport) => markdownReport(one) };

describe.each(Object.keys(forPeople) as (keyof typeof forPeople)[])("the report %s", (format) => {
  it.each(FAULTS)("names %s and %s of planted faults in one line", (...words) => {
    const [findings] = forPeople[format](report).split("Skipped");
    const lines = findings?.split("\n") ?? [];
    expect(lines.filter((line) => words.every((word) => line.includes(word)))).not.toEqual([]);
  });

  it("reports exercised and missing members and rules with the reason", () => {
    const text = forPeople[format](report);
    expect(text).toMatch(/Not exercised; \d+ of \d+ members of responses shown, \d+ of \d+ members and parameters/);
    expect(text).toMatch(/listThings\W+not shown\W+items\/color\W+no response had it/);
  });

  it("names every operation and member, with the request before it and a command", () => {
    const text = forPeople[format](report);
    for (const part of ["getThing", "label", "email", "curl -i -X GET 'http://things.test/v1/things/thg_Qq9'"])
      expect(text).toContain(part);
    expect(text).toMatch(/GET http:\/\/things\.test\/v1\/things[^\n]* → 200/);
  });
});

it("shows texts of the server and the document as text, never as markup", () => {
  const hostile = `</code><script>alert("1")</script>' onload='`;
  const hostileTexts = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value), (name, one) => (typeof one === "string" && name !== "result" ? hostile : one));
  const outcomes = hostileTexts(report.outcomes);
  const page = htmlReport({
    ...report,
    outcomes,
    document: { ...report.document, name: hostile },
    leftBehind: [hostile],
  });
  expect(page).not.toMatch(/<script|' onload/);
  for (const element of ["title", "h1", "h2", "summary", "li", "td"])
    expect(page).toMatch(new RegExp(`<${element}>[^<]*&lt;script&gt;`));
  expect(page).toMatch(/<pre tabindex="0"><code>[^<]*&lt;script&gt;/);
  expect(page).toContain('<span class="status bad">failed</span>');
});

it("reports result or reason of each check", () => {
  const text = textReport(report);
  expect(text).toMatch(/ {2}views: \d+ passed, [1-9]\d* failed/);
  expect(text).toContain("webhooks: not run, needs --listen");
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
