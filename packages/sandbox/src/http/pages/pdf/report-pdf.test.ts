import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it } from "vitest";
import { outlineOf, readStructure } from "../../../../testing/pages/pdf-structure.ts";
import { sampleReport, sampleSection, sampleTask } from "../../../../testing/pages/sample-report.ts";
import type { Report } from "../report.ts";
import { createReportPdf } from "./report-pdf.ts";

const link = "http://sandbox/reports/asm_1/rpt_1";

async function read(more: Partial<Report> = {}) {
  const bytes = await createReportPdf({ report: sampleReport(more), link, now: 0 });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages } = await extractText(pdf);
  const fonts = new Set(Array.from(bytes.toString("latin1").matchAll(/\/BaseFont \/\w+\+(\S+)/g), ([, name]) => name));
  return {
    head: bytes.toString("latin1", 0, 8),
    fonts,
    pages,
    text: pages.join("\n"),
    info: (await getMeta(pdf)).info,
  };
}

describe("the PDF of a report", () => {
  it("contains candidate, score, dates, skills, sections and the report's address", async () => {
    const { head, text, info } = await read();
    expect(head).toMatch(/^%PDF-1\.\d/);
    for (const part of [
      "Acme",
      "Backend developer",
      "Ada Lovelace",
      "50 % (5 of 10 points)",
      "Started: 2 March 2026 at 10:00 UTC",
      "Finished: 2 March 2026 at 10:40 UTC",
      "Time taken: 40 minutes of 1 hour",
      "Go 5 of 10 50 %",
      "What you know 5 of 10 50 % 40 minutes",
      link,
    ])
      expect(text).toContain(part);
    expect(info).toMatchObject({ Title: "Backend developer: Ada Lovelace" });
  });

  it("shows each question, points and answer", async () => {
    const entered = { entered: true, text: "", choices: [], pieces: [], comments: [] };
    const tasks = [
      sampleTask(),
      sampleTask({ type: "PROGRAMMING", project: "GOLANG 1.24", answered: { ...entered, entered: false } }),
      sampleTask({
        answered: {
          ...entered,
          choices: [
            { text: "PATCH", selected: true },
            { text: "FETCH", selected: false },
          ],
        },
      }),
      sampleTask({ answered: { ...entered, pieces: [{ code: "func sum() " }, { gap: "int" }, { gap: "" }] } }),
      sampleTask({
        answered: {
          ...entered,
          comments: [{ filename: "a.ts", startLine: 2, endLine: 3, rating: "UNRATED", text: "Use const." }],
        },
      }),
    ];
    const { text } = await read({ sections: [sampleSection(tasks)] });
    for (const part of [
      "1. When would you not use a cache?\nEssay, 5 of 10 points, assessed by an assessor\nExplain in your own words.\nWhen nothing is read twice.",
      "Programming (GOLANG 1.24), 5 of 10 points",
      "No answer",
      "☑ PATCH\n☐ FETCH",
      "func sum() [int][left open]",
      "a.ts, lines 2 to 3:\nUse const.",
    ])
      expect(text).toContain(part);
  });

  it("uses a monospaced font for code only", async () => {
    const entered = { entered: true, text: "", choices: [], pieces: [], comments: [] };
    const withCode = sampleTask({ answered: { ...entered, pieces: [{ code: "for i in " }, { gap: "range" }] } });
    const fontsOf = async (task = sampleTask()) => (await read({ sections: [sampleSection([task])] })).fonts;
    expect(await fontsOf(withCode)).toContain("DejaVuSansMono");
    expect(await fontsOf()).not.toContain("DejaVuSansMono");
  });

  it("is tagged in reading order: language, title, headings, tables, quotations and lists", async () => {
    const entered = { entered: true, text: "", choices: [], pieces: [], comments: [] };
    const choices = [
      { text: "PATCH", selected: true },
      { text: "FETCH", selected: false },
    ];
    const tasks = [
      sampleTask(),
      sampleTask({ answered: { ...entered, choices } }),
      sampleTask({ answered: { ...entered, pieces: [{ code: "for i in " }, { gap: "range" }] } }),
    ];
    const bytes = await createReportPdf({ report: sampleReport({ sections: [sampleSection(tasks)] }), link, now: 0 });
    const raw = bytes.toString("latin1");
    for (const part of ["/Lang (en)", "/Marked true", "/DisplayDocTitle true"]) expect(raw).toContain(part);
    const { elements, outside, artifacts } = await readStructure(bytes);
    const outline = outlineOf(elements).map((line) => line.replace(/: +/, ": "));
    expect(outline.join("\n")).toContain(
      `
  H2: Skills
  Table
    TR
      TH: Skill
      TH: Points
      TH: Score
    TR
      TH: Go
      TD: 5 of 10
      TD: 50 %
  H2: Sections`,
    );
    expect(outline.slice(0, 5)).toEqual([
      "Document",
      "  P: Acme",
      "  P: Assessment report",
      "  H1: Backend developer",
      "  P: Ada Lovelace",
    ]);
    expect(outline.slice(-21)).toEqual([
      "  H2: Section 1: What you know",
      "  H3: 1. When would you not use a cache?",
      "  P: Essay, 5 of 10 points, assessed by an assessor",
      "  P: Explain in your own words.",
      "  BlockQuote",
      "    P: When nothing is read twice.",
      "  H3: 2. When would you not use a cache?",
      "  P: Essay, 5 of 10 points, assessed by an assessor",
      "  P: Explain in your own words.",
      "  BlockQuote",
      "    L",
      "      LI",
      "        LBody: ☑ PATCH",
      "      LI",
      "        LBody: ☐ FETCH",
      "  H3: 3. When would you not use a cache?",
      "  P: Essay, 5 of 10 points, assessed by an assessor",
      "  P: Explain in your own words.",
      "  BlockQuote",
      "    P",
      "      Code: for i in [range]",
    ]);
    expect(outside).toEqual([]);
    expect(artifacts.join(" ")).toMatch(/Page 1 of \d/);
  });

  it("has right-to-left text in reading order", async () => {
    const rawOf = async (candidate: string) =>
      (await createReportPdf({ report: sampleReport({ candidate }), link, now: 0 })).toString("latin1");
    const name = "שלום Ada";
    const utf16 = Buffer.from(`\ufeff${name}`, "utf16le").swap16().toString("latin1");
    expect(await rawOf(name)).toContain(`/ActualText (${utf16})`);
    expect(await rawOf("Ada")).not.toContain("/ActualText");
  });

  it("tags the header of a continued table once, and every row", async () => {
    const sections = Array.from({ length: 60 }, (_, index) => sampleSection([sampleTask()], `Part ${index + 1}`));
    const bytes = await createReportPdf({ report: sampleReport({ sections }), link, now: 0 });
    const { elements, outside, artifacts } = await readStructure(bytes);
    const outline = outlineOf(elements);
    expect(outline.filter((line) => / TH: *Time taken/.test(line))).toHaveLength(1);
    expect(outline.filter((line) => / TH: Part \d+/.test(line))).toHaveLength(60);
    expect(outside).toEqual([]);
    expect(artifacts.join(" ")).toContain("Time taken");
  });

  it("numbers its pages and repeats table headers", async () => {
    const sections = Array.from({ length: 60 }, (_, index) => sampleSection([sampleTask()], `Part ${index + 1}`));
    const { pages, text } = await read({ sections });
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(pages[1]).toMatch(/^Section\s+Points\s+Score\s+Time taken/);
    for (let index = 1; index <= 60; index++) expect(text).toContain(`Section ${index}: Part ${index}`);
  });

  it("does not end with a nearly empty page for any length", async () => {
    for (let count = 1; count <= 16; count++) {
      const sections = [sampleSection(Array(count).fill(sampleTask()))];
      const { pages } = await read({ sections });
      const lines = pages.at(-1)?.split("\n").length ?? 0;
      expect(`${count} tasks: ${lines >= 10 ? "enough" : lines} lines`).toBe(`${count} tasks: enough lines`);
    }
  });

  it.each([
    ["Polish and French", "Zażółć Gęślą–Çà", "Zażółć Gęślą–Çà"],
    ["Greek and Russian", "Ωμέγα Жёлудь", "Ωμέγα Жёлудь"],
    ["Chinese, Japanese and Korean", "山田太郎 さくら 김철수", "山田太郎 さくら 김철수"],
    ["Hindi and Thai", "अजय สมชาย", "अजय สมชาย"],
    ["what no font has", "𒀀 Ada", "� Ada"],
    ["control characters and lone surrogates", "A\u0000d\ud800a", "Ad�a"],
  ])("shows a name in %s", async (_, candidate, shown) => {
    const { pages } = await read({ candidate });
    expect(pages[0]?.normalize("NFC")).toContain(shown);
  });
});
