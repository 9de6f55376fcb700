import { expect, test } from "vitest";
import { checkFields } from "./check-fields.ts";

const problemsOf = (document: object) => {
  const lines: string[] = [];
  checkFields(document, (pointer, problem) => lines.push(`${pointer}: ${problem}`));
  return lines;
};
const head = { openapi: "3.1.1", info: { title: "T", version: "1" } };
const withGet = (get: object) => ({ ...head, paths: { "/a": { get } } });

test.each<[string, object, string[]]>([
  ["the document", { ...head, pfade: {} }, ['#/pfade: "pfade" is not a field of a document; ignored']],
  ["info", { ...head, info: { titel: "T" } }, ['#/info/titel: "titel" is not a field of info; ignored']],
  [
    "an operation",
    withGet({ sumary: "" }),
    ['#/paths/~1a/get/sumary: "sumary" is not a field of an operation; ignored'],
  ],
  [
    "a media type within a response",
    withGet({ responses: { 200: { content: { "application/json": { schemas: {} } } } } }),
    [
      '#/paths/~1a/get/responses/200/content/application~1json/schemas: "schemas" is not a field of a media type; ignored',
    ],
  ],
  [
    "a parameter within a callback",
    withGet({ callbacks: { done: { "{$url}": { post: { parameters: [{ nam: "a" }] } } } } }),
    ['#/paths/~1a/get/callbacks/done/{$url}/post/parameters/0/nam: "nam" is not a field of a parameter; ignored'],
  ],
  [
    "a flow of OAuth",
    { ...head, components: { securitySchemes: { a: { type: "oauth2", flows: { password: { tokenUri: "" } } } } } },
    ['#/components/securitySchemes/a/flows/password/tokenUri: "tokenUri" is not a field of a flow of OAuth; ignored'],
  ],
])("tells a field that %s does not have", (_, document, expected) => {
  expect(problemsOf(document)).toEqual(expected);
});

test("ignores extensions, user-defined names, and siblings of a reference", () => {
  const response = { $ref: "#/components/responses/a", odd: 1 };
  const get = { "x-own": 1, responses: { 200: response, "x-more": 1 }, callbacks: {} };
  expect(
    problemsOf({ ...withGet(get), "x-a": {}, components: { schemas: { odd: { odd: 1 } }, links: { odd: {} } } }),
  ).toEqual([]);
});
