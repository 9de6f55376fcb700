import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import { unpackWoff } from "./woff.ts";

export type FontName = "regular" | "bold" | "mono" | "fallback";

interface LoadedFont {
  readonly bytes: Buffer;
  has(codePoint: number): boolean;
}

/** See docs/decisions/pdf-fonts.md. */
const files: Record<FontName, string> = {
  regular: "@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff",
  bold: "@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff",
  mono: "@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff",
  fallback: "@fontsource/unifont/files/unifont-latin-400-normal.woff",
};

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<FontName, LoadedFont>();

export function loadFont(name: FontName): LoadedFont {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const bytes = unpackWoff(readFileSync(resolve(files[name])));
  const font = fontkit.create(bytes);
  if (!("hasGlyphForCodePoint" in font)) throw new TypeError(`${files[name]} is a collection, not a font`);
  const one = { bytes, has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) };
  loaded.set(name, one);
  return one;
}

export interface Run {
  readonly text: string;
  readonly font: FontName;
}

const REPLACEMENT = "\ufffd";
const invisible = /\p{Default_Ignorable_Code_Point}/u;

export function runsOf(text: string, wanted: FontName): Run[] {
  const runs: { text: string; font: FontName }[] = [];
  for (const character of text) {
    const { shown, font } = fontFor(character, wanted);
    const last = runs.at(-1);
    if (last?.font === font) last.text += shown;
    else if (shown !== "") runs.push({ text: shown, font });
  }
  return runs;
}

function fontFor(character: string, wanted: FontName): { shown: string; font: FontName } {
  const codePoint = character.codePointAt(0) ?? 0;
  if (loadFont(wanted).has(codePoint)) return { shown: character, font: wanted };
  if (invisible.test(character)) return { shown: "", font: wanted };
  if (loadFont("fallback").has(codePoint)) return { shown: character, font: "fallback" };
  return { shown: REPLACEMENT, font: wanted };
}
