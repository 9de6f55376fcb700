import { expect, test } from "vitest";
import { emitRust } from "./emit.ts";
import { emitPrograms } from "./programs.ts";

const json = (schema: object) => ({ content: { "application/json": { schema } } });

const documentWith = (properties: object, operation: object = {}, schemas: object = {}) => ({
  openapi: "3.1.1",
  info: { title: "Books", version: "1" },
  servers: [{ url: "https://books.example/v1" }],
  security: [{ Key: [] }],
  paths: {
    "/books": {
      get: {
        operationId: "listBooks",
        tags: ["Shelves"],
        parameters: [{ name: "after", in: "query", schema: { type: "string" } }],
        responses: { 200: { description: "", ...json({ $ref: "#/components/schemas/BookPage" }) } },
      },
      post: {
        operationId: "createBook",
        tags: ["Shelves"],
        requestBody: { required: true, ...json({ $ref: "#/components/schemas/Book" }) },
        responses: { 204: { description: "" } },
        ...operation,
      },
    },
  },
  components: {
    securitySchemes: { Key: { type: "apiKey", in: "header", name: "X-Key" } },
    schemas: {
      Book: { type: "object", required: ["title"], properties: { title: { type: "string" }, ...properties } },
      BookPage: {
        type: "object",
        required: ["content"],
        properties: {
          next: { type: "string" },
          content: { type: "array", items: { $ref: "#/components/schemas/Book" } },
        },
      },
      ...schemas,
    },
  },
});

const emitted = (...given: Parameters<typeof documentWith>) => emitRust(documentWith(...given), "v1");

test.each([
  ["may be absent", { type: "string" }, "Result<Option<&str>, UnfitField>", "value: impl Into<String>"],
  [
    "may be absent or null",
    { type: ["string", "null"] },
    "Result<Nullable<&str>, UnfitField>",
    "value: impl Into<Nullable<String>>",
  ],
  [
    "is a timestamp",
    { type: "string", format: "date-time" },
    "Result<Option<Timestamp>, UnfitField>",
    "value: Timestamp",
  ],
  ["is a number", { type: "number" }, "Result<Option<&Number>, UnfitField>", "value: impl Into<Number>"],
  [
    "is a list",
    { type: "array", items: { type: "integer" } },
    "Result<Option<&[i64]>, UnfitField>",
    "value: impl IntoIterator<Item = impl Into<i64>>",
  ],
  [
    "is a text or a number",
    { anyOf: [{ type: "string" }, { type: "number" }] },
    "Result<Option<&Scalar>, UnfitField>",
    "value: impl Into<Scalar>",
  ],
])("a field that %s has a getter and a setter", (_, schema, getter, setter) => {
  const { "models.rs": models } = emitted({ field: schema });
  expect(models).toContain(`pub fn field(&self) -> ${getter}`);
  expect(models).toContain(`pub fn with_field(mut self, ${setter}) -> Self`);
});

test("only sent components have constructors", () => {
  const { "models.rs": models = "" } = emitted({});
  expect(models).toContain("pub fn title(&self) -> Result<&str, UnfitField>");
  const page = models.slice(models.indexOf("impl BookPage"), models.indexOf("impl Model for BookPage"));
  expect(page).toContain("pub fn content");
  expect(page).not.toContain("pub fn with_content");
});

test("a paginated list has an iterator with the document's cursor", () => {
  const { "operations.rs": operations, "mod.rs": module } = emitted({});
  expect(operations).toContain("pub fn iterate_books(&self, params: ListBooksParams) -> Pages<Book>");
  expect(operations).toContain("page.next()?");
  expect(module).toContain('const KEY_HEADER: &str = "x-key";');
  expect(module).toContain('const BASE_URL: &str = "https://books.example/v1";');
});

test("an unsupported schema is rejected by name", () => {
  expect(() => emitted({ odd: { anyOf: [{ type: "boolean" }, { type: "number" }] } })).toThrow(/no kind of values/);
  const header = { parameters: [{ name: "X-Trace", in: "header", schema: { type: "string" } }] };
  expect(() => emitted({}, header)).toThrow("createBook has a parameter in header");
  const needed = { parameters: [{ name: "by", in: "query", required: true, schema: { type: "string" } }] };
  expect(() => emitted({}, needed)).toThrow("createBook needs the query parameter by");
  expect(() => emitted({}, {}, { Shelves: { type: "string", enum: ["a"] } })).toThrow("the group Shelves");
  expect(() => emitted({}, {}, { Kind: { type: "string", enum: ["other"] } })).toThrow("Kind has a value called Other");
});

test("complete and partial programs become tests, named by their lines", () => {
  const text =
    "# A\n\n```rust\nasync fn main() -> Result<(), Error> {\n}\n```\n\n```rust\nuse std::fs;\nlet a = 1;\n```\n";
  const tests = emitPrograms({ readme: text });
  expect(tests).toContain("mod readme_line_4 {\npub async fn main()");
  expect(tests).toMatch(/mod readme_line_9 \{[^}]*use std::fs;\n\nasync fn run\(\)/);
});
