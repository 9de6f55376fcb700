import type { PageInfo } from "@assessment-api/v2/server";
import type { Listing, Slice } from "../../domain/lists.ts";

/** Query of V2's lists with page numbers; pages are counted from 0. */
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
