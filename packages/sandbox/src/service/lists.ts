import type { CursorListing, CursorPage, CursorSlice, Listing, Slice } from "../domain/lists.ts";
import type { Reader } from "../store/tables.ts";
import { type CursorScope, pageOf } from "./cursors.ts";
import { existing } from "./organizations.ts";
import type { World } from "./world.ts";

export const listing =
  <Item, Filter>(
    listIn: (store: Reader) => (organizationId: string, filter: Filter, slice: Slice) => Promise<Listing<Item>>,
  ) =>
  async ({ store }: World, organizationId: string, filter: Filter, slice: Slice): Promise<Listing<Item>> => {
    await existing(store, organizationId);
    return listIn(store)(organizationId, filter, slice);
  };

/** @throws InvalidValueError for a cursor of another list */
export const walking =
  <Item, Filter extends object>(
    list: string,
    walkIn: (
      store: Reader,
    ) => (organizationId: string, filter: Filter, slice: CursorSlice) => Promise<CursorListing<Item>>,
  ) =>
  (world: World, organizationId: string, filter: Filter, after: string | undefined): Promise<CursorPage<Item>> => {
    const scope = { organizationId, list, filter: { ...filter } as CursorScope["filter"] };
    return pageOf(world, scope, { after }, (slice) => walkIn(world.store)(organizationId, filter, slice));
  };
