import type { Conditions } from "./candidate-conditions.ts";
import { boundsOf, compose, countCells, type Driver, EVERYTHING, isOrdered } from "./candidate-query.ts";
import type { Database } from "./database.ts";

export interface Plan {
  readonly driver: Driver;
  /** How many candidates it goes through: exact up to `FEW`, else estimated. */
  readonly size: number;
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
    const size = driver === "cells" ? sizeOf(conditions.cells ?? []) : estimate(db, org, conditions, driver);
    if (size <= FEW || (size < cost && isOrdered(driver))) {
      best = { driver, size };
      cost = size;
    }
  }
  return best;
}

function estimate(db: Database, org: number, conditions: Conditions, driver: keyof Conditions): number {
  const alone = { [driver]: conditions[driver] };
  const { sql, values } = compose(db, org, alone, driver, EVERYTHING);
  const found = db.get<{ count: number; last: number | null }>(
    `SELECT count(*) AS count, max(seq) AS last FROM (${sql} ${isOrdered(driver) ? "ORDER BY 1" : ""} LIMIT ${FEW + 1})`,
    ...values,
  );
  if (found === undefined || found.count <= FEW) return found?.count ?? 0;
  if (!isOrdered(driver)) return Number.POSITIVE_INFINITY;
  const { first, last } = boundsOf(db, org) ?? { first: 0, last: 0 };
  return (found.count * (last - first + 1)) / ((found.last ?? last) - first + 1);
}
