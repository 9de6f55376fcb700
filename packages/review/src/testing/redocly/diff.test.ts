import { expect, test } from "vitest";
import { diffByRedocly, readReport } from "./diff.ts";

// Output of @redocly/cli 2.77.0: a required property, a changed format, a removed path.
const report = {
  reportVersion: "1",
  changes: [
    {
      path: "#/paths/~1a/post/requestBody/content/application~1json/schema",
      property: "required",
      verdicts: [{ ruleId: "required-properties-added", impact: "major", message: "Properties became required: `b`." }],
      base: { pointer: "#/components/schemas/A/required", value: ["a"] },
      revision: { pointer: "#/components/schemas/A/required", value: ["a", "b"] },
    },
    {
      path: "#/paths/~1a/post/requestBody/content/application~1json/schema/properties/a",
      property: "format",
      verdicts: [
        { ruleId: "schema-constraint-changed", impact: "major", message: "`format` of `a` was set to 'uuid'." },
      ],
      base: { pointer: "#/components/schemas/A/properties/a" },
      revision: { pointer: "#/components/schemas/A/properties/a/format", value: "uuid" },
    },
    {
      path: "#/paths/~1b",
      verdicts: [{ ruleId: "path-removed", impact: "major", message: "Path `/b` was removed." }],
      base: { pointer: "#/paths/~1b", value: {} },
    },
    { path: "#/info", property: "description", verdicts: [], base: { pointer: "#/info/description" } },
  ],
};

test("turns a report into our rules and places", () => {
  expect(readReport(report).map(({ message: _, path: __, ...rest }) => rest)).toEqual([
    {
      rule: "required-properties-added",
      before: "#/components/schemas/A/required",
      after: "#/components/schemas/A/required",
      names: ["b"],
    },
    {
      rule: "format-changed",
      before: "#/components/schemas/A/properties/a/format",
      after: "#/components/schemas/A/properties/a/format",
      names: [],
    },
    { rule: "operation-removed", before: "#/paths/~1b", names: [] },
  ]);
});

test("the pinned command still prints that report", async () => {
  const document = (schema: object) => ({
    openapi: "3.1.1",
    info: { title: "T", version: "1" },
    paths: {
      "/a": {
        post: {
          requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/A" } } } },
          responses: { 200: { description: "Fine." } },
        },
      },
    },
    components: { schemas: { A: { type: "object", properties: { a: { type: "string" } }, ...schema } } },
  });
  const breaks = await diffByRedocly({
    before: document({ required: ["a"], properties: { a: { type: "string" }, b: { type: "string" } } }),
    after: document({
      required: ["a", "b"],
      properties: { a: { type: "string", format: "uuid" }, b: { type: "string" } },
    }),
  });
  expect(breaks.map(({ message: _, path: __, ...rest }) => rest)).toEqual(
    readReport(report)
      .slice(0, 2)
      .map(({ message: _, path: __, ...rest }) => rest),
  );
});

test("an invalid document stops the review with the command's message", async () => {
  await expect(diffByRedocly({ before: { openapi: "3.1.1" }, after: { asyncapi: "3.0.0" } })).rejects.toThrow(
    /redocly diff gave no report/,
  );
});
