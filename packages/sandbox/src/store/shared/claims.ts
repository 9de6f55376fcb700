import { type Delivery, type DeliveryState, deliveryStates, isMailLane } from "../../domain/deliveries.ts";
import type { Instant } from "../../domain/time.ts";
import type { Among, Claim } from "../tables.ts";

/**
 * Condition of a delivery `d`: no earlier delivery of the same lane and candidate is pending without a failure.
 * This keeps the order of a candidate's deliveries until one fails. OFFSET makes PostgreSQL search the index for
 * one earlier delivery instead of comparing all pairs.
 */
export const FIRST_OF_CANDIDATE = `NOT EXISTS (
  SELECT 1 FROM deliveries e WHERE e.lane = d.lane AND e.candidate_id = d.candidate_id AND e.state = 'PENDING' AND e.failures = 0
    AND e.seq < d.seq AND e.org = d.org LIMIT 1 OFFSET 0
)`;

/**
 * Condition of deliveries `d` that may be claimed when they are due, including deliveries of a full lane. The
 * clock's next stop uses the same condition as claims, so the clock never waits for a delivery behind a later one.
 * @param seen SQL condition on `org`
 * @param now time of the machine clock
 * @param bind adds a value and returns its placeholder
 */
export const claimable = (
  now: Instant,
  { after, lane }: Omit<Among, "owner">,
  seen: string,
  bind: (value: number | string) => string,
): string =>
  [
    `d.state = 'PENDING' AND d.lease_until <= ${bind(now)} AND ${seen} AND ${FIRST_OF_CANDIDATE}`,
    ...(after === undefined ? [] : [`d.due_at > ${bind(after)}`]),
    ...(lane === undefined ? [] : [`d.lane = ${bind(lane)}`]),
  ].join(" AND ");

/**
 * Lanes with pending deliveries, with one index lookup per lane, for any number of deliveries.
 * @param ours SQL condition on `org`
 */
export const waitingLanes = (ours: string): string => `WITH RECURSIVE lanes (lane) AS (
    SELECT min(lane) FROM deliveries WHERE state = 'PENDING'
    UNION ALL
    SELECT (SELECT min(d.lane) FROM deliveries d WHERE d.state = 'PENDING' AND d.lane > lanes.lane)
      FROM lanes WHERE lanes.lane IS NOT NULL
  )
  SELECT lane FROM lanes WHERE lane IS NOT NULL
    AND EXISTS (SELECT 1 FROM deliveries d WHERE d.lane = lanes.lane AND d.state = 'PENDING' AND ${ours} LIMIT 1 OFFSET 0)`;

export interface LeasedLane {
  readonly lane: string;
  /** Number of leases in the lane. */
  readonly leased: number;
}

/**
 * Claims lane by lane, lanes with the fewest leases first.
 * @param claimInLane leases at most the given number of deliveries of a lane
 */
export async function claimByLane(
  { limit, mails, perLane }: Claim,
  lanes: readonly LeasedLane[],
  claimInLane: (lane: string, limit: number) => Promise<readonly Delivery[]>,
): Promise<Delivery[]> {
  const claimed: Delivery[] = [];
  let [left, mailsLeft] = [limit, mails];
  for (const { lane, leased } of lanes.toSorted((one, other) => one.leased - other.leased)) {
    const most = Math.min(perLane(lane) - leased, left, isMailLane(lane) ? mailsLeft : left);
    if (most <= 0) continue;
    const lent = await claimInLane(lane, most);
    left -= lent.length;
    if (isMailLane(lane)) mailsLeft -= lent.length;
    claimed.push(...lent);
  }
  return claimed;
}

/** Counts deliveries by state. */
export function countByState(
  rows: readonly { readonly state: DeliveryState; readonly count: number }[],
): Record<DeliveryState, number> {
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(deliveryStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
    DeliveryState,
    number
  >;
}
