import { expect, test } from "vitest";
import { temporaryFolder, write } from "../testing/repository.ts";
import { createSources } from "./sources.ts";

const root = temporaryFolder();
write(root, {
  "specs/v2/openapi.yaml": "openapi: 3.1.1\npaths:\n  /teams/{id}:\n    $ref: paths/teams_{id}.yaml\nsecurity: []\n",
  "specs/v2/paths/teams_{id}.yaml": `get:
  parameters:
    - $ref: ../components/parameters/Id.yaml
  responses:
    "200":
      content:
        application/json:
          schema:
            $ref: ../components/schemas/Team.yaml
`,
  "specs/v2/components/parameters/Id.yaml": "name: id\nin: path\nschema:\n  type: string\n",
  "specs/v2/components/schemas/Id.yaml": "type: string\n",
  "specs/v2/facts/parameters/Id.yaml": "value: thing\n",
  "specs/v2/components/schemas/Team.yaml":
    "allOf:\n  - $ref: Base.yaml\n  - type: object\n    properties:\n      size:\n        type: integer\n",
  "specs/v2/components/schemas/Base.yaml": "type: object\nproperties:\n  name:\n    type: string\n",
});
const sources = createSources(root, "specs/v2/openapi.yaml");

test.each([
  ["#/security", "specs/v2/openapi.yaml", 5],
  ["#/paths/~1teams~1{id}/get/responses/200", "specs/v2/paths/teams_{id}.yaml", 5],
  ["#/paths/~1teams~1{id}/get/parameters/0/schema/type", "specs/v2/components/parameters/Id.yaml", 4],
  ["#/components/parameters/Id/schema", "specs/v2/components/parameters/Id.yaml", 3],
  ["#/components/schemas/Id/type", "specs/v2/components/schemas/Id.yaml", 1],
  [
    "#/paths/~1teams~1{id}/get/responses/200/content/application~1json/schema/properties/name",
    "specs/v2/components/schemas/Base.yaml",
    3,
  ],
  ["#/components/schemas/Team/properties/size/type", "specs/v2/components/schemas/Team.yaml", 6],
  ["#/components/schemas/Team/properties/size/maximum", "specs/v2/components/schemas/Team.yaml", 5],
])("%s is in %s, line %i", (pointer, file, line) => {
  expect(sources.locate(pointer)).toEqual({ file, line });
});
