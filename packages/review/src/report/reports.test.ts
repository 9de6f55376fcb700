import { createRequire } from "node:module";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { Report, ReviewedFinding } from "../repository/report.ts";
import { githubReport } from "./github.ts";
import { htmlReport } from "./html.ts";
import { jsonReport } from "./json.ts";
import { markdownReport } from "./md.ts";
import { sarifReport } from "./sarif.ts";
import { tableReport } from "./table.ts";

const finding = (over: Partial<ReviewedFinding> = {}): ReviewedFinding => ({
  rule: "enum-values-added",
  verdict: "wire-breaking",
  message: '"<b>" new in the list',
  pointer: "#/components/schemas/Status/enum",
  flows: ["response"],
  engines: ["rules", "values"],
  operations: ["GET /a", "GET /b", "GET /c", "GET /d"],
  status: "open",
  place: { file: "specs/v2/components/schemas/Status.yaml", line: 3 },
  witness: {
    source: "made up",
    value: { status: "<b>" },
    where: "GET /a 200 application/json",
    refusal: "/status must be one of",
  },
  types: "Type …",
  schemas: [],
  ...over,
});

const report = (findings: ReviewedFinding[]): Report => ({
  base: "origin/main (1a2b3c4)",
  versions: [{ version: "v2", policy: "stable", package: "@x/v2", findings }],
  bumps: [{ package: "@x/v2", bump: "major" }],
  problems: ["100% of it\nis left"],
  written: [],
});

const safe = finding({
  verdict: "additive",
  status: "safe",
  rule: "operation-added",
  pointer: "#/paths/~1a/get",
  message: "GET /a is new",
  operations: ["GET /a"],
});

test("markdown begins with the verdict and the bump, shows breaks, and folds the rest", () => {
  const text = markdownReport(report([finding(), safe]));
  expect(text).toMatch(/^## ❌ 1 change that may break deployed clients\n/);
  expect(text).toContain("| `@x/v2` | major |");
  expect(text).toContain('#### ❌ wire-breaking: Status: "&lt;b>" new in the list');
  expect(text).toContain('```json\n{\n  "status": "<b>"\n}\n```');
  expect(text).toContain(
    "<details>\n<summary>1 safe change</summary>\n\n- additive: GET /a is new · GET /a\n\n</details>",
  );
  expect(text.match(/<details>/g)).toHaveLength(3);
  expect(text.match(/<\/details>/g)).toHaveLength(3);
});

test("markdown of many breaks still fits into a comment", () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    finding({
      pointer: `#/components/schemas/Status${index}/enum`,
      types: "x".repeat(5000),
      witness: {
        source: "made up",
        value: "x".repeat(5000),
        where: "GET /a 200 application/json",
        refusal: "too long",
      },
    }),
  );
  const text = markdownReport(report(many));
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain("275 more breaks");
});

const documents = (values: string[]) => ({
  openapi: "3.1.1",
  info: { title: "T", version: "1" },
  paths: {},
  components: { schemas: { Status: { type: "string", enum: values, description: "<i>A status." } } },
});

test("the page shows both sides, the rejected value, code in four languages, and how to approve a change", () => {
  const one = finding({
    detail: '["ON_HOLD"]',
    before: "#/components/schemas/Status/enum",
    after: "#/components/schemas/Status/enum",
  });
  const whole = report([one, safe]);
  const pair = { before: documents(["NEW"]), after: documents(["NEW", "ON_HOLD"]) };
  const page = htmlReport({ ...whole, versions: whole.versions.map((version) => ({ ...version, documents: pair })) });
  expect(page).toContain("<ins>  - ON_HOLD\n</ins>");
  expect(page).toContain("{\n  &quot;status&quot;: &quot;&lt;b&gt;&quot;\n}");
  for (const code of ["Status: &quot;ON_HOLD&quot;", "Status.ON_HOLD", "StatusOnHold"]) expect(page).toContain(code);
  expect(page).toContain("<del>export type Status = &quot;NEW&quot;;\n</del>");
  expect(page).toContain("- rule: enum-values-added\n  pointer: &quot;#/components/schemas/Status/enum&quot;");
  expect(page).not.toMatch(/<b>&|<i>|<script|https?:/);
});

test("the page shows texts of documents as text, never as markup", () => {
  const hostile = `</code><script>alert("1")</script>' onload='`;
  const text = { message: hostile, detail: hostile, note: hostile, types: hostile, pointer: hostile, rule: hostile };
  const witness = { source: "made up", value: hostile, where: hostile, refusal: hostile } as const;
  const acknowledgement = { migration: hostile } as NonNullable<ReviewedFinding["acknowledgement"]>;
  const place = { file: hostile, line: 1 };
  const all = report([
    finding({ ...text, witness, acknowledgement, place, operations: [hostile] }),
    { ...safe, ...text },
  ]);
  const page = htmlReport({
    ...all,
    base: hostile,
    problems: [hostile],
    bumps: [{ package: hostile, bump: "major" }],
    versions: all.versions.map((version) => ({ ...version, version: hostile })),
  });
  expect(page.match(/&lt;script&gt;/gi)?.length).toBeGreaterThan(15);
  expect(page).not.toMatch(/<script|' onload/i);
});

test("an undecided change is neither a break nor safe", () => {
  const open = finding({ verdict: "undecided", status: "undecided", note: "cannot tell: …" });
  const whole = { ...report([open]), problems: [] };
  expect(markdownReport(whole)).toMatch(/^## ✅ 1 change undecided\n/);
  expect(markdownReport(whole)).toContain("#### ❔ undecided");
  expect(githubReport(whole)).toContain("::warning file=specs/v2/components/schemas/Status.yaml,line=3");
  expect(tableReport(whole)).toContain("undecided: check whether it is intended");
});

test("annotations name file and line, and escape control characters", () => {
  const lines = githubReport(report([finding({ message: "a\nb" }), safe]))
    .trim()
    .split("\n");
  expect(lines).toEqual([
    "::error file=specs/v2/components/schemas/Status.yaml,line=3,title=wire-breaking%3A enum-values-added::Status: a%0Ab · GET /a and 3 more · needs an acknowledgement",
    "::error title=Review::100%25 of it%0Ais left",
    "::notice title=Review::1 change that may break deployed clients",
  ]);
});

test("JSON contains the result without internal fields of the engines", () => {
  const value = JSON.parse(jsonReport(report([finding()])));
  expect(value).toMatchObject({ fails: true, bumps: [{ package: "@x/v2", bump: "major" }] });
  expect(value.versions[0].findings[0]).not.toHaveProperty("schemas");
});

test("the table lists required actions", () => {
  const text = tableReport({ ...report([safe]), problems: [] });
  expect(text).toContain("No breaking changes; additions only, compared with origin/main (1a2b3c4).");
  expect(text.trimEnd().endsWith("✓ fine")).toBe(true);
});

/** The published schema has draft 4, whose keywords here mean the same in draft 7. */
const {
  $schema: _,
  id: __,
  ...sarif
} = createRequire(import.meta.url)("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json") as Record<
  string,
  unknown
>;

test("SARIF follows the schema of 2.1.0, also without a place, and suppresses acknowledged breaks", () => {
  const isValid = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(sarif);
  const { place: ___, ...elsewhere } = finding({ rule: "server-removed", pointer: "#/servers" });
  const acknowledgement = { file: "specs/v2/breaks/a.yaml", reason: " Wanted. ", migration: "Wait." };
  const known = finding({ status: "acknowledged", acknowledgement, pointer: "#/components/schemas/Other/enum" });
  const hit = { consumer: "shop", places: ["src/a.ts:1:2"], why: "reads `status`" };
  const used = finding({ pointer: "#/components/schemas/Used", consumers: { hits: [hit], spared: [] } });
  const log: unknown = JSON.parse(sarifReport(report([finding(), elsewhere, known, used, safe])));
  isValid(log);
  expect(isValid.errors).toBeNull();
  expect(log).toMatchObject({
    runs: [{ results: [{}, { locations: [] }, { suppressions: [{ justification: "Wanted." }] }, {}] }],
  });
  expect(JSON.stringify(log)).toContain("hits shop: reads `status` at src/a.ts:1:2");
  expect(isValid({ ...(log as object), version: "2.0.0" })).toBe(false);
});
