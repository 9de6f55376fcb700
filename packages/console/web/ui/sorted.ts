export interface Sorting {
  readonly name: string;
  readonly down: boolean;
}

interface Sortable<Item> {
  readonly name: string;
  readonly by?: (item: Item) => string | number;
}

const texts = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Sorts rows by a column; stable. Keeps the order without a column. */
export function sorted<Item>(
  items: readonly Item[],
  columns: readonly Sortable<Item>[],
  sorting: Sorting | undefined,
): readonly Item[] {
  const by = columns.find(({ name }) => name === sorting?.name)?.by;
  if (by === undefined || sorting === undefined) return items;
  const sign = sorting.down ? -1 : 1;
  return items.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)];
    return sign * (typeof a === "number" && typeof b === "number" ? a - b : texts.compare(String(a), String(b)));
  });
}
