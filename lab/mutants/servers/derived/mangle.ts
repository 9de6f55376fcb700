import type { Member } from "../places.ts";
import { hasWords, inStore, inView, ofText, sentIn, shownIn } from "./members.ts";
import { is, isEmail, isFree, type Kind } from "./place.ts";

const MANGLES: [string, (text: string) => string][] = [
  ["without spaces at the ends", (text) => text.trim()],
  ["in lower case", (text) => text.toLowerCase()],
  ["escaped for HTML", (text) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)],
  ["in composed form", (text) => text.normalize("NFC")],
  ["in decomposed form", (text) => text.normalize("NFD")],
  ["without emoji", (text) => text.replace(/[\u{10000}-\u{10FFFF}]/gu, "")],
  [
    "with question marks for what is not Latin-1",
    (text) => [...text].map((char) => (char > "\u00FF" ? "?" : char)).join(""),
  ],
  ["with spaces collapsed", (text) => text.replace(/\s+/g, " ")],
  ["without leading zeros", (text) => (/^0\d+$/.test(text) ? String(Number(text)) : text)],
  ["without what follows a plus", (text) => text.replace(/\+[^@]*(?=@)/, "")],
  ["as nothing where it is the word null", (text) => (/^null$/i.test(text) ? "" : text)],
  ["without quotes", (text) => text.replace(/["']/g, "")],
];

const NUMBERS: [string, (value: number) => number][] = [
  ["as an integer", (value) => Math.trunc(value)],
  ["within 32 bits", (value) => value | 0],
  ["as nothing less than 1", (value) => Math.max(1, value)],
];

/** Returns the manglings that apply to a member. E-mail addresses have no spaces or emoji to lose. */
const manglesOf = (member: Member): typeof MANGLES =>
  isEmail(member) ? MANGLES.filter(([what]) => /lower case|plus|quotes/.test(what)) : MANGLES;

export const mangle: Kind = {
  name: "mangle",
  derive: (document) => [
    ...sentIn(document, (member) => isFree(member) || (is(member, "array") && !/Ids$/.test(member.way.at(-1) ?? "")))
      .filter(hasWords)
      .flatMap((one) => manglesOf(one.member).map(([what, change]) => inStore(one, what, ofText(change)))),
    ...sentIn(document, (member) => is(member, "number", "integer")).flatMap((one) =>
      NUMBERS.map(([what, change]) =>
        inStore(one, what, (value) => (typeof value === "number" ? change(value) : undefined), false),
      ),
    ),
    ...shownIn(document, document.operations, isFree).flatMap((one) =>
      manglesOf(one.member).map(([what, change]) => inView(one, what, ofText(change))),
    ),
  ],
};
