import Fastify from "fastify";
import { expect, test } from "vitest";
import { ApiError, createClient, unwrap } from "./index.ts";
import { createServer, type Handlers, MoveNotAllowed, notImplemented } from "./server.ts";

async function clientOf(handlers: Partial<Handlers<{ operator: string }>>) {
  const app = Fastify();
  const security = { BearerToken: (token: string) => (token === "secret" ? { operator: "you" } : undefined) };
  await app.register(createServer({ ...notImplemented, ...handlers }, security), { prefix: "/control" });
  const fetch = async (request: Request) => {
    const { method, url, headers } = request;
    const payload = await request.text();
    const options = { method: method as "GET", url, headers: Object.fromEntries(headers), ...(payload && { payload }) };
    const { statusCode, body } = await app.inject(options);
    return new Response(body, { status: statusCode, headers: { "content-type": "application/json" } });
  };
  return (token?: string) => createClient({ baseUrl: "http://127.0.0.1/control", fetch, token });
}

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable(),
    (error) => {
      expect(error).toBeInstanceOf(ApiError);
      return error;
    },
  );

test("marks requests with the token for handlers, and passes other requests", async () => {
  const seen: unknown[] = [];
  const clock = { now: "2026-03-04T08:00:00.000Z", frozen: false, ownClocks: [] };
  const client = await clientOf({
    getClock(_, { operator }) {
      seen.push(operator);
      return { status: 200, body: clock };
    },
  });
  expect(await unwrap(client("secret").GET("/clock"))).toEqual(clock);
  await unwrap(client("another").GET("/clock"));
  await unwrap(client().GET("/clock"));
  expect(seen).toEqual(["you", undefined, undefined]);
});

test("a forbidden transition has the allowed ones", async () => {
  const client = await clientOf({
    startAssessment() {
      throw new MoveNotAllowed("Not now.", ["submit"]);
    },
  });
  const params = { path: { id: "asm_1" } };
  const error = await failureOf(unwrap(client().POST("/assessments/{id}/start", { params })));
  expect(error).toMatchObject({ status: 409, message: expect.stringContaining("Not now."), allowedMoves: ["submit"] });
});

test.each([["3d"], ["P"], ["PT"], ["P1Y"], [-1], [1.5]])("refuses the duration %s", async (duration) => {
  const client = await clientOf({});
  const error = await failureOf(unwrap(client().POST("/clock/advance", { body: { duration } })));
  expect([error.status, error.validationErrors[0]?.field, error.allowedMoves]).toEqual([400, "duration", undefined]);
});

test.each([["P3D"], ["PT90S"], ["P1W"], ["P1DT2H30M"], ["PT0.5S"], [90_000]])(
  "takes the duration %s",
  async (duration) => {
    const client = await clientOf({});
    expect((await failureOf(unwrap(client().POST("/clock/advance", { body: { duration } })))).status).toBe(501);
  },
);

test("refuses an empty body, and accepts a missing body with a default", async () => {
  const client = (await clientOf({}))();
  const params = { path: { id: "org_1" } };
  const assign = client.PATCH("/candidates/{id}/assignment", { params, body: {} });
  expect((await failureOf(unwrap(assign))).status).toBe(400);
  expect((await failureOf(unwrap(client.POST("/organizations/{id}/keys", { params })))).status).toBe(501);
});
