import Fastify from "fastify";
import { expect, test } from "vitest";
import { createServer, type Handlers, notImplemented } from "./server.ts";

async function serverOf(handlers: Partial<Handlers<object>>) {
  const app = Fastify();
  await app.register(createServer({ ...notImplemented, ...handlers }, { ApiKey: () => ({}) }), { prefix: "/v1" });
  return (url: string) => app.inject({ url: `/v1${url}`, headers: { "x-api-key": "any" } });
}

const noIntegers = [
  "0x10",
  "0b11",
  "1e1",
  "%2B5",
  "05",
  "5.0",
  "%205",
  "Infinity",
  "1e400",
  "9".repeat(400),
  "9007199254740993",
];

test.each(noIntegers.map((text) => [text.slice(0, 20), text]))(
  "refuses the page %s with 400, and names the parameter",
  async (_, page) => {
    const get = await serverOf({});
    const response = await get(`/candidates?page=${page}`);
    expect([response.statusCode, response.json().validationErrors]).toEqual([
      400,
      [expect.objectContaining({ field: "page" })],
    ]);
  },
);

test("passes a number in text to the handler as a number", async () => {
  const pages: unknown[] = [];
  const get = await serverOf({
    listCandidates({ query }) {
      pages.push(query.page);
      return { status: 200, body: { items: [], totalItems: 0, totalPages: 0, pageNumber: 1, pageSize: 20 } as never };
    },
  });
  await get("/candidates?page=17");
  expect(pages).toEqual([17]);
});
