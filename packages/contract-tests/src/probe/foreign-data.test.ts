import { describe, expect, it } from "vitest";
import { readAnyDocument } from "../document/any-document.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import { reasonToWithhold } from "../document/withheld.ts";
import { checkService, type Service, type ServiceRequest } from "../testing/services/service.ts";
import { createShop } from "../testing/services/shop.ts";

const ok = { 200: { description: "OK" } };

function shopWith(operations: [method: string, path: string, more?: JsonObject][]): Service {
  const { document, handle } = createShop();
  const paths: Record<string, JsonObject> = structuredClone(document.paths) as Record<string, JsonObject>;
  for (const [method, path, more] of operations)
    paths[path] = { ...paths[path], [method.toLowerCase()]: { responses: ok, ...more } };
  return {
    document: { ...document, paths },
    handle(request) {
      const extra = operations.some(([method, path]) => method === request.method && path === request.path);
      return extra ? [200, {}] : handle(request);
    },
  };
}

async function requestsTo(service: Service, options: Parameters<typeof checkService>[1] = {}) {
  const requests: ServiceRequest[] = [];
  const run = await checkService(service, { ...options, seen: (request) => void requests.push(request) });
  const called = new Set(requests.map(({ method, path }) => `${method} ${path}`));
  return { ...run, requests, called };
}

describe("operations that may change other data", () => {
  const dangerous: [method: string, path: string, more?: JsonObject][] = [
    ["POST", "/reset"],
    ["POST", "/articles/bulk_delete"],
    [
      "POST",
      "/purge",
      { responses: { 201: { description: "Done", content: { "application/json": { schema: {} } } } } },
    ],
    ["POST", "/delete-all"],
    ["POST", "/admin/database/clear"],
    ["PUT", "/truncate"],
    ["DELETE", "/articles"],
    ["PATCH", "/settings"],
    ["POST", "/keys/rotate"],
    ["POST", "/jobs/run"],
    ["POST", "/vendors", { operationId: "wipeVendors" }],
    ["POST", "/stock", { summary: "Reset the stock" }],
    ["GET", "/cache/flush"],
    ["GET", "/restart"],
    ["POST", "/admin/factory-reset"],
  ];

  it("are not called, and each is listed with the reason", async () => {
    const { called, skipped, found } = await requestsTo(shopWith(dangerous));
    expect(dangerous.map(([method, path]) => `${method} ${path}`).filter((one) => called.has(one))).toEqual([]);
    for (const [method, path, more] of dangerous) {
      const name = typeof more?.operationId === "string" ? more.operationId : `${method.toLowerCase()} ${path}`;
      expect(
        skipped.find((line) => line.startsWith(`${name}: not called: may change resources of other users`)),
        name,
      ).toBeDefined();
    }
    expect(found).toBe("");
  });

  it("are called when --allow or the hints name them", async () => {
    const { called } = await requestsTo(shopWith(dangerous), { hints: { allow: ["POST /reset"] } });
    expect(called).toContain("POST /reset");
    expect(called).not.toContain("POST /purge");
  });

  it("are distinguished from creations and harmless reads by name", () => {
    const document = readAnyDocument({
      openapi: "3.1.0",
      info: { title: "t", version: "1" },
      paths: { "/pets": { post: { responses: ok } }, "/pets/{id}": { get: { responses: ok } } },
    });
    const [post] = document.operations;
    const reason = (method: string, path: string, id = path) =>
      post && reasonToWithhold({ ...post, method, path, id }, document.operations, "");
    expect(reason("POST", "/pets")).toBeUndefined();
    expect(reason("POST", "/pets/{id}/cancel")).toBeUndefined();
    expect(reason("GET", "/restore-points/{id}")).toBeUndefined();
    expect(reason("GET", "/orders/cancelled", "listCancelled")).toBeUndefined();
    expect(reason("GET", "/countries/all", "all")).toBeUndefined();
    expect(reason("POST", "/pets/{id}/restart")).toContain("ends a server");
    expect(reason("GET", "/cache", "flushCache")).toContain("flush");
    expect(reason("POST", "/pets", "importPets")).toContain("import");
  });
});

it("does not delete a resource that existed before and that a creation returned", async () => {
  const { document, handle } = createShop();
  const upsert: Service = {
    document,
    handle: (request) =>
      request.method === "POST" && isObject(request.body) && handle(request)[0] === 201
        ? [201, handle({ ...request, method: "GET", path: "/articles/1" })[1]]
        : handle(request),
  };
  const { called } = await requestsTo(upsert);
  expect([...called].filter((one) => /^(DELETE|PATCH) \/articles\/1$/.test(one))).toEqual([]);
});

it("sends no Origin with a request that changes data", async () => {
  const { document, handle } = createShop();
  const guarded: Service = {
    document,
    handle: (request) =>
      request.headers.has("origin") && request.method !== "GET" && request.method !== "OPTIONS"
        ? [403, { message: "Invalid CORS request" }]
        : handle(request),
  };
  const { found, requests } = await requestsTo(guarded);
  expect(requests.filter(({ method, headers }) => method === "POST" && headers.has("origin"))).toEqual([]);
  expect(found).toBe("");
});

it("reports a creation whose bodies are all refused, with the words of the server", async () => {
  const { document, handle } = createShop();
  const strict: Service = {
    document,
    handle: (request) => (request.method === "POST" ? [422, { message: "a supplier is needed" }] : handle(request)),
  };
  const { found } = await requestsTo(strict);
  expect(found).toContain("the document lacks a requirement");
});

it("deletes created data and reports its results after an interruption", async () => {
  const { document, handle } = createShop();
  const interruption = new AbortController();
  const shop: Service = {
    document,
    handle(request) {
      const response = handle(request);
      if (response[0] === 201) interruption.abort();
      return response;
    },
  };
  const { report, called } = await requestsTo(shop, { signal: interruption.signal });
  expect(report.ended).toBe("it was interrupted");
  expect(report.outcomes.length).toBeGreaterThan(0);
  expect(called).toContain("DELETE /articles/24");
  expect(report.leftBehind).toEqual([]);
});
