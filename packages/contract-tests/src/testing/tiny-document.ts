import { type ApiDocument, readDocument } from "../document/document.ts";
import type { JsonObject } from "../document/json.ts";

/** Document with list, creation with Location, reads, deletion, YAML upload and webhook. */
export function tinyRoot() {
  const error = (name: string, code: number) => ({
    description: name,
    content: {
      "application/json": { schema: ref("schemas/Problem"), examples: { [name]: { value: { code, details: name } } } },
    },
  });
  const errors = { "401": error("unauthorized", 401), default: error("unexpected", 500) };
  const json = (schema: string, example: string) => ({
    "application/json": { schema: ref(`schemas/${schema}`), examples: { [example]: ref(`examples/${example}`) } },
  });
  const id = { name: "id", in: "path", required: true, schema: { type: "string" }, example: "thg_1Aa" };
  return {
    openapi: "3.1.1",
    info: { title: "Things", version: "1.0.0" },
    servers: [{ url: "https://things.example/v1" }],
    security: [{ Key: [] }],
    paths: {
      "/things": {
        get: {
          operationId: "listThings",
          tags: ["Things"],
          parameters: [
            {
              name: "count",
              in: "query",
              schema: { type: "integer", minimum: 1, maximum: 100, default: 10 },
              example: 5,
            },
            {
              name: "colors",
              in: "query",
              explode: false,
              schema: { type: "array", items: ref("schemas/Color") },
              example: ["RED", "BLUE"],
            },
            { name: "after", in: "query", schema: { type: "string" }, example: "cur_1" },
          ],
          responses: {
            "200": { description: "Page", content: json("ThingPage", "page") },
            "400": error("badQuery", 400),
            ...errors,
          },
        },
        post: {
          operationId: "createThing",
          tags: ["Things"],
          requestBody: { required: true, content: json("NewThing", "newThing") },
          responses: {
            "201": {
              description: "Created",
              headers: {
                Location: {
                  required: true,
                  schema: { type: "string", format: "uri" },
                  example: "https://things.example/v1/things/thg_1Aa",
                },
              },
              content: json("Thing", "thing"),
            },
            "400": error("badThing", 400),
            ...errors,
          },
        },
      },
      "/things/{id}": {
        parameters: [id],
        get: {
          operationId: "getThing",
          tags: ["Things"],
          responses: {
            "200": { description: "Thing", content: json("Thing", "thing") },
            "404": error("notFound", 404),
            ...errors,
          },
        },
        delete: {
          operationId: "deleteThing",
          tags: ["Things"],
          responses: { "204": { description: "Deleted" }, "404": error("notFound", 404), ...errors },
        },
      },
      "/imports": {
        put: {
          operationId: "importThings",
          tags: ["Imports"],
          requestBody: {
            content: {
              "application/yaml": {
                schema: {
                  type: "string",
                  contentMediaType: "application/yaml",
                  contentSchema: ref("schemas/NewThing"),
                },
                examples: { import: { value: "email: maya.lindqvist@example.com\nlabel: Lamp\n" } },
              },
              "application/zip": {
                schema: { contentMediaType: "application/zip" },
                examples: { package: { value: "(bytes)" } },
              },
            },
          },
          responses: { "204": { description: "Imported" }, ...errors },
        },
      },
    },
    webhooks: {
      thingChanged: {
        post: {
          operationId: "receiveThing",
          parameters: [
            { name: "X-Secret", in: "header", required: true, schema: { type: "string" }, example: "secret" },
          ],
          requestBody: { content: json("Thing", "thing") },
          responses: { "200": { description: "Taken" } },
        },
      },
    },
    components: {
      securitySchemes: { Key: { type: "apiKey", in: "header", name: "X-Key" } },
      examples: {
        thing: {
          value: { id: "thg_1Aa", label: "Lamp", email: "maya.lindqvist@example.com", color: "RED", parent: null },
        },
        page: {
          value: {
            items: [{ id: "thg_1Aa", label: "Lamp", email: "maya.lindqvist@example.com", color: "RED", parent: null }],
            next: "cur_2",
          },
        },
        newThing: { value: { label: "Lamp", email: "maya.lindqvist@example.com", parent: "thg_1Aa" } },
      } as Record<string, { value: JsonObject }>,
      schemas: {
        Color: { type: "string", enum: ["RED", "BLUE"] },
        Problem: {
          type: "object",
          required: ["code", "details"],
          properties: { code: { type: "number" }, details: { type: "string" } },
        },
        NewThing: {
          type: "object",
          required: ["label", "email"],
          properties: {
            label: { type: "string", minLength: 1 },
            email: { type: "string", format: "email" },
            parent: { type: ["string", "null"] },
          },
        },
        Thing: {
          allOf: [
            ref("schemas/NewThing"),
            {
              type: "object",
              required: ["id"],
              properties: { id: { type: "string" }, color: { anyOf: [ref("schemas/Color"), { type: "null" }] } },
            },
          ],
        },
        ThingPage: {
          type: "object",
          required: ["items"],
          properties: { items: { type: "array", items: ref("schemas/Thing") }, next: { type: "string" } },
        },
      } as Record<string, JsonObject>,
    },
  };
}

export type TinyRoot = ReturnType<typeof tinyRoot>;

const ref = (component: string) => ({ $ref: `#/components/${component}` });

export function tinyDocument(change: (root: TinyRoot) => void = () => {}): ApiDocument {
  const root = tinyRoot();
  change(root);
  return readDocument(root as unknown as JsonObject, "tiny");
}
