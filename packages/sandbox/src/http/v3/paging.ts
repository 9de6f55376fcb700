import type { CursorPage } from "../../domain/lists.ts";

/** A page of any list of V3. */
export const presentPage = <Item, Presented>(
  { items, next }: CursorPage<Item>,
  present: (item: Item) => Presented,
): { next?: string; content: Presented[] } => ({
  ...(next !== undefined && { next }),
  content: items.map(present),
});
