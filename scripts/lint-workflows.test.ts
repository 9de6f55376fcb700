import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "lint-workflows-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function findingsOf(steps: string): string {
  mkdirSync(join(folder, "workflows"), { recursive: true });
  const head = "on: push\npermissions: {}\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps:\n";
  writeFileSync(join(folder, "workflows/one.yml"), head + steps);
  try {
    return execFileSync(process.execPath, [join(import.meta.dirname, "lint-workflows.ts"), folder], {
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

const commit = "3d3c42e5aac5ba805825da76410c181273ba90b1";

test("accepts a workflow with actions pinned by commit", () => {
  expect(findingsOf(`      - uses: actions/checkout@${commit} # v7.0.1\n`)).toContain("1 files are in order");
});

test.each([
  ["a version", "actions/checkout@v7"],
  ["a commit without its version", `actions/checkout@${commit}`],
  ["a short commit", "actions/checkout@3d3c42e # v7.0.1"],
])("an action pinned by %s is a finding with its line", (_, action) => {
  expect(findingsOf(`      - uses: ${action}\n`)).toContain("workflows/one.yml:7 pin the action");
});

test("a text from outside in a script is a finding", () => {
  expect(findingsOf("      - run: echo $" + "{{ github.event.pull_request.title }}\n")).toContain(
    "workflows/one.yml:7:23 ",
  );
});
