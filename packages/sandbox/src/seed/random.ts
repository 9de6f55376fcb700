import type { NewId } from "../domain/ids.ts";
import { createSeededNewId, createSeededRandom } from "../service/new-id.ts";

/** Chance that repeats itself: the same origin gives the same values in the same order. */
export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number;
  /** A whole number between two others, both included. */
  readonly between: (least: number, most: number) => number;
  /** One of a list that is not empty. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly newId: NewId;
}

/** @param origin texts that chance begins with */
export function createRandom(...origin: readonly string[]): Random {
  const next = createSeededRandom(JSON.stringify(["chance", ...origin]));
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
    newId: createSeededNewId(JSON.stringify(["identifiers", ...origin])),
  };
}
