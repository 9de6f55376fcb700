import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { documentsOf, type Judgement, listCases, tally, worstOf } from "./cases.ts";
import { judgeByOasdiff, judgeByRedocly } from "./judges.ts";
import { findOasdiff, oasdiffVersion } from "./oasdiff.ts";
import { groupTable, summaryTable } from "./tables.ts";

const folder = mkdtempSync(join(tmpdir(), "assessment-api-bench-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cases = listCases();
const named = (name: string) => {
  const found = cases.find((one) => one.name === name);
  if (!found) throw new Error(`there is no golden case "${name}"`);
  return found;
};
const lowered = named("request: maxLength lowered");
const twin = named("response: maxLength lowered");
const tag = named("first tag changed");
const removed = named("path removed");
const few = [lowered, twin, tag, removed];

function createProgram(name: string, prints: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\ncat <<'END'\n${prints}\nEND\n`);
  chmodSync(path, 0o755);
  return path;
}

test("a golden case is what its worst finding is, in the category of that finding's rule", () => {
  expect(few.map(({ golden, direction, category }) => [golden, direction, category])).toEqual([
    ["wire-breaking", "schema in a request", "lengths, ranges, patterns, formats"],
    ["safe", "schema in a response", "lengths, ranges, patterns, formats"],
    ["sdk-breaking", "operation", "names: operations, tags, components"],
    ["wire-breaking", "operation", "operations, bodies, media types, responses"],
  ]);
});

test("cases that oasdiff says it does not check are marked", () => {
  const beyond = ["webhook event added", "request: object closed", "server moved", "callback sends one field less"];
  expect(beyond.map((name) => named(name).beyondOasdiff)).toEqual([
    "inside of webhooks",
    "additionalProperties",
    "servers",
    "callbacks",
  ]);
  for (const one of [...few, named("webhook removed")]) expect(one.beyondOasdiff).toBeUndefined();
});

test("a removed path is a separate document, since next to others it may look renamed", () => {
  expect(few.map(({ alone }) => alone)).toEqual([false, false, false, true]);
  expect(Object.keys(documentsOf(removed).before.paths as object)).toEqual(["/things", "/path-removed"]);
  expect(Object.keys(documentsOf(removed).after.paths as object)).toEqual(["/things"]);
});

test("one break among harmless remarks is a break", () => {
  expect([worstOf([]), worstOf([false]), worstOf([false, true])]).toEqual(["silent", "harmless", "break"]);
});

test("redocly diff sees the lengths and the path, not the tag", async () => {
  const judgements = await judgeByRedocly(few, join(folder, "redocly"));
  expect(few.map((one) => judgements.get(one))).toEqual(["break", "harmless", "harmless", "break"]);
});

test.each([
  { prints: "[]", judgement: "silent" },
  { prints: '[{"id":"a","level":1}]', judgement: "harmless" },
  { prints: '[{"id":"a","level":1},{"id":"b","level":2}]', judgement: "break" },
])("oasdiff's $prints is $judgement", async ({ prints, judgement }) => {
  const program = createProgram("oasdiff-says", prints);
  expect((await judgeByOasdiff([lowered], join(folder, "oasdiff"), program, [])).get(lowered)).toBe(judgement);
});

test("the tables count breaks and safe changes apart", () => {
  const said: Judgement[] = ["break", "break", "harmless", "silent"];
  const judgements = new Map(few.map((one, index) => [one, said[index] as Judgement]));
  expect(tally(few, judgements)).toEqual({
    wire: { break: 1, harmless: 0, silent: 1 },
    sdk: { break: 0, harmless: 1, silent: 0 },
    safe: { break: 1, harmless: 0, silent: 0 },
  });
  const judges = [{ label: "A tool", short: "tool", cases: few, judgements }];
  expect(summaryTable("Cases", judges).rows).toEqual([["A tool", "1 of 2", "0", "1", "0 of 1", "1 of 1"]]);
  expect(groupTable("Where", "direction", judges).rows).toEqual([
    ["schema in a request", "1", "1", "0", "0"],
    ["schema in a response", "0", "0", "1", "1"],
    ["operation", "2", "0", "0", "0"],
  ]);
});

test("without Go there is no oasdiff, and a line says so", async () => {
  const progress: string[] = [];
  const setting = { folder: join(folder, "cache"), progress: (line: string) => progress.push(line) };
  expect(await findOasdiff({ ...setting, go: join(folder, "no-go") })).toEqual({
    missing: "oasdiff is left out: there is no `go` here; install Go 1.26 and run this again",
  });
  expect(progress).toEqual([`installing oasdiff ${oasdiffVersion}`]);
  writeFileSync(join(folder, "cache/oasdiff"), "");
  expect(await findOasdiff(setting)).toEqual({ program: join(folder, "cache/oasdiff") });
  expect(progress).toHaveLength(1);
});
