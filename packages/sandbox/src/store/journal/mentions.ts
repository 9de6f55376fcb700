import type { JournalEntry } from "../../domain/journal.ts";
import { decoded, foldName, wordsIn } from "../../domain/naming.ts";

const ids = /\b(?:cnd|asm|per)_\w+/g;
const customIds = /\bcustomId=[^&"\\]+/gi;

/** Generated query values, never user input. */
const cursors = /(^|&)(?:cursor|after)=[^&]*/g;

/** Delimiters in texts and queries; no e-mail address contains them. */
const delimiters = /[\s"'<>\\,;:?&=()[\]{}]+/;
const address = /^.+@[^/]+/;

type About = {
  [Field in "kind" | "candidateId" | "status" | "exchange" | "details"]?: JournalEntry[Field] | undefined;
};

/**
 * Returns the folded index terms that find an entry when a candidate or person is deleted:
 * - ids of candidates, people and assessments in the details; without ids, e-mail addresses and custom ids;
 * - words of the query, and of the whole payload of refused or aborted requests: they may name people without an
 * id.
 *
 * Entries about one candidate are found by the candidate's id already.
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

/**
 * Returns the free text of a request that may name people. An error repeats input, including input that the
 * truncated body lacks.
 */
function typedTexts(about: About): string {
  const { query, requestBody, refusal } = about.details ?? {};
  const asked = query?.replaceAll(cursors, "") ?? "";
  if (!isUnanswered(about)) return asked;
  const { rule: _, ...why } = refusal ?? { rule: "" };
  return `${asked} ${about.exchange?.path ?? ""} ${requestBody?.text ?? ""} ${refusal ? Object.values(why).map((part) => JSON.stringify(part)) : ""}`;
}

/** Returns true if the response does not identify the person of the request. */
function isUnanswered({ kind, status = 0, exchange }: About): boolean {
  if (kind !== "request" && kind !== "page" && kind !== "control") return false;
  return status >= 400 || exchange?.aborted === true;
}

/** Splits the text first: one regular expression for all of it would scan to the end from each character. */
function addressesIn(details: string): string[] {
  const text = decoded(details);
  if (!text.includes("@")) return [];
  return text.split(delimiters).flatMap((part) => (address.exec(part) ?? []).map(foldName));
}

/** Decodes plus signs as spaces, as in queries. */
const customIdsIn = (details: string): string[] =>
  (details.match(customIds) ?? []).map((filter) => foldName(decoded(filter.replaceAll("+", " "))));
