import { describe, expect, test } from "vitest";
import { anyJson, type LooseHandler, server, type table } from "../testing/things.ts";
import type { SecurityRequirement } from "./contract.ts";
import { HttpFailure, type SecurityRequest } from "./index.ts";

const requests: SecurityRequest[] = [];
const remember = (context: object) => (credential: string, request: SecurityRequest) => {
  requests.push(request);
  return credential === "wrong" ? undefined : { ...context, credential };
};
const handlers = {
  ApiKey: remember({ organization: "o1" }),
  QueryKey: async (credential: string, request: SecurityRequest) => remember({ by: "query" })(credential, request),
  Session: remember({ by: "session" }),
  Basic: remember({ by: "basic" }),
  Bearer: remember({ user: "u1" }),
  Mtls: (request: SecurityRequest) =>
    request.headers["x-client"] ? { client: request.headers["x-client"] } : undefined,
};
const context: LooseHandler = (_, given) => ({ status: 200, body: given });

async function get(security: SecurityRequirement[], headers: Record<string, string> = {}, query = "") {
  requests.length = 0;
  const { app } = server({ responses: anyJson, security }, context, { security: handlers });
  const response = await app.inject({ url: `/things/a${query}`, headers });
  return { status: response.statusCode, body: response.json(), challenge: response.headers["www-authenticate"] };
}

describe("security", () => {
  const accepted = (body: object) => ({ status: 200, body, challenge: undefined });

  test.each([
    ["a header", "ApiKey", { "x-api-key": "k" }, "", { organization: "o1", credential: "k" }],
    ["a query", "QueryKey", {}, "?a=1&api%20key=k%2B", { by: "query", credential: "k+" }],
    ["a cookie", "Session", { cookie: "a=1; session=s%20s; b=2" }, "", { by: "session", credential: "s s" }],
    ["basic authentication", "Basic", { authorization: "basic dTpwOsOp" }, "", { by: "basic", credential: "u:p:é" }],
    ["a bearer token", "Bearer", { authorization: "Bearer  t.o.k " }, "", { user: "u1", credential: "t.o.k" }],
    ["something else in the request", "Mtls", { "x-client": "c" }, "", { client: "c" }],
  ])("finds the credential in %s", async (_, scheme, headers, query, body) => {
    expect(await get([{ [scheme]: [] }], headers as Record<string, string>, query)).toEqual(accepted(body));
    expect((await get([{ [scheme]: [] }])).status).toBe(401);
  });

  test("responds with 401 for a credential that is missing, refused, or of another kind", async () => {
    for (const headers of [{}, { "x-api-key": "wrong" }, { authorization: "Bearer k" }])
      expect(await get([{ ApiKey: [] }], headers)).toEqual({
        status: 401,
        challenge: undefined,
        body: {
          status: 401,
          reason: "unauthorized",
          message: "The credential is missing or not valid",
          problems: [],
        },
      });
    expect((await get([{ Basic: [] }], { authorization: "Bearer k" })).challenge).toBe(
      'Basic realm="api", charset="UTF-8"',
    );
  });

  test("uses the first valid alternative", async () => {
    const either = [{ ApiKey: [] }, { Bearer: [] }];
    const both = { "x-api-key": "k", authorization: "Bearer t" };
    expect((await get(either, both)).body).toEqual({ organization: "o1", credential: "k" });
    expect((await get(either, { ...both, "x-api-key": "wrong" })).body).toEqual({ user: "u1", credential: "t" });
    expect((await get(either)).challenge).toBe("Bearer");
  });

  test("requires all schemes of an alternative, and merges their contexts", async () => {
    const together = [{ ApiKey: [], Bearer: ["read"] }];
    expect((await get(together, { "x-api-key": "k", authorization: "Bearer t" })).body).toEqual({
      organization: "o1",
      user: "u1",
      credential: "t",
    });
    expect((await get(together, { "x-api-key": "k" })).status).toBe(401);
    expect((await get(together, { "x-api-key": "k", authorization: "Bearer wrong" })).status).toBe(401);
  });

  test("checks a scheme once, even if several alternatives name it", async () => {
    await get(
      [
        { ApiKey: [], Session: [] },
        { ApiKey: [], Bearer: [] },
      ],
      { "x-api-key": "k", authorization: "Bearer t" },
    );
    expect(requests).toHaveLength(2);
  });

  test("an empty alternative at any position makes security optional", async () => {
    const optional = [{}, { ApiKey: [] }];
    expect((await get(optional)).body).toEqual({});
    expect((await get(optional, { "x-api-key": "k" })).body).toMatchObject({ organization: "o1" });
  });

  test("a public operation gets an empty context", async () => {
    expect((await get([])).body).toEqual({});
  });

  test("passes operation and scopes to the handler", async () => {
    await get([{ Bearer: ["things:read"] }], { authorization: "Bearer t", "x-other": "1" });
    const [request] = requests;
    expect(request).toMatchObject({
      operationId: "getThing",
      method: "GET",
      url: expect.stringMatching(/^http:\/\/localhost(:80)?\/things\/a$/),
      scopes: ["things:read"],
      headers: { "x-other": "1" },
    });
    expect(request?.signal.aborted).toBe(false);
  });

  test("a handler may reject with a custom status; other errors are server failures", async () => {
    const refuse = (error: Error) =>
      server({ responses: anyJson, security: [{ ApiKey: [] }] }, context, {
        security: { ApiKey: () => Promise.reject(error) },
      });
    const forbidden = refuse(new HttpFailure(403, "The key may only read", { headers: { "x-hint": "1" } }));
    const response = await forbidden.app.inject({ url: "/things/a", headers: { "x-api-key": "k" } });
    expect([response.json(), response.headers["x-hint"]]).toEqual([
      { status: 403, reason: "forbidden", message: "The key may only read", problems: [] },
      "1",
    ]);
    const broken = refuse(new Error("database password is hunter2"));
    const failed = await broken.app.inject({ url: "/things/a", headers: { "x-api-key": "k" } });
    expect(failed.statusCode).toBe(500);
    expect(failed.body).not.toContain("hunter2");
    expect(broken.errors).toHaveLength(1);
  });

  test("names the schemes without a handler", () => {
    const routes = [{ security: [{ ApiKey: [], Bearer: [] }, { Session: [] }] }] satisfies Parameters<typeof table>;
    expect(() => server(routes, context, { security: { ApiKey: () => ({}) } })).toThrow(
      "security schemes without a handler: Bearer, Session",
    );
    expect(() => server({ security: [{ Other: [] }] })).toThrow("the document has no security scheme Other");
  });
});
