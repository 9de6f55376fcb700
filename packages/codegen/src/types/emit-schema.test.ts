import { expect, test } from "vitest";
import type { Document } from "../document/openapi.ts";
import { generateClient } from "../index.ts";
import { compile } from "../testing/compile.ts";
import { library } from "../testing/library.ts";

// The compiler takes seconds on a busy machine.
const text = { type: "string", description: "A text." };
const schemas = {
  Record: { type: "object", description: "A record.", properties: { tracks: { type: "array", items: text } } },
  paths: { ...text, enum: ["NORTH", "SOUTH"] },
  "a-b": { type: "object", additionalProperties: { $ref: "#/components/schemas/Record" } },
  Tree: { type: "object", properties: { trunk: { $ref: "#/components/schemas/Tree" } } },
};
const document = {
  ...library,
  components: { ...library.components, schemas: { ...library.components?.schemas, ...schemas } },
} as Document;

test("declares each component schema under a name of its own, which components refers to", async () => {
  const { "schema.d.ts": types } = await generateClient(library);
  expect(types).toContain("export type Book = {");
  expect(types).toContain("Book: Book;");
});

test("keeps apart what TypeScript and the types themselves have under the same name", async () => {
  const files = await generateClient(document);
  const program = `
    import type { AB, paths as Direction, Record as Disc, Tree } from "./models.gen.ts";
    import type { components, paths } from "./schema.d.ts";
    export const disc: Disc = { tracks: ["A"] };
    export const same: components["schemas"]["Record"] = disc;
    export const direction: Direction = "NORTH";
    export const shelf: AB = { first: disc };
    export const tree: Tree = { trunk: { trunk: {} } };
    export const path: keyof paths = "/books";
  `;
  expect(compile({ named: { ...files, "program.ts": program } })).toEqual([]);
});
