/** Breaks each rule once in a copy of specs/v1 or specs/control; the linter must name the rule and the file. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { lint as lintDocument, loadConfig } from "@redocly/openapi-core";
import { afterAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const temporary = mkdtempSync(join(tmpdir(), "lint-rules-"));
// Linting must not depend on the name of a parent folder.
const folder = join(temporary, "specs");
for (const path of ["redocly.yaml", "scripts/lint-rules", "specs/v1", "specs/control"]) {
  cpSync(join(root, path), join(folder, path), { recursive: true });
}
symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
afterAll(() => rmSync(temporary, { recursive: true }));

const config = await loadConfig({ configPath: join(folder, "redocly.yaml") });

async function lint(document = "v1"): Promise<string[]> {
  const ref = join(folder, "specs", document, "openapi.yaml");
  const problems = await lintDocument({ ref, config: config.forAlias(document) });
  return problems.map(
    ({ ruleId, message, location: [at] }) =>
      `${ruleId} ${basename(at?.source.absoluteRef ?? "")}${at?.pointer}: ${message}`,
  );
}

async function lintWith(file: string, from: string, to: string, document = "v1"): Promise<string[]> {
  const path = join(folder, "specs", document, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  try {
    return await lint(document);
  } finally {
    writeFileSync(path, text);
  }
}

const exam = "components/schemas/Exam.yaml";

describe("the linter", () => {
  test.each(["v1", "control"])("has no findings for specs/%s", async (document) => {
    expect(await lint(document)).toEqual([]);
  });

  test.each([
    ["info/version", "version: 1.0.0", "version: 2.0.0", "a version 1.x.y"],
    ["servers/0/url", ":4010/control", ":4010/v1", "/control"],
  ])("applies %s to the control API", async (place, from, to, wanted) => {
    const problems = await lintWith("openapi.yaml", from, to, "control");
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^house/version-matches-folder openapi.yaml#/${place}: .*${wanted}`)),
    ]);
  });

  test.each([
    [
      "rule/operation-id-verb-noun exams_{id}.yaml#/get/operationId",
      "paths/exams_{id}.yaml",
      "operationId: getExam",
      "operationId: exam",
    ],
    ["house/version-matches-folder openapi.yaml#/info/version", "openapi.yaml", "version: 1.0.0", "version: 2.0.0"],
    ["house/version-matches-folder openapi.yaml#/servers/0/url", "openapi.yaml", ".example/v1", ".example/v2"],
    ["house/schema-description Exam.yaml#/properties/name", exam, "description: Name of the exam.", "maxLength: 99"],
    ["house/assumption-complete Exam.yaml#/x-assumption", exam, "id: A-V1-016", "id: A-V2-016"],
    [
      "house/assumption-complete ExamPage.yaml#/x-assumption",
      "components/schemas/ExamPage.yaml",
      "type: object",
      "type: object\nx-assumption: {id: A-V1-016, reason: the same id as the exam has}",
    ],
    ["house/assumption-complete Exam.yaml#/x-assumption", exam, "reason: ", "reason: Short.\n  was: "],
    [
      "house/no-inline-objects ExamPage.yaml#/properties/items/items",
      "components/schemas/ExamPage.yaml",
      "$ref: Exam.yaml",
      "{type: object, description: An exam., properties: {id: {type: string, description: Its id.}}}",
    ],
    ["house/one-type Exam.yaml#/properties/id/type", exam, "type: string", "type: [string, integer, 'null']"],
    [
      "house/media-type-examples exams_{id}.yaml#/get/responses/200/content/application~1json",
      "paths/exams_{id}.yaml",
      "examples:",
      "x-examples:",
    ],
    [
      "house/request-limits NewCandidate.yaml#/properties/firstName",
      "components/schemas/NewCandidate.yaml",
      "maxLength: 200",
      "title: Name",
    ],
    [
      "house/request-limits TagsQuery.yaml#/schema",
      "components/parameters/TagsQuery.yaml",
      "maxItems: 100",
      "minItems: 0",
    ],
    [
      "house/component-file-name openapi.yaml#/paths/~1exams",
      "openapi.yaml",
      "paths/exams.yaml",
      "paths/exams_{id}.yaml",
    ],
    [
      "no-invalid-media-type-examples examBackend.yaml#/value/numberOfTasks",
      "components/examples/examBackend.yaml",
      "numberOfTasks: 3",
      "numberOfTasks: three",
    ],
    [
      "response-contains-header candidates.yaml#/post/responses/201/headers",
      "paths/candidates.yaml",
      "Location:",
      "X-Location:",
    ],
  ])("finds %s", async (finding, file, from, to) => {
    const [rule = "", place = ""] = finding.split(" ");
    const problems = await lintWith(file, from, to);
    expect(problems.filter((problem) => problem.startsWith(rule) && problem.includes(place))).not.toEqual([]);
  });
});
