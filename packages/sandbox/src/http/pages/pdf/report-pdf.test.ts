import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inviteAda, type Sample, sampleSections, storeSampleTest } from "../../../../testing/pages/sample-test.ts";
import { startTestSandbox, type TestSandbox } from "../../../../testing/sandbox.ts";
import { answersOf } from "../../../domain/assessments.ts";
import * as assessments from "../../../service/assessments.ts";

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

async function pdfOf(sample: Sample, changed?: (text: string) => string) {
  const { world, organizationId, settle, origin } = sandbox;
  const test = await storeSampleTest(world, organizationId, sample);
  const { assessment } = await inviteAda(world, test, {}, changed);
  await settle();
  const started = await assessments.startAssessment(world, organizationId, assessment.id);
  await assessments.submitAssessment(world, organizationId, assessment.id);
  for (const { id } of answersOf(started.assessment))
    await assessments.scoreAnswer(world, organizationId, assessment.id, id, 5);
  await assessments.noteAssessment(world, organizationId, assessment.id, "Worth a talk");
  const response = await fetch(`${origin}/reports/${assessment.id}.pdf`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const head = Buffer.from(bytes.subarray(0, 8)).toString("latin1");
  const pdf = await getDocumentProxy(bytes);
  const { text: pages } = await extractText(pdf);
  const { info } = await getMeta(pdf);
  return { id: assessment.id, status: response.status, headers: response.headers, head, pages, info };
}

describe("the PDF of a report", () => {
  it("holds candidate, score, sections, tasks and the assessor's note", async () => {
    const { id, status, headers, head, pages, info } = await pdfOf({});
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe(
      `inline; filename="report-${id}.pdf"; filename*=UTF-8''Report%20Ada%20Lovelace.pdf`,
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(head).toMatch(/^%PDF-1\.\d/);
    const text = pages.join("\n");
    for (const part of [
      "Backend developer",
      "Ada Lovelace",
      "ada@example.com",
      "50 %",
      "45 of 90 points",
      "Worth a talk",
      "Reviewing",
      "Section 2: What you build",
      "A rate limiter",
      `/reports/${id}`,
    ])
      expect(text).toContain(part);
    expect(info).toMatchObject({ Title: "Backend developer: Ada Lovelace" });
  });

  it("numbers its pages and repeats the head of a table that goes on", async () => {
    const [essay] = sampleSections["What you see"] ?? [];
    const tasks = Array.from({ length: 90 }, (_, index) => ({ ...essay, title: `Task number ${index + 1}` }) as never);
    const { pages } = await pdfOf({ sections: { Everything: tasks } });
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    for (const page of pages.slice(1, -1)) expect(page).toMatch(/Task\s+Type\s+Points\s+Score/);
    const text = pages.join("\n");
    for (let index = 1; index <= 90; index++) expect(text).toContain(`Task number ${index}`);
  });

  it.each([
    ["Polish and French", "Zażółć Gęślą–Çà", "Zażółć Gęślą–Çà"],
    ["Greek and Russian", "Ωμέγα Жёлудь", "Ωμέγα Жёлудь"],
    ["Chinese, Japanese and Korean", "山田太郎 さくら 김철수", "山田太郎 さくら 김철수"],
    ["Hindi and Thai", "अजय สมชาย", "अजय สมชาย"],
    ["what no font has", "𒀀 Ada", "� Ada"],
    ["control characters and lone surrogates", "A\u0000d\ud800a", "Ad�a"],
  ])("shows a name in %s", async (_, name, shown) => {
    const { status, pages } = await pdfOf({}, (text) => (text === "Ada" ? name : ""));
    expect(status).toBe(200);
    expect(pages[0]?.normalize("NFC")).toContain(shown);
  });
});
