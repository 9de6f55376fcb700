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
