import {
  type Delivery,
  type DeliveryState,
  deliveryStates,
  isMailLane,
  laneOf,
  mailLane,
  type WebhookDelivery,
} from "../../domain/deliveries.ts";
import type { Instant } from "../../domain/time.ts";
import { type DocumentRow, formOf } from "../documents.ts";
import type { Among, Claim, Tables } from "../tables.ts";
import { conditionsOf } from "./conditions.ts";
import { forgetInResponses } from "./responses.ts";
import { ORG, type Statements, type StatementValue } from "./statements.ts";

const { toRow, parse } = formOf<Delivery>("deliveries");

/** A row; values that change for many deliveries at once are in columns, which override the document. */
export interface DeliveryRow extends DocumentRow {
  readonly state: DeliveryState;
  readonly due_at: Instant;
  readonly failures: number;
}

export const DELIVERY_COLUMNS = "doc, version, state, due_at, failures";

export const parseDelivery = ({ doc, version, state, due_at: dueAt, failures }: DeliveryRow): Delivery =>
  ({ ...parse({ doc, version }), state, dueAt, failures }) as Delivery;

export const deliveryColumns = (delivery: Delivery) => ({
  ...toRow(delivery),
  lane: laneOf(delivery),
  candidate_id: delivery.candidateId,
  event_id: delivery.kind === "webhook" ? delivery.eventId : null,
  candidate_deleted: delivery.kind === "webhook" && delivery.candidateDeleted === true,
  state: delivery.state,
  due_at: delivery.dueAt,
  failures: delivery.failures,
  created_at: delivery.kind === "webhook" ? delivery.createdAt : null,
  lease_id: null,
  lease_until: 0,
});

/**
 * Condition that no earlier delivery of the candidate is pending, except after a failure: a candidate's deliveries keep
 * their order until one fails. OFFSET makes PostgreSQL search the index.
 */
const FIRST_OF_CANDIDATE = `NOT EXISTS (
  SELECT 1 FROM deliveries e WHERE e.lane = d.lane AND e.candidate_id = d.candidate_id AND e.state = 'PENDING' AND e.failures = 0
    AND e.seq < d.seq AND e.org = d.org LIMIT 1 OFFSET 0
)`;

/**
 * Condition of deliveries to claim, including deliveries of a full lane. The clock's next stop uses the same condition, so the clock never waits
 * for a delivery behind a later one.
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
 * Lanes with pending deliveries, one index lookup per lane.
 * @param ours SQL condition on `org`
 */
const pendingLanes = (ours: string): string => `WITH RECURSIVE lanes (lane) AS (
    SELECT min(lane) FROM deliveries WHERE state = 'PENDING'
    UNION ALL
    SELECT (SELECT min(d.lane) FROM deliveries d WHERE d.state = 'PENDING' AND d.lane > lanes.lane)
      FROM lanes WHERE lanes.lane IS NOT NULL
  )
  SELECT lane FROM lanes WHERE lane IS NOT NULL
    AND EXISTS (SELECT 1 FROM deliveries d WHERE d.lane = lanes.lane AND d.state = 'PENDING' AND ${ours} LIMIT 1 OFFSET 0)`;

interface LeasedLane {
  readonly lane: string;
  readonly leased: number;
}

/**
 * Claims lane by lane, lanes with the fewest leases first.
 * @param claimInLane leases at most the given number of deliveries of a lane
 */
async function claimByLane(
  { limit, mails, perLane }: Claim,
  lanes: readonly LeasedLane[],
  claimInLane: (lane: string, limit: number) => Promise<readonly Delivery[]>,
): Promise<Delivery[]> {
  const claimed: Delivery[] = [];
  let [left, mailsLeft] = [limit, mails];
  for (const { lane, leased } of lanes.toSorted((one, other) => one.leased - other.leased)) {
    const most = Math.min(perLane(lane) - leased, left, isMailLane(lane) ? mailsLeft : left);
    if (most <= 0) continue;
    const more = await claimInLane(lane, most);
    left -= more.length;
    if (isMailLane(lane)) mailsLeft -= more.length;
    claimed.push(...more);
  }
  return claimed;
}

function countByState(
  rows: readonly { readonly state: DeliveryState; readonly count: number }[],
): Record<DeliveryState, number> {
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(deliveryStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
    DeliveryState,
    number
  >;
}

/** @param lock lets processes claim different deliveries */
export function createDeliveries(db: Statements, lock = ""): Tables["deliveries"] {
  const leased = `(SELECT count(*) FROM deliveries d WHERE d.lane = pending.lane AND lease_until > ?1 AND lease_until > 0 AND ${db.seen}) AS leased`;

  async function first(rest: string, ...values: StatementValue[]): Promise<Delivery | undefined> {
    const row = await db.one<DeliveryRow>(`SELECT ${DELIVERY_COLUMNS} FROM deliveries ${rest} LIMIT 1`, ...values);
    return row && parseDelivery(row);
  }

  /** Lanes of all organizations that follow the sandbox clock, or of one organization. */
  const lanesOf = async ({ owner, now }: Claim): Promise<LeasedLane[]> =>
    owner === undefined
      ? db.all(`SELECT lane, ${leased} FROM (${pendingLanes(db.followsClock(owner, "d", String))}) AS pending`, now)
      : db.all(
          `SELECT lane, ${leased} FROM (
             SELECT ?3 AS lane UNION ALL SELECT id FROM webhooks WHERE org = ${ORG.replace("?1", "?2")}
           ) AS pending`,
          now,
          owner,
          mailLane(owner),
        );

  /** @param condition its parameters are `now` as ?3, and `values` from ?4 on */
  async function leaseRows(
    condition: string,
    { now, lease: { id, until } }: Pick<Claim, "now" | "lease">,
    values: readonly StatementValue[],
  ): Promise<Delivery[]> {
    // The outer condition is checked again after a concurrent lease of the row, so that no delivery is leased twice.
    const free = "state = 'PENDING' AND lease_until <= ?3";
    const rows = await db.all<DeliveryRow & { readonly seq: number }>(
      // MATERIALIZED runs the query once. A second run would skip the rows that it locked itself.
      `WITH wanted AS MATERIALIZED (SELECT ${db.rowKey} FROM deliveries d WHERE ${free} AND ${condition})
       UPDATE deliveries SET lease_id = ?1, lease_until = ?2
       WHERE (${db.rowKey}) IN (SELECT ${db.rowKey} FROM wanted) AND ${free} RETURNING seq, ${DELIVERY_COLUMNS}`,
      id,
      until,
      now,
      ...values,
    );
    // RETURNING has no guaranteed order.
    return rows.sort((one, other) => one.seq - other.seq).map(parseDelivery);
  }

  function claimInLane(lane: string, limit: number, claim: Claim): Promise<Delivery[]> {
    const values: StatementValue[] = [lane, claim.dueBy, limit];
    const ours = db.followsClock(claim.owner, "d", (value) => `?${values.push(value) + 3}`);
    return leaseRows(
      `lane = ?4 AND due_at <= ?5 AND ${ours} AND ${FIRST_OF_CANDIDATE} ORDER BY due_at, seq LIMIT ?6 ${lock}`,
      claim,
      values,
    );
  }

  const claimOne = (claim: Claim, { organizationId, id }: NonNullable<Claim["only"]>) =>
    leaseRows(`org = ${ORG.replace("?1", "?4")} AND id = ?5 AND due_at <= ?6`, claim, [
      db.rowsOf(organizationId),
      id,
      claim.dueBy,
    ]);

  return {
    get: (organizationId, id) => first(`WHERE org = ${ORG} AND id = ?2`, db.rowsOf(organizationId), id),

    next(now, among = {}) {
      const values: StatementValue[] = [];
      const bind = (value: string | number) => `?${values.push(value)}`;
      const condition = claimable(now, among, db.followsClock(among.owner, "d", bind), bind);
      return first(`d WHERE ${condition} ${db.inOrderOf(among.owner)}`, ...values);
    },

    async countDue(now, by, owner) {
      const values: StatementValue[] = [by, now];
      const ours = db.followsClock(owner, "deliveries", (value) => `?${values.push(value)}`);
      const sql = `SELECT count(*) AS count FROM deliveries WHERE state = 'PENDING' AND due_at <= ?1 AND lease_until <= ?2 AND ${ours}`;
      return (await db.one<{ count: number }>(sql, ...values))?.count ?? 0;
    },

    async lastDueAt(by, owner) {
      const values: StatementValue[] = [by];
      const ours = db.followsClock(owner, "deliveries", (value) => `?${values.push(value)}`);
      const sql = `SELECT due_at FROM deliveries WHERE state = 'PENDING' AND due_at <= ?1 AND ${ours} ${db.inOrderOf(owner, "DESC")} LIMIT 1`;
      return (await db.one<{ due_at: Instant }>(sql, ...values))?.due_at;
    },

    async lastLease(by, owner) {
      const values: StatementValue[] = [by];
      const ours = db.followsClock(owner, "deliveries", (value) => `?${values.push(value)}`);
      // Few deliveries have a lease. With max(), PostgreSQL finds them by the index of leases.
      const sql = `SELECT max(lease_until) AS until FROM deliveries WHERE state = 'PENDING' AND lease_until > 0 AND lease_until <= ?1 AND ${ours}`;
      return (await db.one<{ until: Instant | null }>(sql, ...values))?.until ?? undefined;
    },

    async count(webhookId) {
      const sql = "SELECT state, count(*) AS count FROM deliveries WHERE lane = ?1 GROUP BY state";
      return countByState(await db.all<{ state: DeliveryState; count: number }>(sql, webhookId));
    },

    async isLeased(organizationId, id, leaseId) {
      const sql = `SELECT 1 FROM deliveries WHERE org = ${ORG} AND id = ?2 AND lease_id = ?3`;
      return (await db.one(sql, db.rowsOf(organizationId), id, leaseId)) !== undefined;
    },

    async list(organizationId, { webhookId, candidateId, eventId, states, since }, slice) {
      const conditions = conditionsOf(db.rowsOf(organizationId));
      conditions.add("event_id IS NOT NULL");
      conditions.add("lane = ?", webhookId);
      conditions.add("candidate_id = ?", candidateId);
      conditions.add("event_id = ?", eventId);
      conditions.addWanted(db.isIn("state"), states);
      conditions.add("created_at >= ?", since);
      const form = { columns: DELIVERY_COLUMNS, parse: (row: DeliveryRow) => parseDelivery(row) as WebhookDelivery };
      return db.page<WebhookDelivery, DeliveryRow>("deliveries", conditions, slice, { order: "DESC", ...form });
    },

    put: async (delivery) => db.putRow("deliveries", delivery, deliveryColumns(delivery)),

    delete: async (organizationId, id) =>
      (await db.run(`DELETE FROM deliveries WHERE org = ${ORG} AND id = ?2`, db.rowsOf(organizationId), id)) > 0,

    async claim(wanted) {
      if (wanted.only !== undefined) return claimOne(wanted, wanted.only);
      return claimByLane(wanted, await lanesOf(wanted), (lane, limit) => claimInLane(lane, limit, wanted));
    },

    async hold(webhookId) {
      await db.run(
        "UPDATE deliveries SET state = 'HELD', lease_id = NULL, lease_until = 0 WHERE lane = ?1 AND state = 'PENDING'",
        webhookId,
      );
    },

    resume: async ({ id: webhookId }, dueAt) =>
      db.run(
        "UPDATE deliveries SET state = 'PENDING', due_at = ?2, failures = 0 WHERE lane = ?1 AND state = 'HELD'",
        webhookId,
        dueAt,
      ),

    async forgetCandidate(organizationId, candidateId, naming) {
      const org = db.rowsOf(organizationId);
      const theirs = `FROM deliveries WHERE org = ${ORG} AND candidate_id = ?2`;
      await db.run(`DELETE ${theirs} AND (event_id IS NULL OR state = 'DELIVERED')`, org, candidateId);
      for (const row of await db.all<DeliveryRow>(`SELECT ${DELIVERY_COLUMNS} ${theirs}`, org, candidateId)) {
        const owed = parseDelivery(row) as WebhookDelivery;
        const attempts = owed.attempts.map(({ body: _, message: __, ...attempt }) => attempt);
        const { doc } = toRow({ ...owed, attempts, candidateDeleted: true });
        // Keeps the lease.
        const sql = `UPDATE deliveries SET doc = ?3, candidate_deleted = true WHERE org = ${ORG} AND id = ?2`;
        await db.run(sql, org, owed.id, doc);
      }
      await forgetInResponses(db, organizationId, naming);
    },

    async deleteOfWebhook(webhookId) {
      const events = await db.all<{ id: string }>(
        `SELECT event_id AS id FROM deliveries
         WHERE lane = ?1 AND state <> 'DELIVERED' AND candidate_deleted ORDER BY seq`,
        webhookId,
      );
      await db.run("DELETE FROM deliveries WHERE lane = ?1", webhookId);
      return events.map(({ id }) => id);
    },
  };
}
