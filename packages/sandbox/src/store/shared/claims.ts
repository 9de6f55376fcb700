import { type Delivery, type DeliveryState, deliveryStates, isMailLane } from "../../domain/deliveries.ts";
import type { Instant } from "../../domain/time.ts";
import type { Among, Claim } from "../store.ts";

/**
 * Condition of a delivery `d`: not behind an earlier one of the same lane and candidate that nothing has gone wrong with yet. The order of
 * what a candidate caused is kept while nothing fails. OFFSET has PostgreSQL look for an earlier one by the index, for each delivery until one is found,
 * where it would compare all with all.
 */
export const FIRST_OF_CANDIDATE = `NOT EXISTS (
  SELECT 1 FROM deliveries e WHERE e.lane = d.lane AND e.candidate_id = d.candidate_id AND e.state = 'PENDING' AND e.failures = 0
    AND e.seq < d.seq AND e.org = d.org LIMIT 1 OFFSET 0
)`;

/**
 * Condition of the deliveries `d` that may be claimed as soon as they are due, those of a lane that is full for the moment included. It decides
 * where the clock stands next, and is the same by which deliveries are claimed: the clock never waits for one that waits for a later one.
 * @param seen a condition on `org`
 * @param now by the machine's clock
 * @param bind adds a value, and gives its place in the statement
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

/** Lanes with deliveries to attempt, one step of the index for each, however many deliveries wait. @param ours a condition on `org` */
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
  /** Leases there are in it. */
  readonly leased: number;
}

/** Claims lane by lane, those with the fewest leases first. @param claimInLane gives a lease on as many deliveries of a lane at most */
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

/** How many deliveries there are in each state. */
export function countByState(
  rows: readonly { readonly state: DeliveryState; readonly count: number }[],
): Record<DeliveryState, number> {
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(deliveryStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
    DeliveryState,
    number
  >;
}
