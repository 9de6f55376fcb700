import { type Delivery, laneOf, mailLane, type WebhookDelivery } from "../../domain/deliveries.ts";
import { claimByLane, FIRST_OF_CANDIDATE, type LeasedLane, waitingLanes } from "../shared/claims.ts";
import { createDueDeliveries } from "../shared/due-deliveries.ts";
import { forgetInResponses } from "../shared/responses.ts";
import { ORG } from "../shared/statements.ts";
import type { Claim, Tables } from "../tables.ts";
import {
  conditionsOf,
  createDocuments,
  demandOrganization,
  goesBy,
  isIn,
  listPage,
  organizationNumber,
  SEEN,
  statementsOf,
} from "./dialect.ts";
import type { Database, SqlValue } from "./file/database.ts";

export function createDeliveries(db: Database): Tables["deliveries"] {
  const documents = createDocuments<Delivery>(db, "deliveries");
  const responses = {
    columns: "doc, version",
    hasText: `(doc GLOB '*"body":"[^"]*' OR doc GLOB '*"message":"[^"]*')`,
    parse: documents.parse,
  };

  function lanes({ now, owner }: Claim): LeasedLane[] {
    const rows = db.all<LeasedLane>(
      `SELECT lane, count(*) AS leased FROM deliveries WHERE lease_until > 0 AND lease_until > ?1 AND ${SEEN} GROUP BY lane`,
      now,
    );
    const leased = new Map(rows.map((row) => [row.lane, row.leased]));
    const waiting =
      owner === undefined
        ? db.all<{ lane: string }>(waitingLanes(goesBy(owner, String))).map(({ lane }) => lane)
        : lanesOf(owner);
    return waiting.map((lane) => ({ lane, leased: leased.get(lane) ?? 0 }));
  }

  const lanesOf = (organizationId: string) => [
    mailLane(organizationId),
    ...db.all<{ id: string }>(`SELECT id FROM webhooks WHERE org = ${ORG}`, organizationId).map(({ id }) => id),
  ];

  function claimInLane(lane: string, limit: number, { owner, dueBy, now, lease }: Claim): Delivery[] {
    const values: SqlValue[] = [lane, dueBy, now, limit];
    const ours = goesBy(owner, (value) => `?${values.push(value) + 2}`);
    return lend(
      `state = 'PENDING' AND lane = ?3 AND due_at <= ?4 AND lease_until <= ?5 AND ${ours} AND ${FIRST_OF_CANDIDATE}
       ORDER BY due_at, seq LIMIT ?6`,
      lease,
      values,
    );
  }

  function lend(condition: string, { id, until }: Claim["lease"], values: readonly SqlValue[]): Delivery[] {
    const rows = db.all<{ seq: number; doc: string; version: number }>(
      `UPDATE deliveries SET lease_id = ?1, lease_until = ?2
       WHERE seq IN (SELECT seq FROM deliveries d WHERE ${condition}) RETURNING seq, doc, version`,
      id,
      until,
      ...values,
    );
    // RETURNING has no guaranteed order.
    return rows.sort((one, other) => one.seq - other.seq).map(documents.parse);
  }

  return {
    ...createDueDeliveries(statementsOf(db), "doc, version", documents.parse),

    async list(organizationId, { webhookId, candidateId, eventId, states, since }, slice) {
      const conditions = conditionsOf(organizationNumber(db, organizationId), "org = ?1 AND event_id IS NOT NULL");
      conditions.add("lane = ?", webhookId);
      conditions.add("candidate_id = ?", candidateId);
      conditions.add("event_id = ?", eventId);
      conditions.addWanted(isIn("state"), states);
      conditions.add("doc ->> '$.createdAt' >= ?", since);
      return listPage<WebhookDelivery>(db, "deliveries", conditions, slice, { order: "DESC" });
    },

    async put(delivery) {
      const { doc, version } = documents.toRow(delivery);
      db.run(
        `INSERT INTO deliveries (org, id, doc, version, lane, candidate_id, event_id, state, due_at, failures)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
         ON CONFLICT (org, id) DO UPDATE SET doc = excluded.doc, version = excluded.version, state = excluded.state, due_at = excluded.due_at,
           failures = excluded.failures, lease_id = NULL, lease_until = 0`,
        demandOrganization(db, delivery.organizationId),
        delivery.id,
        doc,
        version,
        laneOf(delivery),
        delivery.candidateId,
        delivery.kind === "webhook" ? delivery.eventId : null,
        delivery.state,
        delivery.dueAt,
        delivery.failures,
      );
    },

    async claim(wanted) {
      const { dueBy, now, lease, only } = wanted;
      if (only !== undefined) {
        const org = organizationNumber(db, only.organizationId) ?? null;
        return lend("org = ?3 AND id = ?4 AND state = 'PENDING' AND due_at <= ?5 AND lease_until <= ?6", lease, [
          org,
          only.id,
          dueBy,
          now,
        ]);
      }
      return claimByLane(wanted, lanes(wanted), async (lane, limit) => claimInLane(lane, limit, wanted));
    },

    async hold(webhookId) {
      db.run(
        `UPDATE deliveries SET state = 'HELD', lease_id = NULL, lease_until = 0, doc = json_set(doc, '$.state', 'HELD')
         WHERE lane = ?1 AND state = 'PENDING'`,
        webhookId,
      );
    },

    async resume({ id: webhookId }, dueAt) {
      return db.run(
        `UPDATE deliveries SET state = 'PENDING', due_at = ?2, failures = 0,
           doc = json_set(doc, '$.state', 'PENDING', '$.dueAt', ?2, '$.failures', 0)
         WHERE lane = ?1 AND state = 'HELD'`,
        webhookId,
        dueAt,
      ).changes;
    },

    async forgetCandidate(organizationId, candidateId, naming) {
      db.run(
        `DELETE FROM deliveries
         WHERE org = ${ORG} AND candidate_id = ?2 AND (event_id IS NULL OR state = 'DELIVERED')`,
        organizationId,
        candidateId,
      );
      db.run(
        `UPDATE deliveries SET doc = json_set(doc, '$.candidateDeleted', json('true'), '$.attempts', (
           SELECT json_group_array(json(json_remove(value, '$.body', '$.message'))) FROM json_each(doc, '$.attempts')
         )) WHERE org = ${ORG} AND candidate_id = ?2`,
        organizationId,
        candidateId,
      );
      await forgetInResponses(statementsOf(db), responses, organizationId, naming);
    },

    async deleteOfWebhook(webhookId) {
      const events = db.all<{ id: string }>(
        `SELECT event_id AS id FROM deliveries
         WHERE lane = ?1 AND state <> 'DELIVERED' AND doc ->> '$.candidateDeleted' ORDER BY seq`,
        webhookId,
      );
      db.run("DELETE FROM deliveries WHERE lane = ?1", webhookId);
      return events.map(({ id }) => id);
    },
  };
}

/** Ends all leases. Their process ended before this one opened the file. */
export const endLeases = (db: Database): void =>
  db.exec("UPDATE deliveries SET lease_id = NULL, lease_until = 0 WHERE lease_until > 0");
