import { expect, test } from "vitest";
import type { Document } from "../document/openapi.ts";
import { generateClient } from "../index.ts";
import { compile } from "../testing/compile.ts";
import { library } from "../testing/library.ts";
import { listsOf } from "./find-lists.ts";

const books = { type: "array", items: { $ref: "#/components/schemas/Book" } };
const number = { type: "integer" };

function documentOf(schema: object, parameters: object[] = []): Document {
  const get = {
    operationId: "listBooks",
    parameters: parameters.map((one) => ({ in: "query", ...one })),
    responses: { 200: { description: "Books.", content: { "application/json": { schema } } } },
  };
  return { ...library, paths: { "/books": { get } } } as unknown as Document;
}

const specsOf = (...given: Parameters<typeof documentOf>) => listsOf(documentOf(...given)).map(({ spec }) => spec);

const object = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
});

const page = { name: "page", schema: { type: "integer", minimum: 1 } };
const after = { name: "after", schema: { type: "string" } };

test.each([
  ["an array", books, [], { elements: [] }],
  [
    "numbered pages",
    object({ items: books, totalPages: number }),
    [page],
    { elements: ["items"], parameter: "page", totalPages: ["totalPages"], first: 1 },
  ],
  [
    "numbered pages whose number is in an object, counted from 0",
    object({ items: books, page: object({ totalPages: number }) }),
    [{ ...page, schema: number }],
    { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  ],
  [
    "cursors",
    object({ content: books, next: { type: "string" } }, ["content"]),
    [after],
    { elements: ["content"], parameter: "after", next: ["next"] },
  ],
  [
    "HAL with cursors",
    object({ _embedded: object({ books }), slice: object({ next: { type: "string" } }), _links: {} }),
    [after],
    { elements: ["_embedded", "books"], parameter: "after", next: ["slice", "next"] },
  ],
  [
    "HAL that comes whole",
    object({ _embedded: object({ books }), _links: {} }),
    [],
    { elements: ["_embedded", "books"] },
  ],
  [
    "a page that extends another schema",
    { allOf: [object({ totalPages: number }), object({ items: books })] },
    [page],
    { elements: ["items"], parameter: "page", totalPages: ["totalPages"], first: 1 },
  ],
])("finds %s", (_name, schema, parameters, spec) => {
  expect(specsOf(schema, parameters)).toEqual([spec]);
});

test.each([
  ["a resource with an array of its own", object({ id: number, tags: books }), []],
  ["a resource that embeds others", object({ id: number, _embedded: object({ books }) }), []],
  ["a page with two arrays", object({ found: books, more: books, totalPages: number }), [page]],
  ["pages without an end", object({ items: books }), [page]],
])("does not treat %s as a list", (_name, schema, parameters) => {
  expect(specsOf(schema, parameters)).toEqual([]);
});

test("types elements, also below optional properties", async () => {
  const files = await generateClient(documentOf(object({ items: books, next: { type: "string" } }, []), [after]));
  const program = `
import { type ElementOf, paginate } from "./lists.gen.ts";
import { type Client, createClient } from "./client.gen.ts";
const client: Client = createClient({ baseUrl: "https://api.example.com", apiKey: "key" });
const element: ElementOf<"/books"> = { title: "A" };
for await (const { title } of paginate(client, "/books")) title satisfies string;
// @ts-expect-error only a client of the same document has its lists
paginate({ GET: async () => ({ data: [] }) }, "/books");
export { element };
`;
  expect(compile({ library: { ...files, "program.ts": program } })).toEqual([]);
  const wrong = program.replace("satisfies string", "satisfies number");
  expect(compile({ library: { ...files, "program.ts": wrong } })).toHaveLength(1);
});

test("types elements, also if the list or a parent may be null", async () => {
  const orNull = { type: ["array", "null"], items: books.items };
  const program = `import type { ElementOf } from "./lists.gen.ts";\nexport const element: ElementOf<"/books"> = { title: "A" };`;
  const folders: Record<string, Record<string, string>> = {};
  for (const [name, schema, parameters] of [
    ["whole", orNull, []],
    ["paged", object({ items: orNull, next: { type: "string" } }), [after]],
  ] as const)
    folders[name] = { ...(await generateClient(documentOf(schema, [...parameters]))), "program.ts": program };
  expect(compile(folders)).toEqual([]);
});
