import type { Result } from "./api-error.ts";

export type Query = Record<string, unknown>;

/** The parameters of a path's GET. */
type ParametersOf<PathItem> = PathItem extends { get: { parameters: infer Parameters } } ? Parameters : never;

/** What `paginate` takes besides the path: the parameters of the list, as `GET` takes them, and a signal that ends the walk. */
export type PaginateInit<PathItem> = { signal?: AbortSignal | undefined } & (Partial<
  ParametersOf<PathItem>
> extends ParametersOf<PathItem>
  ? { params?: ParametersOf<PathItem> }
  : { params: ParametersOf<PathItem> });

/** The init is optional where no parameter is required. */
export type PaginateArguments<PathItem> =
  Record<never, never> extends PaginateInit<PathItem>
    ? [init?: PaginateInit<PathItem>]
    : [init: PaginateInit<PathItem>];

/** How a version's lists are walked: the elements of a page, and what to ask for next (undefined after the last page). */
export interface Pager<Page> {
  elements(page: Page): readonly unknown[];
  next(page: Page, query: Query): Query | undefined;
}

/** A server sends the walk back to a page that was already read: following it would never end. */
export class PaginationError extends Error {
  override name = "PaginationError";
}

/**
 * Makes a version's `paginate` from its `unwrap` and its pager; the version adds the types of its lists. `client.GET` is called
 * once per page.
 */
export function createPaginate<Page>(unwrap: (result: Promise<Result>) => Promise<unknown>, pager: Pager<Page>) {
  return (
    client: { GET: unknown },
    path: string,
    init: { params?: { query?: object }; signal?: AbortSignal | undefined } = {},
  ) => {
    const get = client.GET as (path: string, init: object) => Promise<Result>;
    const fetchPage = (query: Query) =>
      unwrap(get(path, { ...init, params: { ...init.params, query } })) as Promise<Page>;
    return walkPages(fetchPage, pager, { ...init.params?.query });
  };
}

/**
 * Yields the elements of every page, one page in memory at a time. Leaving the loop early stops the requests.
 * Throws what `fetchPage` throws, and {@link PaginationError} when the server repeats itself.
 */
export async function* walkPages<Page>(
  fetchPage: (query: Query) => Promise<Page>,
  pager: Pager<Page>,
  query: Query,
): AsyncGenerator<unknown, void, undefined> {
  const seen = new Set<string>();
  let current: Query | undefined = query;
  while (current) {
    const key = JSON.stringify(current);
    if (seen.has(key))
      throw new PaginationError(`the server names a page as the next one that was already read: ${key}`);
    seen.add(key);
    const page: Page = await fetchPage(current);
    yield* pager.elements(page);
    current = pager.next(page, current);
  }
}

/** A pager over cursors: `next` is the cursor for `after`, absent on the last page. */
export function cursorPager<Page>(
  elements: (page: Page) => readonly unknown[],
  next: (page: Page) => string | undefined,
): Pager<Page> {
  return {
    elements,
    next(page, query) {
      const after = next(page);
      return after === undefined ? undefined : { ...query, after };
    },
  };
}

/** A pager over page numbers that start at `first`. */
export function numberPager<Page>(
  elements: (page: Page) => readonly unknown[],
  totalPages: (page: Page) => number,
  first: 0 | 1,
): Pager<Page> {
  return {
    elements,
    next(page, query) {
      const following = Number(query.page ?? first) + 1;
      return following < totalPages(page) + first ? { ...query, page: following } : undefined;
    },
  };
}
