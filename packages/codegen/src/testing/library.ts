import type { Document } from "../document/openapi.ts";

const json = "application/vnd.library+json";
const book = { schema: { $ref: "#/components/schemas/Book" } };

export const library = {
  openapi: "3.1.1",
  info: { title: "Library", version: "1.2.0" },
  "x-rate-limit": { requests: 10, seconds: 2 },
  security: [{ Key: [] }],
  paths: {
    "/books": {
      parameters: [{ $ref: "#/components/parameters/FieldsQuery" }],
      get: {
        operationId: "listBooks",
        description: "Lists books.",
        "x-assumption": { id: "A-V1-002", reason: "The order is open; by title." },
        parameters: [
          {
            name: "tags",
            in: "query",
            style: "form",
            explode: true,
            schema: { type: "array", items: { type: "string" } },
          },
        ],
        responses: { 200: { description: "Books.", content: { [json]: book } } },
      },
      patch: {
        operationId: "updateBooks",
        requestBody: { content: { "application/merge-patch+json": book } },
        responses: { 204: { description: "Done." } },
      },
    },
    "/scans": {
      put: {
        operationId: "uploadScan",
        requestBody: { content: { "application/zip": { schema: { contentMediaType: "application/zip" } } } },
        responses: { 202: { description: "Taken.", content: { [json]: book } } },
      },
    },
    "/covers": { get: { operationId: "getCover", responses: { 200: { $ref: "#/components/responses/Picture" } } } },
  },
  webhooks: {
    bookEvents: {
      post: {
        parameters: [{ $ref: "#/components/parameters/SecretHeader" }],
        requestBody: { content: { [json]: { schema: { $ref: "#/components/schemas/BookEventList" } } } },
        responses: { 200: { description: "Taken." } },
      },
    },
  },
  components: {
    securitySchemes: { Key: { type: "apiKey", in: "header", name: "X-Library-Key" } },
    parameters: {
      FieldsQuery: {
        name: "fields",
        in: "query",
        explode: false,
        schema: { type: "array", items: { type: "string" } },
      },
      SecretHeader: { name: "X-Secret", in: "header", schema: { type: "string" } },
    },
    responses: { Picture: { content: { "image/png": { schema: {} } } } },
    schemas: {
      Book: {
        type: "object",
        description: "A book.",
        required: ["title"],
        properties: { title: { type: "string" }, copies: { type: "number", default: 1 } },
        "x-assumption": { id: "A-V1-001", reason: "Copies are optional." },
      },
      BookEventList: { type: "array", items: { $ref: "#/components/schemas/BookEvent" } },
      BookEvent: {
        type: "object",
        required: ["event"],
        properties: { event: { $ref: "#/components/schemas/BookEventType" }, note: { type: ["string", "null"] } },
      },
      BookEventType: { type: "string", enum: ["LENT", "RETURNED"] },
    },
  },
} as unknown as Document;
