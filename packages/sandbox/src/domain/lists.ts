export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export interface Listing<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** New elements get higher positions. */
export type Position = number;

export interface CursorSlice {
  readonly after?: Position | undefined;
  readonly limit: number;
}

export interface CursorListing<Item> {
  readonly items: readonly Item[];
  readonly next?: Position;
}

export interface CursorPage<Item> {
  readonly items: readonly Item[];
  readonly next?: string;
}
