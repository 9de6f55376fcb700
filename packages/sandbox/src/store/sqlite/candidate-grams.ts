import type { IndexRow } from "./candidate-rows.ts";

/**
 * Distinct runs of one, two and three characters of a folded text, as words of the index of one organization. Tokens have only those of
 * three, since no shorter text finds one.
 */
export function indexedGrams(org: number, { text, tokens }: Pick<IndexRow, "text" | "tokens">): string {
  const grams = new Set([
    ...[1, 2, 3].flatMap((length) => runsOf(text, length)),
    ...tokens.split("\n").flatMap((token) => runsOf(token, 3)),
  ]);
  return [...grams].map((gram) => word(org, gram)).join(" ");
}

function runsOf(text: string, length: number): string[] {
  const characters = [...text];
  const count = Math.max(0, characters.length - length + 1);
  return Array.from({ length: count }, (_, start) => characters.slice(start, start + length).join(""));
}

/** A long text is narrowed down enough by some of its grams. */
const MAX_GRAMS = 16;

/**
 * A query for every candidate of the organization that has all grams of a folded text: all that contain the text, and, when it is
 * longer than three characters, possibly some more.
 */
export function gramQuery(org: number, text: string): string {
  const characters = [...text];
  const length = Math.min(3, characters.length);
  const last = characters.length - length;
  const step = Math.max(3, Math.ceil(last / MAX_GRAMS));
  const starts = [...characters.keys()].filter((start) => start === last || (start < last && start % step === 0));
  const grams = new Set(starts.map((start) => characters.slice(start, start + length).join("")));
  return [...grams].map((gram) => `"${word(org, gram)}"`).join(" AND ");
}

/**
 * The tokenizer takes letters and digits of ASCII and everything beyond ASCII for parts of words; other characters are moved to a
 * private area of Unicode. The organization comes first, so that no other one's candidates are looked at.
 */
const word = (org: number, gram: string): string =>
  `${org.toString(36)}\u{E000}${gram.replace(/[^a-z0-9\u{80}-\u{10FFFF}]/gu, (character) =>
    String.fromCharCode(0xe000 + character.charCodeAt(0)),
  )}`;
