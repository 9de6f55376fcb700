import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { generate, loadFile } from "./index.ts";
import { load } from "./testing/bundle.ts";
import { compile } from "./testing/compile.ts";

const path = fileURLToPath(new URL("./testing/accepted.yaml", import.meta.url));

type Received = Record<"operationId" | "params" | "query" | "body", unknown>;
type Handler = (request: Received, context: object) => unknown;
type Result = { data?: unknown; error?: unknown; response: Response };

interface Program {
  start(handler: Handler): (request: Request) => Promise<Response>;
  createClient(
    options: object,
  ): Record<"GET" | "POST" | "PUT" | "DELETE", (path: string, init: object) => Promise<Result>>;
  messages: Record<string, (message: { body: unknown }) => { body: string }>;
}

const problems: string[] = [];
let files: Record<string, string>;
let program: Program;
beforeAll(async () => {
  const tell = (pointer: string, problem: string) => void problems.push(`${pointer}: ${problem}`);
  const document = loadFile(path, { tell });
  files = await generate(document, { adapter: "fetch", tell });
  program = await load<Program>(
    files,
    `import { defineServer, notImplemented } from "./server.gen.ts";
import * as messages from "./server.gen.ts";
import { createClient } from "./client.gen.ts";
const define = defineServer(({ status }) => ({ other: status, any: status, wrong: status }));
const security = { Key: () => ({ by: "key" }), Login: () => ({ by: "login" }) };
const served = (handler) => Object.fromEntries(Object.keys(notImplemented).map((name) => [name, handler]));
export const start = (handler) => define(served(handler), security, { prefix: "/v1", onError() {} });
export { createClient, messages };`,
  );
});

async function call(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  init = {},
  answer: object = { status: 200 },
) {
  let received: Received | undefined;
  let context: object | undefined;
  const handler: Handler = (request, given) => {
    received = request;
    context = given;
    return answer;
  };
  const serve = program.start(handler);
  const client = program.createClient({
    baseUrl: "https://api.example/v1",
    auth: { Login: { username: "a", password: "b" } },
    fetch: serve,
  });
  const { data, error, response } = await client[method](path, init);
  return { received, context, data, error, status: response.status };
}

const fine = (body: unknown = "fine") => ({ status: 200, body });

test.each<[string, Parameters<typeof call>, object]>([
  [
    "a path parameter that is not declared, in an operation without a name",
    ["GET", "/undeclared/{id}", { params: { path: { id: "a/b" } } }, fine()],
    { received: { operationId: "getUndeclaredById", params: { id: "a/b" } }, data: "fine" },
  ],
  ["no responses: any status", ["POST", "/no-responses", {}, { status: 202 }], { status: 202, data: undefined }],
  ["a body of DELETE", ["DELETE", "/body-of-delete", { body: { a: 1 } }, fine()], { received: { body: { a: 1 } } }],
  ["nullable in 3.1", ["POST", "/nullable", { body: { a: null } }, fine()], { received: { body: { a: null } } }],
  [
    "an empty value",
    ["GET", "/empty-value", { params: { query: { count: "" } } }, fine()],
    { received: { query: { count: "" } } },
  ],
  [
    "a free-form object spread over the query",
    ["GET", "/spread", { params: { query: { page: 2, filter: { a: "1", b: "x&y" } } } }, fine()],
    { received: { query: { page: 2, filter: { a: "1", b: "x&y" } } } },
  ],
  [
    "a media type with a parameter, and a schema with a number for a name",
    ["POST", "/media-type-with-parameter", { body: { of: "abc" } }, fine({ a: 1 })],
    { received: { body: { of: "abc" } }, data: { a: 1 } },
  ],
  [
    "keywords next to a reference",
    ["POST", "/media-type-with-parameter", { body: { of: "abcd" } }, fine()],
    { received: undefined, status: 400 },
  ],
  [
    "a body and a response without media types",
    ["PUT", "/no-media-types", {}],
    { received: { body: undefined }, status: 200 },
  ],
  [
    "400 next to 4XX and default",
    ["GET", "/statuses/{status}", { params: { path: { status: 1 } } }, { status: 400, body: { wrong: 400 } }],
    { status: 400, error: { wrong: 400 } },
  ],
  [
    "4XX next to 400 and default",
    ["GET", "/statuses/{status}", { params: { path: { status: 1 } } }, { status: 404, body: { other: 4 } }],
    { status: 404, error: { other: 4 } },
  ],
  [
    "default next to 400 and 4XX",
    ["GET", "/statuses/{status}", { params: { path: { status: 1 } } }, { status: 503, body: { any: 5 } }],
    { status: 503, error: { any: 5 } },
  ],
  [
    "the wrong one of them",
    ["GET", "/statuses/{status}", { params: { path: { status: 1 } } }, { status: 404, body: { wrong: 400 } }],
    { status: 500 },
  ],
  [
    "operators in a path",
    ["GET", "/operators/{ending}/{list}", { params: { path: { ending: "gz", list: { a: 1 } } } }, fine()],
    { received: { params: { ending: "gz", list: { a: 1 } } } },
  ],
  [
    "the first of two paths for the same requests",
    ["GET", "/twins/{id}", { params: { path: { id: "a" } } }, fine()],
    { received: { operationId: "firstTwin" } },
  ],
  [
    "the same path with another method",
    ["DELETE", "/twins/{name}", { params: { path: { name: "a" } } }, fine()],
    { received: { operationId: "otherMethodOfTwin", params: { name: "a" } } },
  ],
  ["a literal path next to them", ["GET", "/twins/literal", {}, fine()], { received: { operationId: "literalTwin" } }],
  [
    "the second of two ways to authenticate",
    ["GET", "/secrets", {}, fine()],
    { received: { operationId: "secrets" }, context: { by: "login" } },
  ],
])("takes %s", async (_, given, expected) => {
  expect(await call(...given)).toMatchObject(expected);
});

test("accepts several webhooks, with schemas of unusual names", () => {
  const { createCreatedMessage, createDeletedMessage } = program.messages;
  expect(createCreatedMessage?.({ body: { id: 1 } }).body).toBe('{"id":1}');
  expect(() => createCreatedMessage?.({ body: {} })).toThrow();
  expect(createDeletedMessage?.({ body: { of: "abc" } }).body).toBe('{"of":"abc"}');
});

test("reports its assumptions, including paths that match the same requests", () => {
  expect(problems).toEqual([
    "#/paths/~1no-media-types/put/requestBody: a body without media types is ignored",
    '#/paths/~1nullable/post/requestBody/content/application~1json/schema/properties/a: nullable is a keyword of OpenAPI 3.0; read as type: […, "null"]',
    "#/paths/~1undeclared~1{id}/get: the path parameter {id} is not declared; read as a string",
    "#/paths/~1operators~1{.ending}~1{list*}: {.ending} is read as the parameter {ending}",
    "#/paths/~1operators~1{.ending}~1{list*}: {list*} is read as the parameter {list}",
    "#/paths/~1undeclared~1{id}/get: an operation without operationId is named after its method and path",
    '#/paths/~1nullable/post/requestBody/content/application~1json/schema/properties/a: the keyword "sanitize" is unknown and ignored',
    '#/paths/~1twins~1{name}/get: matches the same requests as "/twins/{id}"; the operation is omitted',
  ]);
});

test("generated code compiles", () => {
  expect(compile({ accepted: files })).toEqual([]);
});
