import { createHash } from "node:crypto";

/** Random choices that a text seed repeats. */
export interface Random {
  /** An integer from 0 to `below` - 1. */
  below(below: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** The values in random order. */
  shuffle<Value>(values: readonly Value[]): Value[];
}

export function randomOf(seed: string): Random {
  let count = 0;
  const below = (limit: number): number => {
    count += 1;
    return createHash("sha256").update(`${seed} ${count}`).digest().readUInt32BE(0) % limit;
  };
  return {
    below,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    shuffle(values) {
      const all = [...values];
      for (let left = all.length - 1; left > 0; left -= 1) {
        const other = below(left + 1);
        [all[left], all[other]] = [all[other] as (typeof all)[number], all[left] as (typeof all)[number]];
      }
      return all;
    },
  };
}
