import { expect, test } from "vitest";
import { load } from "../../document/load.ts";
import { DocumentError, type Problem } from "../../document/problems.ts";
import { generateServer } from "../../index.ts";
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

const document = (parts: object) =>
  JSON.parse(JSON.stringify({ openapi: "3.1.1", info: { title: "T", version: "1" }, paths: {}, ...parts }));

function read(parts: object) {
  const reported: Problem[] = [];
  const tell = (pointer: string, problem: string) => reported.push({ pointer, problem });
  try {
    checkDocument(load(document(parts), { tell }), tell);
  } catch (error) {
    expect(error).toBeInstanceOf(DocumentError);
    return { reported, problems: (error as DocumentError).problems };
  }
  return { reported, problems: [] };
}

test.each<[string, object, string, string]>([
  ["a reference to nothing", withSchema({ $ref: "#/components/schemas/B" }), A, "has no target"],
  ["a reference in circles", withSchema({ $ref: "#/components/schemas/A" }), A, "without cycles"],
  [
    "a response without a target",
    withGet({ responses: { 200: { $ref: "#/components/responses/No" } } }),
    `${get}/responses/200`,
    "has no target",
  ],
  ["a path with a parameter twice", withGet({}, "/{a}/{a}"), "#/paths/~1{a}~1{a}", "contains a parameter twice"],
  ["a parameter of nowhere", withQuery({ in: "body" }), `${query}/in`, "must be path, query, header or cookie"],
  ["a parameter of JavaScript's own name", withQuery({ name: "__proto__" }), `${query}/name`, "is a reserved name"],
  [
    "two objects that take every name of a query",
    withGet({ parameters: ["q", "r"].map((name) => ({ name, in: "query", schema: { type: "object" } })) }),
    `${get}/parameters/1`,
    "only one object",
  ],
  ["a dynamic reference", withSchema({ $dynamicRef: "#a" }), A, "$dynamicRef"],
])("refuses %s and reports its place", (_, parts, pointer, problem) => {
  expect(read(parts).problems).toContainEqual({ pointer, problem: expect.stringContaining(problem) });
});

test.each<[string, object, string, string]>([
  ["no operationId", withGet({ operationId: undefined }), get, "is named after its method and path"],
  [
    "an operationId twice",
    { paths: { ...withGet({}).paths, ...withGet({}, "/b").paths } },
    "#/paths/~1b/get/operationId",
    '"getA" is not unique; this operation is named getB',
  ],
  [
    "a name of JavaScript's own",
    withGet({ operationId: "__proto__" }),
    `${get}/operationId`,
    '"__proto__" is not unique',
  ],
  ["a path parameter that is not declared", withGet({}, "/a/{id}"), "#/paths/~1a~1{id}/get", "read as a string"],
  [
    "a path parameter that the path lacks",
    withGet({ parameters: [{ name: "id", in: "path", required: true, schema: {} }] }),
    `${get}/parameters/0`,
    "the path has no {id}",
  ],
  [
    "a path parameter that is optional",
    withGet({ parameters: [{ name: "id", in: "path", schema: {} }] }, "/a/{id}"),
    "#/paths/~1a~1{id}/get/parameters/0",
    "therefore required",
  ],
  ["an operator of RFC 6570", withGet({}, "/a/{id*}"), "#/paths/~1a~1{id*}", "{id*} is read as the parameter {id}"],
  ["a path without slash", withGet({}, "a"), "#/paths/a", "does not begin with /"],
  [
    "two paths for one request",
    { paths: { ...withGet({}, "/a#one").paths, ...withGet({ operationId: "two" }, "/a?b=c").paths } },
    "#/paths/~1a?b=c/get",
    'the same requests as "/a#one"',
  ],
  ["a path with a star", withGet({}, "/a/*"), "#/paths/~1a~1*/get", "cannot be routed"],
  [
    "a parameter twice",
    withGet({ parameters: [1, 2].map((n) => ({ name: n === 1 ? "X-A" : "x-a", in: "header", schema: {} })) }),
    `${get}/parameters/0`,
    "is declared twice; the last one is used",
  ],
  ["a style of another place", withQuery({ style: "matrix" }), `${query}/style`, "is not a style of query parameters"],
  ["deepObject for a text", withQuery({ style: "deepObject" }), `${query}/style`, "requires an object or array"],
  [
    "pipes with explode",
    withQuery({ style: "pipeDelimited", explode: true, schema: { type: "array" } }),
    `${query}/style`,
    "without explode",
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
    '"b" is also a query parameter',
  ],
  [
    "a parameter of XML",
    withQuery({ schema: undefined, content: { "application/xml": {} } }),
    `${query}/content`,
    "is read as text",
  ],
  ["a parameter without schema", withQuery({ schema: undefined }), query, "is read as a string"],
  [
    "a list that may be empty text",
    withQuery({ allowEmptyValue: true, schema: { type: "array", items: {} } }),
    `${query}/allowEmptyValue`,
    "; ignored",
  ],
  [
    "media types that parameters tell apart",
    withBody({ "a/b;v=1": { schema: { type: "string" } }, "a/b;v=2": {} }),
    "#/paths/~1a/post/requestBody/content/a~1b;v=2",
    "the first one is used",
  ],
  [
    "the form is not an object",
    withBody({ "multipart/form-data": { schema: { type: "string" } } }),
    "#/paths/~1a/post/requestBody/content/multipart~1form-data",
    "read as bytes",
  ],
  ["a body without media types", withBody({}), "#/paths/~1a/post/requestBody", "is ignored"],
  ["no media type", withBody({ schema: {} }), "#/paths/~1a/post/requestBody/content/schema", "is not a media type"],
  [
    "a body in TRACE",
    { paths: { "/a": { trace: { requestBody: { content: { "a/b": {} } } } } } },
    "#/paths/~1a/trace/requestBody",
    "is not allowed with TRACE",
  ],
  [
    "a status in lower case",
    withGet({ responses: { "4xx": { description: "" } } }),
    `${get}/responses/4xx`,
    "read as 4XX",
  ],
  [
    "a status that is none",
    withGet({ responses: { ok: { description: "" } } }),
    `${get}/responses/ok`,
    "is not a status",
  ],
  [
    "a body with 204",
    withGet({ responses: { 204: { description: "", content: { "a/b": {} } } } }),
    `${get}/responses/204`,
    "has no body",
  ],
  ["an unknown security scheme", withGet({ security: [{ Nobody: [] }] }), `${get}/security/0/Nobody`, "is not among"],
  ["a misspelt keyword", withSchema({ type: "string", maxLenght: 1 }), A, '"maxLenght" is unknown'],
  ["nullable in 3.1", withSchema({ type: "string", nullable: true }), A, "is a keyword of OpenAPI 3.0"],
  [
    "a pattern that is none",
    withSchema({ type: "string", pattern: "(" }),
    `${A}/pattern`,
    "is not a regular expression",
  ],
  ["a type that is none", withSchema({ type: "any" }), `${A}/type`, '"any" is not a type'],
  ["a type in capitals", withSchema({ type: "String" }), `${A}/type`, "in lower case"],
  [
    "required of a property",
    withSchema({ properties: { a: { required: true } } }),
    `${A}/properties/a/required`,
    "a list of names",
  ],
  ["a number as text", withSchema({ maxLength: "3" }), `${A}/maxLength`, "read as a number"],
  [
    "a name twice in required",
    withSchema({ required: ["a", "a"] }),
    `${A}/required`,
    "contains a property twice; read once",
  ],
  ["no values", withSchema({ enum: [] }), `${A}/enum`, "nothing is valid"],
  [
    "a discriminator value without a target",
    withSchema({ oneOf: [{}], discriminator: { propertyName: "a", mapping: { b: "#/components/schemas/B" } } }),
    `${A}/discriminator/mapping/b`,
    "has no target",
  ],
  [
    "items of a media type that is no sequence",
    withBody({ "application/json": { itemSchema: {} } }),
    "#/paths/~1a/post/requestBody/content/application~1json/itemSchema",
    "itemSchema is ignored",
  ],
  [
    "a sequence that is also described as a whole",
    withBody({ "application/jsonl": { schema: { type: "array" }, itemSchema: {} } }),
    "#/paths/~1a/post/requestBody/content/application~1jsonl/schema",
    "itemSchema describes the items",
  ],
  ...["prefixEncoding", "itemEncoding"].map((keyword): [string, object, string, string] => [
    keyword,
    withBody({ "multipart/mixed": { [keyword]: {} } }),
    `#/paths/~1a/post/requestBody/content/multipart~1mixed/${keyword}`,
    "is not supported",
  ]),
  [
    "an encoding within another",
    withBody({ "multipart/form-data": { schema: { type: "object" }, encoding: { a: { encoding: {} } } } }),
    "#/paths/~1a/post/requestBody/content/multipart~1form-data/encoding/a/encoding",
    "is not supported",
  ],
  [
    "the style of cookies that OpenAPI 3.2 has",
    withQuery({ in: "cookie", style: "cookie" }),
    `${query}/style`,
    "form is used",
  ],
  [
    "events of one type that are JSON and text",
    withBody({
      "text/event-stream": {
        itemSchema: {
          oneOf: [
            { properties: { data: { type: "string", contentMediaType: "application/json" } } },
            { properties: { data: { type: "string" } } },
          ],
        },
      },
    }),
    "#/paths/~1a/post/requestBody/content/text~1event-stream/itemSchema",
    "read as text",
  ],
  [
    "an additional operation whose method has a field",
    { paths: { "/a": { additionalOperations: { POST: { operationId: "a", responses: ok } } } } },
    "#/paths/~1a/additionalOperations/POST",
    "has a field in the path item; moved there",
  ],
  [
    "an additional operation next to the field of its method",
    { paths: { "/a": { ...withGet({}).paths["/a"], additionalOperations: { Get: {} } } } },
    "#/paths/~1a/additionalOperations/Get",
    "the path item already has get",
  ],
  [
    "a method in lower case",
    { paths: { "/a": { additionalOperations: { copy: {} } } } },
    "#/paths/~1a/additionalOperations/copy",
    "is not a method in capitals",
  ],
  [
    "a whole query of XML",
    withQuery({ in: "querystring", schema: undefined, content: { "application/xml": {} } }),
    `${query}/content`,
    "is read as text",
  ],
  [
    "a whole query next to parameters of it",
    withGet({
      parameters: [
        { name: "q", in: "query", schema: {} },
        { name: "r", in: "querystring", content: { "application/json": {} } },
      ],
    }),
    `${get}/parameters/1`,
    "conflicts with query parameters",
  ],
  [
    "alternatives of a whole query",
    withQuery({
      in: "querystring",
      schema: undefined,
      content: {
        "application/x-www-form-urlencoded": { schema: { type: "object", anyOf: [{ properties: { a: {} } }] } },
      },
    }),
    `${query}/content/application~1x-www-form-urlencoded/schema`,
    "are merged",
  ],
  [
    "a discriminator default without a target",
    withSchema({ oneOf: [{}], discriminator: { propertyName: "a", defaultMapping: "B" } }),
    `${A}/discriminator/defaultMapping`,
    "has no target",
  ],
])("takes %s, tells it once, and rejects it in strict mode", (_, parts, pointer, problem) => {
  const expected = { pointer, problem: expect.stringContaining(problem) };
  const { reported, problems } = read(parts);
  expect(problems).toEqual([]);
  expect(reported.filter((one) => one.pointer === pointer)).toEqual([expected]);
  return expect(generateServer(document(parts), { strict: true })).rejects.toMatchObject({
    problems: expect.arrayContaining([expected]),
  });
});

test("lists all problems at once", () => {
  const { problems } = read({ paths: { "/{a}/{a}": { get: { parameters: [{ name: "q", in: "body" }] } } } });
  expect(problems).toHaveLength(2);
});

test("reports a broken reference once, however often it is used", () => {
  const $ref = "#/components/schemas/B";
  const { problems } = read(withSchema({ properties: { a: { $ref }, b: { $ref }, c: { $ref } } }));
  expect(problems).toEqual([
    { pointer: `${A}/properties/a`, problem: `"${$ref}": the reference has no target, here and in 2 more places` },
  ]);
});
