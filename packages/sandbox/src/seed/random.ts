import type { NewId } from "../domain/ids.ts";
import { createSeededNewId, createSeededRandom } from "../service/new-id.ts";

export interface Random {
  readonly next: () => number;
  readonly between: (least: number, most: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly newId: NewId;
}

export function createRandom(...origin: readonly string[]): Random {
  const next = createSeededRandom(JSON.stringify(["chance", ...origin]));
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
    newId: createSeededNewId(JSON.stringify(["identifiers", ...origin])),
  };
}
