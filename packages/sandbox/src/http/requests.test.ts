import Fastify from "fastify";
import { expect, test } from "vitest";
import { addCommonHeaders, createRequestId, type LogLevel, loggingOptions } from "./requests.ts";

function createApp(level: LogLevel = "info") {
  const lines: string[] = [];
  const app = Fastify(loggingOptions(level, { write: (line) => lines.push(line) }));
  addCommonHeaders(app);
  app.get("/t/:token", async () => "the test");
  app.get("/v1/candidates", async () => []);
  app.get("/failing", async () => {
    const cause = new Error("no webhook for whs_S3cretS3cretS3cret");
    throw Object.assign(new Error("mail to tkn_S3cretS3cretS3cret was not sent", { cause }), {
      mail: { text: "Dear S3cret" },
    });
  });
  return { app, lines, logged: () => lines.map((line) => JSON.parse(line)) };
}

test("a request is one JSON line with the id of its response", async () => {
  const { app, logged } = createApp();
  const { headers } = await app.inject({ url: "/v1/candidates" });
  expect(headers["x-request-id"]).toMatch(/^req_[0-9A-Za-z]{12}$/);
  expect(logged()).toEqual([
    {
      level: "info",
      time: expect.any(Number),
      requestId: headers["x-request-id"],
      method: "GET",
      path: "/v1/candidates",
      status: 200,
      ms: expect.any(Number),
      msg: "request",
    },
  ]);
});

test.each([
  "/t/tkn_S3cretS3cretS3cret",
  "/t/S3cret",
  "/t/S3cret/answers?x=1",
  "/v1/candidates?query=S3cret@example.com",
  "/reports/asm_1/rpt_S3cret.pdf",
  "/candidates/cnd_1/cpg_S3cret",
  "/gone/tkn_S3cretS3cretS3cret?key=S3cret",
])("the log of %s has no secret", async (url) => {
  const { app, lines } = createApp("trace");
  await app.inject({ url, headers: { "x-api-key": "S3cret", authorization: "Bearer S3cret" } });
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain("S3cret");
});

test("an error is logged with its causes, without bodies or credentials", async () => {
  const { app, lines, logged } = createApp();
  await app.inject({ url: "/failing" });
  expect(logged()[0]).toMatchObject({
    level: "error",
    err: { type: "Error", message: "mail to tkn_… was not sent", cause: { message: "no webhook for whs_…" } },
  });
  expect(lines.join()).not.toContain("S3cret");
});

test("the log has no entries below its level", async () => {
  const { app, logged } = createApp("error");
  await app.inject({ url: "/v1/candidates" });
  await app.inject({ url: "/failing" });
  expect(logged().map(({ level }) => level)).toEqual(["error"]);
});

test("ids of requests ascend, also within a millisecond", () => {
  const ids = Array.from({ length: 10_000 }, createRequestId);
  expect(ids).toEqual([...new Set(ids)].toSorted());
});
