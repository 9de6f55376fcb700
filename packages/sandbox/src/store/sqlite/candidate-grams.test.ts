import { expect, it } from "vitest";
import { gramQuery, indexedGrams } from "./candidate-grams.ts";

const words = (query: string): string[] => query.split(" AND ").map((word) => word.replaceAll('"', ""));

it.each(["a", "ab", "abc", "ada lovelace", "😀", "x\u0000y", `q"u'o`, "abc".repeat(500)])(
  "asks for words that a text with %j has",
  (text) => {
    const indexed = new Set(indexedGrams(7, `before ${text} after`).split(" "));
    for (const word of words(gramQuery(7, text))) expect(indexed).toContain(word);
  },
);

it("shares no word between organizations", () => {
  const indexed = new Set(indexedGrams(1, "ada").split(" "));
  for (const word of words(gramQuery(2, "ada"))) expect(indexed).not.toContain(word);
});

it("asks for few words of a long text", () => {
  expect(words(gramQuery(1, "abcdefghij".repeat(1000))).length).toBeLessThanOrEqual(18);
});
