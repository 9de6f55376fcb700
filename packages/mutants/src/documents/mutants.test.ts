import { documentNames, tinyDocument } from "@assessment-api/contract-tests/internal";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { documentsCommand } from "./command.ts";
import { loadFacts, loadMutants } from "./documents.ts";
import { edit } from "./edit.ts";
import { notices } from "./judge.ts";
import { operationMutants } from "./operation-mutants.ts";
import { scoreTable, survivorLines } from "./report.ts";
import { schemaMutants } from "./schema-mutants.ts";

const document = tinyDocument();
const mutants = [...schemaMutants(document), ...operationMutants(document)];

describe("edit", () => {
  it("replaces and drops in a copy", () => {
    const root = { a: { b: [1, 2], c: 3 } };
    expect(edit(root, "#/a/b/1", 7)).toEqual({ a: { b: [1, 7], c: 3 } });
    expect(edit(root, "#/a/b/0", undefined)).toEqual({ a: { b: [2], c: 3 } });
    expect(edit(root, "#/a/c", undefined)).toEqual({ a: { b: [1, 2] } });
    expect(root).toEqual({ a: { b: [1, 2], c: 3 } });
  });
});

describe("the mutants of a document", () => {
  it("each change the document, and differ from one another", () => {
    const before = JSON.stringify(document.root);
    const after = mutants.map((mutant) => JSON.stringify(mutant.apply(document.root)));
    expect(after).not.toContain(before);
    expect(new Set(after).size).toBe(after.length);
    expect(JSON.stringify(document.root)).toBe(before);
  });

  it.each([
    ["bound", "widen to 101", "#/paths/~1things/get/parameters/0/schema/maximum"],
    ["bound", "narrow to 99", "#/paths/~1things/get/parameters/0/schema/maximum"],
    ["default", "drop", "#/paths/~1things/get/parameters/0/schema/default"],
    ["enum", "drop", "#/components/schemas/Color/enum/1"],
    ["enum", "widen by ANOTHER_VALUE", "#/components/schemas/Color/enum"],
    ["required", "drop email", "#/components/schemas/NewThing/required"],
    ["required", "add parent", "#/components/schemas/NewThing/required"],
    ["nullable", "drop null", "#/components/schemas/NewThing/properties/parent/type"],
    ["nullable", "add null", "#/components/schemas/NewThing/properties/label/type"],
    ["format", "drop", "#/components/schemas/NewThing/properties/email/format"],
    ["member", "drop", "#/components/schemas/NewThing/properties/email"],
    ["status", "change to 202", "#/paths/~1things/post/responses/201"],
    ["media type", "change to application/xml", "#/paths/~1things/post/requestBody/content/application~1json"],
    ["header", "drop", "#/paths/~1things/post/responses/201/headers/Location"],
    ["key", "change", "#/components/securitySchemes/Key/name"],
  ])("%s: %s at %s is one of them", (kind, change, pointer) => {
    expect(mutants).toContainEqual(expect.objectContaining({ kind, change, pointer }));
  });

  it("leave alone what another rule says as well", () => {
    const withText = tinyDocument(({ components }) => {
      components.schemas.Color = { type: "string", minLength: 1, pattern: "\\S" };
    });
    const changes = schemaMutants(withText).filter(({ pointer }) => pointer.endsWith("/Color/minLength"));
    expect(changes.map(({ change }) => change)).toEqual(["narrow to 2"]);
  });
});

describe("the checks", async () => {
  const { root, mutants: ofV1 } = await loadMutants("v1");

  it.each([
    ["#/components/parameters/CountQuery/schema/maximum", "widen to 101"],
    ["#/components/parameters/CountQuery/schema/default", "drop"],
    ["#/components/schemas/NewCandidate/required", "drop email"],
    ["#/components/schemas/CandidateBase/properties/scoredPoints/type", "drop null"],
    ["#/paths/~1candidates/post/responses/412", "drop"],
    ["#/components/schemas/CandidateStatus/enum", "widen by ANOTHER_VALUE"],
  ])("notice %s: %s", (pointer, change) => {
    const mutant = ofV1.find((one) => one.pointer === pointer && one.change === change);
    if (!mutant) throw new Error(`no mutant ${change} of ${pointer}`);
    expect(notices(root, loadFacts("v1"), "v1", mutant)).toBe(true);
  });

  it.each(documentNames)("notice nothing in the document of %s where nothing changes", async (name) => {
    const { root: same } = await loadMutants(name);
    const none = { kind: "bound", change: "none", pointer: "#/info", apply: () => same } as const;
    expect(notices(same, loadFacts(name), name, none)).toBe(false);
  });
});

describe("the command", () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    for (const stream of ["stdout", "stderr"] as const)
      vi.spyOn(process[stream], "write").mockImplementation((line) => lines.push(String(line)) > 0);
  });
  afterEach(() => vi.restoreAllMocks());

  it("shows its help", async () => {
    expect(await documentsCommand(["--help"])).toBe(0);
    expect(lines.join("")).toContain("Usage: pnpm mutants --documents");
  });

  it.each([
    [["--only", "v9"], "there is no document v9"],
    [["--least", "all"], "--least is a number from 0 to 100"],
    [["--most", "5"], "Unknown option '--most'"],
  ])("cannot run with %j", async (args, message) => {
    expect(await documentsCommand(args)).toBe(2);
    expect(lines.join("")).toContain(message);
  });
});

describe("the report", () => {
  const result = (kind: "bound" | "enum", noticed: boolean) =>
    ({ document: "v1", index: 0, kind, change: "drop", pointer: "#/a", noticed }) as const;

  it("counts what was noticed by kind and document, and lists what was not", () => {
    const results = [result("bound", true), result("bound", false), result("enum", true)];
    expect(scoreTable(results, ["v1"])).toBe(
      [
        "| kind | v1 | all | score |",
        "| --- | ---: | ---: | ---: |",
        "| bound | 1/2 | 1/2 | 50.0 % |",
        "| enum | 1/1 | 1/1 | 100.0 % |",
        "| all | 2/3 | 2/3 | 66.7 % |",
        "| score | 66.7 % | | |",
      ].join("\n"),
    );
    expect(survivorLines(results)).toEqual(["v1 #/a: bound: drop"]);
  });
});
