import { describe, expect, test } from "vitest";
import { anyJson, json, type LooseHandler, ok, parameter, parameters, server, thing } from "../testing/things.ts";
import type { Route } from "./contract.ts";

const route: Partial<Route> = {
  operationId: "createThing",
  method: "POST",
  path: "/shelves/{shelf}/things",
  security: [{ ApiKey: [] }],
  parameters: [parameter("shelf", "path"), parameter("count", "query"), parameter("X-Trace", "header")],
  validateParameters: parameters({
    path: { properties: { shelf: { type: "integer" } } },
    query: { properties: { count: { type: "integer", maximum: 100 } } },
    headers: { required: ["x-trace"], properties: { "x-trace": { type: "string" } } },
  }),
  body: { required: true, content: { "application/json": json(thing) } },
  responses: anyJson,
};
const security = { ApiKey: (credential: string) => (credential === "k" ? {} : undefined) };

describe("the order of the checks", () => {
  const wrong = {
    method: "PUT",
    url: "/v1/shelves/x/thing?count=1000",
    headers: { accept: "image/png", "content-type": "text/plain" } as Record<string, string>,
    payload: "{",
  };
  const steps: [string, number, Partial<typeof wrong>][] = [
    ["the path", 404, {}],
    ["the method", 405, { url: "/v1/shelves/x/things?count=1000" }],
    ["the credential", 401, { method: "POST" }],
    ["Accept", 406, { headers: { "x-api-key": "k" } }],
    ["the media type", 415, { headers: { accept: "application/json" } }],
    ["the syntax of the body", 400, { headers: { "content-type": "application/json" } }],
    ["parameters and body together", 400, { payload: '{"id":1}' }],
    ["nothing", 200, { url: "/v1/shelves/7/things", headers: { "x-trace": "a" }, payload: '{"id":"a","name":"b"}' }],
  ];

  test("is path, method, credential, Accept, media type, syntax, validity", async () => {
    const { app } = server(route, ok, { security, prefix: "/v1" });
    let request = wrong;
    const responses = [];
    for (const [, , fixed] of steps) {
      request = { ...request, ...fixed, headers: { ...request.headers, ...fixed.headers } };
      responses.push((await app.inject({ ...request, method: request.method as "PUT" })).json());
    }
    expect(responses.map(({ status }) => status ?? 200)).toEqual(steps.map(([, status]) => status));
    expect(responses[5].reason).toBe("malformed");
    expect(responses[6]).toEqual({
      status: 400,
      reason: "invalid",
      message: "Validation error",
      problems: [
        { field: "shelf", value: "x", message: "must be an integer" },
        { field: "count", value: "1000", message: "must be at most 100" },
        { field: "X-Trace", value: "", message: "must be given" },
        { field: "name", value: "", message: "must be given" },
        { field: "id", value: "1", message: "must be a string" },
      ],
    });
  });

  test("applies to an invalid Content-Type, which Fastify itself rejects", async () => {
    const { app } = server(route, ok, { security });
    const request = { method: "POST", url: "/shelves/1/things", payload: "{}" } as const;
    const bare = await app.inject({ ...request, headers: { "content-type": "nonsense" } });
    expect(bare.json()).toMatchObject({ status: 401, reason: "unauthorized" });
    const known = await app.inject({ ...request, headers: { "content-type": "nonsense", "x-api-key": "k" } });
    expect(known.json()).toMatchObject({ status: 415, message: expect.stringContaining("nonsense is not supported") });
  });

  test("also without an operation for the Content-Type", async () => {
    const { app } = server(route, ok, { security });
    const request = { payload: "{}", headers: { "content-type": "nonsense" } } as const;
    expect((await app.inject({ ...request, method: "POST", url: "/nowhere" })).statusCode).toBe(404);
    expect((await app.inject({ ...request, method: "PUT", url: "/shelves/1/things" })).statusCode).toBe(405);
  });

  test("a body beyond the limit is refused before it is read", async () => {
    const { app } = server(route, ok, { security, bodyLimit: 5 });
    const headers = { "x-api-key": "k", "content-type": "application/json" };
    const response = await app.inject({ method: "POST", url: "/shelves/x/things", headers, payload: '{"id":1}' });
    expect(response.json()).toMatchObject({ status: 413, reason: "too-large" });
  });
});

describe("an operation", () => {
  test("names a parameter once that can neither be decoded nor be missed", async () => {
    const { app } = server({
      path: "/things",
      parameters: [parameter("count", "query")],
      validateParameters: parameters({ query: { required: ["count"], properties: {} } }),
    });
    expect((await app.inject("/things?count=%zz")).json().problems).toEqual([
      { field: "count", value: "%zz", message: "must be percent-encoded UTF-8" },
    ]);
  });

  test("ignores Accept if it offers no media type", async () => {
    const { app } = server({ responses: { 204: { headers: {}, content: {} } } }, () => ({ status: 204 }));
    expect((await app.inject({ url: "/things/a", headers: { accept: "image/png" } })).statusCode).toBe(204);
  });

  test("passes the acceptable media types to the handler, best first", async () => {
    const json = { kind: "json" as const };
    const responses = { 200: { headers: {}, content: { "application/json": json, "application/vnd.a+json": json } } };
    const { app } = server({ responses }, ({ accepts }) => ({
      status: 200,
      contentType: accepts[0] as string,
      body: accepts,
    }));
    const headers = { accept: "application/json;q=0.1, application/*" };
    const response = await app.inject({ url: "/things/a", headers });
    expect(response.json()).toEqual(["application/vnd.a+json", "application/json"]);
    expect(response.headers["content-type"]).toBe("application/vnd.a+json");
  });

  test("calls handlers as methods of their object", async () => {
    class Things {
      name = "one";
      getThing() {
        return { status: 200, body: { id: "t", name: this.name } };
      }
    }
    const handlers = new Things() as unknown as Record<string, LooseHandler>;
    expect((await server({}, handlers).app.inject("/things/a")).json()).toEqual({ id: "t", name: "one" });
  });
});
