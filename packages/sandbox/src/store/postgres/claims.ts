import type { Delivery } from "../../domain/deliveries.ts";
import { claimByLane, FIRST_OF_CANDIDATE, type LeasedLane, WITH_LANES } from "../claims.ts";
import type { Claim, Transaction } from "../store.ts";
import { ORG, SEEN } from "./collections.ts";
import type { Database, SqlValue } from "./database.ts";
import { DELIVERY_COLUMNS, type DeliveryRow, parseDelivery } from "./delivery-rows.ts";

const LANES = `${WITH_LANES}
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
    return rows.sort((one, other) => one.seq - other.seq).map(({ seq: _, ...row }) => parseDelivery(row));
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
    if (wanted.only !== undefined) return claimOne(wanted, wanted.only);
    const lanes = await db.all<LeasedLane>(LANES, wanted.now);
    return claimByLane(wanted, lanes, (lane, limit) => claimInLane(lane, limit, wanted));
  };
}
