import { expect, test } from "vitest";
import { fixture } from "../../testing/documents.ts";
import { load } from "../load.ts";
import type { Document, MediaTypeObject, Parameter, Schema } from "../openapi.ts";

const ok = { 200: { description: "Fine." } };
const read = (parts: object) =>
  load({ openapi: "3.2.0", info: { title: "T", version: "1" }, paths: {}, ...structuredClone(parts) });

function contentOf(content: object, components: object = {}): MediaTypeObject | undefined {
  const { paths } = read({ paths: { "/a": { post: { requestBody: { content }, responses: ok } } }, components });
  const body = paths?.["/a"]?.post?.requestBody as { content: Record<string, MediaTypeObject> };
  return Object.values(body.content)[0];
}

const text = { type: "string" };
const json = { type: "string", contentMediaType: "application/json", contentSchema: { type: "integer" } };
const eventOf = (data: object, event?: string) => ({
  type: "object",
  properties: { ...(event && { event: { const: event } }), data },
});
const streamOf = (itemSchema: object, components: object = {}) =>
  contentOf({ "text/event-stream": { itemSchema } }, components);

test.each<[string, object, object | undefined]>([
  ["text", eventOf(text), undefined],
  ["JSON", eventOf(json), { json: true }],
  ["JSON of vendors", eventOf({ ...json, contentMediaType: "application/vnd.a+json" }), { json: true }],
  [
    "JSON for some types",
    { oneOf: [eventOf(json, "a"), eventOf(text, "b"), eventOf(json, "c")] },
    { json: ["a", "c"] },
  ],
  ["JSON for those without a type", { anyOf: [eventOf(json), eventOf(text, "b")] }, { json: ["message"] }],
  ["JSON and an end", { oneOf: [eventOf(json), eventOf({ const: "[DONE]" })] }, { json: true, text: ["[DONE]"] }],
  ["JSON by allOf", { allOf: [eventOf(text), eventOf(json)] }, { json: true }],
  [
    "JSON within alternatives of alternatives",
    { oneOf: [{ oneOf: [eventOf(json, "a"), eventOf(text, "b")] }, eventOf(text, "c")] },
    { json: ["a"] },
  ],
  ["JSON and text that nothing tells apart", { oneOf: [eventOf(json, "a"), eventOf(text, "a")] }, undefined],
])("knows which events have data that is %s", (_, itemSchema, rules) => {
  expect(streamOf(itemSchema)?.["x-event-data"]).toEqual(rules);
});

test("describes JSON data by its content, and other data unchanged", () => {
  const schemas = {
    Event: { ...eventOf(text), oneOf: [eventOf(json, "a"), { properties: { event: { const: "b" } } }] },
  };
  const event = { $ref: "#/components/schemas/Event" };
  const { itemSchema, "x-event-data": data } = streamOf(event, { schemas }) ?? {};
  expect(data).toEqual({ json: ["a"] });
  expect(itemSchema).toMatchObject({
    properties: { data: {} },
    oneOf: [
      { properties: { event: { const: "a" }, data: { type: "integer" } } },
      { properties: { event: { const: "b" }, data: text } },
    ],
  });
});

test("loading a loaded document changes and reports nothing", () => {
  for (const name of ["streams", "openapi-3-2"]) expect(load(fixture(name), { strict: true })).toEqual(fixture(name));
});

function parametersOf(content: object, more: object = {}): Parameter[] {
  const parameters = { Whole: { name: "whole", in: "querystring", content, ...more } };
  const get = { parameters: [{ $ref: "#/components/parameters/Whole" }], responses: ok };
  const { paths, components } = read({ paths: { "/a": { get } }, components: { parameters } });
  expect(components?.parameters).toEqual({});
  return (paths?.["/a"]?.get?.parameters ?? []) as Parameter[];
}

const form = "application/x-www-form-urlencoded";

test.each<[string, object, object, object[]]>([
  [
    "a form is its fields",
    { [form]: { schema: { type: "object", required: ["a"], properties: { a: text, b: { type: "array" } } } } },
    { required: true },
    [
      { name: "a", in: "query", required: true, schema: text },
      { name: "b", in: "query", required: false, schema: { type: "array" } },
    ],
  ],
  [
    "fields of a form that may be left out may be",
    { [form]: { schema: { type: "object", required: ["a"], properties: { a: text } } } },
    {},
    [{ name: "a", in: "query", required: false, schema: text }],
  ],
  [
    "fields have the style of their encoding, and other fields a name of their own",
    {
      [form]: {
        schema: { type: "object", properties: { a: { type: "array" } }, additionalProperties: text },
        encoding: { a: { style: "pipeDelimited", explode: false } },
      },
    },
    {},
    [
      { name: "a", in: "query", required: false, schema: { type: "array" }, style: "pipeDelimited", explode: false },
      { name: "whole", in: "query", style: "form", schema: { type: "object", additionalProperties: text } },
    ],
  ],
  [
    "text is one parameter",
    { "text/plain": {} },
    {},
    [{ name: "whole", in: "query", schema: text, "x-whole-query": true }],
  ],
])("a whole query: %s", (_, content, more, parameters) => {
  const found = parametersOf(content, more);
  expect(found).toHaveLength(parameters.length);
  expect(found).toMatchObject(parameters);
});

test("a whole query of JSON is one parameter with content", () => {
  const [found] = parametersOf({ "application/json": { schema: { type: "object" } } });
  expect(found).toMatchObject({ in: "query", "x-whole-query": true, content: { "application/json": { schema: {} } } });
});

test("references to media types and through $self are followed", () => {
  const $self = "https://api.example.com/openapi.yaml";
  const media = { itemSchema: { $ref: `${$self}#/components/schemas/A` } };
  const content = { "application/jsonl": { $ref: "#/components/mediaTypes/Lines" } };
  const document: Document = read({
    $self,
    paths: { "/a": { post: { requestBody: { content }, responses: ok } } },
    components: { schemas: { A: text }, mediaTypes: { Lines: media } },
  });
  const body = document.paths?.["/a"]?.post?.requestBody as { content: Record<string, { itemSchema: Schema }> };
  expect(body.content["application/jsonl"]?.itemSchema.$ref).toBe("#/components/schemas/A");
  expect(document.components).not.toHaveProperty("mediaTypes");
});
