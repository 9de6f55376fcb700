import { expect, test } from "vitest";
import type { Document } from "../document/openapi.ts";
import { generateClient } from "../index.ts";
import { compile } from "../testing/compile.ts";
import { own } from "../testing/documents.ts";
import { library } from "../testing/library.ts";
import { emitSchema } from "./emit-schema.ts";

const text = { type: "string", description: "A text." };
const schemas = {
  Record: { type: "object", description: "A record.", properties: { tracks: { type: "array", items: text } } },
  paths: { ...text, enum: ["NORTH", "SOUTH"] },
  "a-b": { type: "object", additionalProperties: { $ref: "#/components/schemas/Record" } },
  Tree: { type: "object", properties: { trunk: { $ref: "#/components/schemas/Tree" } } },
};
const document = {
  ...library,
  components: { ...library.components, schemas: { ...library.components?.schemas, ...schemas } },
} as Document;

test("declares each component schema as a named type, to which components refers", async () => {
  const { "schema.d.ts": types } = await generateClient(library);
  expect(types).toContain("export type Book = {");
  expect(types).toContain("Book: Book;");
});

test("renames components that conflict with names of TypeScript or of the types", async () => {
  const files = await generateClient(document);
  const program = `
    import type { AB, paths as Direction, Record as Disc, Tree } from "./models.gen.ts";
    import type { components, paths } from "./schema.d.ts";
    export const disc: Disc = { tracks: ["A"] };
    export const same: components["schemas"]["Record"] = disc;
    export const direction: Direction = "NORTH";
    export const shelf: AB = { first: disc };
    export const tree: Tree = { trunk: { trunk: {} } };
    export const path: keyof paths = "/books";
  `;
  expect(compile({ named: { ...files, "program.ts": program } })).toEqual([]);
});

const schemaNamed = (schema: unknown, more: object = {}) =>
  ({ ...library, paths: {}, webhooks: {}, components: { schemas: { Book: schema, ...more } } }) as unknown as Document;

function typeOf(schema: unknown, more: object = {}): string {
  const [, text = ""] = emitSchema(schemaNamed(schema, more)).split("export type Book = ");
  const [type] = text.split(/;\n(?=export|\/\*\*|$)/);
  return (type ?? "").replaceAll(/\s+/g, " ");
}

const named = { Page: { type: "object", properties: { number: { type: "integer" } } } };
const page = { $ref: "#/components/schemas/Page" };

test.each<[string, unknown, string]>([
  ["text", { type: "string" }, "string"],
  ["several types", { type: ["string", "integer", "null"] }, "string | number | null"],
  ["no type", { description: "Anything." }, "unknown"],
  ["true", true, "unknown"],
  ["false", false, "never"],
  ["a constant", { const: { a: [1, "b"] } }, '{ a: [ 1, "b" ]; }'],
  ["values", { enum: ["a", -1, true, null] }, '"a" | -1 | true | null'],
  ["values of a type that allows null", { type: ["string", "null"], enum: ["a"] }, '"a" | null'],
  ["bytes of 3.0", { type: "string", format: "binary" }, "BinaryBody"],
  ["bytes of 3.1", { contentMediaType: "application/zip" }, "BinaryBody"],
  ["bytes or null", { type: ["string", "null"], format: "binary" }, "BinaryBody | null"],
  ["a list", { type: "array", items: { enum: ["a", "b"] } }, '("a" | "b")[]'],
  ["a list of anything", { type: "array" }, "unknown[]"],
  ["a tuple", { type: "array", prefixItems: [{ type: "string" }] }, "[ string ]"],
  [
    "a tuple with a rest",
    { type: "array", prefixItems: [{ type: "string" }], items: page },
    '[ string, ...components["schemas"]["Page"][] ]',
  ],
  ["a free object", { type: "object" }, "Record<string, unknown>"],
  ["a map", { type: "object", additionalProperties: page }, '{ [key: string]: components["schemas"]["Page"]; }'],
  [
    "an object that is closed",
    { type: "object", properties: { a: page }, additionalProperties: false },
    '{ a?: components["schemas"]["Page"]; }',
  ],
  [
    "odd names of properties",
    { properties: { "a-b": true, 3: true, constructor: true } },
    '{ 3?: unknown; "a-b"?: unknown; constructor?: unknown; }',
  ],
  ["an alternative that is null", { anyOf: [page, { type: "null" }] }, 'components["schemas"]["Page"] | null'],
  [
    "alternatives next to properties",
    { properties: { a: true }, oneOf: [page, { type: "string" }] },
    '{ a?: unknown; } & (components["schemas"]["Page"] | string)',
  ],
  [
    "an extension",
    { allOf: [page, { type: "object", required: ["number"] }] },
    'WithRequired<components["schemas"]["Page"], "number">',
  ],
  ["a reference with more", { ...page, properties: { a: true } }, 'components["schemas"]["Page"] & { a?: unknown; }'],
])("%s", (_, schema, type) => {
  expect(typeOf(schema, named)).toBe(type);
});

test("mapping may name a component, and several values lead to one", () => {
  const oneOf = [page, { $ref: "#/components/schemas/Cover" }];
  const text = { type: "object", properties: { kind: { type: "string" } } };
  const mapping = { front: "Cover", back: "#/components/schemas/Cover" };
  const schema = { oneOf, discriminator: { propertyName: "kind", mapping } };
  const types = emitSchema(schemaNamed(schema, { Page: text, Cover: text }));
  expect(types).toContain('export type Page = {\n    kind: "Page";\n};');
  expect(types).toContain('export type Cover = {\n    kind: "front" | "back";\n};');
});

test("copies the document's descriptions to comments", () => {
  const schema = {
    type: "object",
    properties: {
      size: {
        type: "integer",
        title: "Size",
        format: "int32",
        deprecated: true,
        description: "How large.\nIn */ pages.",
        default: 3,
        examples: [4, { a: 1 }],
      },
    },
  };
  expect(emitSchema(schemaNamed(schema))).toContain(`    /**
     * Size
     * Format: int32
     * @deprecated
     * @description How large.
     *     In *\\/ pages.
     * @default 3
     * @example 4
     * @example {
     *       "a": 1
     *     }
     */
    size?: number;`);
});

test.each<[string, unknown, string]>([
  ["an unknown type", { type: "objekt" }, '#/components/schemas/Book/type: "objekt" is not a type of JSON Schema'],
  ["a list as schema", { type: "array", items: ["a"] }, "#/components/schemas/Book/items: is not a schema"],
  ["a text as schema", { properties: { a: "string" } }, "#/components/schemas/Book/properties/a: is not a schema"],
])("refuses %s, with its place", (_, schema, message) => {
  expect(() => emitSchema(schemaNamed(schema))).toThrow(message);
});

test("openapi-fetch's client compiles over the types", () => {
  const program = `
    import createClient from "openapi-fetch";
    import type { components, paths } from "./schema.d.ts";
    const client = createClient<paths>({ baseUrl: "https://api.example.com" });
    const { data, error } = await client.GET("/candidates", { params: { query: { count: 2, status: ["TOKEN_SENT"] } } });
    export const first: components["schemas"]["Candidate"] | undefined = data?.items[0];
    export const code: number | undefined = error?.code;
    await client.POST("/candidates", { body: { email: "a@b.example", firstName: "A", lastName: "B", examId: "e" } });
    // @ts-expect-error unknown path
    client.GET("/candidate");
    // @ts-expect-error the body lacks its exam
    client.POST("/candidates", { body: { email: "a@b.example", firstName: "A", lastName: "B" } });
  `;
  expect(compile({ v1: { "schema.d.ts": emitSchema(own.v1 as Document), "program.ts": program } })).toEqual([]);
});
