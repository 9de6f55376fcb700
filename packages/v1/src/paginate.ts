import { createPaginate, numberPager, type PaginateArguments } from "@assessment-api/runtime/client";
import { unwrap } from "./api-error.ts";
import type { Client } from "./client.ts";
import type { paths } from "./generated/schema.d.ts";

interface Page<Element> {
  items: Element[];
  totalPages: number;
}

type ResponseBody<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": infer Body } } } };
}
  ? Body
  : never;

type Listed<Body> = Body extends Page<infer Element> ? Element : never;

/** What the list at `Path` holds; never where `Path` is no list. */
export type ElementOf<Path extends keyof paths> = Listed<ResponseBody<Path>>;

/** Paths of V1 whose GET returns a page. */
export type ListPath = { [Path in keyof paths]: [ElementOf<Path>] extends [never] ? never : Path }[keyof paths];

const walk = createPaginate<Page<unknown>>(
  unwrap,
  numberPager(
    (page) => page.items,
    (page) => page.totalPages,
    1,
  ),
);

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
