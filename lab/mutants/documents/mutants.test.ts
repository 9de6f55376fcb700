import { documentNames, loadFacts, tinyDocument } from "@assessment-api/contract-tests/internal";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { documentsCommand } from "./command.ts";
import { loadMutants } from "./documents.ts";
import { edit } from "./edit.ts";
import { type Finder, judge } from "./judge.ts";
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

describe("what the description states", async () => {
  const [v1, v2, v3] = await Promise.all((["v1", "v2", "v3"] as const).map(loadMutants));
  const documents = { v1, v2, v3 };

  it.each([
    ["v1", "#/components/parameters/CountQuery/schema/maximum", "widen to 101"],
    ["v1", "#/components/parameters/CountQuery/schema/default", "drop"],
    ["v1", "#/components/parameters/ExamIdPath/name", "change"],
    ["v1", "#/components/schemas/NewCandidate/required", "drop email"],
    ["v1", "#/components/schemas/CandidateBase/properties/scoredPoints/type", "drop null"],
    ["v1", "#/paths/~1candidates/post/responses/412", "drop"],
    ["v1", "#/components/schemas/CandidateStatus/enum", "widen by ANOTHER_VALUE"],
    ["v1", "#/components/securitySchemes/ApiKey/name", "change"],
    ["v1", "#/x-rate-limit/requests", "change"],
    ["v2", "#/components/schemas/CandidateDecision/enum", "widen by ANOTHER_VALUE"],
    ["v2", "#/components/schemas/CodeGapsTaskDefinition/required", "drop question"],
    ["v2", "#/components/schemas/RatingValue/maximum", "widen to 101"],
    ["v3", "#/components/schemas/JobPosition/properties/family/type", "drop null"],
    ["v3", "#/components/schemas/NewInvitation/properties/sendNotification/default", "change"],
  ] as const)("is guarded by the review: %s %s: %s", async (name, pointer, change) => {
    const { root, mutants: all } = documents[name] ?? {};
    const mutant = all?.find((one) => one.pointer === pointer && one.change === change);
    if (!root || !mutant) throw new Error(`no mutant ${change} of ${pointer}`);
    expect(await judge(root, [], name, mutant)).toContain("review");
  });

  it("is guarded by facts where a schema says it with a pattern or format", async () => {
    const { root, mutants: all } = documents.v1 ?? {};
    const mutant = all?.find((one) => one.pointer === "#/components/schemas/NewCandidate/properties/email/format");
    if (!root || !mutant) throw new Error("no mutant of a format");
    expect(await judge(root, await loadFacts("v1"), "v1", mutant)).toEqual(["facts", "review"]);
  });

  it.each(documentNames)("is not reported as changed in the document of %s where nothing changes", async (name) => {
    const { root } = await loadMutants(name);
    const none = { kind: "bound", change: "none", pointer: "#/info", apply: () => structuredClone(root) } as const;
    expect(await judge(root, await loadFacts(name), name, none)).toEqual([]);
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
    expect(lines.join("")).toContain("Usage: pnpm dev mutants --documents");
  });

  it.each([
    [["--only", "v9"], "there is no document v9"],
    [["--least", "all"], "--least is a number from 0 to 100"],
    [["--sample", "0"], "--sample is a whole number from 1 on"],
    [["--offset", "-1"], "Option '--offset' argument is ambiguous"],
    [["--most", "5"], "Unknown option '--most'"],
  ])("cannot run with %j", async (args, message) => {
    expect(await documentsCommand(args)).toBe(2);
    expect(lines.join("")).toContain(message);
  });
});

describe("the report", () => {
  const result = (kind: "bound" | "enum", foundBy: Finder[]) =>
    ({ document: "v1", index: 0, kind, change: "drop", pointer: "#/a", foundBy }) as const;

  it("counts by kind and document what noticed the mutants, and lists what nothing did", () => {
    const results = [result("bound", ["facts", "review"]), result("bound", []), result("enum", ["review"])];
    expect(scoreTable(results)).toBe(
      [
        "| kind | mutants | examples | facts | review | nothing | noticed |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        "| bound | 2 | 0 | 1 | 1 | 1 | 50.0 % |",
        "| enum | 1 | 0 | 0 | 1 | 0 | 100.0 % |",
        "| v1 | 3 | 0 | 1 | 2 | 1 | 66.7 % |",
        "| all | 3 | 0 | 1 | 2 | 1 | 66.7 % |",
      ].join("\n"),
    );
    expect(survivorLines(results)).toEqual(["v1 #/a: bound: drop"]);
  });
});
