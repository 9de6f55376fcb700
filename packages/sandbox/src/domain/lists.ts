export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export interface Listing<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Position in a list. New elements get higher positions; replacing an element keeps its position. */
export type Position = number;

export interface CursorSlice {
  readonly after?: Position | undefined;
  readonly limit: number;
}

export interface CursorListing<Item> {
  readonly items: readonly Item[];
  /** Position of the last item; absent at the end of the list. */
  readonly next?: Position;
}

export interface CursorPage<Item> {
  readonly items: readonly Item[];
  readonly next?: string;
}
