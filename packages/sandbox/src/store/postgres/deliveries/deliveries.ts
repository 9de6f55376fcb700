import { type Delivery, laneOf, type WebhookDelivery } from "../../../domain/deliveries.ts";
import { formOf, unknownOrganization } from "../../documents.ts";
import type { DeliveryFilter } from "../../filters.ts";
import { createDueDeliveries } from "../../shared/due-deliveries.ts";
import { forgetInResponses } from "../../shared/responses.ts";
import type { Tables } from "../../tables.ts";
import type { Database, SqlValue } from "../connection/database.ts";
import { type Conditions, conditionsOf, ORG, statementsOf } from "../dialect.ts";
import { createClaim } from "./claims.ts";
import { DELIVERY_COLUMNS, type DeliveryRow, parseDelivery } from "./delivery-rows.ts";

const { toRow } = formOf<Delivery>("deliveries");

/** Columns and types of a row, without the organization's. */
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

/** Inserts or replaces a batch of rows of one organization; replaced rows keep their places. */
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

const responses = {
  columns: DELIVERY_COLUMNS,
  hasText: `doc ~ '"(body|message)":"[^"]'`,
  parse: parseDelivery,
};

const SELECT = `SELECT ${DELIVERY_COLUMNS} FROM deliveries`;

export function createDeliveries(db: Database, options?: Parameters<typeof createClaim>[1]): Tables["deliveries"] {
  const all = async (rest: string, ...values: SqlValue[]) =>
    (await db.all<DeliveryRow>(`${SELECT} ${rest}`, ...values)).map(parseDelivery);

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
    }
  }

  return {
    ...createDueDeliveries(statementsOf(db), DELIVERY_COLUMNS, parseDelivery),

    list: (organizationId, filter, { offset, limit }) => list(admitting(db, organizationId, filter), offset, limit),

    put: (delivery) => putAll([delivery]),
    putAll,

    claim: createClaim(db, options),

    async hold(webhookId) {
      await db.run(
        "UPDATE deliveries SET state = 'HELD', lease_id = NULL, lease_until = 0 WHERE lane = $1 AND state = 'PENDING'",
        webhookId,
      );
    },

    resume({ id: webhookId }, dueAt) {
      return db.run(
        "UPDATE deliveries SET state = 'PENDING', due_at = $2, failures = 0 WHERE lane = $1 AND state = 'HELD'",
        webhookId,
        dueAt,
      );
    },

    async forgetCandidate(organizationId, candidateId, naming) {
      const of = `org = ${ORG} AND candidate_id = $2`;
      const values = [db.rowsOf(organizationId), candidateId];
      await db.run(`DELETE FROM deliveries WHERE ${of} AND (event_id IS NULL OR state = 'DELIVERED')`, ...values);
      for (const owed of (await all(`WHERE ${of}`, ...values)) as WebhookDelivery[]) {
        const attempts = owed.attempts.map(({ body: _, message: __, ...attempt }) => attempt);
        const { doc } = toRow({ ...owed, attempts, candidateDeleted: true });
        // Keeps the lease.
        const sql = `UPDATE deliveries SET doc = $3, candidate_deleted = true WHERE org = ${ORG} AND id = $2`;
        await db.run(sql, db.rowsOf(organizationId), owed.id, doc);
      }
      await forgetInResponses(statementsOf(db), responses, organizationId, naming);
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

/** Conditions of a filter for event deliveries. */
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
