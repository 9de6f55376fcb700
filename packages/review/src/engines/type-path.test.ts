import { expect, test } from "vitest";
import { typePathOf } from "./type-path.ts";

const root = { paths: { "/a": { get: { parameters: [{ name: "q", in: "query", schema: {} }] } } } };
const plain = (path: string | undefined) => path?.replaceAll(/NonNullable<|>/g, "");

test.each([
  ["#/components/schemas/Pet/properties/name", 'components["schemas"]["Pet"]["name"]'],
  ["#/components/schemas/Pet/allOf/1/properties/tags/items", 'components["schemas"]["Pet"]["tags"][number]'],
  ["#/components/schemas/Map/additionalProperties/properties/a", 'components["schemas"]["Map"][string]["a"]'],
  ["#/paths/~1a/get/parameters/0/schema/items", 'paths["/a"]["get"]["parameters"]["query"]["q"][number]'],
  [
    "#/paths/~1a/get/responses/200/content/application~1json/schema",
    'paths["/a"]["get"]["responses"][200]["content"]["application/json"]',
  ],
  [
    "#/paths/~1a/post/requestBody/content/application~1json/schema/properties/a",
    'paths["/a"]["post"]["requestBody"]["content"]["application/json"]["a"]',
  ],
  ["#/components/responses/Gone/headers/X-Id/schema", 'components["responses"]["Gone"]["headers"]["X-Id"]'],
  ["#/components/parameters/Count/schema", 'components["parameters"]["Count"]'],
  ["#/components/schemas/Pet/oneOf/0/properties/a", undefined],
  ["#/paths/~1a/get/callbacks/done/x/post/requestBody/content/application~1json/schema", undefined],
])("%s", (pointer, path) => {
  expect(plain(typePathOf(root, pointer, "Before"))).toBe(path && `Before.${path}`);
});
