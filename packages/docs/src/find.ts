import MiniSearch from "minisearch";
import { stemmer } from "stemmer";

/** A hit of the site's search: a page, or a heading of one. */
export interface Found {
  readonly title: string;
  /** Address below the site, without ending. */
  readonly href: string;
  /** The part of the site: `v1`, `guides`. */
  readonly section: string;
  /** Other names of its subject, for those who do not know the title; the operation's method and path. */
  readonly keywords: string;
  /** Further words, each once. */
  readonly words: string;
}

/** Guides come before operations, what they are about before how a language does it, lists before what is done with one element, and the sandbox's own API, changelogs and assumptions last. */
function weightOf({ section, href }: Found): number {
  if (/^assumptions|\/changelog/.test(href)) return 0.3;
  if (section === "guides") return /^guides\/sdk-/.test(href) ? 1 : 1.6;
  return (section === "control" ? 0.4 : 1) * (/\/list[A-Z][A-Za-z]*$/.test(href) ? 1.3 : 1);
}

const pageOf = ({ href }: Found) => href.split("#")[0] ?? "";

/** `candidateId` and `TEST_READY` are words, and so are their parts. */
function partsOf(word: string): string[] {
  const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})|_/u).filter((part) => part !== "");
  return (parts.length > 1 ? [...parts, word] : parts).map((part) => part.toLowerCase());
}

/** `authenticate` is found where it says authentication. */
const stemsOf = (word: string) => partsOf(word).map(stemmer);

const tokenize = (text: string) => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

/**
 * Gets a search of the site: entries that hold every word of a text, the best first, where the last word may be the beginning of one; three of a page at most. Where there are few of them,
 * those follow whose words are spelled almost so, then those that hold some of the words.
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
