import type { Listing, Slice } from "../../domain/lists.ts";

export interface PageQuery {
  readonly count: number;
  readonly page: number;
}

export const sliceOf = ({ count, page }: PageQuery): Slice => ({ offset: (page - 1) * count, limit: count });

export interface PresentedPage<Item> {
  items: Item[];
  totalElements: number;
  totalPages: number;
  pageSize: number;
  pageNumber: number;
}

export function presentPage<Entity, Item>(
  { items, total }: Listing<Entity>,
  { count, page }: PageQuery,
  present: (entity: Entity) => Item,
): PresentedPage<Item> {
  return {
    items: items.map(present),
    totalElements: total,
    totalPages: Math.ceil(total / count),
    pageSize: count,
    pageNumber: page,
  };
}
