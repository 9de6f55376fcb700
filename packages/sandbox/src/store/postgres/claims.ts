import { type Delivery, isMailLane } from "../../domain/deliveries.ts";
import type { Claim, Transaction } from "../store.ts";
import { ORG, SEEN } from "./collections.ts";
import type { Database, SqlValue } from "./database.ts";
import { DELIVERY_COLUMNS, type DeliveryRow, parseDelivery } from "./delivery-rows.ts";

/**
 * Not behind an earlier one of the same lane and candidate that nothing has gone wrong with yet: the order of what a candidate caused
 * is kept while nothing fails.
 */
const FIRST_OF_CANDIDATE = `NOT EXISTS (
  SELECT 1 FROM deliveries e WHERE e.lane = d.lane AND e.candidate_id = d.candidate_id AND e.state = 'PENDING' AND e.failures = 0
    AND e.seq < d.seq AND e.org = d.org
)`;

/** Lanes with deliveries to attempt, one step of the index for each, however many deliveries wait. */
const LANES = `WITH RECURSIVE lanes (lane) AS (
    SELECT min(lane) FROM deliveries WHERE state = 'PENDING'
    UNION ALL
    SELECT (SELECT min(d.lane) FROM deliveries d WHERE d.state = 'PENDING' AND d.lane > lanes.lane)
      FROM lanes WHERE lanes.lane IS NOT NULL
  )
  SELECT lane, (SELECT count(*) FROM deliveries d WHERE d.lane = lanes.lane AND lease_until > $1 AND lease_until > 0 AND ${SEEN}) AS leased
  FROM lanes WHERE lane IS NOT NULL`;

/** Two processes that claim the same at the same time collide, and one of them claims again. */
export function createClaim(db: Database): Transaction["deliveries"]["claim"] {
  async function lend(
    condition: string,
    { id, until }: Claim["lease"],
    values: readonly SqlValue[],
  ): Promise<Delivery[]> {
    const rows = await db.all<DeliveryRow & { readonly seq: number }>(
      `UPDATE deliveries SET lease_id = $1, lease_until = $2
       WHERE (org, seq) IN (SELECT org, seq FROM deliveries d WHERE ${condition}) RETURNING seq, ${DELIVERY_COLUMNS}`,
      id,
      until,
      ...values,
    );
    // RETURNING promises no order.
    return rows.sort((one, other) => one.seq - other.seq).map(({ seq: _, ...row }) => parseDelivery(db, row));
  }

  const claimInLane = (lane: string, limit: number, { dueBy, now, lease }: Claim): Promise<Delivery[]> =>
    lend(
      `state = 'PENDING' AND lane = $3 AND due_at <= $4 AND lease_until <= $5 AND ${SEEN} AND ${FIRST_OF_CANDIDATE}
       ORDER BY due_at, seq LIMIT $6`,
      lease,
      [lane, dueBy, now, limit],
    );

  const claimOne = ({ dueBy, now, lease }: Claim, { organizationId, id }: NonNullable<Claim["only"]>) =>
    lend(
      `org = ${ORG.replace("$1", "$3")} AND id = $4 AND state = 'PENDING' AND due_at <= $5 AND lease_until <= $6`,
      lease,
      [db.rowsOf(organizationId), id, dueBy, now],
    );

  return async (wanted) => {
    const { now, perLane, only } = wanted;
    if (only !== undefined) return claimOne(wanted, only);
    const lanes = await db.all<{ lane: string; leased: number }>(LANES, now);
    const claimed: Delivery[] = [];
    let { limit, mails } = wanted;
    for (const { lane, leased } of lanes.sort((one, other) => one.leased - other.leased)) {
      const most = Math.min(perLane(lane) - leased, limit, isMailLane(lane) ? mails : limit);
      if (most <= 0) continue;
      const lent = await claimInLane(lane, most, wanted);
      limit -= lent.length;
      if (isMailLane(lane)) mails -= lent.length;
      claimed.push(...lent);
    }
    return claimed;
  };
}
