import { type Delivery, mailLane } from "../../../domain/deliveries.ts";
import { claimByLane, FIRST_OF_CANDIDATE, type LeasedLane, waitingLanes } from "../../shared/claims.ts";
import type { Claim, Tables } from "../../tables.ts";
import type { Database, SqlValue } from "../connection/database.ts";
import { goesBy, ORG, SEEN } from "../dialect.ts";
import { DELIVERY_COLUMNS, type DeliveryRow, parseDelivery } from "./delivery-rows.ts";

const LEASED = `(SELECT count(*) FROM deliveries d WHERE d.lane = waiting.lane AND lease_until > $1 AND lease_until > 0 AND ${SEEN}) AS leased`;

/** Lanes of all organizations that follow the sandbox clock. */
const LANES = `SELECT lane, ${LEASED} FROM (${waitingLanes(goesBy(undefined, "d", String))}) AS waiting`;

/** Lanes of an organization. */
const OWN_LANES = `SELECT lane, ${LEASED} FROM (SELECT $3 AS lane UNION ALL SELECT id FROM webhooks WHERE org = ${ORG.replace("$1", "$2")}) AS waiting`;

/**
 * Two processes that claim the same deliveries collide, and one of them retries.
 * @param options.plain without SKIP LOCKED, which lets processes claim different deliveries and so avoids
 * collisions
 */
export function createClaim(db: Database, { plain = false }: { plain?: boolean } = {}): Tables["deliveries"]["claim"] {
  const locked = plain ? "" : "FOR UPDATE OF d SKIP LOCKED";

  /** @param condition its parameters are `now` as $3, and `values` from $4 on */
  async function lend(
    condition: string,
    { now, lease: { id, until } }: Pick<Claim, "now" | "lease">,
    values: readonly SqlValue[],
  ): Promise<Delivery[]> {
    // The outer condition is checked again after a concurrent lease of the row, so that no delivery is leased twice.
    const free = "state = 'PENDING' AND lease_until <= $3";
    const rows = await db.all<DeliveryRow & { readonly seq: number }>(
      // MATERIALIZED runs the query once. A second run would skip the rows that it locked itself.
      `WITH wanted AS MATERIALIZED (SELECT org, seq FROM deliveries d WHERE ${free} AND ${condition})
       UPDATE deliveries SET lease_id = $1, lease_until = $2 WHERE (org, seq) IN (SELECT org, seq FROM wanted) AND ${free} RETURNING seq, ${DELIVERY_COLUMNS}`,
      id,
      until,
      now,
      ...values,
    );
    // RETURNING has no guaranteed order.
    return rows.sort((one, other) => one.seq - other.seq).map(({ seq: _, ...row }) => parseDelivery(row));
  }

  function claimInLane(lane: string, limit: number, claim: Claim): Promise<Delivery[]> {
    const values: SqlValue[] = [lane, claim.dueBy, limit];
    const ours = goesBy(claim.owner, "d", (value) => `$${values.push(value) + 3}`);
    return lend(
      `lane = $4 AND due_at <= $5 AND ${ours} AND ${FIRST_OF_CANDIDATE} ORDER BY due_at, seq LIMIT $6 ${locked}`,
      claim,
      values,
    );
  }

  const lanesOf = ({ owner, now }: Claim): Promise<LeasedLane[]> =>
    owner === undefined ? db.all<LeasedLane>(LANES, now) : db.all<LeasedLane>(OWN_LANES, now, owner, mailLane(owner));

  const claimOne = (claim: Claim, { organizationId, id }: NonNullable<Claim["only"]>) =>
    lend(`org = ${ORG.replace("$1", "$4")} AND id = $5 AND due_at <= $6`, claim, [
      db.rowsOf(organizationId),
      id,
      claim.dueBy,
    ]);

  return async (wanted) => {
    if (wanted.only !== undefined) return claimOne(wanted, wanted.only);
    return claimByLane(wanted, await lanesOf(wanted), (lane, limit) => claimInLane(lane, limit, wanted));
  };
}
