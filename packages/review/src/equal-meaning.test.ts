import { expect, test } from "vitest";
import { reviewOf } from "./testing/review-of.ts";

const scheme = (name: string, place = "header") => `
security: [{ key: [] }]
components: { securitySchemes: { key: { type: apiKey, in: ${place}, name: ${name} } } }
paths: { /x: { get: {} } }`;
const server = (url: string) => `\nservers: [{ url: "${url}", description: One }]\npaths: { /x: { get: {} } }`;
const list = (more: string, place = "path") => `
paths: { "/x/{k}": { get: { parameters: [{ name: k, in: ${place}, required: true, schema: { type: array, items: { type: string } } ${more} }] } } }`;
const schema = (text: string) => `\npaths: { /x: { post: { body: ${text}, returns: ${text} } } }`;
const verdicts = async (before: string, after: string) => (await reviewOf(before, after)).map(({ verdict }) => verdict);

test.each([
  ["the case of a header's name", scheme("X-Key"), scheme("x-key")],
  [
    "the case of a host, and the default port",
    server("https://a.example.com/v1"),
    server("https://A.Example.com:443/v1"),
  ],
  ["the default port of http", server("http://a.example.com:80"), server("HTTP://a.example.com")],
  ["explode of a list in a path", list(""), list(", explode: true")],
  [
    "limits of contains without it",
    schema("{ type: array, items: {} }"),
    schema("{ type: array, items: {}, minContains: 2, maxContains: 3 }"),
  ],
  [
    "then without if",
    schema("{ type: integer }"),
    schema("{ type: integer, then: { minimum: 9 }, else: { maximum: 1 } }"),
  ],
])("%s means nothing", async (_, before, after) => {
  expect(await verdicts(before, after)).toEqual([]);
  expect(await verdicts(after, before)).toEqual([]);
});

test.each([
  ["the case of a query parameter's name", scheme("Key", "query"), scheme("key", "query")],
  ["the case of a path", server("https://a.example.com/v1"), server("https://a.example.com/V1")],
  ["another port", server("https://a.example.com"), server("https://a.example.com:80")],
  ["explode of a list in a query", list("", "query"), list(", explode: false", "query")],
])("%s means something", async (_, before, after) => {
  expect(await verdicts(before, after)).toContain("wire-breaking");
});
