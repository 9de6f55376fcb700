import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { edit, temporaryFolder, write } from "../testing/repository.ts";
import { bundleByRedocly } from "./bundle.ts";
import { bundleHere } from "./bundle-here.ts";

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

/** Changes of every kind, and whether they are bundled in this process. */
const cases: Record<string, [here: boolean, (root: string) => void]> = {
  nothing: [true, () => {}],
  "a text": [true, (root) => edit(root, PET, "A pet.", "Any pet.")],
  "a text of many lines": [true, (root) => edit(root, PET, "description: A pet.", "description: >-\n  A\n  pet.")],
  "a text of a property called description": [true, (root) => edit(root, PET, "Looks.", "How it looks.")],
  "an example that its schema refuses": [
    true,
    (root) => edit(root, ONE, "[a]", "[1e3, 0x1f, 012, 1.0, .5, ~, yes, 2026-01-01]"),
  ],
  "an example with a time, and other scalars": [
    true,
    pet("  at: { examples: [2026-01-01T10:00:00Z, True, '1', null, 0o17, +1] }"),
  ],
  "an example that JSON does not have": [false, pet("  at: { example: .inf }")],
  "an example below zero": [false, pet("  at: { example: -0 }")],
  "numbers of other languages": [true, pet("  at: { examples: [1_000, 0b11, -0x1f, -0o17, -.5, 1:30, 0777, 1e400a] }")],
  "an extension": [true, (root) => edit(root, PET, "type: object", "type: object\nx-order: [name, { a: 1 }]")],
  "an extension of the root": [true, (root) => edit(root, "openapi.yaml", "pets }", "cats }\nx-more: 1")],
  "a comment and white space": [true, (root) => edit(root, PET, "# of any kind", "\n\n# of another kind")],
  "the order of keys": [true, (root) => edit(root, TAG, "type: string\nmaxLength: 9", "maxLength: 9\ntype: string")],
  "a keyword": [true, (root) => edit(root, TAG, "9", "8")],
  "another reference": [true, (root) => edit(root, PET, "example: { $ref: Tag.yaml }", "example: { $ref: Pet.yaml }")],
  "a reference to the root": [true, pet("  root: { $ref: ../../openapi.yaml#/components/schemas/Root }")],
  "a reference to the inside of a file": [true, pet("  inner: { $ref: 'Pet.yaml#/properties/tags' }")],
  "a move to another file": [
    true,
    (root) => {
      write(root, { "components/schemas/Label.yaml": "type: string\nmaxLength: 9\n" });
      edit(root, PET, "items: { $ref: Tag.yaml }", "items: { $ref: Label.yaml }");
    },
  ],
  "an anchor and a merge": [true, pet("  a: &a { type: string }\n  b: { <<: *a, maxLength: 3 }\n  c: *a")],
  "a union by files": [
    true,
    (root) => {
      write(root, { "components/schemas/Cat.yaml": "type: object\nproperties: { kind: { const: cat } }\n" });
      pet("  one: { oneOf: [{ $ref: Cat.yaml }], discriminator: { propertyName: kind, mapping: { cat: Cat.yaml } } }")(
        root,
      );
    },
  ],
  "a property called $ref": [true, pet("  $ref: { type: string }")],
  "names of data among responses and examples": [
    true,
    (root) => edit(root, "paths/pets.yaml", "one: {", "value: { value: 1 }\n            example: {"),
  ],
  "a component of a name that is taken": [
    false,
    (root) => {
      write(root, { "more/Tag.yaml": "type: string\nmaxLength: 9\n" });
      pet("  other: { $ref: ../../more/Tag.yaml }")(root);
    },
  ],
  "a reference that leads nowhere": [
    false,
    (root) => edit(root, "openapi.yaml", "type: string", "$ref: '#/components/schemas/Nowhere'"),
  ],
  "a reference in an example": [false, (root) => edit(root, ONE, "tags: [a]", "tags: { $ref: ../schemas/Tag.yaml }")],
  "a reference in an example of a schema": [
    false,
    (root) => edit(root, TAG, "type", "examples: [{ $ref: '#/components/schemas/Root' }]\ntype"),
  ],
  "a reference in an extension": [false, (root) => edit(root, TAG, "type", "x-like: { $ref: Pet.yaml }\ntype")],
  "a reference in a default": [false, (root) => edit(root, TAG, "type", "default: { $ref: Pet.yaml }\ntype")],
  "a reference in an unknown keyword": [false, (root) => edit(root, TAG, "type", "unheard: { $ref: Pet.yaml }\ntype")],
  "a property called value with a reference in its data": [
    false,
    pet("  value: { default: { properties: { a: { $ref: Tag.yaml } } } }"),
  ],
};

test("documents are bundled like Redocly does, or not at all", { timeout: 60_000 }, async () => {
  const own = join(import.meta.dirname, "../../../..");
  const sources = [
    ...Object.entries(cases).map(([name, [, change]]) => {
      const root = temporaryFolder();
      cpSync(start, root, { recursive: true });
      change(root);
      return { name, root, path: "openapi.yaml" };
    }),
    ...["v1", "v2", "v3", "control"].map((name) => ({ name, root: own, path: `specs/${name}/openapi.yaml` })),
  ];
  const taken: string[] = [];
  const here = await Promise.all(sources.map(async (source) => (await bundleHere([source]))?.[0]));
  const judged = sources.filter((_, index) => here[index] !== undefined);
  const byRedocly = await bundleByRedocly(judged);
  for (const [index, { name }] of judged.entries()) {
    taken.push(name);
    const document = here[sources.findIndex((one) => one.name === name)];
    expect(document, name).toEqual(byRedocly[index]);
    expect(JSON.stringify(sorted(document)), name).toBe(JSON.stringify(sorted(byRedocly[index])));
  }
  const expected = Object.keys(cases).filter((name) => cases[name]?.[0]);
  expect(taken).toEqual([...expected, "v1", "v2", "v3", "control"]);
});

/** Redocly writes the root's extensions last. */
const sorted = (document: object = {}) =>
  Object.fromEntries(
    Object.entries(document).toSorted(([a], [b]) => Number(a.startsWith("x-")) - Number(b.startsWith("x-"))),
  );

test("unreadable documents are left to Redocly, which reports the reason", async () => {
  for (const [path, text] of Object.entries({ [TAG]: "type: [", "openapi.yaml": "text" })) {
    const root = temporaryFolder();
    cpSync(start, root, { recursive: true });
    write(root, { [path]: text });
    expect(await bundleHere([{ root, path: "openapi.yaml" }])).toBeUndefined();
  }
  expect(await bundleHere([{ root: "/nowhere", path: "openapi.yaml" }])).toBeUndefined();
});
