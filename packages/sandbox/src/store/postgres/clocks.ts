import { claimable } from "../claims.ts";
import { type ClockRow, type OutlookRow, outlookOf, stateOf } from "../clocks.ts";
import { unknownOrganization } from "../documents.ts";
import type { Transaction } from "../store.ts";
import { ORG } from "./collections.ts";
import type { Database } from "./connection/database.ts";

const THERE = "FROM clocks JOIN organizations ON number = clocks.org WHERE draft_of IS NULL ORDER BY place";

const OWNERS = `SELECT organizations.id ${THERE}`;

/** With what falls due first by each. */
const OUTLOOK = `SELECT organizations.id, ahead, frozen_at,
    (SELECT due_at FROM timers WHERE timers.org = clocks.org ORDER BY due_at, seq LIMIT 1) AS timer_at,
    (SELECT due_at FROM deliveries d WHERE ${claimable(0, {}, "d.org = clocks.org", () => "$1")} ORDER BY due_at, seq LIMIT 1) AS delivery_at
  ${THERE}`;

export function createClocks(db: Database): Transaction["clocks"] {
  return {
    async get(organizationId) {
      const sql = `SELECT ahead, frozen_at FROM clocks WHERE org = ${ORG}`;
      const row = await db.one<ClockRow>(sql, db.rowsOf(organizationId));
      return row && stateOf(row);
    },
    owners: async () => (await db.all<{ id: string }>(OWNERS)).map(({ id }) => id),
    list: async (now) => (await db.all<OutlookRow>(OUTLOOK, now)).map(outlookOf),
    async put(organizationId, { offset, frozenAt }, mover) {
      if (mover !== undefined) {
        const sql = `UPDATE clocks SET ahead = $2, frozen_at = $3 WHERE org = ${ORG} AND mover = $4`;
        return (await db.run(sql, db.rowsOf(organizationId), offset, frozenAt ?? null, mover)) > 0;
      }
      const put = await db.run(
        `INSERT INTO clocks (org, ahead, frozen_at) SELECT number, $2, $3 FROM organizations WHERE id = $1
         ON CONFLICT (org) DO UPDATE SET ahead = excluded.ahead, frozen_at = excluded.frozen_at`,
        db.rowsOf(organizationId),
        offset,
        frozenAt ?? null,
      );
      if (put === 0) throw unknownOrganization(organizationId);
      return true;
    },
    async lend(organizationId, { id, until }, now) {
      const org = db.rowsOf(organizationId);
      const sql = `UPDATE clocks SET mover = $2, mover_until = $3 WHERE org = ${ORG} AND (mover IS NULL OR mover = $2 OR mover_until <= $4)`;
      if ((await db.run(sql, org, id, until, now)) > 0) return true;
      return (await db.one(`SELECT 1 FROM clocks WHERE org = ${ORG}`, org)) === undefined ? undefined : false;
    },
    async takeBack(organizationId, mover) {
      const sql = `UPDATE clocks SET mover = NULL WHERE org = ${ORG} AND mover = $2`;
      await db.run(sql, db.rowsOf(organizationId), mover);
    },
    delete: async (organizationId) =>
      (await db.run(`DELETE FROM clocks WHERE org = ${ORG}`, db.rowsOf(organizationId))) > 0,
  };
}
