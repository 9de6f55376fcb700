import type { PageInfo } from "@assessment-api/control";
import type { Call } from "./call.ts";

/** The user waits for all pages. */
const MOST = 2000;

export const isWhole = (items: readonly unknown[] | undefined): boolean => (items?.length ?? 0) < MOST;

/**
 * Reads up to `MOST` elements.
 * @param options.fromLast reverses a list that the API sorts oldest first, and keeps the newest
 */
export function allPages<Item>(
  page: (number: number) => Call<{ readonly items: readonly Item[]; readonly page: Pick<PageInfo, "totalPages"> }>,
  { fromLast = false } = {},
): Call<readonly Item[]> {
  return {
    ...page(0),
    async send(signal) {
      const first = await page(0).send(signal);
      const { totalPages } = first.page;
      const items: Item[] = [];
      for (let index = 0; index < Math.max(1, totalPages) && items.length < MOST; index++) {
        const number = fromLast ? totalPages - 1 - index : index;
        const { items: more } = number <= 0 ? first : await page(number).send(signal);
        items.push(...(fromLast ? more.toReversed() : more));
      }
      return items;
    },
  };
}

export function allFollowing<Item>(
  page: (after: string | undefined) => Call<{ readonly content: readonly Item[]; readonly next?: string }>,
): Call<readonly Item[]> {
  return {
    ...page(undefined),
    async send(signal) {
      const items: Item[] = [];
      let after: string | undefined;
      do {
        const { content, next } = await page(after).send(signal);
        items.push(...content);
        after = next;
      } while (after !== undefined && items.length < MOST);
      return items;
    },
  };
}
