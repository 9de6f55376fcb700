import { describe, expect, it } from "vitest";
import { checkCounterExamples } from "./counter-examples.ts";
import { formatFindings } from "./finding.ts";
import type { JsonObject } from "./json.ts";
import { tinyDocument } from "./testing/tiny-document.ts";
import { createValidator, type Validator } from "./validator.ts";
import { loadVersion, versionNames } from "./versions.ts";

const findingsFor = (schema: JsonObject, example?: unknown) => {
  const document = tinyDocument(({ components, paths }) => {
    components.schemas.Tried = schema;
    const media = { schema: { $ref: "#/components/schemas/Tried" }, ...(example === undefined ? {} : { example }) };
    Object.assign(paths["/imports"].put.requestBody.content, { "application/json": media });
  });
  return formatFindings(checkCounterExamples(document).findings);
};

describe.each(versionNames)("the document of %s", (version) => {
  it("has only schemas that refuse what breaks them", async () => {
    const { findings, checked } = checkCounterExamples(await loadVersion(version));
    expect(formatFindings(findings)).toBe("");
    expect(checked).toBeGreaterThan(1000);
  });
});

describe("checkCounterExamples", () => {
  it("finds nothing in a document whose schemas say what they mean, zip bodies included", () => {
    const { findings, checked } = checkCounterExamples(tinyDocument());
    expect(formatFindings(findings)).toBe("");
    expect(checked).toBeGreaterThan(100);
  });

  it.each<[string, JsonObject, string]>([
    ["an empty schema", {}, "#/components/schemas/Tried: schema: accepts everything"],
    [
      "an empty schema of a property",
      { type: "object", properties: { size: { description: "Any." } } },
      "#/components/schemas/Tried/properties/size: schema: accepts everything",
    ],
    [
      "an empty schema of items",
      { type: "array", items: {} },
      "#/components/schemas/Tried/items: schema: accepts everything",
    ],
    [
      "an empty schema of free members",
      { type: "object", additionalProperties: {} },
      "#/components/schemas/Tried/additionalProperties: schema: accepts everything",
    ],
    [
      "an empty branch",
      { anyOf: [{ type: "string" }, {}] },
      "#/components/schemas/Tried/anyOf/1: schema: accepts everything",
    ],
    [
      "members of allOf that say nothing",
      { allOf: [{ description: "One." }, { description: "Two." }] },
      "#/components/schemas/Tried: schema: accepts everything",
    ],
  ])("names %s", (_, schema, finding) => {
    expect(findingsFor(schema)).toContain(finding);
  });

  it.each<[string, JsonObject, unknown, string]>([
    ["wrong types and null", { type: "string" }, "text", "/type: schema: accepts null where nothing allows it"],
    [
      "missing members",
      { type: "object", required: ["a"], properties: { a: { type: "string" } } },
      { a: "text" },
      '/required/0: schema: accepts an object without "a"',
    ],
    ["values outside an enum", { type: "string", enum: ["A"] }, "A", '/enum: schema: accepts "NOT_ONE_OF_THESE"'],
    [
      "values outside a bound",
      { type: "integer", minimum: 1, maximum: 3 },
      2,
      "/maximum: schema: accepts a number above the maximum",
    ],
    [
      "texts that are too short",
      { type: "string", minLength: 2 },
      "text",
      "/minLength: schema: accepts a text that is too short",
    ],
    [
      "wrong items",
      { type: "array", items: { type: "string" } },
      ["text"],
      "/items/type: schema: accepts integer instead of string",
    ],
    [
      "repeated items",
      { type: "array", items: { type: "string" }, uniqueItems: true },
      ["text"],
      "/uniqueItems: schema: accepts a list with the same item twice",
    ],
    ["bad formats", { type: "string", format: "date-time" }, "2026-03-02T09:15:00.000Z", "/format: schema: accepts"],
    [
      "bad values behind a nullable reference",
      { anyOf: [{ type: "string", enum: ["A"] }, { type: "null" }] },
      "A",
      "/anyOf/0/enum: schema: accepts",
    ],
  ])("tries %s, and names them when the validator lets them pass", (_, schema, example, finding) => {
    expect(findingsFor(schema, example)).toBe("");
    const document = tinyDocument(({ components, paths }) => {
      components.schemas.Tried = schema;
      const media = { schema: { $ref: "#/components/schemas/Tried" }, example };
      Object.assign(paths["/imports"].put.requestBody.content, { "application/json": media });
    });
    expect(formatFindings(checkCounterExamples(document, acceptingAll(createValidator(document))).findings)).toContain(
      `#/components/schemas/Tried${finding}`,
    );
  });

  it("asks for an example where no valid value can be built", () => {
    const code = { type: "string", pattern: "^[A-Z]{3}-[0-9]{4}$" };
    const schema = { type: "object", required: ["code"], properties: { code } };
    expect(findingsFor(schema)).toContain(
      "/properties/code: schema: is not reached from any valid value; give an example",
    );
    expect(findingsFor(schema, { code: "HAR-1042" })).toBe("");
  });
});

/** Roots accept everything, branches keep judging: as if the schemas were compiled without their rules. */
const acceptingAll = (validator: Validator): Validator => ({
  ...validator,
  accepts: (pointer, value) => !/\/(anyOf|oneOf)\/\d+$/.test(pointer) || validator.accepts(pointer, value),
});
