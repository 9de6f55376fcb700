import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleByRedocly } from "../testing/redocly/bundle.ts";
import { edit, temporaryFolder, write } from "../testing/repository.ts";
import { bundle } from "./bundle.ts";

const start = temporaryFolder();
write(start, {
  "openapi.yaml": `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
x-owner: { team: pets }
paths:
  /pets:
    $ref: paths/pets.yaml
components:
  schemas:
    Root:
      type: string
`,
  "paths/pets.yaml": `get:
  operationId: listPets
  summary: List pets
  parameters:
    - $ref: ../components/parameters/Count.yaml
  responses:
    default:
      description: All.
      content:
        application/json:
          schema: { $ref: ../components/schemas/Pet.yaml }
          examples:
            one: { $ref: ../components/examples/one.yaml }
`,
  "components/parameters/Count.yaml": "name: count\nin: query\nschema: { type: integer, default: 1 }\n",
  "components/examples/one.yaml": "summary: One\nvalue:\n  description: Small.\n  tags: [a]\n",
  "components/schemas/Pet.yaml": `type: object
description: A pet. # of any kind
properties:
  description: { type: string, description: Looks. }
  tags: { type: array, items: { $ref: Tag.yaml } }
  example: { $ref: Tag.yaml }
  mother: { $ref: Pet.yaml, description: Hers. }
`,
  "components/schemas/Tag.yaml": "type: string\nmaxLength: 9\n",
});

const pet = (member: string) => (root: string) =>
  edit(root, "components/schemas/Pet.yaml", "  tags:", `${member}\n  tags:`);
const PET = "components/schemas/Pet.yaml";
const TAG = "components/schemas/Tag.yaml";
const ONE = "components/examples/one.yaml";

const cases: Record<string, (root: string) => void> = {
  nothing: () => {},
  "a text": (root) => edit(root, PET, "A pet.", "Any pet."),
  "a text of many lines": (root) => edit(root, PET, "description: A pet.", "description: >-\n  A\n  pet."),
  "a text of a property called description": (root) => edit(root, PET, "Looks.", "How it looks."),
  "an example that its schema refuses": (root) =>
    edit(root, ONE, "[a]", "[1e3, 0x1f, 012, 1.0, .5, ~, yes, 2026-01-01]"),
  "an example with a time, and other scalars": pet(
    "  at: { examples: [2026-01-01T10:00:00Z, True, '1', null, 0o17, +1] }",
  ),
  "numbers of other languages": pet("  at: { examples: [1_000, 0b11, -0x1f, -0o17, -.5, 1:30, 0777, 1e400a] }"),
  "an extension": (root) => edit(root, PET, "type: object", "type: object\nx-order: [name, { a: 1 }]"),
  "an extension of the root": (root) => edit(root, "openapi.yaml", "pets }", "cats }\nx-more: 1"),
  "a comment and white space": (root) => edit(root, PET, "# of any kind", "\n\n# of another kind"),
  "the order of keys": (root) => edit(root, TAG, "type: string\nmaxLength: 9", "maxLength: 9\ntype: string"),
  "a keyword": (root) => edit(root, TAG, "9", "8"),
  "another reference": (root) => edit(root, PET, "example: { $ref: Tag.yaml }", "example: { $ref: Pet.yaml }"),
  "a reference to the root": pet("  root: { $ref: ../../openapi.yaml#/components/schemas/Root }"),
  "a reference to the inside of a file": pet("  inner: { $ref: 'Pet.yaml#/properties/tags' }"),
  "a move to another file": (root) => {
    write(root, { "components/schemas/Label.yaml": "type: string\nmaxLength: 9\n" });
    edit(root, PET, "items: { $ref: Tag.yaml }", "items: { $ref: Label.yaml }");
  },
  "an anchor and a merge": pet("  a: &a { type: string }\n  b: { <<: *a, maxLength: 3 }\n  c: *a"),
  "a union by files": (root) => {
    write(root, { "components/schemas/Cat.yaml": "type: object\nproperties: { kind: { const: cat } }\n" });
    pet("  one: { oneOf: [{ $ref: Cat.yaml }], discriminator: { propertyName: kind, mapping: { cat: Cat.yaml } } }")(
      root,
    );
  },
  "a property called $ref": pet("  $ref: { type: string }"),
  "names of data among responses and examples": (root) =>
    edit(root, "paths/pets.yaml", "one: {", "value: { value: 1 }\n            example: {"),
};

const changed = (change: (root: string) => void): string => {
  const root = temporaryFolder();
  cpSync(start, root, { recursive: true });
  change(root);
  return root;
};
const bundled = (change: (root: string) => void) => bundle({ root: changed(change), path: "openapi.yaml" });

test("documents are bundled like Redocly does", async () => {
  const own = join(import.meta.dirname, "../../../..");
  const sources = [
    ...Object.entries(cases).map(([name, change]) => ({ name, root: changed(change), path: "openapi.yaml" })),
    ...["v1", "v2", "v3", "control"].map((name) => ({ name, root: own, path: `specs/${name}/openapi.yaml` })),
  ];
  const byRedocly = await bundleByRedocly(sources);
  for (const [index, source] of sources.entries()) {
    const document = await bundle(source);
    expect(document, source.name).toEqual(byRedocly[index]);
    expect(JSON.stringify(sorted(document)), source.name).toBe(JSON.stringify(sorted(byRedocly[index])));
  }
});

const sorted = (document: object = {}) =>
  Object.fromEntries(
    Object.entries(document).toSorted(([a], [b]) => Number(a.startsWith("x-")) - Number(b.startsWith("x-"))),
  );

test("references in data are unchanged", async () => {
  const data = { $ref: "Pet.yaml" };
  for (const keyword of ["x-like", "default", "examples"]) {
    const value = keyword === "examples" ? [data] : data;
    const document = await bundled((root) => edit(root, TAG, "type", `${keyword}: ${JSON.stringify(value)}\ntype`));
    expect(document.components).toMatchObject({ schemas: { Tag: { [keyword]: value } } });
  }
});

test.each<[string, (root: string) => void, string]>([
  [
    "a component of a name that is taken",
    (root) => {
      write(root, { "more/Tag.yaml": "type: string\nmaxLength: 9\n" });
      pet("  other: { $ref: ../../more/Tag.yaml }")(root);
    },
    "components/schemas/Pet.yaml:6 #/components/schemas/Pet/properties/tags/items: schemas has several Tag",
  ],
  [
    "a reference without a target",
    (root) => edit(root, "openapi.yaml", "type: string", "$ref: '#/components/schemas/Nowhere'"),
    'openapi.yaml:9 #/components/schemas/Root: "#/components/schemas/Nowhere" has no target',
  ],
  [
    "a reference to a missing file",
    (root) => edit(root, PET, "Tag.yaml }", "Nothing.yaml }"),
    'components/schemas/Pet.yaml:5 #/components/schemas/Pet/properties/tags/items: "Nothing.yaml" cannot be read',
  ],
  [
    "a file that is not YAML",
    (root) => write(root, { [TAG]: "type: [" }),
    "components/schemas/Tag.yaml: is not YAML: ",
  ],
  ["text", (root) => write(root, { "openapi.yaml": "text" }), "openapi.yaml is not an OpenAPI document"],
])("%s is refused", async (_, change, message) => {
  await expect(bundled(change)).rejects.toThrow(message);
});
