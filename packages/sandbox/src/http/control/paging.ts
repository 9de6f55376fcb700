import type { PageInfo } from "@assessment-api/control/server";
import type { Listing, Slice } from "../../domain/lists.ts";

export interface PageQuery {
  readonly count: number;
  readonly page: number;
}

export const sliceOf = ({ count, page }: PageQuery): Slice => ({ offset: page * count, limit: count });

export function pageOf<Item>(items: readonly Item[], query: PageQuery): Listing<Item> {
  const { offset, limit } = sliceOf(query);
  return { items: items.slice(offset, offset + limit), total: items.length };
}

export function presentPage<Item, Presented>(
  { items, total }: Listing<Item>,
  { count, page }: PageQuery,
  present: (item: Item) => Presented,
): { items: Presented[]; page: PageInfo } {
  const totalPages = Math.ceil(total / count);
  return { items: items.map(present), page: { number: page, size: count, totalElements: total, totalPages } };
}
