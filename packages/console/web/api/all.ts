import type { PageInfo } from "@assessment-api/control";
import type { Call } from "./call.ts";

/** Elements that are read at most, since somebody waits for all of them. */
const MOST = 2000;

/** Whether a list was read to its end. */
export const isWhole = (items: readonly unknown[] | undefined): boolean => (items?.length ?? 0) < MOST;

/** Every element of a list that is paged by number, as far as `MOST`. */
export function allPages<Item>(
  page: (number: number) => Call<{ readonly items: readonly Item[]; readonly page: PageInfo }>,
): Call<readonly Item[]> {
  return {
    ...page(0),
    async send(signal) {
      const items: Item[] = [];
      for (let number = 0, pages = 1; number < pages && items.length < MOST; number++) {
        const { items: more, page: info } = await page(number).send(signal);
        items.push(...more);
        pages = info.totalPages;
      }
      return items;
    },
  };
}

/** Every element of a list of V3, which is paged by cursor. */
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
