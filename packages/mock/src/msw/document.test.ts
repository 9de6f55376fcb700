import { createState, deriveModel } from "@assessment-api/resources";
import { createClient, unwrap } from "@assessment-api/v2";
import * as operations from "@assessment-api/v2/msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { documentOf } from "../../test/client.ts";
import { startMock } from "../server.ts";
import { documentHandlers } from "./document.ts";

const baseUrl = "https://people.example.com/api";
const state = createState(deriveModel(documentOf("v2")));
const api = documentHandlers(operations, { baseUrl, state });
const server = setupServer(...api.all());
const client = createClient({ baseUrl, apiKey: "any" });
beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  state.reset();
});
afterAll(() => server.close());

const ada = { email: "ada@example.com", firstName: "Ada", lastName: "Byron" };

test("handlers of a document with a state list, change and delete created items", async () => {
  const before = (await unwrap(client.GET("/candidates"))).page.totalElements;
  const { id } = await unwrap(client.POST("/candidates", { body: ada }));
  const params = { path: { id } };
  expect((await unwrap(client.GET("/candidates"))).page.totalElements).toBe(before + 1);
  expect(await unwrap(client.GET("/candidates/{id}", { params }))).toMatchObject(ada);
  await client.DELETE("/candidates/{id}", { params });
  expect((await client.GET("/candidates/{id}", { params })).response.status).toBe(404);
});

test("a script of one operation takes precedence over the state", async () => {
  server.use(api.getCandidate({ status: 503 }));
  const params = { path: { id: "cnd_4h7Qm2Xs" } };
  expect((await client.GET("/candidates/{id}", { params })).response.status).toBe(503);
});

test("the server and the handlers respond the same with a state", async () => {
  const mock = await startMock({ port: 0, only: ["v2"], stateful: true });
  await fetch(`${mock.url}/__mock/clock`, { method: "PUT", body: JSON.stringify({ now: "2026-01-01T00:00:00Z" }) });
  const both = async (method: string, path: string, body?: object) => {
    const seen = [mock.urls.v2, baseUrl].map(async (url) => {
      const response = await fetch(url + path, {
        method,
        headers: {
          "Vendor-Api-Key": "any",
          ...(body !== undefined && { "Content-Type": "application/vnd.vendor.v2.hal+json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = (await response.text()).replaceAll(url, "").replace(/"errorId":"[^"]*"/, "");
      const location = response.headers.get("Location")?.replace(url, "");
      return { status: response.status, location, derived: response.headers.get("Mock-Derived"), text };
    });
    const [fromServer, fromHandler] = await Promise.all(seen);
    return { fromServer, fromHandler };
  };
  const requests: [string, string, object?][] = [
    ["GET", "/candidates"],
    ["POST", "/candidates", ada],
    ["POST", "/candidates", { ...ada, email: "no" }],
    ["GET", "/candidates?count=2&page=1"],
    ["GET", "/candidates/unknown"],
    ["DELETE", "/candidates/cnd_4h7Qm2Xs"],
    ["GET", "/candidates/cnd_4h7Qm2Xs"],
    ["GET", "/boost/teams"],
    ["POST", "/tasks/tsk_5Wd2Hx9G/publish"],
  ];
  for (const request of requests) {
    const { fromServer, fromHandler } = await both(...request);
    expect([request, { ...fromHandler, derived: fromHandler?.derived ?? "none" }]).toEqual([
      request,
      { ...fromServer, derived: fromServer?.derived ?? "none" },
    ]);
  }
  await mock.close();
});
