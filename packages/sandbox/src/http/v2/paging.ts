import type { PageInfo } from "@assessment-api/v2/server";
import type { Listing, Slice } from "../../domain/lists.ts";

/** What number-paged lists of V2 are asked for a part with; pages are counted from 0. */
export interface PageQuery {
  readonly count: number;
  readonly page: number;
}

/** A page far beyond the last stays one that a database can count to. */
export const sliceOf = ({ count, page }: PageQuery): Slice => ({
  offset: Math.min(page * count, Number.MAX_SAFE_INTEGER),
  limit: count,
});

export const presentPageInfo = ({ total }: Listing<unknown>, { count, page }: PageQuery): PageInfo => ({
  number: page,
  size: count,
  totalElements: total,
  totalPages: Math.ceil(total / count),
});
