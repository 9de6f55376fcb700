import { setImmediate } from "node:timers/promises";

/** Items after which others get their turn. */
const PIECE = 100;

/** Does something with each item, one after the other, and lets other requests in between. */
export async function inPieces<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  for (const [index, item] of items.entries()) {
    await work(item);
    if (index % PIECE === PIECE - 1) await setImmediate();
  }
}
