import { consoleIsBuilt } from "@assessment-api/console";
import { docsFile } from "@assessment-api/docs";
import { afterAll, expect, test } from "vitest";
import { startTestSandbox } from "../../testing/sandbox.ts";

const sandbox = await startTestSandbox();
afterAll(() => sandbox.close());

test.each([
  ["an operation", 200, "/v1/exams"],
  ["a missing key", 401, "/v2/tests"],
  ["an unknown resource", 404, "/v3/boost/v3/people/per_none"],
  ["a path that does not exist", 404, "/v1/no-such-path"],
  ["a method that the path does not support", 405, "/v1/exams", "DELETE"],
  ["OPTIONS", 204, "/v1/exams", "OPTIONS"],
  ["a URL that cannot be decoded", 400, "/v1/exams/%zz"],
  ["the control API", 200, "/control/clock"],
  ["the front page", consoleIsBuilt() ? 200 : 503, "/"],
  ["no page", 404, "/nothing"],
  ["the documentation", docsFile("v1")?.status, "/docs/v1"],
  ["the redirect to the documentation", 302, "/docs"],
])("the response of %s, %d, has an id and forbids content sniffing", async (_name, status, path, method = "GET") => {
  const headers = { "X-Api-Key": sandbox.apiKey };
  const response = await fetch(`${sandbox.origin}${path}`, { method, headers, redirect: "manual" });
  expect(response.status).toBe(status);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("x-request-id")).toMatch(/^req_/);
});

test.each(["v1", "v2", "v3", "control"])(
  "the documentation of %s runs only its own scripts, and not in a frame",
  async (name) => {
    const response = await fetch(`${sandbox.origin}/docs/${name}`);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; .*; frame-ancestors 'none'$/);
    expect(policy).not.toMatch(/unsafe|[*]/);
  },
);
