import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { open, type Visited } from "../../../testing/pages/browse.ts";
import { everyPage } from "../../../testing/pages/every-page.ts";
import { inviteAda, storeSampleTest } from "../../../testing/pages/sample-test.ts";
import { startTestSandbox, type TestSandbox } from "../../../testing/sandbox.ts";
import { answersOf } from "../../domain/assessments.ts";
import { SECOND } from "../../domain/time.ts";
import * as assessments from "../../service/assessments.ts";

let sandbox: TestSandbox;
let paths: ReadonlyMap<string, string>;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  await sandbox.clock.freeze();
  paths = await everyPage(sandbox);
});
afterEach(() => sandbox.close());

const visit = (name: string): Promise<Visited> => open(sandbox.origin, paths.get(name) ?? "");
const rowsOf = ({ root }: Visited): string[][] =>
  root
    .querySelectorAll("table:not(.lines) tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(({ text }) => text));

describe("the report", () => {
  it("shows the score, by skill and by section, and each answer", async () => {
    const page = await visit("a report");
    expect(page.text).toContain("75 % 67.5 of 90 points");
    expect(rowsOf(page)).toEqual([
      ["Go", "67.5 of 90", "75 %"],
      ["Reviewing", "– of 0", "–"],
      ["What you know", "22.5 of 30", "75 %", "0 seconds"],
      ["What you build", "30 of 40", "75 %", "0 seconds"],
      ["What you see", "15 of 20", "75 %", "0 seconds"],
    ]);
    for (const text of [
      "PATCH",
      "int",
      "left open",
      "package main",
      "FROM scratch",
      "lines 2 to 3 accepted",
      "Use const.",
    ])
      expect(page.text).toContain(text);
    expect(page.text).toContain("Note of the assessorClear thinking");
    expect(page.text).toContain("Financial expectations4500");
    expect(page.text).toContain("Notice period3 months");
  });

  it("says why there is no score yet, and shows no answers while the test is running", async () => {
    const running = await visit("a report before the end");
    expect(running.text).toContain("No score yet. The candidate is taking the test");
    expect(running.text).not.toContain("Section 1");
    expect((await visit("a report of a failed test")).text).toContain("Reason: The disk is full");
  });

  it("says that an answer waits for its assessor", async () => {
    const { world, organizationId, clock } = sandbox;
    const { assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
    await sandbox.settle();
    const started = await assessments.startAssessment(world, organizationId, assessment.id);
    const essay = answersOf(started.assessment).find(({ type }) => type === "ESSAY");
    await assessments.saveAnswers(world, organizationId, assessment.id, { [essay?.id ?? ""]: { text: "Never" } });
    await assessments.submitAssessment(world, organizationId, assessment.id);
    const path = `/reports/${assessment.id}`;
    expect((await open(sandbox.origin, path)).text).toContain("The answers wait for their assessment.");
    await clock.advance(10 * SECOND);
    const page = await open(sandbox.origin, path);
    expect(page.text).toContain("Some answers still wait for an assessor");
    expect(page.text).toContain("Essay, not assessed yet, 10 points possible Never");
  });

  it("answers 404 to an unknown assessment, and to a PDF before everything is assessed", async () => {
    expect((await open(sandbox.origin, "/reports/asm_none")).status).toBe(404);
    expect((await open(sandbox.origin, "/reports/asm_none.pdf")).status).toBe(404);
    const early = await visit("a PDF that is not there yet");
    expect(early.status).toBe(404);
    expect(early.text).toContain("It is made as soon as every answer is assessed.");
  });
});

describe("the page of a candidate", () => {
  it("shows who they are and leads to their tests and reports", async () => {
    const page = await visit("a candidate");
    for (const text of [
      "Ada Lovelace",
      "ada@example.com",
      "backend, remote",
      "DecisionAccepted",
      "sourcefair",
      "Assessed",
    ])
      expect(page.text).toContain(text);
    const report = paths.get("a report");
    const links = page.root.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(links).toEqual([report, `${report}.pdf`]);
  });

  it("leads to the test while it can be taken", async () => {
    const { world, organizationId } = sandbox;
    const { candidate, assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
    const page = await open(sandbox.origin, `/candidates/${candidate.id}`);
    const links = page.root.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(links).toEqual([`/reports/${assessment.id}`, `/t/${assessment.token}`]);
  });

  it("answers 404 when there is none", async () => {
    expect((await visit("an unknown candidate")).status).toBe(404);
  });
});

describe("what a candidate handed in", () => {
  it("is shown line by line", async () => {
    const page = await visit("a repository");
    const lines = page.root.querySelectorAll("table.lines tbody tr").map(({ text }) => text);
    expect(lines).toEqual(["1package main", "2", "3func main() {}"]);
  });

  it("is shown with its comments, or is not there", async () => {
    expect((await visit("a repository with comments")).text).toContain("Use const.");
    expect((await visit("an unknown repository")).status).toBe(404);
  });
});
