import { createRequire } from "node:module";
import { type FontName, type Run, runsOf } from "./fonts.ts";

export interface Line {
  readonly runs: readonly (Run & { readonly x: number })[];
  readonly width: number;
  readonly rightToLeft: boolean;
  /** Visual order differs from reading order. */
  readonly reordered: boolean;
}

type Measure = (run: Run) => number;

interface Word {
  readonly runs: readonly (Run & { readonly width: number })[];
  readonly width: number;
  readonly level: number;
  readonly space: boolean;
}

// The types declare an ES module, but Node loads CommonJS.
const createBidi: typeof import("bidi-js").default = createRequire(import.meta.url)("bidi-js");
const bidi = createBidi();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

export function layOut(text: string, font: FontName, width: number, measure: Measure): Line[] {
  return clean(text)
    .split("\n")
    .flatMap((paragraph) => layOutParagraph(paragraph, font, width, measure));
}

const clean = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", "    ")
    .replace(/[^\P{Cc}\n]/gu, "");

function layOutParagraph(paragraph: string, font: FontName, width: number, measure: Measure): Line[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph);
  const base = paragraphs[0]?.level ?? 0;
  // Mirrored characters have one UTF-16 unit, so indexes stay valid.
  const mirrors = bidi.getMirroredCharactersMap(paragraph, levels);
  const mirrored = paragraph.replace(/./gs, (unit, index: number) => mirrors.get(index) ?? unit);
  const lines: Word[][] = [[]];
  let used = 0;
  const put = (word: Word): void => {
    if (used + word.width > width && !word.space && used > 0) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(word);
    used += word.width;
  };
  for (const { 0: part, index } of mirrored.matchAll(/\s+|\S+/g)) {
    const level = levels[index] ?? 0;
    const word = wordOf(part, font, level, measure);
    if (word.width <= width || word.space) put(word);
    else for (const { segment } of graphemes.segment(part)) put(wordOf(segment, font, level, measure));
  }
  return lines.map((words) => lineOf(words, base));
}

function wordOf(text: string, font: FontName, level: number, measure: Measure): Word {
  const runs = runsOf(text, font).map((run) => ({ ...run, width: measure(run) }));
  return { runs, level, space: text.trim() === "", width: runs.reduce((sum, run) => sum + run.width, 0) };
}

function lineOf(words: readonly Word[], base: number): Line {
  const last = words.findLastIndex(({ space }) => !space);
  const runs: (Run & { x: number })[] = [];
  let x = 0;
  for (const word of reorder(words.slice(0, last + 1))) {
    for (const { text, font, width } of word.runs) {
      runs.push({ text, font, x });
      x += width;
    }
  }
  return { runs, width: x, rightToLeft: base % 2 === 1, reordered: words.some(({ level }) => level > 0) };
}

/** Rule L2 of the bidirectional algorithm; font shaping orders letters. */
function reorder(words: readonly Word[]): Word[] {
  const order = [...words];
  const highest = Math.max(0, ...words.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while ((order[end]?.level ?? 0) >= level) end++;
      if (end > start + 1) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}
