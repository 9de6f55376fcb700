import { expect, test } from "vitest";
import type { Root } from "../compare/walk.ts";
import type { Failure } from "../engines/trial.ts";
import type { Finding } from "../model/finding.ts";
import type { Operation } from "../model/operations.ts";
import { attachRedocly } from "./attach-redocly.ts";
import { attachTypes } from "./attach-types.ts";
import { attachValues } from "./attach-values.ts";
import { noteDisagreements } from "./disagreements.ts";

const schema = "#/paths/~1a/post/requestBody/content/application~1json/schema";
const root = {
  paths: {
    "/a": { post: { requestBody: { content: { "application/json": { schema: { type: "string", maxLength: 3 } } } } } },
  },
};
const documents = { before: root, after: root };
const operation: Operation = {
  name: "POST /a",
  method: "post",
  path: "/a",
  sender: "client",
  pointer: "#/paths/~1a/post",
  value: root.paths["/a"].post,
  item: { pointer: "#/paths/~1a", value: root.paths["/a"] },
};
const nameOf = (_: string, pointer: string) => ({ pointer });
const place: Root = {
  operation: [operation, operation],
  flow: "request",
  part: "requestBody application/json",
  before: schema,
  after: schema,
  holders: [operation, operation],
  text: false,
};
const failure: Failure = {
  root: place,
  flow: "request",
  source: "made up",
  value: "long",
  where: "POST /a requestBody application/json",
  refusal: "the value is too long",
  refusals: [{ schema, keyword: "maxLength", property: undefined, at: "", message: "is too long" }],
};
const finding = (over: Partial<Finding> = {}): Finding => ({
  rule: "schema-constraint-changed",
  verdict: "wire-breaking",
  message: "`maxLength` changed",
  pointer: `${schema}/maxLength`,
  before: `${schema}/maxLength`,
  after: `${schema}/maxLength`,
  flows: ["request"],
  engines: ["rules"],
  operations: ["POST /a"],
  keyword: "maxLength",
  schema: { before: [schema], after: [schema] },
  ...over,
});

test("a value that no rule explains is a finding of its own", () => {
  expect(attachValues([], [failure], "values", documents, nameOf)).toMatchObject([
    { rule: "value-refused", verdict: "wire-breaking", engines: ["values"], witness: { value: "long" } },
  ]);
});

test("a value raises what the rules thought harmless, and says so", () => {
  expect(attachValues([finding({ verdict: "additive" })], [failure], "values", documents, nameOf)).toMatchObject([
    { verdict: "wire-breaking", note: "the rule says additive, and a value shows that it is not" },
  ]);
});

test("of two values the shorter one is shown, and examples are named", () => {
  const [one] = attachValues(
    [finding()],
    [{ ...failure, source: "example long", value: "a longer one" }, failure],
    "examples",
    documents,
    nameOf,
  );
  expect(one).toMatchObject({ witness: { value: "long" }, examples: ["long", "made up"] });
});

test("a problem of types that no rule explains is a finding of its own", () => {
  const check = {
    operation,
    flow: "request",
    part: "requestBody",
    before: [schema],
    after: [schema],
    problem: "Type …",
  } as const;
  const types = { ...check, before: [...check.before], after: [...check.after] };
  expect(attachTypes([], [types], documents, nameOf)).toMatchObject([
    { rule: "type-incompatible", verdict: "sdk-breaking", types: "Type …" },
  ]);
  expect(attachTypes([finding()], [types], documents, nameOf)).toMatchObject([
    { engines: ["rules", "types"], types: "Type …" },
  ]);
});

test("a break that neither a value nor a type shows is called a likely refactoring, and stays a break", () => {
  const [one] = noteDisagreements([finding()], ["rules", "redocly", "types", "values", "examples"]);
  expect(one).toMatchObject({ verdict: "wire-breaking", note: expect.stringContaining("likely refactoring") });
  expect(noteDisagreements([finding({ types: "Type …" })], ["types", "values"])[0]?.note).toBeUndefined();
  expect(noteDisagreements([finding()], ["rules"])[0]?.note).toBeUndefined();
});

test("what only redocly diff sees counts, unless both sides mean the same there", () => {
  const one = { rule: "something-new", message: "Something.", path: schema, before: schema, after: schema, names: [] };
  const reach = { of: () => ["POST /a"] };
  const setting = { documents, nameOf, reach: { before: reach, after: reach } };
  expect(attachRedocly([], [one], { ...setting, sameMeaning: () => false })).toMatchObject([
    { rule: "something-new", verdict: "wire-breaking", note: "only redocly diff sees it" },
  ]);
  expect(attachRedocly([], [one], { ...setting, sameMeaning: () => true })).toEqual([]);
  const harmless = finding({ verdict: "additive" });
  expect(attachRedocly([harmless], [one], { ...setting, sameMeaning: () => false })[1]).toMatchObject({
    verdict: "description",
    note: expect.stringContaining("likely refactoring"),
  });
});
