import { expect, test } from "vitest";
import type { Call } from "./call.ts";
import { newestFirst } from "./newest.ts";

/** Serves the numbers from 1, oldest first. */
const pagesOf =
  (total: number) =>
  ({ page, count }: { page: number; count: number }) =>
    ({
      send: async () => ({
        items: Array.from({ length: total }, (_, at) => at + 1).slice(page * count, (page + 1) * count),
      }),
    }) as unknown as Call<{ items: number[] }>;

const read = (total: number, page: number) =>
  newestFirst({ page, count: 3 }, pagesOf(total), ({ items }) => ({ items, total })).send();

test.each([
  [0, [[]]],
  [2, [[2, 1]]],
  [3, [[3, 2, 1]]],
  [4, [[4, 3, 2], [1]]],
  [7, [[7, 6, 5], [4, 3, 2], [1]]],
  [8, [[8, 7, 6], [5, 4, 3], [2, 1], []]],
])("shows each of %i elements once, newest first", async (total, pages) => {
  const shown = await Promise.all(pages.map(async (_, page) => (await read(total, page)).items));
  expect(shown).toEqual(pages);
});
