import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "@assessment-api/codegen";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "../documents.ts";
import { bundle } from "./bundle.ts";
import { problemsOf } from "./problems.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "assessment-api-problems-"));
  cpSync(join(root, "specs/v1"), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function problemsAfter(file: string, from: string | RegExp, to: string): Promise<string[]> {
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toMatch(from);
  writeFileSync(join(folder, file), text.replace(from, to));
  const spec = join(folder, "openapi.yaml");
  try {
    await generate(bundle(spec), { strict: true });
  } catch (error) {
    return problemsOf(spec, error).map((line) => line.slice(line.indexOf(folder) + folder.length + 1));
  }
  throw new Error("It was generated.");
}

const candidate = "components/schemas/Candidate.yaml";
const status = "components/schemas/CandidateStatus.yaml";
const candidates = "paths/candidates.yaml";

test.each([
  ["a root that is no YAML", "openapi.yaml", "servers:", "servers: ][", /^openapi\.yaml:\d+:\d+ is not YAML: /],
  ["a file that is no YAML", candidates, /^get:/, " : : [\nget:", /^paths\/candidates\.yaml:\d+:\d+ is not YAML: /],
  [
    "a reference that leads nowhere",
    candidates,
    "CandidatePage.yaml",
    "Gone.yaml",
    /^paths\/candidates\.yaml:\d+:\d+ ".*Gone\.yaml" cannot be read/,
  ],
  [
    "an unknown type",
    candidate,
    "type: object",
    "type: objekt",
    /^components\/schemas\/Candidate\.yaml:4:11 "objekt" is not a type/,
  ],
  [
    "an unknown property",
    candidates,
    "operationId:",
    "operationid:",
    /^paths\/candidates\.yaml:6:16 "operationid" is not a field of an operation/,
  ],
  [
    "an unknown property that generated code does not depend on",
    candidates,
    "summary:",
    "sumary:",
    /^paths\/candidates\.yaml:\d+:\d+ "sumary" is not a field of an operation/,
  ],
  [
    "two operations of one name",
    candidates,
    "listCandidates",
    "getExam",
    /^paths\/exams_\{id\}\.yaml:\d+:\d+ "getExam" is not unique/,
  ],
  [
    "a pattern that is none",
    status,
    /$/,
    "pattern: '(['\n",
    /^components\/schemas\/CandidateStatus\.yaml:\d+:10 is not a regular/,
  ],
])("%s is named with file, line and column", async (_name, file, from, to, message) => {
  expect(await problemsAfter(file, from, to)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
});

test("an error without a place in the document is unchanged", () => {
  const fault = new TypeError("ours");
  expect(() => problemsOf(join(folder, "openapi.yaml"), fault)).toThrow(fault);
});
