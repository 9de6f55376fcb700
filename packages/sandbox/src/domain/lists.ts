/** Part of a list. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** A slice of a list, and how long the list is. */
export interface Listing<Item> {
  readonly items: readonly Item[];
  /** Of the whole list. */
  readonly total: number;
}

/** Where an element stands in its list: later ones have higher positions, and replacing an element leaves it where it is. */
export type Position = number;

/** Part of a list that follows a position. */
export interface CursorSlice {
  /** Absent: from the beginning. */
  readonly after?: Position | undefined;
  readonly limit: number;
}

export interface CursorListing<Item> {
  readonly items: readonly Item[];
  /** The position of the last item; absent where nothing follows it. */
  readonly next?: Position;
}

/** A page of a list that is walked by cursors. */
export interface CursorPage<Item> {
  readonly items: readonly Item[];
  /** Cursor of the page that follows; absent on the last one. */
  readonly next?: string;
}
