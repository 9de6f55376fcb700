import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { budgetOf, compareWithBudget, countByPackage, createLinter, proseOf } from "./prose.ts";

test.each([
  ["a.ts", '/**\n * Returns a page.\n */\nconst x = "no";', "\nReturns a page.\n\n"],
  ["a.ts", "f(); // Ends the call.", "Ends the call."],
  ["a.ts", 'fail("The file is missing in the folder");', "The file is missing in the folder"],
  ["a.ts", 'query("SELECT id FROM rows WHERE id = 1");', ""],
  ["a.ts", 'const regex = /[/*]/; // A "string" is no comment.', 'A "string" is no comment.'],
  ["a.py", 'def f():\n    """Returns a page."""\n    # Why.\n    return 1', "\nReturns a page.\nWhy.\n"],
  ["a.go", "// Get returns it.\nfunc Get() {} // not at the start", "Get returns it.\n"],
  ["a.rs", '/// Returns a page.\nlet url = "http://a";', "Returns a page.\n"],
  ["a.java", "/**\n * Returns a page.\n */\nint x;", "\nReturns a page.\n\n"],
  ["a.md", "# Title\n\n`code`", "# Title\n\n`code`"],
])("%s %j has prose on its own lines", (file, text, prose) => {
  expect(proseOf(file, text)).toBe(prose);
});

test.each([
  ["Those who wait get nothing.", "Those who"],
  ["Mends the file.", "Mends"],
  ["Each client has its own lock beside the table.", "beside"],
  [`The ${"very ".repeat(50)}long sentence never ends.`, "sentence length"],
])("%j is a finding with its line", async (sentence, message) => {
  const lint = await createLinter();
  const findings = await lint("a.ts", proseOf("a.ts", `const x = 1;\n// ${sentence}\n`));
  expect(findings.map(({ line, message }) => `${line} ${message}`).join()).toContain(message);
  expect(findings[0]?.line).toBe(2);
});

test("code spans and short sentences are not findings", async () => {
  const lint = await createLinter();
  expect(await lint("a.md", "Call `mend()` once.\n\n```\nmeanwhile\n```\n")).toEqual([]);
});

test("a package above its budget is reported, and a written budget is never higher than before", () => {
  const counts = { a: 5, b: 1, c: 2 };
  expect(compareWithBudget(counts, { a: 4, b: 3, d: 1 })).toEqual({ exceeded: ["a", "c"], lower: { a: 4, b: 1 } });
});

test("findings count for the package of their file", () => {
  const files = ["packages/v1/src/a.ts", "lab/b.ts", "README.md", "packages/v1/README.md"];
  expect(files.map(budgetOf)).toEqual(["packages/v1", "lab", "root", "packages/v1"]);
  const findings = files.map((file) => ({ file, line: 1, message: "" }));
  expect(countByPackage(findings)).toEqual({ lab: 1, "packages/v1": 2, root: 1 });
});

test.each([
  [["--help"], 0, "Usage: pnpm dev prose"],
  [["--lists"], 2, "Unknown option '--lists'"],
  [["no-such-folder"], 2, "no file with prose under no-such-folder"],
  [["--write", "docs"], 2, "leave out the paths"],
])("%j exits with %i", (args, status, message) => {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, "prose.ts"), ...args], { encoding: "utf8" });
  expect([run.status, run.stdout + run.stderr]).toEqual([status, expect.stringContaining(message)]);
});
