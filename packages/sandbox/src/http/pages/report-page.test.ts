import Fastify from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { open, type Visited } from "../../../testing/pages/browse.ts";
import { everyPage } from "../../../testing/pages/every-page.ts";
import { inviteAda, storeSampleTest } from "../../../testing/pages/sample-test.ts";
import { startTestSandbox, type TestSandbox } from "../../../testing/sandbox.ts";
import { answersOf } from "../../domain/assessments.ts";
import { SECOND } from "../../domain/time.ts";
import * as assessments from "../../service/assessments.ts";
import { createPages } from "./index.ts";
import { type PdfRenderer, PdfUnavailableError } from "./pdf/renderer.ts";

let sandbox: TestSandbox;
let paths: ReadonlyMap<string, string>;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  await sandbox.clock.freeze();
  paths = await everyPage(sandbox);
});
afterEach(() => sandbox.close());

const visit = (name: string): Promise<Visited> => open(sandbox.origin, paths.get(name) ?? "");
const pdfPath = (): string => `${paths.get("a report")}.pdf`;
const rowsOf = ({ root }: Visited): string[][] =>
  root
    .querySelectorAll("table:not(.lines) tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(({ text }) => text));

describe("the report", () => {
  it("shows the score, by skill and by section", async () => {
    const page = await visit("a report");
    expect(page.text).toContain("75 % 67.5 of 90 points");
    expect(rowsOf(page)).toEqual([
      ["Go", "67.5 of 90", "75 %"],
      ["What you know", "22.5 of 30", "75 %", "0 seconds"],
      ["What you build", "30 of 40", "75 %", "0 seconds"],
      ["What you see", "15 of 20", "75 %", "0 seconds"],
    ]);
    const bars = page.root.querySelectorAll("svg.bar");
    expect(bars.map((bar) => bar.querySelectorAll("rect")[1]?.getAttribute("width"))).toEqual(Array(5).fill("75"));
    for (const bar of bars) expect(bar.getAttribute("aria-hidden")).toBe("true");
  });

  it("shows each question, answer and points", async () => {
    const articles = (await visit("a report")).root.querySelectorAll("article");
    const texts = articles.map(({ text }) => text.replace(/\s+/g, " ").trim());
    expect(texts).toHaveLength(9);
    expect(texts[0]).toBe(
      "1. Which of these are HTTP methods? 7.5 of 10 points, assessed by an assessor Choice Which of these are HTTP methods?Explain in your own words. Answer FETCHPATCH (selected)OPTIONS",
    );
    expect(texts[1]).toContain("Fill in what is missing, so that the function returns the sum.");
    expect(texts[1]).toContain("func sum(numbers []int) int { total := 0 for _, n := left open numbers {");
    expect(texts[2]).toContain("Answer When data changes often. And where staleness hurts.");
    expect(texts[3]).toContain("Programming (GOLANG 1.24)");
    expect(texts[3]).toContain("Answer package main func main() {}");
    expect(texts[7]).toContain("export function total(items)");
    expect(texts[7]).toContain("src/basket.ts, lines 2 to 3 accepted Use const.");
  });

  it("has dates for people", async () => {
    const { text } = await visit("a report");
    expect(text).toMatch(/Finished\d{1,2} \w+ \d{4} at \d\d:\d\d UTC/);
    expect(text).not.toMatch(/\d{4}-\d\d-\d\dT/);
  });

  it("shows no e-mail address, assessor's note or contract data", async () => {
    const { source } = await visit("a report");
    expect(source).not.toMatch(/ada@example\.com|Clear thinking|4500|3 months/);
    expect((await visit("a report of a failed test")).source).not.toMatch(/ada@example\.com|The disk is full/);
  });

  it("is 404 with only the id, or with the token of another assessment", async () => {
    const report = paths.get("a report") ?? "";
    const other = paths.get("a report before the end") ?? "";
    const [, , id = ""] = report.split("/");
    const ends = ["", "/", "/rpt_", `/${other.split("/").at(-1)}`].flatMap((end) => [end, `${end}.pdf`]);
    for (const end of ends) {
      const { status, source } = await open(sandbox.origin, `/reports/${id}${end}`);
      expect([end, status]).toEqual([end, 404]);
      expect(source).not.toContain("Lovelace");
    }
    const [answer = ""] = (paths.get("an answer in text") ?? "").split("/").slice(-1);
    for (const path of [`/repositories/${id}/${answer}`, `${other.replace(/asm_\w+/, id)}/answers/${answer}`])
      expect((await open(sandbox.origin, path)).status).toBe(404);
  });

  it("explains a missing report, and shows no answers during the test", async () => {
    expect((await visit("a report before the start")).text).toContain(
      "No report yet. The candidate has not started the test.",
    );
    const running = await visit("a report before the end");
    expect(running.text).toContain("No report yet. The candidate is taking the test");
    expect(running.text).not.toContain("Section 1");
    expect((await visit("a report of a failed test")).text).toContain("The test could not be processed.");
    expect((await visit("a PDF that never will be")).text).toContain("The assessment ended without a score.");
  });

  it("says that an answer waits for its assessor", async () => {
    const { world, organizationId, clock } = sandbox;
    const { assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
    await sandbox.settle();
    const started = await assessments.startAssessment(world, organizationId, assessment.id);
    const essay = answersOf(started.assessment).find(({ type }) => type === "ESSAY");
    await assessments.saveAnswers(world, organizationId, assessment.id, { [essay?.id ?? ""]: { text: "Never" } });
    await assessments.submitAssessment(world, organizationId, assessment.id);
    const path = world.links.paths.report(assessment.id);
    expect((await open(sandbox.origin, path)).text).toContain("The answers have not been assessed.");
    await clock.advance(10 * SECOND);
    const page = await open(sandbox.origin, path);
    expect(page.text).toContain("Some answers still need an assessor");
    expect(page.text).toContain("Not assessed yet, 10 points possible Essay");
  });

  it("responds with 404 to an unknown assessment, and to a PDF before everything is assessed", async () => {
    expect((await visit("an unknown report")).status).toBe(404);
    expect((await open(sandbox.origin, sandbox.world.links.pdfReport("asm_none"))).status).toBe(404);
    const early = await visit("a PDF that is not there yet");
    expect(early.status).toBe(404);
    expect(early.text).toContain("The PDF is created when all answers are assessed.");
  });
});

describe("the PDF of a report", () => {
  it("has a valid file name header and restrictive headers", async () => {
    const { status, headers } = await open(sandbox.origin, pdfPath());
    const [, , id] = (paths.get("a report") ?? "").split("/");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe(
      `inline; filename="report-${id}.pdf"; filename*=UTF-8''Report%20Ada%20Lovelace.pdf`,
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each(["漢", "\u{1f600}", "'"])("has a file name of bounded length: %s", async (sign) => {
    const { world, organizationId } = sandbox;
    const { assessment } = await inviteAda(
      world,
      await storeSampleTest(world, organizationId, { sections: {} }),
      {},
      () => sign.repeat(5000),
    );
    await sandbox.settle();
    await assessments.startAssessment(world, organizationId, assessment.id);
    await assessments.submitAssessment(world, organizationId, assessment.id);
    await assessments.assessAutomatically(world, organizationId, assessment.id);
    const { status, headers } = await open(sandbox.origin, world.links.paths.pdfReport(assessment.id));
    expect(status).toBe(200);
    expect(headers.get("content-disposition")?.length).toBeLessThan(900);
  });

  it("is a page with 503 when it cannot be created", async () => {
    const renderer: PdfRenderer = {
      render: () => Promise.reject(new PdfUnavailableError("it takes too long")),
      close: async () => {},
    };
    const app = Fastify();
    await app.register(createPages(sandbox.world, { settle: sandbox.settle, renderer }));
    const { statusCode, headers, body } = await app.inject(pdfPath());
    expect([statusCode, headers["retry-after"]]).toEqual([503, "60"]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain("Try again in a minute.");
  });
});

describe("the page of a candidate", () => {
  it("shows the candidate and links to the reports", async () => {
    const page = await visit("a candidate");
    for (const text of ["Ada Lovelace", "DecisionAccepted", "Assessed"]) expect(page.text).toContain(text);
    const report = paths.get("a report");
    const links = page.root.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(links).toEqual([report, `${report}.pdf`]);
  });

  it("shows no e-mail address or note, and no link to a test", async () => {
    const { world, organizationId } = sandbox;
    const { candidate, assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
    const { source } = await visit("a candidate");
    expect(source).not.toMatch(/ada@example\.com|backend|fair|Clear thinking/);
    const invited = await open(sandbox.origin, world.links.paths.candidate(candidate.id));
    expect(invited.source).not.toContain(assessment.token);
    const nameless = await inviteAda(world, await storeSampleTest(world, organizationId), {}, () => "");
    const page = await open(sandbox.origin, world.links.paths.candidate(nameless.candidate.id));
    expect(page.text).toContain("Unnamed candidate");
  });

  it("is 404 with only the id of the candidate", async () => {
    const page = await visit("a candidate without a token");
    expect(page.status).toBe(404);
    expect(page.source).not.toContain("Lovelace");
    expect((await visit("an unknown candidate")).status).toBe(404);
  });
});

describe("a submitted answer", () => {
  it("is shown line by line", async () => {
    const page = await visit("an answer in text");
    const lines = page.root.querySelectorAll("table.lines tbody tr").map(({ text }) => text);
    expect(lines).toEqual(["1package main", "2", "3func main() {}"]);
  });

  it("is shown with its comments, or is 404", async () => {
    expect((await visit("an answer in comments")).text).toContain("Use const.");
    expect((await visit("an unknown answer")).status).toBe(404);
  });

  it("cannot be read while the test is running", async () => {
    const { world, organizationId } = sandbox;
    const { assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
    await sandbox.settle();
    const started = await assessments.startAssessment(world, organizationId, assessment.id);
    const [answer] = answersOf(started.assessment);
    expect((await open(sandbox.origin, world.links.paths.repository(assessment.id, answer?.id ?? ""))).status).toBe(
      404,
    );
  });
});
