import type { JournalEntry } from "../../domain/journal.ts";
import { decoded, foldName, wordsIn } from "../../domain/naming.ts";

const ids = /\b(?:cnd|asm|per)_\w+/g;
const customIds = /\bcustomId=[^&"\\]+/gi;

/** Values of a query that nobody has typed. */
const cursors = /(^|&)(?:cursor|after)=[^&]*/g;

/** Characters that no address has, as texts and queries are written. */
const delimiters = /[\s"'<>\\,;:?&=()[\]{}]+/;
const address = /^.+@[^/]+/;

type About = {
  [Field in "kind" | "candidateId" | "status" | "exchange" | "details"]?: JournalEntry[Field] | undefined;
};

/**
 * By what the details of an entry are found when a candidate or person is deleted, folded:
 * - candidates, people and assessments that they name by id; where they name none, e-mail addresses and the custom ids that people are searched by;
 * - words of the query, and of everything that was sent with a request that was refused or aborted: they may name people whom no id tells of.
 *
 * An entry that is about one candidate is found by that already.
 * @param details as JSON
 */
export function mentionsIn(about: About, details: string): Set<string> {
  const { candidateId, exchange } = about;
  const named = `${exchange?.path ?? ""} ${details}`.match(ids) ?? [];
  const mentions = new Set<string>();
  for (const id of named)
    if (candidateId === undefined || (id !== candidateId && !id.startsWith("asm_"))) mentions.add(foldName(id));
  if (named.length === 0) for (const text of [...addressesIn(details), ...customIdsIn(details)]) mentions.add(text);
  const typed = typedTexts(about);
  if (typed !== "") for (const word of wordsIn(typed)) mentions.add(word);
  return mentions;
}

/** Texts of a request in which people may be named freely. A refusal repeats what was sent, also what the kept part of a body lacks. */
function typedTexts(about: About): string {
  const { query, requestBody, refusal } = about.details ?? {};
  const asked = query?.replaceAll(cursors, "") ?? "";
  if (!isUnanswered(about)) return asked;
  const { rule: _, ...why } = refusal ?? { rule: "" };
  return `${asked} ${about.exchange?.path ?? ""} ${requestBody?.text ?? ""} ${refusal ? Object.values(why).map((part) => JSON.stringify(part)) : ""}`;
}

/** Whether it is of a request whose response does not tell whom it was about. */
function isUnanswered({ kind, status = 0, exchange }: About): boolean {
  if (kind !== "request" && kind !== "page" && kind !== "control") return false;
  return status >= 400 || exchange?.aborted === true;
}

/** In parts, since a pattern for the whole would look from each character to the end. */
function addressesIn(details: string): string[] {
  const text = decoded(details);
  if (!text.includes("@")) return [];
  return text.split(delimiters).flatMap((part) => (address.exec(part) ?? []).map(foldName));
}

/** In a query, a plus stands for a space. */
const customIdsIn = (details: string): string[] =>
  (details.match(customIds) ?? []).map((filter) => foldName(decoded(filter.replaceAll("+", " "))));
