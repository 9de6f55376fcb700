import type { Result } from "./api-error.ts";
import type { ListSpec, ListTable } from "./contract.ts";
import type { Client } from "./typed-client.ts";

type Query = Record<string, unknown>;

type ParametersOf<PathItem> = PathItem extends { get: { parameters: infer Parameters } } ? Parameters : never;

export type PaginateInit<PathItem> = { signal?: AbortSignal | undefined } & (Partial<
  ParametersOf<PathItem>
> extends ParametersOf<PathItem>
  ? { params?: ParametersOf<PathItem> }
  : { params: ParametersOf<PathItem> });

export type PaginateArguments<PathItem> =
  Record<never, never> extends PaginateInit<PathItem>
    ? [init?: PaginateInit<PathItem>]
    : [init: PaginateInit<PathItem>];

/** Invalid pagination: a repeated page, or a page without elements or without a pointer to the next page. */
export class PaginationError extends Error {
  override name = "PaginationError";
}

export type Paginate<Paths extends object, Lists> = <Path extends keyof Lists & keyof Paths>(
  client: Pick<Client<Paths>, "GET"> | Pick<Client<Paths, "marked">, "GET">,
  path: Path,
  ...[init]: PaginateArguments<Paths[Path]>
) => AsyncGenerator<Lists[Path], void, undefined>;

/** Calls `client.GET` once per page. */
export function createPaginate<Paths extends object, Lists>(
  unwrap: (result: Promise<Result>) => Promise<unknown>,
  lists: ListTable,
): Paginate<Paths, Lists> {
  return (client, path, ...[init]) => {
    const { params, ...rest } = (init ?? {}) as { params?: { query?: object } };
    const get = client.GET as unknown as (path: string, init: object) => Promise<Result>;
    const fetchPage = (query: Query) => unwrap(get(String(path), { ...rest, params: { ...params, query } }));
    const list = lists[String(path)];
    if (list === undefined) throw new TypeError(`the document has no list at ${String(path)}`);
    return walkPages(fetchPage, list, { ...params?.query }) as AsyncGenerator<Lists[typeof path], void, undefined>;
  };
}

const at = (page: unknown, place: readonly string[]): unknown =>
  place.reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], page);

function queryAfter(page: unknown, query: Query, { parameter, next, totalPages, first = 0 }: ListSpec) {
  if (parameter === undefined) return undefined;
  if (next !== undefined) {
    const value = at(page, next);
    if (value === undefined || value === null) return undefined;
    if (typeof value === "object") throw new PaginationError(`a page has no valid ${next.join(".")}`);
    return { ...query, [parameter]: value };
  }
  const following = Number(query[parameter] ?? first) + 1;
  const pages = totalPages && at(page, totalPages);
  if (totalPages && typeof pages !== "number") throw new PaginationError(`a page has no ${totalPages.join(".")}`);
  return following < Number(pages ?? 0) + first ? { ...query, [parameter]: following } : undefined;
}

/**
 * Yields the elements of every page; holds one page in memory. Throws {@link PaginationError} and the errors of
 * `fetchPage`.
 */
async function* walkPages(
  fetchPage: (query: Query) => Promise<unknown>,
  list: ListSpec,
  query: Query,
): AsyncGenerator<unknown, void, undefined> {
  const seen = new Set<string>();
  let current: Query | undefined = query;
  while (current) {
    const key = JSON.stringify(current);
    if (seen.has(key)) throw new PaginationError(`the server repeated a page: ${key}`);
    seen.add(key);
    const page = await fetchPage(current);
    const elements = at(page, list.elements);
    if (!Array.isArray(elements)) throw new PaginationError(`a page has no list ${list.elements.join(".")}`);
    yield* elements;
    current = queryAfter(page, current, list);
  }
}
