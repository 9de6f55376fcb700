import { useEffect, useState } from "preact/hooks";

/** An entry of the search of `@assessment-api/docs`. */
interface Entry {
  readonly title: string;
  readonly href: string;
  readonly section: string;
  readonly keywords: string;
  readonly words: string;
}

type Finder = (text: string) => readonly Entry[];
type CreateFinder = (index: readonly Entry[]) => Finder;

interface Library {
  readonly createFinder: CreateFinder;
  readonly findDocs: Finder;
}

let loading: Promise<Library> | undefined;

async function load(): Promise<Library> {
  const script = "/docs/find.js";
  const [{ createFinder }, index] = await Promise.all([
    import(script) as Promise<{ createFinder: CreateFinder }>,
    fetch("/docs/search.json").then((response) => response.json() as Promise<Entry[]>),
  ]);
  return { createFinder, findDocs: createFinder(index) };
}

/** Loads the search, which tolerates typing errors; undefined while it loads. */
export function useFinder(): Library | undefined {
  const [library, setLibrary] = useState<Library | undefined>(undefined);
  useEffect(() => {
    loading ??= load();
    loading.then(setLibrary, () => {
      loading = undefined;
    });
  }, []);
  return library;
}

/** Sorts the best match first. */
export const matching = <Item>(
  { createFinder }: Library,
  items: readonly Item[],
  wordsOf: (item: Item) => readonly [title: string, keywords: string],
  text: string,
): Item[] =>
  createFinder(
    items.map((item, position) => {
      const [title, keywords] = wordsOf(item);
      return { title, keywords, href: String(position), section: "", words: "" };
    }),
  )(text).map(({ href }) => items[Number(href)] as Item);
