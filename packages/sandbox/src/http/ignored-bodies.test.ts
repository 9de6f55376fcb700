import control from "@assessment-api/control/openapi.json" with { type: "json" };
import v1 from "@assessment-api/v1/openapi.json" with { type: "json" };
import v2 from "@assessment-api/v2/openapi.json" with { type: "json" };
import v3 from "@assessment-api/v3/openapi.json" with { type: "json" };
import { afterAll, expect, test } from "vitest";
import { startTestSandbox } from "../../testing/sandbox.ts";

const sandbox = await startTestSandbox();
afterAll(() => sandbox.close());

const documents = { v1, v2, v3, control };

/** `fetch` cannot send a body with GET. */
const bodiless = Object.entries(documents).flatMap(([name, { paths }]) =>
  Object.entries(paths).flatMap(([path, item]) =>
    ["post", "put", "patch", "delete"].flatMap((method) => {
      const operation = (item as Record<string, object>)[method];
      if (operation === undefined || "requestBody" in operation || !path.includes("{")) return [];
      return [[method.toUpperCase(), name as keyof typeof documents, path] as const];
    }),
  ),
);

test("such operations exist, such as publishing a task", () => {
  expect(new Set(bodiless.map(([, name]) => name))).toEqual(new Set(["v2", "v3", "control"]));
  expect(bodiless).toContainEqual(["POST", "v2", "/tasks/{taskId}/publish"]);
});

test.each(bodiless)("%s %s%s ignores a body of any media type", async (method, name, path) => {
  const send = async (body?: string, type?: string) => {
    const key = { "X-Api-Key": sandbox.apiKey, "Vendor-Api-Key": sandbox.apiKey };
    const headers = { ...key, ...(type !== undefined && { "Content-Type": type }) };
    const url = sandbox.urls[name] + path.replace(/\{\w+\}/g, "none");
    return (await fetch(url, { method, headers, body: body ?? null })).status;
  };
  const without = await send();
  expect(without).not.toBe(415);
  expect(await send("{}", "application/json")).toBe(without);
  expect(await send("{", "text/plain")).toBe(without);
});
