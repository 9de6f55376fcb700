import { afterAll, expect, test } from "vitest";
import { startTestSandbox } from "../../../testing/sandbox.ts";

const sandbox = await startTestSandbox();
afterAll(() => sandbox.close());

async function open(path: string) {
  const response = await fetch(`${sandbox.origin}${path}`);
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

test.each(["v1", "v2", "v3", "control"])("the documentation of %s is served", async (name) => {
  expect(await open(`/docs/${name}`)).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
});

test.each(["/nowhere", "/docs/v4"])("%s is a page with a link back", async (path) => {
  const { status, text } = await open(path);
  expect(status).toBe(404);
  expect(text).toContain('<a href="/">console</a>');
});

test.each([
  ["/v1/nowhere", { code: 404 }],
  ["/v2/%zz", { code: 400 }],
  ["/v3/nowhere", { errorType: "PATH_NOT_FOUND" }],
  ["/control/%zz", { code: 400 }],
])("%s gets the API's own error object", async (path, expected) => {
  expect(JSON.parse((await open(path)).text)).toMatchObject(expected);
});
