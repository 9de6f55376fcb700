import { expect, test } from "vitest";
import { load } from "../../document/load.ts";
import type { Document } from "../../document/openapi.ts";
import { DocumentError } from "../../document/problems.ts";
import { checkDocument } from "./check-document.ts";

const ok = { 200: { description: "Fine." } };
const withGet = (operation: object, path = "/a") => ({
  paths: { [path]: { get: { operationId: "getA", responses: ok, ...operation } } },
});
const withQuery = (parameter: object) =>
  withGet({ parameters: [{ name: "q", in: "query", schema: { type: "string" }, ...parameter }] });
const withBody = (content: object) => ({
  paths: { "/a": { post: { operationId: "a", requestBody: { content }, responses: ok } } },
});
const withSchema = (schema: object) => ({ components: { schemas: { A: schema } } });

const get = "#/paths/~1a/get";
const query = `${get}/parameters/0`;
const A = "#/components/schemas/A";

test.each<[string, object, string, string]>([
  ["no operationId", withGet({ operationId: undefined }), get, "needs an operationId"],
  [
    "an operationId twice",
    { paths: { ...withGet({}).paths, ...withGet({}, "/b").paths } },
    "#/paths/~1b/get/operationId",
    "is taken by #/paths/~1a/get",
  ],
  ["a reference to nothing", withSchema({ $ref: "#/components/schemas/B" }), A, "leads nowhere"],
  ["a reference in circles", withSchema({ $ref: "#/components/schemas/A" }), A, "without cycles"],
  [
    "a response that leads nowhere",
    withGet({ responses: { 200: { $ref: "#/components/responses/No" } } }),
    `${get}/responses/200`,
    "leads nowhere",
  ],
  ["a path parameter that is not declared", withGet({}, "/a/{id}"), "#/paths/~1a~1{id}/get", "{id} is not declared"],
  [
    "a path parameter that the path lacks",
    withGet({ parameters: [{ name: "id", in: "path", required: true, schema: {} }] }),
    get,
    "the path has no {id}",
  ],
  [
    "a path parameter that is optional",
    withGet({ parameters: [{ name: "id", in: "path", schema: {} }] }, "/a/{id}"),
    "#/paths/~1a~1{id}/get/parameters/0",
    "required: true",
  ],
  ["two paths for one request", { paths: { "/{a}": {}, "/{b}": {} } }, "#/paths/~1{b}", 'the same requests as "/{a}"'],
  [
    "a parameter twice",
    withGet({ parameters: [1, 2].map((n) => ({ name: n === 1 ? "X-A" : "x-a", in: "header", schema: {} })) }),
    `${get}/parameters/1`,
    "is declared twice",
  ],
  ["a style of another place", withQuery({ style: "matrix" }), `${query}/style`, "is not a style of query parameters"],
  [
    "deepObject for a list",
    withQuery({ style: "deepObject", schema: { type: "array" } }),
    `${query}/style`,
    "for objects only",
  ],
  [
    "pipes with explode",
    withQuery({ style: "pipeDelimited", explode: true, schema: { type: "array" } }),
    `${query}/style`,
    "without explode only",
  ],
  [
    "an open object spread over the query",
    withQuery({ schema: { type: "object", additionalProperties: {} } }),
    query,
    "needs declared properties",
  ],
  [
    "an object whose property is another parameter",
    withGet({
      parameters: [
        { name: "b", in: "query", schema: {} },
        { name: "q", in: "query", schema: { type: "object", properties: { b: {} } } },
      ],
    }),
    `${get}/parameters/1`,
    '"b" collides',
  ],
  [
    "a parameter of XML",
    withQuery({ schema: undefined, content: { "application/xml": {} } }),
    `${query}/content`,
    "that is JSON",
  ],
  ["a parameter without schema", withQuery({ schema: undefined }), query, "needs schema or content"],
  [
    "an empty value that is allowed",
    withQuery({ allowEmptyValue: true }),
    `${query}/allowEmptyValue`,
    "is not supported",
  ],
  [
    "a body in GET",
    withGet({ requestBody: { content: { "application/json": {} } } }),
    `${get}/requestBody`,
    "has no meaning in GET",
  ],
  [
    "media types that parameters tell apart",
    withBody({ "a/b;v=1": { schema: { type: "string" } }, "a/b;v=2": {} }),
    "#/paths/~1a/post/requestBody/content/a~1b;v=2",
    "by its parameters only",
  ],
  [
    "a form that is no object",
    withBody({ "multipart/form-data": { schema: { type: "string" } } }),
    "#/paths/~1a/post/requestBody/content/multipart~1form-data",
    "described by an object",
  ],
  ["no responses", withGet({ responses: {} }), get, "at least one response"],
  [
    "a status that is none",
    withGet({ responses: { "4xx": { description: "" } } }),
    `${get}/responses/4xx`,
    "a status is three digits",
  ],
  [
    "a body with 204",
    withGet({ responses: { 204: { description: "", content: { "a/b": {} } } } }),
    `${get}/responses/204`,
    "has no body",
  ],
  ["an unknown security scheme", withGet({ security: [{ Nobody: [] }] }), `${get}/security/0/Nobody`, "is not among"],
  ["a misspelt keyword", withSchema({ type: "string", maxLenght: 1 }), A, '"maxLenght" is not supported'],
  ["nullable in 3.1", withSchema({ type: "string", nullable: true }), A, 'write type: [..., "null"]'],
  [
    "a pattern that is none",
    withSchema({ type: "string", pattern: "(" }),
    `${A}/pattern`,
    "is not a regular expression",
  ],
  ["a name of JavaScript's own", withGet({ operationId: "__proto__" }), `${get}/operationId`, "JavaScript keeps"],
])("refuses %s and says where", (_, parts, pointer, problem) => {
  const document = load(
    JSON.parse(JSON.stringify({ openapi: "3.1.1", info: { title: "T", version: "1" }, paths: {}, ...parts })),
  );
  try {
    checkDocument(document);
  } catch (error) {
    expect(error).toBeInstanceOf(DocumentError);
    const { problems } = error as DocumentError;
    expect(problems).toContainEqual({ pointer, problem: expect.stringContaining(problem) });
    return;
  }
  expect.unreachable("it was accepted");
});

test("lists everything that is wrong at once", () => {
  const document = {
    openapi: "3.1.1",
    info: { title: "T", version: "1" },
    paths: { a: { get: {} } },
  } as unknown as Document;
  expect(() => checkDocument(document)).toThrow(
    /a path begins with \/\n.*at least one response\n.*needs an operationId/,
  );
});
