import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadFile } from "./load.ts";

const folder = mkdtempSync(join(tmpdir(), "codegen-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name, "openapi.yaml");
}

const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";

test("bundles other files: as components if possible, otherwise inline", () => {
  const path = write("whole", {
    "openapi.yaml": `${head}tags: [{ name: shelves, description: { $ref: nowhere.md } }]
paths:
  /shelves: { $ref: paths/shelves.yaml }
components: { schemas: { shelf: { type: string } } }
`,
    "paths/shelves.yaml": `get:
  operationId: listShelves
  parameters: [{ $ref: "../common.yaml#/parameters/page" }]
  responses:
    200: { description: Fine, content: { application/json: { schema: { $ref: ../schemas/shelf.yaml } } } }
    default: { $ref: "../common.yaml#/responses/error" }
    404: { description: None, headers: { x-id: { $ref: "../common.yaml#/headers/id" } } }
  x-samples: [{ $ref: nowhere.yaml }]
`,
    "common.yaml": `parameters: { page: { name: page, in: query, schema: { $ref: "#/schemas/page" } } }
responses: { error: { description: Wrong, content: { application/json: { example: { $ref: data.yaml } } } } }
schemas: { page: { type: integer } }
headers: { id: { description: Id } }
`,
    "schemas/shelf.yaml": `type: object
properties: { over: { $ref: "#" }, of: { $ref: ../openapi.yaml#/components/schemas/shelf } }
discriminator: { propertyName: kind, mapping: { plain: shelf.yaml } }
`,
  });
  const document = loadFile(path);
  const get = document.paths?.["/shelves"]?.get as Record<string, never>;
  expect(get.parameters).toEqual([{ $ref: "#/components/parameters/page" }]);
  expect(get.responses).toEqual({
    200: {
      description: "Fine",
      content: { "application/json": { schema: { $ref: "#/components/schemas/shelf2" } } },
    },
    404: { description: "None", headers: { "x-id": { $ref: "#/components/headers/id" } } },
    default: { $ref: "#/components/responses/error" },
  });
  expect(document.components).toMatchObject({
    parameters: { page: { name: "page", in: "query", schema: { $ref: "#/components/schemas/page" } } },
    responses: { error: { description: "Wrong", content: { "application/json": { example: { $ref: "data.yaml" } } } } },
    headers: { id: { description: "Id" } },
  });
  expect(get["x-samples"]).toEqual([{ $ref: "nowhere.yaml" }]);
  expect(document.components?.schemas).toEqual({
    shelf: { type: "string" },
    page: { type: "integer" },
    shelf2: {
      type: "object",
      properties: { over: { $ref: "#/components/schemas/shelf2" }, of: { $ref: "#/components/schemas/shelf" } },
      discriminator: { propertyName: "kind", mapping: { plain: "#/components/schemas/shelf2" } },
    },
  });
});

test("reads the local file of a URL", () => {
  const path = write("url", {
    "openapi.yaml": `${head}components: { schemas: { A: { $ref: "https://example.com/b.json" } } }`,
    "b.json": '{ "type": "string" }',
  });
  const files = { "https://example.com/b.json": join(folder, "url/b.json") };
  expect(loadFile(path, { files }).components?.schemas).toEqual({
    A: { $ref: "#/components/schemas/b" },
    b: { type: "string" },
  });
});

test.each([
  ["a file that is not there", "no.yaml", '#/components/schemas/A: "no.yaml" cannot be read: no such file'],
  ["nothing in a file", "b.yaml#/no", '#/components/schemas/A: "b.yaml#/no" has no target'],
  [
    "a URL without a file",
    "https://example.com/b.yaml",
    "is not read from the network; name a local file: --file https://",
  ],
])("refuses a reference to %s", (_, $ref, message) => {
  const path = write("wrong", {
    "openapi.yaml": `${head}components: { schemas: { A: { $ref: "${$ref}" } } }`,
    "b.yaml": "type: string",
  });
  expect(() => loadFile(path)).toThrow(message);
});

test("rejects circular references outside of schemas", () => {
  const path = write("circle", {
    "openapi.yaml": `${head}paths: { /a: { $ref: "a.yaml" } }`,
    "a.yaml": "$ref: a.yaml",
  });
  expect(() => loadFile(path)).toThrow("is circular");
});

test("components are in Redocly's order: dependencies first, default before statuses, methods in OpenAPI's order", () => {
  const response = (name: string) =>
    `{ description: ${name}, content: { a/json: { schema: { $ref: ../schemas/${name}.yaml } } } }`;
  const path = write("order", {
    "openapi.yaml": `${head}paths: { /a: { $ref: paths/a.yaml } }`,
    "paths/a.yaml": `post: { responses: { 200: ${response("post")} } }
get:
  responses:
    200: ${response("get")}
    default: ${response("error")}
`,
    "schemas/post.yaml": "{ type: object }",
    "schemas/get.yaml": "{ properties: { inner: { $ref: inner.yaml } } }",
    "schemas/inner.yaml": "{ type: string }",
    "schemas/error.yaml": "{ type: object }",
  });
  expect(Object.keys(loadFile(path).components?.schemas ?? {})).toEqual(["error", "inner", "get", "post"]);
  expect(Object.keys(loadFile(path).paths?.["/a"] ?? {})).toEqual(["post", "get"]);
});

test("examples are components, and a renamed one is reported", () => {
  const path = write("examples", {
    "openapi.yaml": `${head}paths:
  /a:
    post:
      operationId: a
      requestBody: { content: { a/json: { schema: {}, examples: { e: { $ref: one/e.yaml } } } } }
      responses: { 200: { description: A, content: { a/json: { examples: { e: { $ref: two/e.yaml } } } } } }
`,
    "one/e.yaml": "{ value: { $ref: data } }",
    "two/e.yaml": "{ value: 2 }",
  });
  const messages: string[] = [];
  const { components } = loadFile(path, { tell: (pointer, problem) => messages.push(`${pointer}: ${problem}`) });
  expect(components?.examples).toEqual({ e: { value: { $ref: "data" } }, e2: { value: 2 } });
  expect(messages).toEqual([
    "#/paths/~1a/post/responses/200/content/a~1json/examples/e: examples has several e; this one is named e2",
  ]);
});

test("components that refer to a file get the components of that file, with its references", () => {
  const path = write("index-of-schemas", {
    "openapi.yaml": `${head}paths:
  /forms: { $ref: paths/forms.yaml }
components: { schemas: { $ref: schemas/_index.yaml, Own: { $ref: "schemas/Info.yaml" } } }
`,
    "paths/forms.yaml": `post:
  operationId: addForm
  requestBody: { content: { application/json: { schema: { $ref: ../schemas/Form.yaml } } } }
  responses: { 200: { description: Fine, content: { application/json: { schema: { $ref: "../schemas/_index.yaml#/Inline" } } } } }
`,
    "schemas/_index.yaml": `Form: { $ref: ./Form.yaml }
Inline: { type: object, properties: { form: { $ref: "#/Form" }, more: { $ref: ./deep/More.yaml } } }
`,
    "schemas/Form.yaml": `{ type: object, properties: { info: { $ref: ./Info.yaml }, back: { $ref: "./_index.yaml#/Form" } } }`,
    "schemas/Info.yaml": `{ type: object, properties: { n: { type: integer } } }`,
    "schemas/deep/More.yaml": `{ type: string }`,
  });
  const messages: string[] = [];
  const document = loadFile(path, { tell: (pointer, problem) => messages.push(`${pointer}: ${problem}`) });
  const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  expect(document.components?.schemas).toEqual({
    Form: { type: "object", properties: { info: to("Info"), back: to("Form") } },
    Inline: { type: "object", properties: { form: to("Form"), more: to("More") } },
    Own: to("Info"),
    Info: { type: "object", properties: { n: { type: "integer" } } },
    More: { type: "string" },
  });
  const post = document.paths?.["/forms"]?.post as Record<string, { content?: object }>;
  expect(post.requestBody?.content).toEqual({ "application/json": { schema: to("Form") } });
  expect(JSON.stringify(post.responses)).toContain('"$ref":"#/components/schemas/Inline"');
  expect(messages).toEqual([]);
});

test("a component that refers to a file of the same name gets its content once", () => {
  const path = write("named", {
    "openapi.yaml": `${head}paths:
  /pets:
    get:
      operationId: listPets
      parameters: [{ $ref: parameters/page.yaml }]
      responses: { 200: { description: Fine, content: { application/json: { schema: { $ref: schemas/Pet.yaml } } } } }
components:
  parameters: { page: { $ref: parameters/page.yaml } }
  schemas: { Pet: { $ref: schemas/Pet.yaml }, Animal: { $ref: schemas/Pet.yaml }, Cat: { $ref: schemas/Feline.yaml } }
`,
    "parameters/page.yaml": "{ name: page, in: query, schema: { type: integer } }",
    "schemas/Pet.yaml": "{ type: object, properties: { friend: { $ref: Pet.yaml }, cat: { $ref: ./Cat.yaml } } }",
    "schemas/Cat.yaml": "{ type: boolean }",
    "schemas/Feline.yaml": "{ type: string }",
  });
  const document = loadFile(path);
  const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  expect(document.components).toEqual({
    parameters: { page: { name: "page", in: "query", schema: { type: "integer" } } },
    schemas: {
      Pet: { type: "object", properties: { friend: to("Pet"), cat: to("Cat2") } },
      Animal: to("Pet"),
      Cat: to("Feline"),
      Feline: { type: "string" },
      Cat2: { type: "boolean" },
    },
  });
  expect(JSON.stringify(document.paths)).toContain('"#/components/parameters/page"');
});
