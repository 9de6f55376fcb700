import { describe, expect, it } from "vitest";
import { isObject } from "../document/json.ts";
import { createLedger } from "../testing/services/ledger.ts";
import { createRooms } from "../testing/services/rooms.ts";
import {
  checkService,
  type Fault,
  type Handle,
  type RunOptions,
  type Service,
  type ServiceRequest,
  type ServiceResponse,
} from "../testing/services/service.ts";
import { createShop } from "../testing/services/shop.ts";

function createBareShop(): Service {
  const shop = createShop();
  const document = structuredClone(shop.document) as { openapi: string; paths: Record<string, unknown> };
  const { get } = document.paths["/articles"] as { get: { parameters: { name: string; schema: unknown }[] } };
  for (const one of get.parameters.filter(({ name }) => name === "page"))
    one.schema = { anyOf: [{ type: "integer" }, { type: "null" }] };
  const limit = { name: "limit", in: "query", schema: {} };
  get.parameters = [limit, ...get.parameters] as typeof get.parameters;
  document.openapi = "3.1.0";
  return { ...shop, document };
}

function createSilentShop(): Service {
  const shop = createShop();
  const said = JSON.stringify(shop.document, (key, value: unknown) =>
    (key === "parameters" && JSON.stringify(value).includes("sku")) || key === "components"
      ? undefined
      : isObject(value) && typeof value.$ref === "string"
        ? {}
        : key === "responses"
          ? Object.fromEntries(Object.keys(value as object).map((status) => [status, { description: "OK" }]))
          : value,
  );
  return { ...shop, document: JSON.parse(said) };
}

function createOpenLedger(keeps: boolean): Service {
  const { document, handle } = createLedger();
  const created = new Map<string, unknown>();
  return {
    document,
    handle(request) {
      const { method, path, body } = request;
      const response = handle(request);
      const [, , id = ""] = path.split("/");
      if (response[0] !== 404 || !/^[0-9a-f-]{36}$/.test(id)) return response;
      if (method !== "PUT" || !isObject(body)) return created.has(id) ? [200, created.get(id)] : response;
      const entry = { ...body, id, createdAt: "2026-01-01T00:00:00Z" };
      if (keeps) created.set(id, entry);
      return [200, entry];
    },
  };
}

function createWideShop(most?: number): Service {
  const { document, handle } = createShop();
  const wide = JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === "maximum" && value === 10 ? undefined : value)),
  );
  return {
    document: wide,
    handle(request) {
      const query = new URLSearchParams(request.query);
      const size = Number(query.get("per_page") ?? 5);
      if (most !== undefined && Number.isInteger(size) && size > most) query.set("per_page", String(most));
      return handle({ ...request, query });
    },
  };
}

function everyPage(handle: Handle, request: ServiceRequest): ServiceResponse {
  const query = new URLSearchParams(request.query);
  query.set("per_page", "10");
  const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => {
    query.set("page", String(number));
    return handle({ ...request, query });
  });
  return pages.find(([status]) => status !== 200) ?? [200, pages.flatMap(([, list]) => list)];
}

function createWholeShop(): Service {
  const { document, handle } = createWideShop();
  return {
    document: JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === "default" ? undefined : value))),
    handle(request) {
      const { method, path, query } = request;
      if (method !== "GET" || path !== "/articles" || query.has("page") || query.has("per_page"))
        return handle(request);
      return everyPage(handle, request);
    },
  };
}

function createSlashShop(): Service {
  const { document, handle } = createShop();
  const { "/articles": collection, ...others } = document.paths as Record<string, unknown>;
  return {
    document: { ...document, paths: { "/articles/": collection, ...others } },
    handle(request) {
      if (request.path === "/articles") return [404, { message: "no such path" }];
      return handle({ ...request, path: request.path.replace(/\/$/, "") });
    },
  };
}

function createLooseShop(): Service {
  const { document, handle } = createShop();
  const loose = structuredClone(document) as { paths: Record<string, { get: { parameters: unknown[] } }> };
  loose.paths["/articles"]?.get.parameters.push(
    { name: "price", in: "query", schema: { type: "integer" } },
    { name: "others", in: "query", schema: { type: "object", additionalProperties: true } },
  );
  return {
    document: loose as Service["document"],
    handle(request) {
      const { method, path, query } = request;
      const price = query.get("price");
      if (price === null || method !== "GET" || path !== "/articles") return handle(request);
      if (!/^\d+$/.test(price)) return [422, { message: "price is no integer" }];
      const [status, , headers] = handle(request);
      if (status !== 200) return [status, { message: "no such page" }, headers ?? {}];
      const [, all] = everyPage(handle, request);
      const found = (all as { price: unknown }[]).filter((one) => one.price === Number(price));
      const size = Number(query.get("per_page") ?? 5);
      const start = (Number(query.get("page") ?? 1) - 1) * size;
      return [200, found.slice(start, start + size)];
    },
  };
}

const services: Record<string, [create: () => Service, options: RunOptions]> = {
  shop: [createShop, {}],
  "shop with two ways to page": [createBareShop, {}],
  "shop without schemas": [createSilentShop, {}],
  "shop that refuses large pages": [() => createWideShop(), {}],
  "shop with a slash": [createSlashShop, {}],
  "shop whose list is whole": [createWholeShop, {}],
  "shop that shows less than a large page": [() => createWideShop(7), {}],
  "shop with loose parameters": [createLooseShop, {}],
  ledger: [createLedger, { credentials: { user: "maya:secret", token: "ledger-token" } }],
  rooms: [createRooms, { credentials: { session: "abc", tenant: "t1" } }],
};

const onResponse =
  (
    fits: (request: ServiceRequest) => boolean,
    change: (response: ServiceResponse, request: ServiceRequest) => ServiceResponse,
  ): Fault =>
  (request, next) =>
    fits(request) ? change(next(request), request) : next(request);
const onRequest =
  (change: (request: ServiceRequest) => ServiceRequest): Fault =>
  (request, next) =>
    next(change(request));
const without = (...names: string[]) =>
  onRequest((request) => {
    const query = new URLSearchParams(request.query);
    for (const name of names) query.delete(name);
    return { ...request, query };
  });
const body =
  (change: (value: Record<string, unknown>) => unknown) =>
  (response: ServiceResponse): ServiceResponse => {
    const [status, value, headers] = response;
    return isObject(value) && status < 300 ? [status, change(value), headers ?? {}] : response;
  };
const isGet = ({ method }: ServiceRequest) => method === "GET";
const isOne = ({ method, path }: ServiceRequest) => method === "GET" && path.split("/").length === 3;
const accepting =
  (method: string, status: number, value: unknown): Fault =>
  (request, next) => {
    const response = next(request);
    return request.method === method && response[0] >= 400 && response[0] !== 404 ? [status, value] : response;
  };
const takingAll = accepting("POST", 201, { sku: 1, title: "Lamp", price: 1, colour: "Lamp" });
const ignored =
  (method: string): Fault =>
  (request, next: Handle) =>
    request.method === method ? next({ ...request, method: "GET" }) : next(request);

const cutTitle = onRequest((request) =>
  request.method === "POST" && isObject(request.body) && typeof request.body.title === "string"
    ? { ...request, body: { ...request.body, title: request.body.title.slice(0, 5) } }
    : request,
);

const faults: [service: string, fault: string, plant: Fault][] = [
  ["shop", "a page is ignored", without("page")],
  ["shop", "a page size is ignored", without("per_page")],
  ["shop", "a filter is ignored", without("colour")],
  ["shop", "a comparison is ignored", without("price[gte]")],
  [
    "shop",
    "a member is missing",
    onResponse(
      isOne,
      body(({ title: _, ...rest }) => rest),
    ),
  ],
  [
    "shop",
    "a number is a text",
    onResponse(
      isOne,
      body((one) => ({ ...one, price: String(one.price) })),
    ),
  ],
  [
    "shop",
    "the response to a change lacks a member that was sent",
    onResponse(
      ({ method }) => method === "PATCH",
      body(({ colour: _, ...rest }) => rest),
    ),
  ],
  ["shop with two ways to page", "a page is ignored", without("page")],
  ["shop without schemas", "a change is not stored", ignored("PATCH")],
  ["shop without schemas", "a page is ignored", without("page")],
  [
    "shop without schemas",
    "an unknown id is found",
    onResponse(isOne, (response) => (response[0] === 404 ? [200, { sku: 1, title: "x", price: 1 }] : response)),
  ],
  ["shop", "a change is not stored", ignored("PATCH")],
  ["shop", "a deletion is not done", (request, next) => (request.method === "DELETE" ? [204] : next(request))],
  [
    "shop",
    "an unknown id is found",
    onResponse(isOne, (response) => (response[0] === 404 ? [200, { sku: 1, title: "x", price: 1 }] : response)),
  ],
  ["shop", "a wrong body is accepted", accepting("POST", 201, { sku: 1, title: "x", price: 1 })],
  ["shop", "text is cut", cutTitle],
  ["shop without schemas", "text is cut", cutTitle],
  [
    "shop with a slash",
    "an element is not found, unless it is new",
    onResponse(
      ({ method, path }) => method === "GET" && /\/([1-9]|1\d|2[0-3])$/.test(path),
      () => [404, { message: "no such article" }],
    ),
  ],
  ["ledger", "the cursor is ignored", without("cursor")],
  ["ledger", "the limit is ignored", without("limit")],
  [
    "ledger",
    "the total is wrong",
    onResponse(
      isGet,
      body((page) => (isObject(page.meta) ? { ...page, meta: { ...page.meta, total: 3 } } : page)),
    ),
  ],
  [
    "ledger",
    "no key is needed",
    onRequest((request) => ({
      ...request,
      headers: new Headers({ authorization: `Basic ${Buffer.from("maya:secret").toString("base64")}` }),
    })),
  ],
  [
    "ledger",
    "the Location leads nowhere",
    (request, next) => {
      const [status, value] = next(request);
      return status === 201
        ? [status, value, { location: "/entries/6f1c2f8e-3a54-4c5e-9d0b-999999999999" }]
        : [status, value];
    },
  ],
  [
    "ledger",
    "an amount is rounded",
    onRequest((request) =>
      isObject(request.body) && Number.isInteger(request.body.amount)
        ? { ...request, body: { ...request.body, amount: Number(request.body.amount) + 1 } }
        : request,
    ),
  ],
  [
    "ledger",
    "only one of two kinds of keys is known",
    onRequest((request) => {
      const { "x-token": _, ...headers } = Object.fromEntries(request.headers);
      return { ...request, headers: new Headers(headers) };
    }),
  ],
  [
    "ledger",
    "a wrong key of the second kind is taken",
    onRequest((request) => {
      const headers = new Headers(request.headers);
      if (headers.has("x-token")) headers.set("x-token", "ledger-token");
      return { ...request, headers };
    }),
  ],
  ["ledger", "a replacement is not stored", ignored("PUT")],
  ["rooms", "an offset is ignored", without("offset")],
  ["rooms", "a limit is ignored", without("limit")],
  [
    "rooms",
    "a cookie is not needed",
    onRequest((request) => ({ ...request, headers: new Headers({ cookie: "sid=abc" }) })),
  ],
  ["rooms", "a deletion is not done", ignored("DELETE")],
  [
    "rooms",
    "a creation is not stored",
    (request, next) =>
      request.method === "POST" &&
      next({ ...request, method: "GET" })[0] < 300 &&
      isObject(request.body) &&
      typeof request.body.seats === "number"
        ? [200, request.body]
        : next(request),
  ],
  [
    "rooms",
    "another house is shown",
    onRequest((request) => ({
      ...request,
      path: request.path.replace(/^\/houses\/\w+\/rooms\/\w/, (text) => text.replace("north", "south")),
    })),
  ],
];

describe("a server of any document", () => {
  it.each(Object.keys(services))("is not blamed: %s", async (name) => {
    const [create, options] = services[name] ?? [createShop, {}];
    const { found, report } = await checkService(create(), options);
    expect(found).toBe("");
    for (const { id } of report.document.operations)
      expect(
        report.outcomes.filter((one) => one.operation === id && one.result === "passed").length,
        id,
      ).toBeGreaterThan(0);
  });

  it.each(faults)("%s: is found where %s", async (name, _, fault) => {
    const [create, options] = services[name] ?? [createShop, {}];
    expect((await checkService(create(), { ...options, fault })).found).not.toBe("");
  });

  it.each([
    [404, ""],
    [500, "readNote 500"],
    [500, "changeNote 500"],
  ])("without elements of a kind is probed with unknown ids: %i", async (status, found) => {
    const { document, handle } = createShop();
    const operation = (operationId: string) => ({ operationId, responses: { 200: { description: "OK" } } });
    const notes = {
      parameters: [{ name: "note", in: "path", required: true, schema: { type: "string" } }],
      get: operation("readNote"),
      put: operation("changeNote"),
    };
    const shop: Service = {
      document: { ...document, paths: { ...(document.paths as object), "/notes/{note}": notes } },
      handle: (request) => (request.path.startsWith("/notes/") ? [status, {}] : handle(request)),
    };
    const report = await checkService(shop);
    if (found === "") expect(report.found).toBe("");
    else expect(report.found).toContain(found);
  });

  it("that accepts every body gets only some wrong bodies", async () => {
    const { document } = createShop();
    const bounds = { minLength: 1, maxLength: 40, pattern: "^[A-Z]", enum: ["Lamp", "Chair"] };
    const wide = JSON.parse(
      JSON.stringify(document, (key, value: unknown) =>
        key === "colour"
          ? { type: "string", ...bounds }
          : key === "title"
            ? { ...(value as object), ...bounds }
            : value,
      ),
    );
    const { found, skipped } = await checkService({ ...createShop(), document: wide }, { fault: takingAll });
    expect(skipped).toContainEqual("addArticle: the operation accepted 10 other wrong bodies");
    expect(found.match(/addArticle 400 .*expected 400, got 201/g)).toHaveLength(14);
  });

  it("may respond to DELETE of an unknown id with success, but not with 500", async () => {
    const nothing = (status: number): Fault =>
      onResponse(
        ({ method, path }) => method === "DELETE" && /\d$/.test(path) && !path.includes("."),
        (response) => (response[0] === 404 ? [status] : response),
      );
    for (const status of [204, 410])
      expect((await checkService(createShop(), { fault: nothing(status) })).found).toBe("");
    expect((await checkService(createShop(), { fault: nothing(500) })).found).toContain("removeArticle");
  });

  it("may create the resource of a PUT, and must store it", async () => {
    const options = services.ledger?.[1];
    expect((await checkService(createOpenLedger(true), options)).found).toBe("");
    expect((await checkService(createOpenLedger(false), options)).found).toContain("replaceEntry 404");
  });

  it("that accepts a number as text has one finding for accepting it", async () => {
    const { found } = await checkService(createShop(), {
      fault: onRequest((request) =>
        isObject(request.body) && typeof request.body.title !== "string" && "title" in request.body
          ? { ...request, body: { ...request.body, title: String(request.body.title) } }
          : request,
      ),
    });
    expect(found).toMatch(/changeArticle 400 .*expected 400, got 200 to title: integer instead of string/);
    expect(found).not.toContain("was sent");
  });
});
