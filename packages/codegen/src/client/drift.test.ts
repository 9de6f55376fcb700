import { afterEach, expect, test, vi } from "vitest";
import type { Document } from "../document/openapi.ts";
import { generateClient } from "../index.ts";
import { load } from "../testing/bundle.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ "application/json": { schema } });
const fine = (content: object) => ({ 200: { description: "Fine.", content } });

const document = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        responses: { ...fine(json({ type: "array", items: ref("Pet") })), 404: { description: "No." } },
      },
    },
    "/pet": {
      get: {
        operationId: "getPet",
        responses: { ...fine(json(ref("Pet"))), default: { description: "An error.", content: json(ref("Problem")) } },
      },
    },
    "/owner": { get: { responses: fine(json({ anyOf: [ref("Owner"), { type: "null" }] })) } },
    "/shape": { get: { operationId: "getShape", responses: fine(json({ oneOf: [ref("Circle"), ref("Square")] })) } },
    "/photo": { get: { operationId: "getPhoto", responses: fine({ "image/png": {} }) } },
    "/events": {
      get: { operationId: "events", responses: fine({ "application/jsonl": { itemSchema: ref("Pet") } }) },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: "object",
        required: ["id", "kind"],
        properties: {
          id: { type: "integer", minimum: 1 },
          kind: { type: "string", enum: ["cat", "dog"] },
          born: { type: "string", format: "date" },
          "a/b": { type: "string" },
          owner: { oneOf: [ref("Owner"), { type: "null" }] },
          tags: { type: "object", additionalProperties: { type: "string" } },
        },
      },
      Owner: {
        type: "object",
        required: ["name"],
        properties: { name: { type: "string" }, pets: { type: "array", items: ref("Pet") } },
      },
      Circle: {
        type: "object",
        required: ["type", "radius"],
        properties: { type: { const: "circle" }, radius: { type: "number" } },
      },
      Square: {
        type: "object",
        required: ["type", "side"],
        additionalProperties: false,
        properties: { type: { const: "square" }, side: { type: "number" } },
      },
      Problem: { type: "object", required: ["message"], properties: { message: { type: "string" } } },
    },
  },
} as unknown as Document;

interface Result {
  data?: unknown;
  error?: unknown;
}
type Client = { GET: (path: string, init?: object) => Promise<Result> };
interface Module {
  createClient: (options: object) => Client;
  isDrift: (value: unknown) => value is Error & { data: unknown; drifts: object[] };
}

const loaded = generateClient(document).then((files) =>
  load<Module>(
    files,
    `export { createClient } from "./client.gen.ts"; export { isDrift } from "@assessment-api/runtime/client";`,
  ),
);

afterEach(() => vi.restoreAllMocks());

async function call(path: string, body: unknown, options: object = {}, init: ResponseInit = {}) {
  const { createClient } = await loaded;
  const drifts: unknown[] = [];
  const unknowns: unknown[] = [];
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = new Response(text, { headers: { "Content-Type": "application/json" }, ...init });
  const client = createClient({
    baseUrl: "https://api.example.com",
    fetch: async () => response,
    onDrift: (drift: unknown) => drifts.push(drift),
    onUnknown: (drift: unknown) => unknowns.push(drift),
    ...options,
  });
  const result = await client.GET(path).catch((error: unknown) => ({ thrown: error }));
  return { result: result as Result & { thrown?: unknown }, drifts, unknowns };
}

const pet = { id: 7, kind: "cat", born: "2020-02-29", "a/b": "c", owner: null, tags: { any: "text" } };

test("a response that fits the document causes no report", async () => {
  const { result, drifts, unknowns } = await call("/pets", [pet, { ...pet, owner: { name: "Ada", pets: [pet] } }]);
  expect([result.data, drifts, unknowns]).toEqual([[pet, { ...pet, owner: { name: "Ada", pets: [pet] } }], [], []]);
});

test.each<[string, string, unknown, [pointer: string, expected: string, actual: string][]]>([
  ["a wrong type", "/pet", { ...pet, id: "7" }, [["/id", "integer", "string"]]],
  ["a fraction", "/pet", { ...pet, id: 7.5 }, [["/id", "integer", "number"]]],
  ["a missing member", "/pet", { kind: "cat" }, [["/id", "present", "missing"]]],
  ["null", "/pet", { ...pet, kind: null }, [["/kind", "string", "null"]]],
  ["a limit", "/pet", { ...pet, id: 0 }, [["/id", "minimum: 1", "number"]]],
  ["a format", "/pet", { ...pet, born: "2021-02-29" }, [["/born", "format: date", "string"]]],
  ["an escaped name", "/pet", { ...pet, "a/b": 1 }, [["/a~1b", "string", "number"]]],
  ["a value of a map", "/pet", { ...pet, tags: { any: 1 } }, [["/tags/any", "string", "number"]]],
  ["the second of two items", "/pets", [pet, { ...pet, id: "7" }], [["/1/id", "integer", "string"]]],
  ["another body", "/pets", pet, [["", "array", "object"]]],
  ["an empty body", "/pet", "", [["", "object", "missing"]]],
  ["inside of a nullable reference", "/pet", { ...pet, owner: { name: 1 } }, [["/owner/name", "string", "number"]]],
  ["no alternative", "/owner", 7, [["", "object or null", "number"]]],
  [
    "deep in an alternative",
    "/owner",
    { name: "A", pets: [{ ...pet, id: null }] },
    [["/pets/0/id", "integer", "null"]],
  ],
  ["the alternative with the same tag", "/shape", { type: "circle", radius: "1" }, [["/radius", "number", "string"]]],
])("reports %s at its place", async (_, path, body, expected) => {
  const { result, drifts, unknowns } = await call(path, body);
  expect(result.data).toEqual(body === "" ? undefined : body);
  const name: Record<string, string> = {
    "/pet": "getPet",
    "/pets": "listPets",
    "/shape": "getShape",
    "/owner": "getOwner",
  };
  const operation = name[path];
  expect(drifts).toEqual(
    expected.map(([pointer, expected, actual]) => ({ operation, status: 200, pointer, expected, actual })),
  );
  expect(unknowns).toEqual([]);
});

test.each<[string, string, unknown, [pointer: string, expected: string, actual: string][]]>([
  ["an unknown member", "/pet", { ...pet, age: 3 }, [["/age", "a listed member", "number"]]],
  [
    "an unknown member below",
    "/pet",
    { ...pet, owner: { name: "A", age: {} } },
    [["/owner/age", "a listed member", "object"]],
  ],
  [
    "a member of a closed object once",
    "/shape",
    { type: "square", side: 1, x: 1 },
    [["/x", "a listed member", "number"]],
  ],
  ["an unknown value of an enum", "/pet", { ...pet, kind: "bird" }, [["/kind", "enum: cat, dog", "string"]]],
])("reports %s separately, and never refuses it", async (_, path, body, expected) => {
  const { result, drifts, unknowns } = await call(path, body, { responses: "refuse" });
  expect([result.data, drifts]).toEqual([body, []]);
  expect(unknowns.map((one) => Object.values(one as object).slice(2))).toEqual(expected);
});

test("undeclared statuses and media types are reported separately, and their bodies are compared if possible", async () => {
  const status = await call("/pets", [], {}, { status: 202 });
  expect(status.unknowns).toMatchObject([{ pointer: "", expected: "status: 200, 404", actual: "status: 202" }]);
  const type = await call("/pet", { ...pet, id: "7" }, {}, { headers: { "Content-Type": "application/problem+json" } });
  expect(type.unknowns).toMatchObject([
    { expected: "media type: application/json", actual: "media type: application/problem+json" },
  ]);
  expect(type.drifts).toMatchObject([{ pointer: "/id" }]);
});

test("reports contain no values", async () => {
  const secret = "maya.lindqvist@example.com";
  const body = { id: secret, kind: secret, born: secret, owner: secret, tags: { any: [secret] } };
  const { drifts, unknowns } = await call("/pet", body);
  expect(drifts.length).toBeGreaterThan(3);
  expect(JSON.stringify([drifts, unknowns])).not.toContain("maya");
});

test("refuse rejects a successful response, with data and drifts", async () => {
  const { isDrift } = await loaded;
  const body = { ...pet, id: "7" };
  const { result, drifts } = await call("/pet", body, { responses: "refuse" });
  const { thrown } = result;
  expect(isDrift(thrown) && [thrown.data, thrown.drifts]).toEqual([body, drifts]);
  expect(String(thrown)).toBe("DriftError: getPet 200: /id is string instead of integer");
  expect([isDrift(new Error("no")), isDrift(undefined), isDrift(body)]).toEqual([false, false, false]);
});

test("errors of the API are compared, and never refused", async () => {
  const { result, drifts } = await call("/pet", { text: "no" }, { responses: "refuse" }, { status: 500 });
  expect(result.error).toEqual({ text: "no" });
  expect(drifts).toMatchObject([{ status: 500, pointer: "/message", actual: "missing" }]);
  const html = await call("/pet", "<html>", { responses: "refuse" }, { status: 502 });
  expect([html.result.error, html.drifts]).toMatchObject([
    "<html>",
    [{ pointer: "", expected: "object", actual: "string" }],
  ]);
});

test("without onDrift, each place is printed once", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const body = [pet, { ...pet, id: "7" }, { ...pet, id: "8" }];
  const { result } = await call("/pets", body, { responses: "report", onDrift: undefined });
  expect(result.data).toEqual(body);
  expect(warn.mock.calls).toEqual([["listPets 200: /1/id is string instead of integer"]]);
});

test("off and other forms of a body are not compared", async () => {
  expect((await call("/pet", {}, { responses: "off" })).drifts).toEqual([]);
  expect((await call("/photo", "x", {}, { headers: { "Content-Type": "image/png" } })).drifts).toEqual([]);
});

test("sample compares a share of the responses", async () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0.01);
  expect((await call("/pet", {}, { sample: 0.01 })).drifts).toEqual([]);
  random.mockReturnValue(0.009);
  expect((await call("/pet", {}, { sample: 0.01 })).drifts).not.toEqual([]);
  expect((await call("/pet", {}, { sample: 0 })).drifts).toEqual([]);
});

test("a validator that does not load loses no response", async () => {
  const files = await generateClient(document);
  const broken = {
    ...files,
    "responses/Pet.gen.ts": `throw new Error("no such file");\nexport const check = undefined;`,
  };
  const { createClient } = await load<Module>(broken, `export { createClient } from "./client.gen.ts";`);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const connection = { baseUrl: "https://api.example.com", fetch: async () => Response.json(pet) };
  expect((await createClient({ ...connection, responses: "report" }).GET("/pet")).data).toEqual(pet);
  expect(String(warn.mock.calls[0])).toContain("no such file");
  await expect(createClient({ ...connection, responses: "refuse" }).GET("/pet")).rejects.toThrow("no such file");
});

test("a comparison that fails loses no response", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const levels = 20_000;
  const deep = `${'{"id":1,"kind":"cat","owner":{"name":"a","pets":['.repeat(levels)}${"]}}".repeat(levels)}`;
  const { result } = await call("/pet", deep);
  expect(result.data).toMatchObject({ id: 1, owner: { name: "a", pets: [{ id: 1 }] } });
  expect(String(warn.mock.calls[0])).toContain("GET /pet is not compared with the document: RangeError");
  const failing = () => {
    throw new Error("no log");
  };
  expect((await call("/pet", {}, { onDrift: failing })).result.data).toEqual({});
  expect(String(warn.mock.calls[1])).toContain("Error: no log");
});

test("items of a stream are compared as they arrive; refuse ends the stream", async () => {
  const items = [pet, { ...pet, id: "7" }, pet];
  const text = items.map((item) => `${JSON.stringify(item)}\n`).join("");
  const init = { headers: { "Content-Type": "application/jsonl" } };
  const read = async (options: object) => {
    const found: unknown[] = [];
    const { result, drifts } = await call("/events", text, options, init);
    try {
      for await (const item of result.data as AsyncIterable<unknown>) found.push(item);
    } catch (error) {
      return { found, drifts, error };
    }
    return { found, drifts };
  };
  expect(await read({})).toMatchObject({ found: items, drifts: [{ operation: "events", pointer: "/1/id" }] });
  expect(await read({ responses: "refuse" })).toMatchObject({ found: [pet], error: { data: items[1] } });
});
