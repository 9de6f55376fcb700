import type { Database } from "../file/database.ts";
import type { Conditions } from "./conditions.ts";
import { boundsOf, compose, countCells, type Driver, EVERYTHING, isOrdered } from "./query.ts";

export interface Plan {
  readonly driver: Driver;
  /** How many candidates it goes through: exact up to `FEW`, else estimated. */
  readonly size: number;
  /** All of these, where they had to be read to count them. */
  readonly seqs?: readonly number[];
}

/** So many candidates are simply looked at. */
export const FEW = 100;

/** Each tag is a query of its own; more than that are only checked. */
const MANY_TAGS = 50;

/** Those whose size is cheap to tell come first. */
const drivers = [
  "cells",
  "assigned_user",
  "assigned_team",
  "tags",
  "started_at",
  "invitation_started_at",
  "text",
] as const satisfies Driver[];

/** The cheapest way to all candidates under the conditions. */
export function choosePlan(db: Database, org: number, conditions: Conditions): Plan {
  const counts = countCells(db, org);
  const sizeOf = (cells: Iterable<number>) => [...cells].reduce((sum, cell) => sum + (counts.get(cell) ?? 0), 0);
  // One candidate after the other is read faster than one here and one there.
  let best: Plan = { driver: "all", size: sizeOf(counts.keys()) };
  let cost = best.size / 3;
  for (const driver of drivers) {
    if (conditions[driver] === undefined) continue;
    if (best.size <= FEW) break;
    if (driver === "tags" && (conditions.tags?.length ?? 0) > MANY_TAGS) continue;
    const plan =
      driver === "cells" ? { driver, size: sizeOf(conditions.cells ?? []) } : estimate(db, org, conditions, driver);
    if (plan.size <= FEW || (plan.size < cost && isOrdered(driver))) {
      best = plan;
      cost = plan.size;
    }
  }
  return best;
}

function estimate(db: Database, org: number, conditions: Conditions, driver: keyof Conditions): Plan {
  const alone = { [driver]: conditions[driver] };
  const { sql, values } = compose(db, org, alone, driver, EVERYTHING);
  const order = isOrdered(driver) ? "ORDER BY 1" : "";
  const seqs = db.all<{ seq: number }>(`${sql} ${order} LIMIT ${FEW + 1}`, ...values).map(({ seq }) => seq);
  const count = seqs.length;
  if (count <= FEW) return { driver, size: count, seqs };
  if (!isOrdered(driver)) return { driver, size: Number.POSITIVE_INFINITY };
  const { first, last } = boundsOf(db, org) ?? { first: 0, last: 0 };
  return { driver, size: (count * (last - first + 1)) / ((seqs.at(-1) ?? last) - first + 1) };
}
