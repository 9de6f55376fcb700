import { expect, test } from "vitest";
import type { Finding } from "../model/finding.ts";
import { temporaryFolder, write } from "../testing/repository.ts";
import { matchAcknowledgements, readAcknowledgements } from "./acknowledgements.ts";

const file = "specs/v2/breaks/one.yaml";
const good = `reason: Nobody used it any more.
migration: Use the other field.
expires: 2026-04-01
changes:
  - { rule: property-removed, pointer: "#/components/schemas/Team/properties/size" }
  - { rule: tag-changed, method: get, path: /teams, pointer: "#/paths/~1teams/get/tags", detail: one }
`;

const readOne = (text: string, today = "2026-03-02") => {
  const root = temporaryFolder();
  write(root, { [file]: text });
  return readAcknowledgements(root, "v2", undefined, today);
};

test.each<[string, [string, string], string]>([
  ["a missing reason", ["reason: Nobody used it any more.\n", ""], "must have required property 'reason'"],
  ["an unknown key", ["reason:", "resaon: x\nreason:"], "must NOT have additional properties (resaon)"],
  [
    "a path without a method",
    ["method: get, ", ""],
    "/changes/1 must have property method when property path is present",
  ],
  ["a wildcard", ["schemas/Team/properties/size", "schemas/*"], "* is not supported"],
  ["a date that is none", ["2026-04-01", "soon"], '/expires must match format "date"'],
  ["a day that is over", ["2026-04-01", "2026-03-01"], "expired on 2026-03-01"],
  [
    "a text nobody wrote",
    ["Use the other field.", "'TODO: what users must do'"],
    "the migration is missing; replace its TODO",
  ],
  ["YAML that cannot be read", ["reason: ", "reason: ["], "must be object"],
])("refuses %s and names the file", (_, [from, to], message) => {
  const { valid, problems } = readOne(good.replace(from, to));
  expect(valid).toEqual([]);
  expect(problems.join("\n")).toContain(message);
  expect(problems.every((problem) => problem.startsWith(`${file}: `))).toBe(true);
});

test("holds on its last day", () => {
  expect(readOne(good, "2026-04-01")).toMatchObject({ valid: [{ file }], problems: [] });
});

test("ignores unchanged acknowledgements of the base", () => {
  const root = temporaryFolder();
  const base = temporaryFolder();
  write(root, { [file]: good });
  write(base, { [file]: good });
  expect(readAcknowledgements(root, "v2", base, "2027-01-01")).toEqual({ valid: [], problems: [] });
  write(base, { [file]: "another" });
  expect(readAcknowledgements(root, "v2", base, "2026-03-02").valid).toHaveLength(1);
});

const finding = (over: Partial<Finding>): Finding => ({
  rule: "property-removed",
  pointer: "#/components/schemas/Team/properties/size",
  verdict: "wire-breaking",
  message: "any text",
  flows: [],
  engines: ["rules"],
  operations: [],
  ...over,
});

test("matches by rule, method, path, pointer and detail, and reports unmatched ones", () => {
  const { valid } = readOne(good);
  const { by, problems } = matchAcknowledgements(valid, [finding({})]);
  expect([...by.keys()]).toEqual(["property-removed   #/components/schemas/Team/properties/size "]);
  expect(problems).toEqual([
    `${file}: \`tag-changed\` at #/paths/~1teams/get/tags is acknowledged but does not break; remove it`,
  ]);
  const tags = { rule: "tag-changed", pointer: "#/paths/~1teams/get/tags", method: "get", detail: "one" };
  expect(matchAcknowledgements(valid, [finding({}), finding({ ...tags, path: "/teams" })]).problems).toEqual([]);
  expect(matchAcknowledgements(valid, [finding({}), finding({ ...tags, path: "/people" })]).problems).toHaveLength(1);
  expect(
    matchAcknowledgements(valid, [finding({}), finding({ ...tags, path: "/teams", detail: "two" })]).problems,
  ).toEqual([
    `${file}: \`tag-changed\` at #/paths/~1teams/get/tags is acknowledged with the detail \`one\`, but the break has \`two\`; use that`,
  ]);
});
