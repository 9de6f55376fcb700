import Fastify, { type FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import {
  anyJson,
  echo,
  json,
  ok,
  parameter,
  parameters,
  server,
  table,
  thing,
  toErrorBody,
} from "../../testing/things.ts";
import { type Failure, serve } from "../index.ts";

describe("serve", () => {
  test("passes a validated request to the handler and sends its result", async () => {
    const { app } = server(
      {
        operationId: "createThing",
        method: "POST",
        path: "/shelves/{shelf}/things",
        parameters: [parameter("shelf", "path"), parameter("dry", "query"), parameter("X-Trace", "header")],
        validateParameters: parameters({
          path: { properties: { shelf: { type: "integer" } } },
          query: { properties: { dry: { type: "boolean", default: false } } },
          headers: { properties: { "x-trace": { type: "string" } } },
        }),
        body: { required: true, content: { "application/json": json(thing) } },
        responses: {
          201: { headers: { location: { required: true } }, content: { "application/json": { kind: "json" } } },
        },
      },
      ({ operationId, params, query, headers, contentType, body, accepts, url }) => ({
        status: 201,
        headers: { Location: "/things/t1" },
        body: { operationId, params, query, headers, contentType, body, accepts, url },
      }),
      { prefix: "/v1" },
    );
    const response = await app.inject({
      method: "POST",
      url: "/v1/shelves/7/things?unknown=1",
      headers: { "x-trace": "abc", "content-type": "application/json; charset=UTF-8" },
      payload: JSON.stringify({ id: "t1", name: "one" }),
    });
    expect(response.json()).toEqual({
      operationId: "createThing",
      params: { shelf: 7 },
      query: { dry: false },
      headers: { "x-trace": "abc" },
      contentType: "application/json",
      body: { id: "t1", name: "one" },
      accepts: ["application/json"],
      url: "http://localhost:80/v1/shelves/7/things?unknown=1",
    });
    expect(response.statusCode).toBe(201);
    expect(response.headers).toMatchObject({ location: "/things/t1", "content-type": "application/json" });
  });

  test("names the operations without a handler", () => {
    const routes = table({ operationId: "getThing" }, { operationId: "listThings" }, { operationId: "toString" });
    expect(() => serve(routes, { getThing: ok, toString: 1 }, {}, { toErrorBody })).toThrow(
      "operations without a handler: listThings, toString",
    );
  });

  test("two versions on one app have separate error objects and parsers", async () => {
    const app = Fastify();
    app.post("/plain", async (request) => request.body);
    app.register(serve(table({}), { getThing: ok }, {}, { toErrorBody }), { prefix: "/v1" });
    const coded = ({ status }: Failure) => ({ contentType: "application/vnd.v2+json", body: { code: status } });
    app.register(serve(table({}), { getThing: ok }, {}, { toErrorBody: coded }), { prefix: "/v2" });
    app.setNotFoundHandler((_request, reply) => reply.code(404).send("app"));

    expect((await app.inject("/v1/x")).json()).toMatchObject({ status: 404, reason: "unknown-path" });
    const second = await app.inject({ method: "PUT", url: "/v2/things/a" });
    expect([second.json(), second.headers["content-type"]]).toEqual([{ code: 405 }, "application/vnd.v2+json"]);
    expect((await app.inject("/x")).body).toBe("app");
    expect((await app.inject({ method: "POST", url: "/plain", payload: { a: 1 } })).json()).toEqual({ a: 1 });
  });

  test("keeps the app's 404 without a prefix", async () => {
    const { app } = server({});
    app.setNotFoundHandler((_request, reply) => reply.code(404).send("app"));
    expect((await app.inject("/x")).body).toBe("app");
    expect((await app.inject("/things/a")).statusCode).toBe(200);
    expect((await server({}).app.inject("/x")).json()).toMatchObject({ reason: "unknown-path" });
  });

  test("rejects other methods even if the app handles unknown paths", async () => {
    const { app } = server({});
    app.setNotFoundHandler((_request, reply) => reply.code(404).send("app"));
    const responses = await Promise.all(
      (["PUT", "OPTIONS"] as const).map((method) => app.inject({ method, url: "/things/a" })),
    );
    expect(responses.map(({ statusCode, headers }) => [statusCode, headers.allow])).toEqual([
      [405, "GET, HEAD, OPTIONS"],
      [204, "GET, HEAD, OPTIONS"],
    ]);
  });

  test("takes the app's own limit of bodies by default", async () => {
    const route = {
      method: "POST" as const,
      responses: anyJson,
      body: { required: true, content: { "text/*": { kind: "text" as const } } },
    };
    const { app } = server(route, ok, { fastify: { bodyLimit: 10 } });
    const headers = { "content-type": "text/a" };
    const response = await app.inject({ method: "POST", url: "/things/a", headers, payload: "x".repeat(11) });
    expect(response.json().message).toBe("The body is larger than 10 bytes");
  });

  test("finds a path's list below a prefix that has parameters, and responds to TRACE", async () => {
    const parameters = [parameter("id", "path", { shape: "array" })];
    const { app } = server({ parameters, responses: anyJson }, echo("params"), { prefix: "/:tenant/v1" });
    expect((await app.inject("/acme/v1/things/a%2Cb,c?x=/a/b")).json()).toEqual({ params: { id: ["a,b", "c"] } });
    const trace = await app.inject({ method: "TRACE" as "PUT", url: "/acme/v1/things/a" });
    expect([trace.statusCode, trace.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  test("runs the app's hooks with the operation; they may change the response", async () => {
    const { app } = server({ responses: anyJson }, ok, { prefix: "/v1" });
    const seen: unknown[] = [];
    app.addHook("onRequest", async (request) => void seen.push(request.routeOptions.config));
    app.addHook("preHandler", async (_request, reply) => void reply.header("x-hook", "1"));
    app.addHook("onSend", async (_request, _reply, payload) => String(payload).replace("one", "two"));
    app.addHook("onResponse", async (_request, reply) => void seen.push(reply.statusCode));
    const response = await app.inject("/v1/things/a");
    expect(response.json()).toEqual({ id: "t1", name: "two" });
    expect(response.headers["x-hook"]).toBe("1");
    expect(seen).toEqual([expect.objectContaining({ operationId: "getThing" }), 200]);
  });

  test.each([undefined, "application/json", "image/png", "text/plain; charset=utf-8"])(
    "runs the app's hooks before it judges a body of the type %s",
    async (type) => {
      const { app } = server({ method: "POST", body: { required: true, content: {} } });
      app.addHook("preHandler", async (_request, reply) => reply.code(202).send("hook"));
      const headers = { "transfer-encoding": "chunked", ...(type !== undefined && { "content-type": type }) };
      const response = await app.inject({ method: "POST", url: "/things/a", headers, payload: Buffer.from("x") });
      expect(response.body).toBe("hook");
    },
  );

  test("lets a hook respond in its place", async () => {
    const { app } = server({}, () => {
      throw new Error("must not be called");
    });
    app.addHook("preHandler", async (_request, reply) => reply.code(202).send("later"));
    expect((await app.inject("/things/a")).body).toBe("later");
  });

  test("finishes the requests it has before it closes", async () => {
    let begun = () => {};
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const { app }: { app: FastifyInstance } = server({ responses: anyJson }, async () => {
      begun();
      await expect.poll(() => app.server.listening).toBe(false);
      return { status: 200, body: "done" };
    });
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    const response = fetch(`${url}/things/a`, { headers: { connection: "close" } });
    await started;
    const closed = app.close();
    expect(await (await response).json()).toBe("done");
    await closed;
    await expect(fetch(`${url}/things/a`)).rejects.toThrow();
  });

  test("validates responses by default", async () => {
    const wrong = () => ({ status: 200, body: { id: 1 } });
    expect((await server({}, wrong).app.inject("/things/a")).statusCode).toBe(500);
    expect((await server({}, wrong, { validateResponses: false }).app.inject("/things/a")).json()).toEqual({ id: 1 });
  });

  test("logs operation and request of a refused response, and hides them from the client", async () => {
    const { app, log } = server({}, () => ({ status: 200, body: { id: "secret" } }));
    const response = await app.inject("/things/a");
    expect(response.body).not.toContain("secret");
    expect(log.filter(({ level }) => level === 50)).toMatchObject([
      {
        reqId: "req-1",
        operationId: "getThing",
        msg: expect.stringContaining("getThing responded with 200 with a body that violates the document: / must have"),
      },
    ]);
  });

  test("logs an error of a handler with its request, and a failed error object", async () => {
    const { app, log } = server({}, () => Promise.reject("secret"));
    await app.inject("/things/a");
    expect(log.filter(({ level }) => level >= 50)).toMatchObject([{ reqId: "req-1", operationId: "getThing" }]);
    const toErrorBody = () => {
      throw new Error("no error object");
    };
    const broken = server({}, ok, { toErrorBody });
    await broken.app.inject("/nowhere");
    expect(broken.log.some(({ msg }) => msg === "toErrorBody failed")).toBe(true);
  });

  test("reports each body, valid or not, and each failure with its response body", async () => {
    const bodies: unknown[] = [];
    const failures: [Failure, unknown][] = [];
    const { app } = server(
      {
        method: "POST",
        path: "/things",
        parameters: [],
        body: { required: true, content: { "application/json": json(thing) } },
      },
      ok,
      {
        onBody: (body) => bodies.push(JSON.parse(String(body))),
        onFailure: (failure, body) => failures.push([failure, body]),
      },
    );
    const post = (payload: object) => app.inject({ method: "POST", url: "/things", payload });
    await post({ id: "t1", name: "one" });
    const refused = await post({ id: 1 });
    await app.inject("/nowhere");
    expect(bodies).toEqual([{ id: "t1", name: "one" }, { id: 1 }]);
    expect(failures.map(([{ status }]) => status)).toEqual([400, 404]);
    expect(failures[0]?.[1]).toEqual(refused.json());
  });
});
