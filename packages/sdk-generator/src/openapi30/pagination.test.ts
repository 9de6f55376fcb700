import { expect, test } from "vitest";
import { markPagination } from "./pagination.ts";

const array = { type: "array", items: { $ref: "#/components/schemas/Thing" } };

function paginationOf(parameter: object, properties: object) {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Page" } } };
  const parameters = [{ $ref: "#/components/parameters/Page" }, { name: "q", in: "query", schema: {} }];
  const document = {
    paths: { "/things": { get: { operationId: "listThings", parameters, responses: { "200": { content } } } } },
    components: {
      parameters: { Page: { in: "query", ...parameter } },
      schemas: { Page: { properties }, Embedded: { properties: { things: array } }, Thing: {} },
    },
  };
  const marked = markPagination(document) as typeof document;
  return [marked.paths["/things"].get, marked.components.parameters.Page] as Record<string, unknown>[];
}

test("numbered pages", () => {
  const [operation, parameter] = paginationOf(
    { name: "page", schema: { minimum: 0 } },
    { _embedded: { allOf: [{ $ref: "#/components/schemas/Embedded" }] }, page: { properties: { totalPages: {} } } },
  );
  expect(operation?.["x-pagination"]).toEqual({
    iterator: "iterateThings",
    parameter: "page",
    first: 0,
    elements: "_embedded.things",
    element: "Thing",
    totalPages: "page.totalPages",
  });
  expect(parameter?.["x-page-parameter"]).toBe(true);
});

test("a list without pages declares the place of its elements", () => {
  const [operation] = paginationOf({ name: "query", schema: {} }, { slice: {}, content: array });
  expect(operation).toMatchObject({ "x-elements": "content" });
  expect(operation).not.toHaveProperty("x-pagination");
});

test("cursors", () => {
  const [operation] = paginationOf({ name: "after", schema: {} }, { content: array, next: {} });
  expect(operation?.["x-pagination"]).toMatchObject({ parameter: "after", elements: "content", next: "next" });
});

test.each([
  [{ next: {} }, "pages without elements"],
  [{ content: array }, "where its pages end"],
])("refuses %j", (properties, message) => {
  expect(() => paginationOf({ name: "page", schema: {} }, properties)).toThrow(message);
});
