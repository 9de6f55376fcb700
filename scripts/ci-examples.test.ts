import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readCiExamples } from "./release/ci-jobs.ts";

const folder = mkdtempSync(join(tmpdir(), "ci-examples-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const examples = readCiExamples();

test("docs/ci.md has a job of each use for each system", () => {
  expect(examples.map(({ system, job }) => `${system} ${job}`)).toEqual(
    ["test", "contract", "review"].flatMap((job) => [`github ${job}`, `gitlab ${job}`]),
  );
});

test("actionlint accepts the workflows, and their actions are pinned", () => {
  mkdirSync(join(folder, "workflows"));
  const workflows = examples.filter(({ system }) => system === "github");
  for (const { job, text } of workflows) writeFileSync(join(folder, `workflows/${job}.yml`), text);
  const lint = join(import.meta.dirname, "lint-workflows.ts");
  expect(execFileSync(process.execPath, [lint, folder], { encoding: "utf8", stdio: "pipe" })).toContain(
    "3 files are in order",
  );
});

describe("GitLab CI", () => {
  const keywords = ["image", "variables", "rules", "script", "artifacts"];
  const gitlab = examples.filter(({ system }) => system === "gitlab");

  test.each(gitlab)("the job $job is valid for GitLab", ({ job, text }) => {
    const file = parse(text);
    expect(Object.keys(file)).toEqual([job]);
    expect(keywords).toEqual(expect.arrayContaining(Object.keys(file[job])));
    // YAML parses a line with ": " as a mapping.
    for (const line of file[job].script) expect(line).toEqual(expect.any(String));
  });
});

test("installs from the lock file, and runs the packages by the name that npx finds", () => {
  for (const { scripts } of examples) {
    expect(scripts.join("\n")).toMatch(/^npm ci$/m);
    expect(scripts.join("\n")).not.toMatch(/npx (?!@assessment-api\/)/);
  }
});
