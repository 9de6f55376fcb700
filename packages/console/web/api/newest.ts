import type { Call } from "./call.ts";

export interface Slice<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

export interface Range {
  readonly page: number;
  readonly count: number;
}

/**
 * Reverses a list that the API sorts oldest first. Pages are counted from the last one, which may be short.
 * @param range `page` counted from the newest
 * @param page a call of a page of the API
 */
export function newestFirst<Data, Item>(
  range: Range,
  page: (range: Range) => Call<Data>,
  read: (data: Data) => Slice<Item>,
): Call<Slice<Item>> {
  const { page: number, count } = range;
  return {
    ...page(range),
    async send(signal) {
      const first = read(await page({ page: 0, count }).send(signal));
      const at = Math.max(0, Math.ceil(first.total / count) - 1 - number);
      const { items } = at === 0 ? first : read(await page({ page: at, count }).send(signal));
      return { items: items.toReversed(), total: first.total };
    },
  };
}

/** @returns positions of the first and last element, from 1 */
export function placesOf(total: number, { page, count }: Range): readonly [first: number, last: number] {
  if (total === 0) return [0, 0];
  const newest = total % count || Math.min(count, total);
  return page === 0 ? [1, newest] : [newest + (page - 1) * count + 1, Math.min(total, newest + page * count)];
}
