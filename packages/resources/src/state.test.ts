import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deriveModel } from "./derive.ts";
import { createState, type StateOptions } from "./state.ts";
import { shop } from "./testing/shop.ts";

function client(options: StateOptions = {}, hints = {}) {
  const state = createState(deriveModel(shop, hints), options);
  return {
    state,
    send(line: string, body?: unknown, headers: Record<string, string> = {}) {
      const [method = "", target = ""] = line.split(" ");
      const [path = "", query] = target.split("?");
      const response = state.respond({ method, path, query: new URLSearchParams(query), body, headers });
      return response && ({ ...response, body: response.body as Record<string, unknown> } as const);
    },
  };
}

const itemsOf = (body: Record<string, unknown> = {}) => body.items as { id: string; name: string }[];

describe("a collection", () => {
  test("begins with the examples of the document", () => {
    const { send } = client();
    expect(send("GET /pets")?.body).toMatchObject({ items: [{ name: "Rex" }, { name: "Tom" }], total: 2, next: null });
  });

  test("has ids that fit into a path if the document shows none", () => {
    const book = { type: "object", required: ["id"], properties: { id: { type: "string" } } };
    const json = (schema: object) => ({ description: "", content: { "application/json": { schema } } });
    const state = createState(
      deriveModel({
        openapi: "3.1.1",
        info: { title: "Books", version: "1" },
        paths: {
          "/books": {
            get: { responses: { 200: json({ type: "array", items: book }) } },
            post: { responses: { 201: json(book) } },
          },
          "/books/{bookId}": { get: { responses: { 200: json(book) } } },
        },
      }),
    );
    state.respond({ method: "POST", path: "/books", body: {} });
    const listed = state.respond({ method: "GET", path: "/books" })?.body as { id: string }[];
    expect(listed.length).toBeGreaterThan(1);
    for (const { id } of listed) expect(id).toMatch(/^\w+$/);
  });

  test("shows created items at their Location and in their list, with id and time of the server", () => {
    const { send } = client({ now: () => new Date("2026-05-01T12:00:00Z"), newId: () => "own_new" });
    const created = send("POST /owners", { name: "Eva", email: "eva@example.com" });
    const eva = { id: "own_new", name: "Eva", email: "eva@example.com", createdAt: "2026-05-01T12:00:00Z" };
    expect(created).toMatchObject({
      status: 201,
      headers: { Location: "https://shop.example/v1/owners/own_new" },
      body: eva,
    });
    expect(send("GET /owners/own_new")?.body).toEqual(eva);
    expect(send("GET /owners")?.body).toContainEqual(eva);
  });

  test("makes ids in the format of its examples", () => {
    const { send } = client();
    expect(send("POST /pets", { name: "Kim", kind: "cat" })?.body.id).toMatch(/^pet_[0-9a-z]{6}$/);
  });

  test("keeps members of the server when an item is replaced, and forgets the others", () => {
    const { send } = client();
    expect(send("PUT /owners/own_1a", { name: "Ada L", email: "al@example.com" })?.body).toEqual({
      id: "own_1a",
      name: "Ada L",
      email: "al@example.com",
      createdAt: "2026-01-05T10:00:00Z",
    });
  });

  test("merges a patch, in which null removes a member", () => {
    const { send } = client();
    expect(send("PATCH /pets/pet_1a", { name: "Max", weight: null })?.body).toMatchObject({ name: "Max", kind: "dog" });
    expect(send("GET /pets/pet_1a")?.body).not.toHaveProperty("weight");
  });

  test("applies a JSON patch", () => {
    const { send } = client();
    const patch = [{ op: "replace", path: "/name", value: "Max" }];
    const type = { "content-type": "application/json-patch+json" };
    expect(send("PATCH /pets/pet_1a", patch, type)?.body).toMatchObject({ name: "Max", weight: 12 });
  });

  test("returns 404 for a deleted item", () => {
    const { send } = client();
    expect(send("DELETE /pets/pet_1a")).toMatchObject({ status: 204 });
    expect(send("GET /pets/pet_1a")).toMatchObject({ status: 404, body: { code: 404 } });
    expect(send("DELETE /pets/pet_1a")).toMatchObject({ status: 404 });
    expect(send("GET /pets")?.body).toMatchObject({ total: 1 });
  });

  test("embeds the current referenced item", () => {
    const { send } = client();
    const { id } = send("POST /pets", { name: "Kim", kind: "cat", ownerId: "own_1a" })?.body ?? {};
    send("PUT /owners/own_1a", { name: "Ada L", email: "al@example.com" });
    expect(send(`GET /pets/${id}`)?.body).toMatchObject({ owner: { id: "own_1a", name: "Ada L" } });
  });
});

describe("a list", () => {
  const filled = () => {
    const made = client();
    for (const [name, weight] of [
      ["Ann", 3],
      ["Bob", 30],
      ["Cid", 7],
    ] as const)
      made.send("POST /pets", { name, kind: "dog", weight });
    return made;
  };
  const namesOf = (response: ReturnType<ReturnType<typeof client>["send"]>) =>
    itemsOf(response?.body).map(({ name }) => name);

  test.each([
    ["kind=cat", ["Tom"]],
    ["minWeight=10&limit=9", ["Rex", "Bob"]],
    ["q=an", ["Ann"]],
    ["ownerId=own_1a", ["Rex", "Tom"]],
    ["sort=-name&limit=3", ["Tom", "Rex", "Cid"]],
    ["sort=weight:asc&limit=2", ["Ann", "Tom"]],
  ])("answers ?%s", (query, names) => {
    expect(namesOf(filled().send(`GET /pets?${query}`))).toEqual(names);
  });

  test("leads through all pages by its cursor, also if the last item shown was deleted", () => {
    const { send } = filled();
    const first = send("GET /pets");
    expect(namesOf(first)).toEqual(["Rex", "Tom"]);
    send("DELETE /pets/pet_2b");
    expect(namesOf(send(`GET /pets?cursor=${first?.body.next}`))).toEqual(["Ann", "Bob"]);
  });

  test("refuses an unknown cursor, and reports parameters without effect", () => {
    const { send } = filled();
    expect(send("GET /pets?cursor=nonsense")).toMatchObject({ status: 400, body: { code: 400 } });
    expect(send("GET /pets?colour=red")).toMatchObject({ derived: ["listed", "paged"], ignored: ["colour"] });
  });

  test("is quick with 10,000 items", () => {
    const items = Array.from({ length: 10_000 }, (_, index) => ({
      id: `pet_${index}`,
      name: `P${index}`,
      kind: "dog",
    }));
    const { send } = client({ data: { pets: items } });
    expect(send("GET /pets?q=p9999&limit=50")?.body).toMatchObject({ total: 1, items: [{ name: "P9999" }] });
  });
});

describe("refuses", () => {
  test.each([
    ["an unknown id", "GET /owners/nobody", undefined, 404],
    ["an unknown parent", "GET /owners/nobody/notes", undefined, 404],
    ["an unknown parent of a creation", "POST /owners/nobody/notes", { text: "Hi" }, 404],
    ["an unknown parent of an action", "POST /pets/nobody/feed", undefined, 404],
    ["an unknown reference", "POST /pets", { name: "Kim", kind: "cat", ownerId: "nobody" }, 422],
    ["a value that another item has", "POST /owners", { name: "Eve", email: "ada@example.com" }, 409],
  ])("%s with the error of the document", (_, line, body, status) => {
    expect(client().send(line, body)).toMatchObject({
      status,
      body: { code: status, message: expect.any(String) },
      derived: ["refused"],
    });
  });

  test("the deletion of a parent, if hinted, and otherwise deletes its items", () => {
    const refusing = client({}, { resources: { owners: { onDelete: "refuse" } } });
    refusing.send("POST /owners/own_1a/notes", { text: "Hi" });
    expect(refusing.send("DELETE /owners/own_1a")?.status).toBe(409);
    const { send, state } = client();
    send("POST /owners/own_1a/notes", { text: "Hi" });
    expect(send("DELETE /owners/own_1a")?.status).toBe(204);
    expect(state.snapshot().things).toMatchObject({ owners: [], notes: [] });
  });
});

test("passes underived operations to the stateless mock", () => {
  const { send, state } = client();
  expect(send("POST /pets/pet_1a/feed")).toBeUndefined();
  expect(send("GET /elsewhere")).toBeUndefined();
  expect(send("GET /pets", undefined, { accept: "application/xml" })).toBeUndefined();
  expect(state.derives("POST", "/pets/{petId}/feed")).toEqual([]);
  expect(state.derives("GET", "/pets")).toEqual(["listed", "filtered", "sorted", "paged"]);
});

test("keeps one object per parent", () => {
  const { send } = client();
  expect(send("GET /owners/own_1a/settings")?.body).toEqual({ language: "en", news: false });
  send("PATCH /owners/own_1a/settings", { news: true });
  expect(send("GET /owners/own_1a/settings")?.body).toEqual({ language: "en", news: true });
});

test("begins with given data, returns to it, and takes snapshots", () => {
  const { send, state } = client({
    data: {
      owners: [{ id: "o1", name: "Kai", email: "kai@example.com" }],
      notes: [{ noteId: "n1", text: "Hi", $parents: { owners: "o1" } }],
    },
  });
  const snapshot = JSON.parse(JSON.stringify(state.snapshot()));
  send("DELETE /owners/o1");
  expect(send("GET /owners")?.body).toEqual([]);
  state.restore(snapshot);
  expect(send("GET /owners/o1/notes")?.body).toMatchObject([{ noteId: "n1" }]);
  send("DELETE /owners/o1");
  state.reset();
  expect(send("GET /owners/o1")?.body).toMatchObject({ name: "Kai" });
});

test("moves links below the base URL of the request", () => {
  const { state } = client();
  const response = state.respond({
    method: "POST",
    path: "/owners",
    body: { name: "E", email: "e@example.com" },
    baseUrl: "http://127.0.0.1:4010",
  });
  expect(response?.headers.Location).toMatch(/^http:\/\/127\.0\.0\.1:4010\/owners\/own_/);
});

describe("any request", () => {
  const names = fc.constantFrom("Kim", "Lou", "Ned");
  const step = fc.oneof(
    fc.record({
      line: fc.constant("POST /pets"),
      body: fc.record({ name: names, kind: fc.constantFrom("dog", "cat"), weight: fc.nat(50) }),
    }),
    fc.record({ line: fc.constant("DELETE /pets/"), at: fc.nat(9) }),
    fc.record({ line: fc.constant("PATCH /pets/"), at: fc.nat(9), body: fc.record({ name: names }) }),
  );

  test("the state is that of a map, and equal calls get equal responses", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.constantFrom(1, 2, 7), (steps, limit) => {
        const [one, two] = [client(), client()];
        const known = new Map<string, string>([
          ["pet_1a", "Rex"],
          ["pet_2b", "Tom"],
        ]);
        for (const { line, ...more } of steps) {
          const ids = [...known.keys()];
          const id = "at" in more ? ids[more.at % Math.max(1, ids.length)] : "";
          const body = "body" in more ? more.body : undefined;
          const response = one.send(`${line}${id ?? "none"}`, body);
          expect(two.send(`${line}${id ?? "none"}`, body)).toEqual(response);
          if (line === "POST /pets") known.set(String(response?.body.id), String(response?.body.name));
          else if (id !== undefined && line.startsWith("DELETE")) known.delete(id);
          else if (id !== undefined && body) known.set(id, body.name);
        }
        const listed = new Map<string, unknown>();
        let next: unknown = "";
        for (let turn = 0; next !== null && next !== undefined && turn < 60; turn += 1) {
          const page = one.send(`GET /pets?limit=${limit}${next === "" ? "" : `&cursor=${next}`}`)?.body;
          for (const { id, name } of itemsOf(page)) listed.set(id, name);
          next = page?.next;
        }
        expect([...listed]).toEqual([...known]);
      }),
      { numRuns: 60 },
    );
  });
});
