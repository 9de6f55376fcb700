import { expect, test } from "vitest";
import type { Root } from "../compare/walk.ts";
import { createTrial, type Failure } from "../engines/trial.ts";
import type { Finding } from "../model/finding.ts";
import type { Operation } from "../model/operations.ts";
import { attachRedocly } from "../testing/redocly/attach.ts";
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
  identity: "post /a",
  pointer: "#/paths/~1a/post",
  value: root.paths["/a"].post,
  item: { pointer: "#/paths/~1a", value: root.paths["/a"] },
};
const nameOf = (pointer: string) => ({ pointer });
const trial = createTrial(documents);
const place: Root = {
  operation: [operation, operation],
  flow: "request",
  part: "requestBody application/json",
  before: schema,
  after: schema,
  holders: [operation, operation],
  form: "json",
};
const places = { before: [schema], after: [schema] };
const failure: Failure = {
  root: place,
  engine: "values",
  source: "made up",
  value: "abc",
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
  schemas: [{ nodes: places, parts: places, around: [] }],
  ...over,
});

test("an unexplained value becomes a finding", () => {
  expect(attachValues([], [failure], { documents, nameOf, trial })).toMatchObject([
    { rule: "value-refused", verdict: "wire-breaking", engines: ["values"], witness: { value: "abc" } },
  ]);
});

test("a value raises a compatible verdict, with a note", () => {
  expect(attachValues([finding({ verdict: "additive" })], [failure], { documents, nameOf, trial })).toMatchObject([
    { verdict: "wire-breaking", note: "the rule says additive, and a value shows that it is not" },
  ]);
});

test("shows the shorter of two values, and names examples", () => {
  const [one] = attachValues(
    [finding()],
    [
      { ...failure, engine: "examples", source: "example long", value: "abc" },
      { ...failure, engine: "examples", source: "example short", value: "ab" },
    ],
    { documents, nameOf, trial },
  );
  expect(one).toMatchObject({ witness: { value: "ab" }, examples: ["long", "short"] });
});

test("an unexplained type error becomes a finding", () => {
  const check = {
    operation,
    flow: "request",
    part: "requestBody",
    before: [schema],
    after: [schema],
    problem: "Type …",
  } as const;
  const types = { ...check, before: [...check.before], after: [...check.after] };
  expect(attachTypes([], { checks: [types], probed: [] }, [], documents, nameOf)).toMatchObject([
    { rule: "type-incompatible", verdict: "sdk-breaking", types: "Type …" },
  ]);
  expect(attachTypes([finding()], { checks: [types], probed: [] }, [], documents, nameOf)).toMatchObject([
    { engines: ["rules", "types"], types: "Type …" },
  ]);
});

test("a break without evidence is undecided, unless the rule is certain", () => {
  const engines = ["rules", "types", "values", "examples"] as const;
  const [one] = noteDisagreements([finding()], engines);
  expect(one).toMatchObject({ verdict: "undecided", note: expect.stringContaining("undecided") });
  for (const shown of [{ types: "Type …" }, { isCertain: true }])
    expect(noteDisagreements([finding(shown)], engines)[0]).toMatchObject({ verdict: "wire-breaking" });
  expect(noteDisagreements([finding()], ["rules"])[0]).toMatchObject({ verdict: "wire-breaking" });
});

test("a break found only by redocly diff counts, unless both sides mean the same there", () => {
  const one = { rule: "something-new", message: "Something.", path: schema, before: schema, after: schema, names: [] };
  const reach = () => ["POST /a"];
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
