import { type Timer, timerId } from "../../domain/timers.ts";
import type { Tables } from "../tables.ts";
import { ORG, type Statements } from "./statements.ts";

export function createTimers(db: Statements): Tables["timers"] {
  const timers = db.documents<Timer>("timers");
  const remove = async (organizationId: string, id: string) =>
    (await db.run(`DELETE FROM timers WHERE org = ${ORG} AND id = ?2`, db.rowsOf(organizationId), id)) > 0;

  return {
    async next(owner) {
      const values: string[] = [];
      const ours = db.goesBy(owner, "timers", (value) => `?${values.push(db.rowsOf(value))}`);
      return timers.one(`WHERE ${ours} ${db.inOrderOf(owner)} LIMIT 1`, ...values);
    },
    async list(organizationId, { offset, limit }) {
      const org = db.rowsOf(organizationId);
      const counted = await db.one<{ total: number }>(`SELECT count(*) AS total FROM timers WHERE org = ${ORG}`, org);
      const items = await timers.all(`WHERE org = ${ORG} ORDER BY due_at, seq LIMIT ?2 OFFSET ?3`, org, limit, offset);
      return { items, total: counted?.total ?? 0 };
    },
    get: async (organizationId, id) => timers.one(`WHERE org = ${ORG} AND id = ?2`, db.rowsOf(organizationId), id),
    async put(timer) {
      // The document does not contain the id.
      const { organizationId, dueAt } = timer;
      const columns = { due_at: dueAt, candidate_id: "candidateId" in timer ? timer.candidateId : null };
      await db.putRow("timers", { id: timerId(timer), organizationId }, { ...timers.toRow(timer), ...columns });
    },
    delete: remove,
    async deleteAll(organizationId, ids) {
      for (const id of ids) await remove(organizationId, id);
    },
    async deleteOfCandidate(organizationId, candidateId) {
      await db.run(
        `DELETE FROM timers WHERE org = ${ORG} AND candidate_id = ?2`,
        db.rowsOf(organizationId),
        candidateId,
      );
    },
  };
}
