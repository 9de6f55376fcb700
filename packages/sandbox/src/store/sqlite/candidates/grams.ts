import type { IndexRow } from "./rows.ts";

/**
 * Distinct runs of one, two and three characters of a folded text, as words of the index of one organization. Tokens have only those of
 * three, since no shorter text finds one.
 */
export function indexedGrams(org: number, { text, tokens }: Pick<IndexRow, "text" | "tokens">): string {
  const grams = new Set<string>();
  const whole = asWord(text);
  for (const length of [1, 2, 3]) addRuns(grams, whole, length);
  for (const token of tokens.split("\n")) addRuns(grams, asWord(token), 3);
  const first = beginningOf(org);
  return grams.size === 0 ? "" : first + [...grams].join(` ${first}`);
}

/** Characters beyond the first 65,536 of Unicode are two units of a string. */
const pairs = /[\uD800-\uDFFF]/;

function addRuns(runs: Set<string>, text: string, length: number): void {
  // Parts of a string cost a fraction of parts of a list.
  const characters = pairs.test(text) ? [...text] : text;
  for (let end = length; end <= characters.length; end++) {
    const run = characters.slice(end - length, end);
    runs.add(typeof run === "string" ? run : run.join(""));
  }
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
  return [...grams].map((gram) => `"${beginningOf(org)}${asWord(gram)}"`).join(" AND ");
}

/**
 * The tokenizer takes letters and digits of ASCII and everything beyond ASCII for parts of words; other characters are moved to a
 * private area of Unicode, each to one.
 */
const asWord = (text: string): string =>
  text.replace(/[^a-z0-9\u{80}-\u{10FFFF}]/gu, (character) => String.fromCharCode(0xe000 + character.charCodeAt(0)));

/** The organization comes first, so that no other one's candidates are looked at. */
const beginningOf = (org: number): string => `${org.toString(36)}\u{E000}`;
