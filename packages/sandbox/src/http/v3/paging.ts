import type { CursorPage } from "../../domain/lists.ts";

export const presentPage = <Item, Presented>(
  { items, next }: CursorPage<Item>,
  present: (item: Item) => Presented,
): { next?: string; content: Presented[] } => ({
  ...(next !== undefined && { next }),
  content: items.map(present),
});
