import { describe, expect, it } from "vitest";
import { runsOf } from "./fonts.ts";
import { type Line, layOut } from "./lines.ts";

const lines = (text: string, width: number): Line[] =>
  layOut(text, "regular", width, (run) => [...run.text].length * 10);
const texts = (text: string, width: number): string[] =>
  lines(text, width).map(({ runs }) => runs.map((run) => run.text).join(""));

describe("layOut", () => {
  it("breaks lines at spaces and where the text has line breaks", () => {
    expect(texts("one two three\n\nfour", 80)).toEqual(["one two", "three", "", "four"]);
  });

  it("breaks a word that is wider than a line", () => {
    expect(texts("abcdefgh ij", 30)).toEqual(["abc", "def", "gh", "ij"]);
  });

  it("orders right-to-left words for reading", () => {
    const [line] = lines("שלום עולם טוב", 1000);
    expect(line?.runs.map(({ text }) => text.trim()).filter(Boolean)).toEqual(["טוב", "עולם", "שלום"]);
    expect(line?.rightToLeft).toBe(true);
    expect(texts("Hi שלום עולם there", 1000)).toEqual(["Hi עולם שלום there"]);
  });

  it("starts with the first words, also in right-to-left text", () => {
    expect(texts("אחת שתים שלוש", 100)).toEqual(["שתים אחת", "שלוש"]);
  });

  it("mirrors brackets in text from right to left", () => {
    expect(texts("(שלום)", 1000)).toEqual([")שלום("]);
  });

  it("places runs side by side", () => {
    expect(lines("ab 名前 c", 1000)[0]?.runs.map(({ font, x }) => [font, x])).toEqual([
      ["regular", 0],
      ["regular", 20],
      ["fallback", 30],
      ["regular", 50],
      ["regular", 60],
    ]);
  });
});

describe("runsOf", () => {
  it("uses the font, its fallback, or a placeholder for a missing character", () => {
    expect(runsOf("aż名b𒀀", "bold")).toEqual([
      { text: "aż", font: "bold" },
      { text: "名", font: "fallback" },
      { text: "b�", font: "bold" },
    ]);
  });
});
