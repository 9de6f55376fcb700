import { type Timer, timerId } from "../../domain/timers.ts";
import type { Transaction } from "../store.ts";
import { demandOrganization, goesBy, ORG } from "./collections.ts";
import { createDocuments } from "./documents.ts";
import type { Database } from "./file/database.ts";

export function createTimers(db: Database): Transaction["timers"] {
  const timers = createDocuments<Timer>(db, "timers");
  return {
    async next(owner) {
      const values: string[] = [];
      const ours = goesBy(owner, (value) => `?${values.push(value)}`);
      return timers.one(`WHERE ${ours} ORDER BY due_at, seq LIMIT 1`, ...values);
    },
    async list(organizationId, { offset, limit }) {
      const { total } = db.get<{ total: number }>(
        `SELECT count(*) AS total FROM timers WHERE org = ${ORG}`,
        organizationId,
      ) ?? { total: 0 };
      const items = timers.all(
        `WHERE org = ${ORG} ORDER BY due_at, seq LIMIT ?2 OFFSET ?3`,
        organizationId,
        limit,
        offset,
      );
      return { items, total };
    },
    async get(organizationId, id) {
      return timers.one(`WHERE org = ${ORG} AND id = ?2`, organizationId, id);
    },
    async put(timer) {
      const { doc, version } = timers.toRow(timer);
      db.run(
        `INSERT INTO timers (org, id, doc, version, due_at, candidate_id) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (org, id) DO UPDATE SET
           doc = excluded.doc, version = excluded.version, due_at = excluded.due_at, candidate_id = excluded.candidate_id`,
        demandOrganization(db, timer.organizationId),
        timerId(timer),
        doc,
        version,
        timer.dueAt,
        "candidateId" in timer ? timer.candidateId : null,
      );
    },
    async delete(organizationId, id) {
      return db.run(`DELETE FROM timers WHERE org = ${ORG} AND id = ?2`, organizationId, id).changes > 0;
    },
    async deleteAll(organizationId, ids) {
      for (const id of ids) db.run(`DELETE FROM timers WHERE org = ${ORG} AND id = ?2`, organizationId, id);
    },
    async deleteOfCandidate(organizationId, candidateId) {
      db.run(`DELETE FROM timers WHERE org = ${ORG} AND candidate_id = ?2`, organizationId, candidateId);
    },
  };
}
