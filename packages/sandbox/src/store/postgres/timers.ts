import { type Timer, timerId } from "../../domain/timers.ts";
import type { Transaction } from "../store.ts";
import { goesBy, inOrderOf, ORG, putRow } from "./collections.ts";
import { type Database, noteDue } from "./connection/database.ts";
import { createDocuments } from "./documents.ts";

export function createTimers(db: Database): Transaction["timers"] {
  const timers = createDocuments<Timer>(db, "timers");
  return {
    next(owner) {
      const values: string[] = [];
      const ours = goesBy(owner, "timers", (value) => `$${values.push(db.rowsOf(value))}`);
      return timers.one(`WHERE ${ours} ${inOrderOf(owner)} LIMIT 1`, ...values);
    },
    async list(organizationId, { offset, limit }) {
      const org = db.rowsOf(organizationId);
      const counted = await db.one<{ total: number }>(`SELECT count(*) AS total FROM timers WHERE org = ${ORG}`, org);
      const items = await timers.all(`WHERE org = ${ORG} ORDER BY due_at, seq LIMIT $2 OFFSET $3`, org, limit, offset);
      return { items, total: counted?.total ?? 0 };
    },
    get: (organizationId, id) => timers.one(`WHERE org = ${ORG} AND id = $2`, db.rowsOf(organizationId), id),
    async put(timer) {
      // The id is not part of the document.
      const { doc, version } = timers.toRow(timer);
      const candidateId = "candidateId" in timer ? timer.candidateId : null;
      await putRow(
        db,
        "timers",
        { id: timerId(timer), organizationId: timer.organizationId },
        { doc, version, due_at: timer.dueAt, candidate_id: candidateId },
      );
      noteDue(db, timer.organizationId, timer.dueAt);
    },
    delete: async (organizationId, id) =>
      (await db.run(`DELETE FROM timers WHERE org = ${ORG} AND id = $2`, db.rowsOf(organizationId), id)) > 0,
    async deleteAll(organizationId, ids) {
      await db.run(`DELETE FROM timers WHERE org = ${ORG} AND id = ANY ($2)`, db.rowsOf(organizationId), [...ids]);
    },
    async deleteOfCandidate(organizationId, candidateId) {
      await db.run(
        `DELETE FROM timers WHERE org = ${ORG} AND candidate_id = $2`,
        db.rowsOf(organizationId),
        candidateId,
      );
    },
  };
}
