import { setImmediate } from "node:timers/promises";

/** Made before others get a turn. */
const AT_A_TIME = 250;

/** So many of something, made in pieces between which the event loop does other work. */
export async function makeMany<Item>(count: number, make: (index: number) => Item): Promise<Item[]> {
  const items: Item[] = [];
  while (items.length < count) {
    items.push(make(items.length));
    if (items.length % AT_A_TIME === 0) await setImmediate();
  }
  return items;
}
