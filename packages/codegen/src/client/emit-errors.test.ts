import { expect, test } from "vitest";
import type { Document } from "../document/openapi.ts";
import { generateClient } from "../index.ts";
import { compile } from "../testing/compile.ts";
import { library } from "../testing/library.ts";
import { errorObject } from "./error-object.ts";

const problem = {
  type: "object",
  required: ["code", "fields"],
  properties: {
    code: { type: "integer", description: "Equals the status." },
    message: { type: "string" },
    fields: { type: "array", items: { type: "string" } },
    hints: { type: "array", items: { type: "string" } },
  },
};

const schemas = {
  Problem: problem,
  Other: problem,
  Longer: {
    allOf: [{ $ref: "#/components/schemas/Problem" }, { type: "object", properties: { at: { type: "string" } } }],
  },
  ApiError: {
    ...problem,
    properties: { ...problem.properties, constructor: { type: "string" }, toString: { type: "string" } },
  },
  Text: { type: "string" },
};

const refused = (name: string) => ({
  description: "Refused.",
  content: { "application/problem+json": { schema: { $ref: `#/components/schemas/${name}` } } },
});

const documentOf = (...names: string[]): Document => ({
  ...library,
  paths: {
    "/books": {
      get: {
        operationId: "listBooks",
        responses: {
          ...library.paths?.["/books"]?.get?.responses,
          ...Object.fromEntries(names.map((name, index) => [String(400 + index), refused(name)])),
        },
      },
    },
  },
  components: { ...library.components, schemas: { ...library.components?.schemas, ...schemas } },
});

const nameOf = (document: Document) => errorObject(document)?.name;

test("finds the object that all errors have", () => {
  expect(nameOf(documentOf("Problem"))).toBe("Problem");
  expect(nameOf(documentOf("Problem", "Problem"))).toBe("Problem");
  expect(nameOf(documentOf("Problem", "Other"))).toBeUndefined();
  expect(nameOf(documentOf("Text"))).toBeUndefined();
  expect(nameOf(documentOf())).toBeUndefined();
});

const program = `
import { ApiError } from "./errors.gen.ts";
declare const error: ApiError;
error.code satisfies number | undefined;
error.fields satisfies string[];
error.hints satisfies string[] | undefined;
error.message satisfies string;
`;

test.each(["Problem", "Longer", "ApiError"])(
  "an error has the members of the error object and of errors: %s",
  async (name) => {
    const files = await generateClient(documentOf(name));
    expect(files["errors.gen.ts"]).toContain("/** Equals the status. */");
    expect(compile({ library: { ...files, "program.ts": program } })).toEqual([]);
  },
);

test("an error without a schema has a body of any type", async () => {
  const any =
    "import { ApiError } from './errors.gen.ts';\ndeclare const error: ApiError;\nerror.body?.code satisfies unknown;\n";
  const files = await generateClient(documentOf("Problem", "Other"));
  expect(compile({ library: { ...files, "program.ts": any } })).toEqual([]);
});
