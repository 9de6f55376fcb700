import { setImmediate } from "node:timers/promises";

/** Batch size; between batches, other work runs. */
const AT_A_TIME = 250;

export async function makeMany<Item>(count: number, make: (index: number) => Item): Promise<Item[]> {
  const items: Item[] = [];
  while (items.length < count) {
    items.push(make(items.length));
    if (items.length % AT_A_TIME === 0) await setImmediate();
  }
  return items;
}
