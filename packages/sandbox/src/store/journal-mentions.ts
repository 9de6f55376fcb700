import type { JournalEntry } from "../domain/journal.ts";

const ids = /\b(?:cnd|asm|per)_\w+/g;
const customIds = /\bcustomId=[^&"\\]+/gi;

/** Characters that no address has, as texts and queries are written. */
const delimiters = /[\s"'<>\\,;:?&=()[\]{}]+/;
const address = /^.+@[^/]+/;

/**
 * By what the details of an entry are found when a candidate or person is deleted: candidates, people and assessments that they name, or, where they name
 * none, e-mail addresses and the custom ids that people are searched by. An entry that is about one candidate is found by that already.
 */
export function mentionsIn(
  { candidateId, exchange }: { [Field in "candidateId" | "exchange"]?: JournalEntry[Field] | undefined },
  details: string,
): Set<string> {
  const named = `${exchange?.path ?? ""} ${details}`.match(ids) ?? [];
  const others = named.filter((id) => id !== candidateId);
  if (named.length > 0 && candidateId !== undefined)
    return new Set(others.filter((id) => !id.startsWith("asm_")).map(lower));
  if (named.length > 0) return new Set(others.map(lower));
  const filters = details.match(customIds) ?? [];
  return new Set([...addressesIn(details), ...filters.map(asMeant)].map(lower));
}

/** In parts, since a pattern for the whole would look from each character to the end. */
function addressesIn(details: string): string[] {
  const text = percentDecoded(details);
  if (!text.includes("@")) return [];
  return text.split(delimiters).flatMap((part) => address.exec(part) ?? []);
}

/** A text with what was encoded in a URL as it was meant, wherever that can be told. */
export const percentDecoded = (text: string): string => (text.includes("%") ? text.replace(encoded, decode) : text);

const encoded = /(?:%[0-9a-f]{2})+/gi;

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** In a query, a plus stands for a space. */
const asMeant = (filter: string): string => percentDecoded(filter.replaceAll("+", " "));

const lower = (text: string): string => text.toLowerCase();
