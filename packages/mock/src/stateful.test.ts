import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningMock, startMock } from "./server.ts";

const json = (schema: object, example?: unknown) => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});
const pet = { $ref: "#/components/schemas/Pet" };
const rex = { id: "pet_1", name: "Rex", created: "2026-01-05T10:00:00Z" };
const found = { description: "The pet.", content: json(pet, rex) };
const missing = {
  description: "Unknown.",
  content: json({ type: "object" }, { code: "NOT_FOUND", message: "No pet", requestId: "req_4Tz8Kw1W" }),
};
const document = {
  openapi: "3.1.1",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        parameters: [{ name: "limit", in: "query", schema: { type: "integer", default: 20 } }],
        responses: { 200: { description: "Pets.", content: json({ type: "array", items: pet }, [rex]) } },
      },
      post: {
        operationId: "createPet",
        requestBody: {
          required: true,
          content: {
            ...json({ $ref: "#/components/schemas/NewPet" }),
            "application/x-www-form-urlencoded": { schema: { $ref: "#/components/schemas/NewPet" } },
          },
        },
        responses: { 201: { ...found, headers: { Location: { schema: { type: "string" } } } } },
      },
    },
    "/pets/{petId}": {
      parameters: [{ name: "petId", in: "path", required: true, schema: { type: "string" } }],
      get: { operationId: "getPet", responses: { 200: found, 404: missing } },
      patch: {
        operationId: "updatePet",
        requestBody: { content: { "application/merge-patch+json": { schema: { type: "object" } } } },
        responses: { 200: found, 404: missing },
      },
      delete: { operationId: "deletePet", responses: { 204: { description: "Gone." }, 404: missing } },
    },
    "/weather": {
      get: {
        operationId: "getWeather",
        responses: { 200: { description: "Weather.", content: { "text/plain": { example: "sunny" } } } },
      },
    },
  },
  components: {
    schemas: {
      NewPet: {
        type: "object",
        required: ["name"],
        properties: { name: { type: "string" }, age: { type: "integer" } },
      },
      Pet: {
        type: "object",
        required: ["id", "name"],
        properties: {
          id: { type: "string", readOnly: true },
          name: { type: "string" },
          age: { type: "integer" },
          created: { type: "string", format: "date-time", readOnly: true },
        },
      },
    },
  },
};
const folder = mkdtempSync(join(tmpdir(), "mock-state-"));
afterAll(() => rmSync(folder, { recursive: true }));

const caller =
  ({ url }: { url: string }) =>
  async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const type = method === "PATCH" ? "application/merge-patch+json" : "application/json";
    const response = await fetch(url + path, {
      method,
      headers: { ...(body !== undefined && { "Content-Type": type }), ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("Content-Type")?.includes("json");
    return {
      status: response.status,
      derived: response.headers.get("Mock-Derived"),
      location: response.headers.get("Location"),
      body: text === "" ? undefined : isJson ? JSON.parse(text) : text,
    };
  };

describe("the stateful mock", () => {
  let mock: RunningMock<string>;
  let call: ReturnType<typeof caller>;
  beforeAll(async () => {
    mock = await startMock<string>({ port: 0, documents: document, stateful: true });
    call = caller(mock);
  });
  afterAll(() => mock.close());
  const world = (name: string) => ({ "Mock-World": name });

  test("starts with the examples, and lists, reads, changes and deletes created items", async () => {
    expect(await call("GET", "/pets")).toMatchObject({ body: [rex], derived: expect.stringContaining("listed") });
    const created = await call("POST", "/pets", { name: "Bella", age: 3 });
    expect(created).toMatchObject({ status: 201, body: { name: "Bella", age: 3, id: expect.any(String) } });
    expect(created.location).toBe(`/pets/${created.body.id}`);
    const path = `/pets/${created.body.id}`;
    expect((await call("GET", "/pets")).body.map(({ name }: { name: string }) => name).sort()).toEqual([
      "Bella",
      "Rex",
    ]);
    expect((await call("PATCH", path, { name: "Luna" })).body).toMatchObject({ name: "Luna", age: 3 });
    expect((await call("GET", path)).body).toMatchObject({ name: "Luna" });
    expect((await call("DELETE", path)).status).toBe(204);
    expect(await call("GET", path)).toMatchObject({
      status: 404,
      derived: "refused",
      body: { code: "NOT_FOUND", message: expect.stringContaining(created.body.id) },
    });
  });

  test("no two errors have the same id", async () => {
    const ids = [await call("GET", "/pets/no"), await call("GET", "/pets/no")].map(({ body }) => body.requestId);
    for (const id of ids) expect(id).toMatch(/^req_\d[A-F][a-f]\d[A-F][a-f]\d[A-F]$/);
    expect(new Set(ids).size).toBe(2);
  });

  test("requests with another Mock-World meet other things", async () => {
    await call("POST", "/pets", { name: "Only here" }, world("a"));
    expect((await call("GET", "/pets", undefined, world("a"))).body).toHaveLength(2);
    expect((await call("GET", "/pets", undefined, world("b"))).body).toEqual([rex]);
  });

  test("a form creates the same as JSON", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", ...world("form") };
    expect((await call("POST", "/pets", "name=Bella&age=3", headers)).body).toMatchObject({ name: "Bella", age: 3 });
  });

  test("an underived operation responds with its example, and marks it", async () => {
    expect(await call("GET", "/weather")).toMatchObject({ body: "sunny", derived: "none" });
    expect(mock.counts[""]).toEqual({ operations: 6, derived: 5, handled: 0 });
  });

  test("an invalid request changes nothing, and Prefer still selects a response", async () => {
    expect((await call("POST", "/pets", { name: 3 }, world("c"))).status).toBe(400);
    expect((await call("POST", "/pets", { name: "A" }, { Prefer: "code=201", ...world("c") })).body).toEqual(rex);
    expect((await call("GET", "/pets", undefined, world("c"))).body).toEqual([rex]);
  });

  test("a snapshot is restored, and a reset returns to the start", async () => {
    await call("POST", "/pets", { name: "Bella" }, world("d"));
    const { body: snapshot } = await call("GET", "/__mock/state", undefined, world("d"));
    await call("DELETE", "/pets/pet_1", undefined, world("d"));
    expect((await call("PUT", "/__mock/state", snapshot, world("d"))).status).toBe(204);
    expect((await call("GET", "/pets", undefined, world("d"))).body).toHaveLength(2);
    expect((await call("DELETE", "/__mock/state", undefined, world("d"))).status).toBe(204);
    expect((await call("GET", "/pets", undefined, world("d"))).body).toEqual([rex]);
    expect((await call("PUT", "/__mock/state", { states: 3 }, world("d"))).status).toBe(400);
  });

  test("the clock of a world stops at a time and is moved", async () => {
    await call("PUT", "/__mock/clock", { now: "2030-01-01T00:00:00Z" }, world("e"));
    const { body } = await call("PUT", "/__mock/clock", { advance: 90 }, world("e"));
    expect(body).toEqual({ now: "2030-01-01T00:01:30.000Z" });
    const created = await call("POST", "/pets", { name: "Bella" }, world("e"));
    expect(created.body.created).toMatch(/^2030-01-01T00:01:30/);
    expect((await call("PUT", "/__mock/clock", {}, world("e"))).status).toBe(400);
  });

  test("a fault changes the status, or closes the connection, for its count", async () => {
    await call("POST", "/__mock/faults", { operation: "getPet", status: 503, times: 1 }, world("f"));
    expect((await call("GET", "/pets", undefined, world("f"))).status).toBe(200);
    expect((await call("GET", "/pets/pet_1", undefined, world("f"))).status).toBe(503);
    expect((await call("GET", "/pets/pet_1", undefined, world("f"))).status).toBe(200);
    await call("POST", "/__mock/faults", { connection: "close" }, world("f"));
    await expect(call("GET", "/pets", undefined, world("f"))).rejects.toThrow();
    await call("DELETE", "/__mock/faults", undefined, world("f"));
    expect((await call("GET", "/pets", undefined, world("f"))).status).toBe(200);
  });

  test.each([
    [{ operation: "noSuch", status: 503 }, "Unknown operation noSuch"],
    [{ status: 99 }, "status must be a number from 200 to 599"],
    [{ statsu: 503 }, "Unknown member statsu"],
    [{}, "A fault needs status, delay or connection"],
    ["[", "The body must be a JSON object"],
  ])("the fault %j is refused", async (fault, message) => {
    const { status, body } = await call("POST", "/__mock/faults", fault);
    expect({ status, message: body.message }).toEqual({ status: 400, message: expect.stringContaining(message) });
  });

  test("unknown endpoints and methods name the possible ones", async () => {
    expect((await call("GET", "/__mock/nothing")).body.message).toContain(
      "/__mock/state, /__mock/faults, /__mock/clock",
    );
    expect((await call("POST", "/__mock/clock")).status).toBe(405);
  });
});

test("the state begins with given data, and survives in a file", async () => {
  const save = join(folder, "state/saved.json");
  const options = { port: 0, documents: { shop: document }, save } as const;
  const data = { shop: { pets: [{ id: "p1", name: "Ada" }] } };
  const first = await startMock({ ...options, data });
  const path = `${first.urls.shop}/pets`;
  expect(await (await fetch(path)).json()).toMatchObject([{ id: "p1", name: "Ada" }]);
  const body = JSON.stringify({ name: "Bella" });
  await fetch(path, { method: "POST", body, headers: { "Content-Type": "application/json" } });
  await first.close();
  const second = await startMock(options);
  expect(await (await fetch(`${second.urls.shop}/pets`)).json()).toHaveLength(2);
  await second.close();
  expect(JSON.parse(readFileSync(save, "utf8"))).toHaveProperty("default.states.shop");
  writeFileSync(save, "{");
  await expect(startMock(options)).rejects.toThrow(/saved\.json is not a saved state/);
});

test("a handler file replaces single operations, and can call the derived behaviour", async () => {
  const file = join(folder, "handlers.ts");
  writeFileSync(
    file,
    `export default {
  async getPet({ params }: { params: { petId: string } }, { derived }: { derived(): Promise<{ body: object }> }) {
    const response = await derived();
    return { ...response, body: { ...response.body, name: params.petId.toUpperCase() } };
  },
  listPets: ({ query }: { query: { limit: number } }) => ({ status: 200, headers: { "X-Limit": query.limit }, body: [] }),
  getWeather: () => ({ status: 418 }),
};
`,
  );
  const mock = await startMock<string>({ port: 0, documents: document, stateful: true, handlers: file });
  const call = caller(mock);
  expect((await call("GET", "/pets/pet_1")).body).toEqual({ ...rex, name: "PET_1" });
  const list = await fetch(`${mock.url}/pets?limit=7`);
  expect([list.headers.get("X-Limit"), await list.json()]).toEqual(["7", []]);
  expect((await call("GET", "/weather")).status).toBe(418);
  expect((await call("GET", "/pets?limit=x")).status).toBe(400);
  expect(mock.counts[""]?.handled).toBe(3);
  await mock.close();
});

test.each([
  ["no-default.ts", "export const a = 1;", "has no default export"],
  ["unknown.ts", "export default { noSuch: () => ({ status: 200 }) };", "the document has no operation noSuch"],
  ["broken.ts", "export default {", "cannot be loaded"],
])("the handler file %s is refused", async (name, text, message) => {
  writeFileSync(join(folder, name), text);
  await expect(startMock({ port: 0, documents: document, handlers: join(folder, name) })).rejects.toThrow(message);
});
