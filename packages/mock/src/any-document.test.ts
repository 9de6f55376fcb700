import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadDocument } from "./documents.ts";
import { type RunningMock, startMock } from "./server.ts";

const books = `
openapi: 3.0.3
info: { title: Books, version: "1" }
security: [{ Token: [] }]
paths:
  /books:
    parameters: [{ $ref: "#/components/parameters/Shelf" }]
    get:
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: 50 } }]
      responses:
        2XX: { description: Books., content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Book" } } } } }
        4XX: { $ref: "#/components/responses/Problem" }
    post:
      operationId: createBook
      requestBody: { required: true, content: { "application/*": { schema: { $ref: "#/components/schemas/Book" } } } }
      responses:
        "201": { description: The book., content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }
        "422": { description: Wrong., content: { application/json: { example: { error: { status: 422, message: Wrong book., issues: [{ path: title, msg: is missing }] } } } } }
  /login:
    post:
      security: []
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: { type: object, required: [name], properties: { name: { type: string }, age: { type: integer } } }
      responses: { default: { description: A text., content: { text/plain: { example: Hello } } } }
components:
  securitySchemes: { Token: { type: http, scheme: bearer } }
  parameters: { Shelf: { name: shelf, in: query, schema: { type: string, nullable: true } } }
  responses:
    Problem: { description: What is wrong., content: { application/json: { example: { error: { status: 404, message: Nothing here. } } } } }
  schemas:
    Book:
      type: object
      required: [title]
      properties:
        title: { type: string, minLength: 1 }
        year: { type: integer, nullable: true }
        sequel: { $ref: "#/components/schemas/Book" }
`;
const folder = mkdtempSync(join(tmpdir(), "mock-any-"));
mkdirSync(join(folder, "split"));
writeFileSync(join(folder, "books.yaml"), books);
writeFileSync(join(folder, "split/title.yaml"), "{ type: string, example: From a file }\n");
const newer = {
  openapi: "3.2.0",
  info: { title: "Newer", version: "2" },
  paths: {
    "/": {
      get: { responses: { 200: { description: "Hello.", content: { "application/json": { example: "root" } } } } },
    },
    "/title": {
      get: {
        responses: {
          200: { description: "Title.", content: { "application/json": { schema: { $ref: "title.yaml" } } } },
        },
      },
    },
  },
};
writeFileSync(join(folder, "split/openapi.json"), JSON.stringify(newer));
afterAll(() => rmSync(folder, { recursive: true }));

describe("several documents under prefixes", () => {
  let mock: RunningMock<"books" | "newer">;
  beforeAll(async () => {
    mock = await startMock({
      port: 0,
      documents: { books: join(folder, "books.yaml"), newer: join(folder, "split") },
    });
  });
  afterAll(() => mock.close());

  const call = (path: string, method = "GET", body?: unknown, headers: Record<string, string> = {}) =>
    fetch(mock.url + path, {
      method,
      headers: {
        Authorization: "Bearer x",
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });

  test("a response without an example is generated from its schema, the same each time", async () => {
    const [first, second] = [await (await call("/books/books")).json(), await (await call("/books/books")).json()];
    expect(first).toEqual(expect.arrayContaining([expect.objectContaining({ title: expect.any(String) })]));
    expect(second).toEqual(first);
  });

  test.each([
    [
      "GET",
      "/books/books?limit=51",
      undefined,
      400,
      { error: { status: 400, message: "Validation error; limit must be at most 50" } },
    ],
    ["GET", "/books/nothing", undefined, 404, { error: { status: 404, message: "The path /nothing does not exist" } }],
    [
      "POST",
      "/books/books",
      {},
      422,
      { error: { status: 422, message: "Validation error", issues: [{ path: "title", msg: "must be given" }] } },
    ],
    [
      "PUT",
      "/books/books",
      undefined,
      405,
      { error: { status: 405, message: "The method PUT is not allowed here; allowed is GET, POST, HEAD" } },
    ],
  ])("%s %s gets the document's own error", async (method, path, body, status, error) => {
    const response = await call(path, method, body);
    expect({ status: response.status, body: await response.json() }).toEqual({ status, body: error });
  });

  test("a request without credentials gets 401, unless the operation is public", async () => {
    expect((await fetch(`${mock.url}/books/books`)).status).toBe(401);
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    expect(await (await call("/books/login", "POST", "name=Ada&age=36", form)).text()).toBe("Hello");
    expect((await call("/books/login", "POST", "age=old", form)).status).toBe(400);
  });

  test("Prefer selects a status of a range", async () => {
    expect((await call("/books/books", "GET", undefined, { Prefer: "code=418" })).status).toBe(418);
  });

  test("a document of several files in a folder is bundled, and served as one document", async () => {
    expect(await (await call("/newer/title")).json()).toBe("From a file");
    const document = await (await call("/newer/openapi.json")).json();
    expect(JSON.stringify(document)).not.toContain("title.yaml");
  });

  test("the index page lists both", async () => {
    const page = await (await call("/")).text();
    for (const text of ["Books", "Newer", "createBook", "Bearer YOUR_TOKEN"]) expect(page).toContain(text);
    expect(page).not.toContain('href="/docs');
  });
});

test("a single document is at the root, before the pages of the mock", async () => {
  const mock = await startMock({ port: 0, documents: join(folder, "split/openapi.json") });
  expect(await (await fetch(`${mock.url}/`)).json()).toBe("root");
  expect((await (await fetch(`${mock.url}/openapi.json`)).json()).info.title).toBe("Newer");
  expect((await (await fetch(`${mock.url}/nothing`)).json()).detail).toBe("The path /nothing does not exist");
  await mock.close();
});

test("a URL is loaded", async () => {
  const server = createServer((_, response) => response.end(books)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/books.yaml`;
  expect((await loadDocument(url)).info.title).toBe("Books");
  server.close();
});

test.each([
  ["swagger: '2.0'", /doc\.yaml: Swagger 2\.0 is not supported/],
  ["title: Books", /doc\.yaml: not an OpenAPI document: it has no member openapi/],
  ["just text", /doc\.yaml: not an OpenAPI document/],
  ["openapi: 4.0.0\npaths: {}", /doc\.yaml: OpenAPI 4\.0\.0 is not supported; use 3\.0, 3\.1 or 3\.2/],
  ["openapi: 3.1.0", /doc\.yaml: the document has no paths/],
  ["openapi: 3.1.0\n  info: [", /doc\.yaml:\d+:\d+ /],
  [
    'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths:\n  /a:\n    get:\n      responses:\n        "200":\n          $ref: "#/components/responses/No"\n',
    /doc\.yaml:8:11 Can.t resolve/,
  ],
])("a document with %j is refused with its place", async (text, message) => {
  const file = join(folder, "doc.yaml");
  writeFileSync(file, text);
  await expect(loadDocument(file)).rejects.toThrow(message);
});
