import type { CursorLinks, Slice as CursorSlice, PageInfo } from "@assessment-api/v2/server";
import type { CursorPage, Listing, Slice } from "../../domain/lists.ts";
import { link } from "./hrefs.ts";

export interface PageQuery {
  readonly count: number;
  readonly page: number;
}

export const sliceOf = ({ count, page }: PageQuery): Slice => ({ offset: page * count, limit: count });

export const presentPageInfo = ({ total }: Listing<unknown>, { count, page }: PageQuery): PageInfo => ({
  number: page,
  size: count,
  totalElements: total,
  totalPages: Math.ceil(total / count),
});

export function presentCursorPage(
  { next }: CursorPage<unknown>,
  first: string,
): { slice: CursorSlice; _links: CursorLinks } {
  if (next === undefined) return { slice: {}, _links: { first: link(first) } };
  const following = `${first}${first.includes("?") ? "&" : "?"}after=${next}`;
  return { slice: { next }, _links: { first: link(first), next: link(following) } };
}
