import { expect, it } from "vitest";
import { gramQuery, indexedGrams } from "./grams.ts";

const words = (query: string): string[] => query.split(" AND ").map((word) => word.replaceAll('"', ""));

it.each(["a", "ab", "abc", "ada lovelace", "😀", "x\u0000y", `q"u'o`, "abc".repeat(500)])(
  "asks for words that a text with %j has",
  (text) => {
    const indexed = new Set(indexedGrams(7, { text: `before ${text} after`, tokens: "" }).split(" "));
    for (const word of words(gramQuery(7, text))) expect(indexed).toContain(word);
  },
);

it("asks for words that a token with this beginning has", () => {
  const token = "tkn_x3fd9ke7haa0bb1cc2dd3ee4";
  const indexed = new Set(indexedGrams(7, { text: "ada", tokens: `\ntkn_1\n${token}` }).split(" "));
  for (let length = 5; length <= token.length; length++)
    for (const word of words(gramQuery(7, token.slice(0, length)))) expect(indexed).toContain(word);
});

it("shares no word between organizations", () => {
  const indexed = new Set(indexedGrams(1, { text: "ada", tokens: "" }).split(" "));
  for (const word of words(gramQuery(2, "ada"))) expect(indexed).not.toContain(word);
});

it("asks for few words of a long text", () => {
  expect(words(gramQuery(1, "abcdefghij".repeat(1000))).length).toBeLessThanOrEqual(18);
});
