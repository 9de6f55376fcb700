import { type Timer, timerId } from "../../domain/timers.ts";
import type { Transaction } from "../store.ts";
import { demandOrganization, ORG, parse } from "./collections.ts";
import type { Database } from "./database.ts";

export function createTimers(db: Database): Transaction["timers"] {
  return {
    async next() {
      const row = db.get<{ doc: string }>("SELECT doc FROM timers ORDER BY due_at, seq LIMIT 1");
      return row && parse<Timer>(row);
    },
    async get(organizationId, id) {
      const row = db.get<{ doc: string }>(`SELECT doc FROM timers WHERE org = ${ORG} AND id = ?2`, organizationId, id);
      return row && parse<Timer>(row);
    },
    async put(timer) {
      db.run(
        `INSERT INTO timers (org, id, doc, due_at, candidate_id) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (org, id) DO UPDATE SET
           doc = excluded.doc, due_at = excluded.due_at, candidate_id = excluded.candidate_id`,
        demandOrganization(db, timer.organizationId),
        timerId(timer),
        JSON.stringify(timer),
        timer.dueAt,
        "candidateId" in timer ? timer.candidateId : null,
      );
    },
    async delete(organizationId, id) {
      return db.run(`DELETE FROM timers WHERE org = ${ORG} AND id = ?2`, organizationId, id).changes > 0;
    },
    async deleteOfCandidate(organizationId, candidateId) {
      db.run(`DELETE FROM timers WHERE org = ${ORG} AND candidate_id = ?2`, organizationId, candidateId);
    },
  };
}
