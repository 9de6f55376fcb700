import { describe, expect, test } from "vitest";
import { anyJson, echo, ok, parameter, server } from "../../testing/things.ts";

describe("paths and methods", () => {
  test.each([
    ["/things/{id}:publish", "/things/a%2Fb:publish", { id: "a/b" }],
    ["/files/{name}.{ext}", "/files/report%20a.tar", { name: "report a", ext: "tar" }],
    ["/a:b/{x}", "/a:b/%25", { x: "%" }],
    ["/é/{x}", "/%C3%A9/%C3%A9", { x: "é" }],
    ["/({x})", "/(1)", { x: "1" }],
  ])("the router finds %s for %s", async (path, url, params) => {
    const parameters = Object.keys(params).map((name) => parameter(name, "path"));
    const { app } = server({ path, parameters, responses: anyJson }, echo("params"));
    expect((await app.inject(url)).json()).toEqual({ params });
  });

  const things = () =>
    server(
      [
        { operationId: "getThing" },
        { operationId: "deleteThing", method: "DELETE", responses: { 204: { headers: {}, content: {} } } },
        { operationId: "getMine", path: "/things/mine", parameters: [] },
      ],
      { getThing: ok, getMine: ok, deleteThing: () => ({ status: 204 }) },
      { prefix: "/v1" },
    ).app;

  test.each(["POST", "PUT", "PATCH"] as const)(
    "responds with %s of a known path with 405 and Allow",
    async (method) => {
      const response = await things().inject({ method, url: "/v1/things/a" });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe("GET, DELETE, HEAD, OPTIONS");
      expect(response.json()).toMatchObject({ status: 405, reason: "method-not-allowed" });
    },
  );

  test("does not mix the methods of a literal path with those of a template", async () => {
    const response = await things().inject({ method: "DELETE", url: "/v1/things/mine" });
    expect([response.statusCode, response.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  test("responds to OPTIONS with 204 and Allow", async () => {
    const response = await things().inject({ method: "OPTIONS", url: "/v1/things/a" });
    expect([response.statusCode, response.headers.allow, response.body]).toEqual([
      204,
      "GET, DELETE, HEAD, OPTIONS",
      "",
    ]);
  });

  test("responds to HEAD as to GET, without the body", async () => {
    const app = things();
    const [head, get] = [await app.inject({ method: "HEAD", url: "/v1/things/a" }), await app.inject("/v1/things/a")];
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers).toMatchObject({
      "content-type": "application/json",
      "content-length": String(get.rawPayload.length),
    });
    const missing = await app.inject({ method: "HEAD", url: "/v1/nowhere" });
    expect([missing.statusCode, missing.body]).toEqual([404, ""]);
  });

  test("uses HEAD and OPTIONS of the document if declared", async () => {
    const { app } = server(
      [
        { operationId: "getThing", responses: anyJson },
        { operationId: "headThing", method: "HEAD", responses: { 204: { headers: {}, content: {} } } },
        { operationId: "optionsThing", method: "OPTIONS", responses: anyJson },
      ],
      { getThing: ok, headThing: () => ({ status: 204, headers: { "x-own": "1" } }), optionsThing: ok },
    );
    expect((await app.inject({ method: "HEAD", url: "/things/a" })).headers["x-own"]).toBe("1");
    expect((await app.inject({ method: "OPTIONS", url: "/things/a" })).json()).toEqual({ id: "t1", name: "one" });
  });

  test.each(["/v1/nowhere", "/v1/things", "/v1/things/", "/v1/things/a/b", "/v1"])(
    "responds with 404 for %s in the version's error object",
    async (url) => {
      const response = await things().inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        status: 404,
        reason: "unknown-path",
        message: "There is no such path",
        problems: [],
      });
    },
  );
});
