import { expect, test } from "vitest";
import { checkFields } from "./check-fields.ts";

const told = (document: object) => {
  const lines: string[] = [];
  checkFields(document, (pointer, problem) => lines.push(`${pointer}: ${problem}`));
  return lines;
};
const head = { openapi: "3.1.1", info: { title: "T", version: "1" } };
const withGet = (get: object) => ({ ...head, paths: { "/a": { get } } });

test.each<[string, object, string[]]>([
  ["the document", { ...head, pfade: {} }, ['#/pfade: "pfade" is no field of a document; it is ignored']],
  ["info", { ...head, info: { titel: "T" } }, ['#/info/titel: "titel" is no field of info; it is ignored']],
  [
    "an operation",
    withGet({ sumary: "" }),
    ['#/paths/~1a/get/sumary: "sumary" is no field of an operation; it is ignored'],
  ],
  [
    "a media type within a response",
    withGet({ responses: { 200: { content: { "application/json": { schemas: {} } } } } }),
    [
      '#/paths/~1a/get/responses/200/content/application~1json/schemas: "schemas" is no field of a media type; it is ignored',
    ],
  ],
  [
    "a parameter within a callback",
    withGet({ callbacks: { done: { "{$url}": { post: { parameters: [{ nam: "a" }] } } } } }),
    ['#/paths/~1a/get/callbacks/done/{$url}/post/parameters/0/nam: "nam" is no field of a parameter; it is ignored'],
  ],
  [
    "a flow of OAuth",
    { ...head, components: { securitySchemes: { a: { type: "oauth2", flows: { password: { tokenUri: "" } } } } } },
    [
      '#/components/securitySchemes/a/flows/password/tokenUri: "tokenUri" is no field of a flow of OAuth; it is ignored',
    ],
  ],
])("tells a field that %s does not have", (_, document, expected) => {
  expect(told(document)).toEqual(expected);
});

test("says nothing of extensions, of names that a document gives, and of what stands beside a reference", () => {
  const response = { $ref: "#/components/responses/a", odd: 1 };
  const get = { "x-own": 1, responses: { 200: response, "x-more": 1 }, callbacks: {} };
  expect(
    told({ ...withGet(get), "x-a": {}, components: { schemas: { odd: { odd: 1 } }, links: { odd: {} } } }),
  ).toEqual([]);
});
