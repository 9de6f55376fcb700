import { type JsonObject, readAnyDocument } from "@assessment-api/contract-tests/internal";
import { describe, expect, it } from "vitest";
import { type Answer, chooseFaults, type Next, type Passing, type Seen } from "./faults.ts";

const item = {
  type: "object",
  required: ["id", "title"],
  properties: { id: { type: "integer" }, title: { type: "string" }, size: { type: "integer" } },
};
const json = (schema: JsonObject) => ({ description: "OK", content: { "application/json": { schema } } });
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const document = readAnyDocument({
  openapi: "3.0.3",
  info: { title: "Items", version: "1" },
  security: [{ key: [] }],
  paths: {
    "/items": {
      get: {
        operationId: "list",
        parameters: [{ name: "limit", in: "query", schema: { type: "integer" } }],
        responses: { 200: json({ type: "array", items: item }) },
      },
      post: {
        operationId: "add",
        requestBody: { content: { "application/json": { schema: item } } },
        responses: { 201: json(item) },
      },
    },
    "/items/{id}": {
      parameters: [id],
      get: { operationId: "read", responses: { 200: json(item) } },
      put: {
        operationId: "replace",
        requestBody: { content: { "application/json": { schema: item } } },
        responses: { 200: json(item) },
      },
      delete: { operationId: "remove", responses: { 204: { description: "Gone" } } },
    },
  },
  components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "authorization" } } },
});
const withKey = {
  ...document,
  operations: document.operations.map((one) => ({
    ...one,
    key: { in: "header" as const, name: "authorization", prefix: "", scheme: "key", optional: false },
  })),
};
const lamp = { id: 1, title: "Lamp", size: 3 };
const chair = { id: 2, title: "Chair", size: 4 };
const seen: Seen = {
  bodies: new Map<string, unknown>([
    ["list", [lamp, chair]],
    ["add", lamp],
    ["read", lamp],
    ["replace", lamp],
  ]),
  statuses: new Map([
    ["list", new Set([200, 400, 401])],
    ["add", new Set([201, 400])],
    ["read", new Set([200, 404])],
    ["replace", new Set([200, 422])],
    ["remove", new Set([204, 404])],
  ]),
  sent: new Map([
    ["add", lamp],
    ["replace", lamp],
  ]),
};

const exchanges: [id: string, method: string, path: string, body: unknown, status: number, shown: unknown][] = [
  ["list", "GET", "/items?limit=1", undefined, 200, [lamp, chair]],
  ["list", "GET", "/items?limit=x", undefined, 400, {}],
  ["add", "POST", "/items", lamp, 201, lamp],
  ["add", "POST", "/items", { title: 7 }, 400, {}],
  ["read", "GET", "/items/1", undefined, 200, lamp],
  ["read", "GET", "/items/9", undefined, 404, {}],
  ["replace", "PUT", "/items/1", chair, 200, chair],
  ["replace", "PUT", "/items/1", {}, 422, {}],
  ["read", "GET", "/items/1", undefined, 200, chair],
  ["list", "GET", "/items", undefined, 200, [lamp, chair]],
  ["remove", "DELETE", "/items/1", undefined, 204, undefined],
  ["remove", "DELETE", "/items/9", undefined, 404, {}],
];

async function passingOf(plant: (request: Passing, next: Next) => Promise<Answer>): Promise<string> {
  const log: unknown[] = [];
  for (const [operation, method, path, body, status, shown] of exchanges) {
    const request: Passing = {
      method,
      url: new URL(`http://items.test${path}`),
      headers: new Headers(),
      body,
      operation: withKey.operations.find((one) => one.id === operation),
      values: [],
    };
    const next: Next = async ({ method: sent, url, body: received, headers }) => {
      log.push([sent, url.href, received, headers.get("authorization")]);
      return { status, headers: new Headers({ "content-type": "application/json" }), body: structuredClone(shown) };
    };
    const answer = await plant(request, next);
    log.push([answer.status, answer.headers.get("content-type"), answer.body]);
  }
  return JSON.stringify(log);
}

describe("faults of services", () => {
  const faults = chooseFaults(withKey, seen, 200, "1");

  it("are of every kind", () => {
    expect(new Set(faults.map(({ kind }) => kind)).size).toBe(20);
  });

  it("are the same for the same seed", () => {
    const names = (seed: string) => chooseFaults(withKey, seen, 12, seed).map(({ name }) => name);
    expect(names("1")).toEqual(names("1"));
    expect(names("1")).not.toEqual(names("2"));
  });

  it.each(faults.map((fault): [string, (typeof faults)[number]] => [fault.name, fault]))(
    "%s: changes what passes",
    async (_, fault) => {
      let planted = 0;
      const plant = fault.plant(() => {
        planted += 1;
      });
      expect(await passingOf(plant)).not.toBe(await passingOf((request, next) => next(request)));
      expect(planted).toBeGreaterThan(0);
    },
  );
});
