import type { JournalEntry } from "../domain/journal.ts";

const ids = /\b(?:cnd|asm|per)_\w+/g;
const customIds = /\bcustomId=[^&"\\]+/gi;
const addresses = /[^\s"'<>\\,;:?&=()[\]{}]+(?:@|%40)[^\s"'<>\\,;:?&=()[\]{}/]+/g;

/**
 * By what the details of an entry are found when a candidate or person is deleted: candidates, people and assessments that they name, or, where they name
 * none, e-mail addresses and the custom ids that people are searched by. An entry that is about one candidate is found by that already.
 */
export function mentionsIn({ candidateId, exchange }: JournalEntry, details: string): Set<string> {
  const named = `${exchange?.path ?? ""} ${details}`.match(ids) ?? [];
  const others = named.filter((id) => id !== candidateId);
  if (named.length > 0 && candidateId !== undefined)
    return new Set(others.filter((id) => !id.startsWith("asm_")).map(lower));
  if (named.length > 0) return new Set(others.map(lower));
  const filters = details.match(customIds) ?? [];
  const found = (details.match(addresses) ?? []).map((address) => address.replace("%40", "@"));
  return new Set([...found, ...filters].map(lower));
}

const lower = (text: string): string => text.toLowerCase();
