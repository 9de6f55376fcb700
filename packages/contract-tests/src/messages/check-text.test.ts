import { expect, it } from "vitest";
import { readAnyDocument } from "../document/any-document.ts";
import type { JsonObject } from "../document/json.ts";
import { createValidator } from "../document/validator.ts";
import { checkResponse } from "./check-response.ts";

const ITEM = { type: "object", required: ["id"], properties: { id: { type: "integer" } } };

/** @returns one finding per line, as `place message` */
function found(mediaType: string, media: JsonObject, text: string, contentType = mediaType): string[] {
  const document = readAnyDocument({
    openapi: "3.2.0",
    info: { title: "Streams", version: "1" },
    paths: { "/a": { get: { responses: { 200: { description: "OK", content: { [mediaType]: media } } } } } },
  });
  const [operation] = document.operations;
  if (!operation) throw new Error("no operation");
  const response = {
    status: 200,
    headers: new Headers({ "content-type": contentType }),
    body: new TextEncoder().encode(text),
    request: "GET /a",
  };
  return checkResponse(operation, response, createValidator(document)).findings.map(
    ({ at, message }) => `${at} ${message}`,
  );
}

/** Items that describe whole events, as OpenAPI 3.2 and FastAPI do, and as OpenAI does. */
const TEXT_EVENT = {
  type: "object",
  required: ["data"],
  properties: {
    data: { type: "string", contentMediaType: "application/json", contentSchema: ITEM },
    event: { type: "string" },
  },
};
const JSON_EVENT = {
  oneOf: ["made", "done"].map((event) => ({
    type: "object",
    required: ["event", "data"],
    properties: { event: { const: event }, data: event === "made" ? ITEM : { const: "[DONE]" } },
  })),
};

const list = { schema: { type: "array", items: ITEM } };

it.each<[mediaType: string, media: JsonObject, text: string]>([
  ["application/x-ndjson", { itemSchema: ITEM }, '{"id":1}\n{"id":2}\n'],
  ["application/jsonl", list, '{"id":1}\n{"id":2}'],
  ["application/json-seq", { schema: ITEM }, '\u001e{"id":1}\n\u001e{"id":2}\n'],
  ["text/event-stream", { itemSchema: ITEM }, 'event: x\ndata: {"id":1}\n\ndata: [DONE]\n\ndata: {"id":'],
  ["text/event-stream", { itemSchema: TEXT_EVENT }, 'data: {"id":1}\n\nevent: x\ndata: {"id":2}\n\n'],
  ["text/event-stream", { schema: JSON_EVENT }, 'event: made\ndata: {"id":1}\n\nevent: done\ndata: [DONE]\n\n'],
  ["text/event-stream", { itemSchema: ITEM }, ': ping\n\nretry: 5\n\nid: 1\ndata: {"id":1}\n\n'],
  ["text/csv", list, 'id,name\r\n1,"a,""b"\r\n2,\r\n'],
  ["application/xml", { schema: ITEM }, "<item><id>1</id></item>"],
  ["text/html", { schema: ITEM }, "<p>1</p>"],
  ["text/plain", { schema: { type: "integer" } }, "17"],
  ["application/octet-stream", { schema: { type: "string", format: "binary" } }, "\u0000"],
])("%s follows its own rules", (mediaType, media, text) => {
  expect(found(mediaType, media, text)).toEqual([]);
});

it.each<[mediaType: string, media: JsonObject, text: string, wrong: string]>([
  ["application/x-ndjson", { itemSchema: ITEM }, '{"id":1}\n{"id":"2"}\n', "/1/id must be integer"],
  ["application/x-ndjson", list, '{"id":1}\nno\n', "/1 is not JSON"],
  ["text/event-stream", { schema: ITEM }, 'data: {"id":1}\n\ndata: {}\n\n', "/1 must have required property 'id'"],
  ["text/event-stream", { schema: ITEM }, "data: ping\n\n", "/0 is not JSON"],
  ["text/event-stream", { itemSchema: TEXT_EVENT }, 'data: {"id":"1"}\n\n', "/0/data/id must be integer"],
  ["text/event-stream", { itemSchema: TEXT_EVENT }, "event: x\ndata: one\n\n", "/0/data must be object"],
  ["text/csv", list, "name\na\n", " the header has no column id"],
  ["text/csv", list, "id,name\n1\n", " row 2 has 1 cells, the header 2"],
  ["application/xml", { schema: ITEM }, '{"id":1}', " the body is not XML"],
  ["text/plain", { schema: { type: "integer" } }, "many", " must be integer"],
  [
    "text/plain",
    { schema: { type: "string", enum: ["up"] } },
    "down",
    " must be equal to one of the allowed values: up",
  ],
])("%s with a fault is found", (mediaType, media, text, wrong) => {
  expect(found(mediaType, media, text)).toEqual([wrong]);
});
