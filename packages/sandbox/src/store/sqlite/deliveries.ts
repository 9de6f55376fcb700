import type { Delivery } from "../../domain/deliveries.ts";
import type { Transaction } from "../store.ts";
import { demandOrganization, ORG, organizationNumber, parse } from "./collections.ts";
import type { Database } from "./database.ts";

interface Doc {
  readonly doc: string;
}

export function createDeliveries(db: Database): Transaction["deliveries"] {
  return {
    async get(organizationId, id) {
      const row = db.get<Doc>(`SELECT doc FROM deliveries WHERE org = ${ORG} AND id = ?2`, organizationId, id);
      return row && parse<Delivery>(row);
    },

    async next(now) {
      const row = db.get<Doc>("SELECT doc FROM deliveries WHERE lease_until <= ?1 ORDER BY due_at, seq LIMIT 1", now);
      return row && parse<Delivery>(row);
    },

    async put(delivery) {
      db.run(
        `INSERT INTO deliveries (org, id, doc, due_at, candidate_id) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (org, id) DO UPDATE SET doc = excluded.doc, due_at = excluded.due_at,
           candidate_id = excluded.candidate_id, lease_id = NULL, lease_until = 0`,
        demandOrganization(db, delivery.organizationId),
        delivery.id,
        JSON.stringify(delivery),
        delivery.dueAt,
        delivery.candidateId,
      );
    },

    async claim({ dueBy, now, lease, limit, only }) {
      const org = only === undefined ? undefined : organizationNumber(db, only.organizationId);
      const rows = db.all<Doc>(
        `UPDATE deliveries SET lease_id = ?3, lease_until = ?4 WHERE seq IN (
           SELECT seq FROM deliveries WHERE due_at <= ?1 AND lease_until <= ?2 ${only === undefined ? "" : "AND org = ?6 AND id = ?7"}
           ORDER BY due_at, seq LIMIT ?5
         ) RETURNING doc`,
        dueBy,
        now,
        lease.id,
        lease.until,
        limit,
        ...(only === undefined ? [] : [org ?? null, only.id]),
      );
      // RETURNING promises no order.
      return rows.map((row) => parse<Delivery>(row)).sort((one, other) => one.dueAt - other.dueAt);
    },

    async settle(organizationId, id, leaseId) {
      return (
        db.run(`DELETE FROM deliveries WHERE org = ${ORG} AND id = ?2 AND lease_id = ?3`, organizationId, id, leaseId)
          .changes > 0
      );
    },

    async delete(organizationId, id) {
      return db.run(`DELETE FROM deliveries WHERE org = ${ORG} AND id = ?2`, organizationId, id).changes > 0;
    },

    async deleteOfCandidate(organizationId, candidateId) {
      db.run(`DELETE FROM deliveries WHERE org = ${ORG} AND candidate_id = ?2`, organizationId, candidateId);
    },
  };
}

/** Ends all leases: the process that had them is gone when another one opens the file. */
export const endLeases = (db: Database): void =>
  db.exec("UPDATE deliveries SET lease_id = NULL, lease_until = 0 WHERE lease_until > 0");
