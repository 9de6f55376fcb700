import { createPaginate, cursorPager, type PaginateArguments } from "@assessment-api/runtime/client";
import { unwrap } from "./api-error.ts";
import type { Client } from "./client.ts";
import type { paths } from "./generated/schema.d.ts";

type ResponseBody<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": infer Body } } } };
}
  ? Body
  : never;

type Listed<Body> = Body extends { content: (infer Element)[] } | (infer Element)[] ? Element : never;

/** What the list at `Path` holds; never where `Path` is no list. */
export type ElementOf<Path extends keyof paths> = Listed<ResponseBody<Path>>;

/** Paths of V3 whose GET returns a list: cursor-paged, or a whole array. */
export type ListPath = { [Path in keyof paths]: [ElementOf<Path>] extends [never] ? never : Path }[keyof paths];

type Page = unknown[] | { content: unknown[]; next?: string };

const walk = createPaginate<Page>(
  unwrap,
  cursorPager(
    (page) => (Array.isArray(page) ? page : page.content),
    (page) => (Array.isArray(page) ? undefined : page.next),
  ),
);

/**
 * Every element of a list, page after page: `for await (const person of paginate(client, "/boost/v3/people"))`.
 * Takes the parameters that `client.GET` takes. Throws an `ApiError` when a page is refused.
 */
export function paginate<Path extends ListPath>(
  client: Client,
  path: Path,
  ...[init]: PaginateArguments<paths[Path]>
): AsyncGenerator<ElementOf<Path>, void, undefined> {
  return walk(client, path, init) as AsyncGenerator<ElementOf<Path>, void, undefined>;
}
