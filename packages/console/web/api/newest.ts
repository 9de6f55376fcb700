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
 * Reverses a list that the API sorts oldest first. Each page but the last one is full, so it may need two of the API.
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
      const { total } = first;
      const end = Math.max(0, total - number * count);
      const start = Math.max(0, end - count);
      const [lower, upper] = [Math.floor(start / count), Math.floor(Math.max(0, end - 1) / count)];
      const itemsAt = async (at: number) =>
        at === 0 ? first.items : read(await page({ page: at, count }).send(signal)).items;
      const parts = await Promise.all([itemsAt(lower), lower === upper ? [] : itemsAt(upper)]);
      const items = parts.flat().slice(start - lower * count, end - lower * count);
      return { items: items.toReversed(), total };
    },
  };
}
