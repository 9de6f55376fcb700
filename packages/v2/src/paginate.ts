import { createPaginate, cursorPager, numberPager, type PaginateArguments } from "@assessment-api/runtime/client";
import { unwrap } from "./api-error.ts";
import type { Client } from "./client.ts";
import type { paths } from "./generated/schema.d.ts";

type ResponseBody<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/vnd.vendor.v2.hal+json": infer Body } } } };
}
  ? Body
  : never;

/** A list embeds one array; a resource that embeds others has an id of its own. */
type Listed<Body> = Body extends { id: unknown }
  ? never
  : Body extends { _embedded: infer Embedded }
    ? Embedded[keyof Embedded] extends (infer Element)[]
      ? Element
      : never
    : never;

/** What the list at `Path` holds; never where `Path` is no list. */
export type ElementOf<Path extends keyof paths> = Listed<ResponseBody<Path>>;

/** Paths of V2 whose GET returns a list: number-paged, cursor-paged under /boost, or whole. */
export type ListPath = { [Path in keyof paths]: [ElementOf<Path>] extends [never] ? never : Path }[keyof paths];

interface Page {
  _embedded: Record<string, unknown[]>;
  page?: { totalPages: number };
  slice?: { next?: string };
}

const elements = (page: Page) => Object.values(page._embedded).flat();
const byNumber = numberPager<Page>(elements, (page) => page.page?.totalPages ?? 0, 0);
const byCursor = cursorPager<Page>(elements, (page) => page.slice?.next);

const walk = createPaginate<Page>(unwrap, {
  elements,
  next: (page, query) => (page.page ? byNumber : byCursor).next(page, query),
});

/**
 * Every element of a list, page after page: `for await (const candidate of paginate(client, "/candidates"))`.
 * Takes the parameters that `client.GET` takes. Throws an `ApiError` when a page is refused.
 */
export function paginate<Path extends ListPath>(
  client: Client,
  path: Path,
  ...[init]: PaginateArguments<paths[Path]>
): AsyncGenerator<ElementOf<Path>, void, undefined> {
  return walk(client, path, init) as AsyncGenerator<ElementOf<Path>, void, undefined>;
}
