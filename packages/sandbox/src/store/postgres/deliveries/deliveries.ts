import { type Delivery, type DeliveryState, laneOf, type WebhookDelivery } from "../../../domain/deliveries.ts";
import { claimable, countByState } from "../../claims.ts";
import { formOf, unknownOrganization } from "../../documents.ts";
import type { DeliveryFilter } from "../../filters.ts";
import type { Transaction } from "../../store.ts";
import { type Conditions, conditionsOf, goesBy, inOrderOf, ORG } from "../collections.ts";
import { type Database, noteDue, type SqlValue } from "../connection/database.ts";
import { createClaim } from "./claims.ts";
import { DELIVERY_COLUMNS, type DeliveryRow, parseDelivery } from "./delivery-rows.ts";

const { toRow } = formOf<Delivery>("deliveries");

/** Columns of a row, with their types, beside that of its organization. */
const COLUMNS = {
  id: "text",
  doc: "text",
  version: "integer",
  lane: "text",
  candidate_id: "text",
  event_id: "text",
  candidate_deleted: "boolean",
  state: "text",
  due_at: "bigint",
  failures: "integer",
  created_at: "bigint",
  lease_id: "text",
  lease_until: "bigint",
} as const;
const NAMES = Object.keys(COLUMNS);

/** Creates rows of an organization, or replaces them in their places, as many as there are in one statement. */
const PUT = `INSERT INTO deliveries (org, ${NAMES.join(", ")})
  SELECT number, ${NAMES.map((name) => `one.${name}`).join(", ")}
  FROM organizations, json_to_recordset($2::json) AS one (${Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(", ")})
  WHERE organizations.id = $1
  ON CONFLICT (org, id) DO UPDATE SET ${NAMES.slice(1)
    .map((name) => `${name} = excluded.${name}`)
    .join(", ")}`;

const columnsOf = (delivery: Delivery): Record<keyof typeof COLUMNS, unknown> => ({
  id: delivery.id,
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

const SELECT = `SELECT ${DELIVERY_COLUMNS} FROM deliveries`;

export function createDeliveries(db: Database, options?: Parameters<typeof createClaim>[1]): Transaction["deliveries"] {
  const all = async (rest: string, ...values: SqlValue[]) =>
    (await db.all<DeliveryRow>(`${SELECT} ${rest}`, ...values)).map(parseDelivery);
  const first = async (rest: string, ...values: SqlValue[]) => (await all(`${rest} LIMIT 1`, ...values))[0];

  async function list(conditions: Conditions, offset: number, limit: number) {
    const counted = `SELECT count(*) AS total FROM deliveries WHERE ${conditions.sql()}`;
    const [{ total } = { total: 0 }] = await db.planned<{ total: number }>(counted, ...conditions.values);
    if (offset >= total || limit <= 0) return { items: [], total };
    const at = conditions.values.length;
    const page = `${SELECT} WHERE ${conditions.sql()} ORDER BY seq DESC LIMIT $${at + 1} OFFSET $${at + 2}`;
    const rows = await db.planned<DeliveryRow>(page, ...conditions.values, limit, offset);
    return { items: rows.map(parseDelivery) as WebhookDelivery[], total };
  }

  async function putAll(deliveries: readonly Delivery[]): Promise<void> {
    const organizations = new Set(deliveries.map(({ organizationId }) => organizationId));
    for (const organizationId of organizations) {
      const rows = deliveries.filter((one) => one.organizationId === organizationId).map(columnsOf);
      const put = await db.run(PUT, db.rowsOf(organizationId), JSON.stringify(rows));
      if (put === 0) throw unknownOrganization(organizationId);
      for (const { state, dueAt } of deliveries) if (state === "PENDING") noteDue(db, organizationId, dueAt);
    }
  }

  return {
    get: (organizationId, id) => first(`WHERE org = ${ORG} AND id = $2`, db.rowsOf(organizationId), id),

    next(now, among = {}) {
      const values: SqlValue[] = [];
      const bind = (value: string | number) => `$${values.push(value)}`;
      const condition = claimable(now, among, goesBy(among.owner, "d", bind), bind);
      return first(`d WHERE ${condition} ${inOrderOf(among.owner)}`, ...values);
    },

    async countDue(now, by, owner) {
      const values: SqlValue[] = [by, now];
      const ours = goesBy(owner, "deliveries", (value) => `$${values.push(value)}`);
      const sql = `SELECT count(*) AS count FROM deliveries WHERE state = 'PENDING' AND due_at <= $1 AND lease_until <= $2 AND ${ours}`;
      return (await db.one<{ count: number }>(sql, ...values))?.count ?? 0;
    },

    async lastDueAt(by, owner) {
      const values: SqlValue[] = [by];
      const ours = goesBy(owner, "deliveries", (value) => `$${values.push(value)}`);
      const sql = `SELECT due_at FROM deliveries WHERE state = 'PENDING' AND due_at <= $1 AND ${ours} ${inOrderOf(owner, "DESC")} LIMIT 1`;
      return (await db.one<{ due_at: number }>(sql, ...values))?.due_at;
    },

    async lastLease(by, owner) {
      const values: SqlValue[] = [by];
      const ours = goesBy(owner, "deliveries", (value) => `$${values.push(value)}`);
      // Few have a lease. With max() PostgreSQL finds them by the index of those, in whatever order that is.
      const sql = `SELECT max(lease_until) AS until FROM deliveries WHERE state = 'PENDING' AND lease_until > 0 AND lease_until <= $1 AND ${ours}`;
      return (await db.one<{ until: number | null }>(sql, ...values))?.until ?? undefined;
    },

    list: (organizationId, filter, { offset, limit }) => list(admitting(db, organizationId, filter), offset, limit),

    async count(webhookId) {
      const rows = await db.all<{ state: DeliveryState; count: number }>(
        "SELECT state, count(*) AS count FROM deliveries WHERE lane = $1 GROUP BY state",
        webhookId,
      );
      return countByState(rows);
    },

    put: (delivery) => putAll([delivery]),
    putAll,

    claim: createClaim(db, options),

    async isLeased(organizationId, id, leaseId) {
      const row = await db.one(
        `SELECT 1 FROM deliveries WHERE org = ${ORG} AND id = $2 AND lease_id = $3`,
        db.rowsOf(organizationId),
        id,
        leaseId,
      );
      return row !== undefined;
    },

    async hold(webhookId) {
      await db.run(
        "UPDATE deliveries SET state = 'HELD', lease_id = NULL, lease_until = 0 WHERE lane = $1 AND state = 'PENDING'",
        webhookId,
      );
    },

    resume({ organizationId, id: webhookId }, dueAt) {
      noteDue(db, organizationId, dueAt);
      return db.run(
        "UPDATE deliveries SET state = 'PENDING', due_at = $2, failures = 0 WHERE lane = $1 AND state = 'HELD'",
        webhookId,
        dueAt,
      );
    },

    delete: async (organizationId, id) =>
      (await db.run(`DELETE FROM deliveries WHERE org = ${ORG} AND id = $2`, db.rowsOf(organizationId), id)) > 0,

    async forgetCandidate(organizationId, candidateId) {
      const of = `org = ${ORG} AND candidate_id = $2`;
      const values = [db.rowsOf(organizationId), candidateId];
      await db.run(`DELETE FROM deliveries WHERE ${of} AND (event_id IS NULL OR state = 'DELIVERED')`, ...values);
      for (const owed of (await all(`WHERE ${of}`, ...values)) as WebhookDelivery[]) {
        const attempts = owed.attempts.map(({ body: _, message: __, ...attempt }) => attempt);
        const { doc } = toRow({ ...owed, attempts, candidateDeleted: true });
        // Its lease stays.
        const sql = `UPDATE deliveries SET doc = $3, candidate_deleted = true WHERE org = ${ORG} AND id = $2`;
        await db.run(sql, db.rowsOf(organizationId), owed.id, doc);
      }
    },

    async deleteOfWebhook(webhookId) {
      const owed = "lane = $1 AND state <> 'DELIVERED' AND candidate_deleted";
      const events = await db.all<{ id: string }>(
        `SELECT event_id AS id FROM deliveries WHERE ${owed} ORDER BY seq`,
        webhookId,
      );
      await db.run("DELETE FROM deliveries WHERE lane = $1", webhookId);
      return events.map(({ id }) => id);
    },
  };
}

/** Deliveries of events that a filter admits. */
function admitting(db: Database, organizationId: string, filter: DeliveryFilter): Conditions {
  const { webhookId, candidateId, eventId, states = [], since } = filter;
  const conditions = conditionsOf(db, organizationId);
  conditions.add("(event_id IS NOT NULL) = ?", true);
  conditions.add("lane = ?", webhookId);
  conditions.add("candidate_id = ?", candidateId);
  conditions.add("event_id = ?", eventId);
  conditions.add("state = ANY (?)", states.length === 0 ? undefined : states);
  conditions.add("created_at >= ?", since);
  return conditions;
}
