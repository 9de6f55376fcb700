import type { ApiDocument } from "@assessment-api/contract-tests/internal";
import { randomOf } from "../../../random.ts";
import type { Fault } from "../fault.ts";
import { cut } from "./cut.ts";
import { drop } from "./drop.ts";
import { leftOut } from "./left-out.ts";
import { mangle } from "./mangle.ts";
import { neighbour } from "./neighbour.ts";
import { offByOne } from "./off-by-one.ts";
import { oneOfTwo } from "./one-of-two.ts";
import type { Kind } from "./place.ts";
import { reorder } from "./reorder.ts";
import { shift } from "./shift.ts";
import { stale } from "./stale.ts";
import { surroundings } from "./surroundings.ts";
import { swap } from "./swap.ts";

export const kinds: readonly Kind[] = [
  drop,
  stale,
  swap,
  cut,
  reorder,
  shift,
  offByOne,
  neighbour,
  oneOfTwo,
  leftOut,
  mangle,
  surroundings,
];

/** Returns a random sample of derived faults, in equal shares per kind. */
export function derivedFaults(document: ApiDocument, seed: string, count: number): Fault[] {
  const rows = kinds.map((kind) => {
    const random = randomOf(`${seed} ${document.name} ${kind.name}`);
    return random.shuffle(kind.derive(document)).map(
      (one): Fault => ({
        name: one.name,
        class: "derived",
        attacks: kind.name,
        ...(one.carried ? { carried: true } : {}),
        plant: one.plant(randomOf(`${seed} ${one.name}`)),
        ...(one.deliver ? { deliver: one.deliver } : {}),
      }),
    );
  });
  const found: Fault[] = [];
  for (let turn = 0; found.length < count && rows.some((row) => row.length > turn); turn += 1)
    for (const row of rows) {
      const one = row[turn];
      if (one && found.length < count) found.push(one);
    }
  return found.filter((one, index) => found.findIndex(({ name }) => name === one.name) === index);
}
