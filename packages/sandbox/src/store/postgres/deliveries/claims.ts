import { type Delivery, mailLane } from "../../../domain/deliveries.ts";
import { claimByLane, FIRST_OF_CANDIDATE, type LeasedLane, waitingLanes } from "../../claims.ts";
import type { Claim, Transaction } from "../../store.ts";
import { goesBy, ORG, SEEN } from "../collections.ts";
import type { Database, SqlValue } from "../connection/database.ts";
import { DELIVERY_COLUMNS, type DeliveryRow, parseDelivery } from "./delivery-rows.ts";

const LEASED = `(SELECT count(*) FROM deliveries d WHERE d.lane = waiting.lane AND lease_until > $1 AND lease_until > 0 AND ${SEEN}) AS leased`;

/** Lanes of all organizations that follow the sandbox's clock. */
const LANES = `SELECT lane, ${LEASED} FROM (${waitingLanes(goesBy(undefined, "d", String))}) AS waiting`;

/** Lanes of an organization. */
const OWN_LANES = `SELECT lane, ${LEASED} FROM (SELECT $3 AS lane UNION ALL SELECT id FROM webhooks WHERE org = ${ORG.replace("$1", "$2")}) AS waiting`;

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

  function claimInLane(lane: string, limit: number, { owner, dueBy, now, lease }: Claim): Promise<Delivery[]> {
    const values: SqlValue[] = [lane, dueBy, now, limit];
    const ours = goesBy(owner, "d", (value) => `$${values.push(value) + 2}`);
    return lend(
      `state = 'PENDING' AND lane = $3 AND due_at <= $4 AND lease_until <= $5 AND ${ours} AND ${FIRST_OF_CANDIDATE}
       ORDER BY due_at, seq LIMIT $6`,
      lease,
      values,
    );
  }

  const lanesOf = ({ owner, now }: Claim): Promise<LeasedLane[]> =>
    owner === undefined ? db.all<LeasedLane>(LANES, now) : db.all<LeasedLane>(OWN_LANES, now, owner, mailLane(owner));

  const claimOne = ({ dueBy, now, lease }: Claim, { organizationId, id }: NonNullable<Claim["only"]>) =>
    lend(
      `org = ${ORG.replace("$1", "$3")} AND id = $4 AND state = 'PENDING' AND due_at <= $5 AND lease_until <= $6`,
      lease,
      [db.rowsOf(organizationId), id, dueBy, now],
    );

  return async (wanted) => {
    if (wanted.only !== undefined) return claimOne(wanted, wanted.only);
    return claimByLane(wanted, await lanesOf(wanted), (lane, limit) => claimInLane(lane, limit, wanted));
  };
}
