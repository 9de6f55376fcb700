import { expect, test } from "vitest";
import { markScalars } from "./scalars.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function marked(fields: object, properties: object) {
  const content = { "application/json": { schema: ref("Fields") } };
  const document = {
    paths: { "/fields": { get: { operationId: "getFields", responses: { "404": {}, "200": { content } } } } },
    components: { schemas: { Fields: fields, Thing: { allOf: [{ properties }] } } },
  };
  const { paths, components } = markScalars(document) as typeof document;
  return [paths["/fields"].get, components.schemas.Thing.allOf[0]?.properties] as [object, Record<string, object>];
}

const textOrNumber = { anyOf: [{ type: "string" }, { type: "number" }] };

test("a map of scalars names the types of its values at properties and operations", () => {
  const fields = { additionalProperties: textOrNumber };
  const own = { additionalProperties: { anyOf: [{ type: "integer" }], nullable: true } };
  const [operation, properties] = marked(fields, { fields: ref("Fields"), own });
  expect(operation).toMatchObject({ "x-scalars": "string number" });
  expect(properties.fields).toEqual({ allOf: [ref("Fields")], "x-scalars": "string number" });
  expect(properties.own).toEqual({ ...own, "x-scalars": "integer null" });
});

test("other maps, unions with objects and scalars outside of maps are unchanged", () => {
  const given = {
    text: { additionalProperties: { type: "string" } },
    objects: { additionalProperties: { anyOf: [{ type: "string" }, { type: "object" }] } },
    one: textOrNumber,
  };
  const [operation, properties] = marked({ additionalProperties: true }, given);
  expect(operation).not.toHaveProperty("x-scalars");
  expect(properties).toEqual(given);
});
