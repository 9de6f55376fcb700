import { createHash } from "node:crypto";

/** Reproducible random choices from a text seed. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer from 0 to `below` - 1. */
  below(below: number): number;
  between(least: number, most: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** Returns the values in random order. */
  shuffle<Value>(values: readonly Value[]): Value[];
  /** Returns digits and lower-case letters. */
  text(length: number): string;
}

const UINT32 = 2 ** 32;

export function randomOf(...seed: readonly string[]): Random {
  const origin = seed.join(" ");
  let count = 0;
  const draw = (): number => {
    count += 1;
    return createHash("sha256").update(`${origin} ${count}`).digest().readUInt32BE(0);
  };
  const below = (limit: number): number => draw() % limit;
  return {
    next: () => draw() / UINT32,
    below,
    between: (least, most) => least + below(most - least + 1),
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    shuffle(values) {
      const all = [...values];
      for (let left = all.length - 1; left > 0; left -= 1) {
        const other = below(left + 1);
        [all[left], all[other]] = [all[other] as (typeof all)[number], all[left] as (typeof all)[number]];
      }
      return all;
    },
    text: (length) => Array.from({ length }, () => below(36).toString(36)).join(""),
  };
}
