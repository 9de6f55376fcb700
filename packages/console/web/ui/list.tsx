import type { Call } from "../api/call.ts";
import { type Loaded, useData } from "../api/data.ts";
import { newestFirst, type Range, type Slice } from "../api/newest.ts";
import { hrefOf, route } from "../route.ts";
import { isFiltered } from "./filters.tsx";
import { Show } from "./loaded.tsx";
import { PAGE_SIZE, Pager, pageNumber } from "./pager.tsx";
import { Table, type TableProps } from "./table.tsx";

interface Page {
  readonly page: { readonly totalElements: number };
}

interface PageOf<Item> extends Page {
  readonly items: readonly Item[];
}

const itemsIn = <Item,>({ items }: PageOf<Item>): readonly Item[] => items;

const sliceOf =
  <Data extends Page, Item>(itemsOf: (data: Data) => readonly Item[]) =>
  (data: Data): Slice<Item> => ({ items: itemsOf(data), total: data.page.totalElements });

const range = (): Range => ({ page: pageNumber(), count: PAGE_SIZE });

/** Loads a list newest first that the API sorts oldest first. */
export const useNewest = <Data extends Page, Item>(
  page: (range: Range) => Call<Data>,
  itemsOf: (data: Data) => readonly Item[],
): Loaded<Slice<Item>> => useData(newestFirst(range(), page, sliceOf(itemsOf)));

export const useNewestItems = <Item,>(page: (range: Range) => Call<PageOf<Item>>): Loaded<Slice<Item>> =>
  useNewest(page, itemsIn);

export function useAsGiven<Item>(page: (range: Range) => Call<PageOf<Item>>): Loaded<Slice<Item>> {
  const read = page(range());
  return useData({ ...read, send: async (signal) => sliceOf(itemsIn<Item>)(await read.send(signal)) });
}

interface ListProps<Item> extends Omit<TableProps<Item>, "items" | "total"> {
  readonly of: Pick<Loaded<Slice<Item>>, "data" | "error">;
}

export function List<Item>({ of: loaded, empty, ...table }: ListProps<Item>) {
  return (
    <Show of={loaded}>
      {({ items, total }) => (
        <>
          <Table {...table} items={items} total={total} empty={isFiltered() ? <NothingFound /> : empty} />
          <Pager total={total} canSort={items.length >= total} />
        </>
      )}
    </Show>
  );
}

/** Shown if no rows match the filters, with a link to clear them. */
export const NothingFound = () => (
  <>
    No matches. <a href={hrefOf(route.value.view)}>Clear filters</a>
  </>
);
