import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { deriveModel } from "./derive.ts";
import { explain } from "./explain.ts";
import { shop } from "./testing/shop.ts";
import { tell } from "./testing/story.ts";

const lines = (text: string) => text.split("\n").map((line) => line.trim().replace(/ {2,}/g, " | "));

test.each([
  "4 resources, 15 of 16 operations derived",
  "collection | /owners | stated | the path of the items without their id",
  "create | POST /owners | stated | POST that responds with Location",
  "id | id = {ownerId}, set by the server | likely | id for the parameter ownerId",
  "id | noteId = {noteId}, set by the server | stated | named like the parameter noteId",
  "parent | owners = {ownerId} | stated | the path is below /owners/{ownerId}",
  "single object | /owners/{ownerId}/settings | likely | one object that is read and written",
  "reference | ownerId → owners (id) | likely | named like owners",
  "reference | owner → owners (object) | stated | its schema is Owner",
  "read-only | id | stated | readOnly",
  "created | createdAt | likely | createdAt is a usual name",
  'unique | email | stated | its description: "Must be unique"',
  "location | absolute | stated | POST /owners declares the header Location",
  "?cursor | cursor | likely | cursor is a usual name",
  "?minWeight | weight least | likely | a bound of weight",
  "?sort | sort | likely | sort is a usual name",
  "?q | search | likely | q is a usual name",
  "?ownerId | ownerId equal | likely | ownerId is a member of the elements",
  "next | nextCursor | likely | named next",
  "total | total | likely | named total",
  "POST /pets/{petId}/feed | an action on an item: the document does not describe its changes",
  "GET /pets ?colour | neither a usual name of pages and order nor a member of the elements",
])("explains: %s", (line) => {
  expect(lines(explain(deriveModel(shop)))).toContain(line);
});

const entity = { type: "object", properties: { id: { type: "string" }, title: { type: "string" } } };
const listOf = (schema: object, path = "/books", parameters: object[] = []) => {
  const get = { parameters, responses: { 200: { description: "", content: { "application/json": { schema } } } } };
  return deriveModel({ openapi: "3.0.3", info: {}, paths: { [path]: { get } } }).lists[0];
};
const object = (properties: object) => ({ type: "object", properties });
const books = { type: "array", items: entity };

test.each([
  ["an array", books, []],
  ["data of JSON:API", object({ data: books, meta: object({}) }), ["data"]],
  ["HAL", object({ _embedded: object({ books }), _links: object({}) }), ["_embedded", "books"]],
  ["a list named like the path", object({ books, has_more: { type: "boolean" } }), ["books"]],
  [
    "a list in a wrapper",
    object({ status: { type: "string" }, result: object({ items: books }) }),
    ["result", "items"],
  ],
  ["the only list", object({ found: books, page: { type: "integer" } }), ["found"]],
])("finds the elements of %s", (_, schema, path) => {
  expect(listOf(schema)?.elements.value).toEqual(path);
});

test.each([
  ["an item with a list", object({ id: {}, tags: books })],
  ["an item that embeds others", object({ title: { type: "string" }, _embedded: object({ books }) })],
])("does not treat %s as a list", (_, schema) => {
  expect(listOf(schema)).toBeUndefined();
});

describe("hints", () => {
  test("override derived facts", () => {
    const hints = {
      resources: {
        pets: { unique: ["name"], references: { ownerId: null }, operations: { feedPet: "patch" as const } },
      },
    };
    const pets = deriveModel(shop, hints).resources.find(({ name }) => name === "pets");
    expect(pets?.unique.map(({ value, confidence }) => [value, confidence])).toEqual([["name", "hint"]]);
    expect(pets?.references.map(({ value }) => value.member)).toEqual([["owner"]]);
    expect(pets?.operations.find(({ operation }) => operation.operationId === "feedPet")).toMatchObject({
      role: "patch",
      confidence: "hint",
    });
  });

  test.each([
    [{ dogs: {} }, "the hints name the resource dogs; the document has owners, "],
    [
      { pets: { operations: { nothing: "list" as const } } },
      "the hints of pets name nothing, which is not an operation",
    ],
    [
      { pets: { references: { kind: "kinds" } } },
      "the hints of pets name the resource kinds, which the document does not have",
    ],
  ])("must name parts of the document: %j", (resources, message) => {
    expect(() => deriveModel(shop, { resources })).toThrow(message);
  });
});

test.each([
  [{}, /openapi must have a version/],
  [{ swagger: "2.0" }, /this document is Swagger 2.0; convert it/],
  [[], /it must be an object/],
])("refuses %j", (document, message) => {
  expect(() => deriveModel(document)).toThrow(message);
});

describe.each(["v1", "v2", "v3", "control"])("%s", (name) => {
  const file = fileURLToPath(new URL(`../../${name}/src/generated/openapi.json`, import.meta.url));

  test("behaves like its model, and every response is valid", () => {
    const { counts, findings } = tell(deriveModel(JSON.parse(readFileSync(file, "utf8"))));
    expect(findings).toEqual([]);
    expect(Object.values(counts).reduce((sum, { all }) => sum + all, 0)).toBeGreaterThan(15);
  });
});

test("finds planted faults of a model", () => {
  const planted = (change: (model: ReturnType<typeof deriveModel>) => void) => {
    const model = deriveModel(shop);
    change(model);
    return tell(model).findings;
  };
  expect(planted(() => undefined)).toEqual([]);
  const pets = (model: ReturnType<typeof deriveModel>) => model.resources.find(({ name }) => name === "pets");
  expect(
    planted((model) =>
      model.lists.forEach((list) => {
        list.elements.value = ["next"];
      }),
    ),
  ).not.toEqual([]);
  expect(
    planted((model) => {
      const one = pets(model);
      if (one?.id) one.id.value = { ...one.id.value, member: ["kind"] };
    }),
  ).not.toEqual([]);
});
