import MiniSearch from "minisearch";
import { stemmer } from "stemmer";

export interface Found {
  readonly title: string;
  readonly href: string;
  readonly section: string;
  /** Synonyms; method and path of an operation. */
  readonly keywords: string;
  /** Further words, deduplicated. */
  readonly words: string;
}

/**
 * Ranks guides before operations, subjects before languages, lists before single elements; the control API, changelogs
 * and assumptions come last.
 */
function weightOf({ section, href }: Found): number {
  if (/^assumptions|\/changelog/.test(href)) return 0.3;
  if (section === "guides") return /^guides\/sdk-/.test(href) ? 1 : 1.6;
  return (section === "control" ? 0.4 : 1) * (/\/list[A-Z][A-Za-z]*$/.test(href) ? 1.3 : 1);
}

const pageOf = ({ href }: Found) => href.split("#")[0] ?? "";

function partsOf(word: string): string[] {
  const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})|_/u).filter((part) => part !== "");
  return (parts.length > 1 ? [...parts, word] : parts).map((part) => part.toLowerCase());
}

/** Stems words: `authenticate` matches "authentication". */
const stemsOf = (word: string) => partsOf(word).map(stemmer);

const tokenize = (text: string) => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

/**
 * Creates the site's search. Returns entries with every word of the query, best first; the last word may be a prefix.
 * At most three hits per page. With few hits, adds similar spellings, then partial matches.
 */
export function createFinder(index: readonly Found[]): (text: string) => Found[] {
  const search = new MiniSearch<Found & { id: number }>({
    fields: ["title", "keywords", "href", "words"],
    tokenize,
    processTerm: (word) => [...new Set([...stemsOf(word), ...partsOf(word)])],
    searchOptions: {
      boost: { title: 6, keywords: 8, href: 3 },
      boostDocument: (id) => weightOf(index[id as number] as Found),
      processTerm: stemsOf,
      combineWith: "AND",
      prefix: (_term, position, terms) => position === terms.length - 1,
      weights: { prefix: 0.15, fuzzy: 0.4 },
    },
  });
  search.addAll(index.map((found, id) => ({ ...found, id })));
  const looser = [
    {},
    { processTerm: partsOf, fuzzy: (term: string) => (term.length > 4 ? 0.2 : false) },
    { combineWith: "OR" },
  ] as const;
  return (text) => {
    const found = new Set<number>();
    for (const options of looser) if (found.size < 3) for (const { id } of search.search(text, options)) found.add(id);
    const hits = [...found].flatMap((id) => index[id] ?? []);
    const perPage = new Map<string, number>();
    return hits.filter((hit) => {
      const count = (perPage.get(pageOf(hit)) ?? 0) + 1;
      perPage.set(pageOf(hit), count);
      return count <= 3;
    });
  };
}
