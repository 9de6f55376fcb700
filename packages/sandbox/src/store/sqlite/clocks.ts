import type { Instant } from "../../domain/time.ts";
import { claimable } from "../claims.ts";
import { type ClockRow, type OutlookRow, outlookOf, stateOf } from "../clocks.ts";
import type { Transaction } from "../store.ts";
import { demandOrganization, ORG } from "./collections.ts";
import type { Database } from "./file/database.ts";

const THERE =
  "FROM clocks JOIN organizations ON number = clocks.org WHERE clocks.org NOT IN (SELECT org FROM hidden) ORDER BY place";

const OWNERS = `SELECT organizations.id ${THERE}`;

/** With what falls due first by each. */
const OUTLOOK = `SELECT organizations.id, ahead, frozen_at,
    (SELECT due_at FROM timers WHERE timers.org = clocks.org ORDER BY due_at, seq LIMIT 1) AS timer_at,
    (SELECT due_at FROM deliveries d WHERE ${claimable(0, {}, "d.org = clocks.org", () => "?1")} ORDER BY due_at, seq LIMIT 1) AS delivery_at
  ${THERE}`;

export function createClocks(db: Database): Transaction["clocks"] {
  return {
    async get(organizationId) {
      const row = db.get<ClockRow>(`SELECT ahead, frozen_at FROM clocks WHERE org = ${ORG}`, organizationId);
      return row && stateOf(row);
    },
    owners: async () => db.all<{ id: string }>(OWNERS).map(({ id }) => id),
    list: async (now: Instant) => db.all<OutlookRow>(OUTLOOK, now).map(outlookOf),
    async put(organizationId, { offset, frozenAt }, mover) {
      if (mover !== undefined)
        return (
          db.run(
            `UPDATE clocks SET ahead = ?2, frozen_at = ?3 WHERE org = ${ORG} AND mover = ?4`,
            organizationId,
            offset,
            frozenAt ?? null,
            mover,
          ).changes > 0
        );
      db.run(
        `INSERT INTO clocks (org, ahead, frozen_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (org) DO UPDATE SET ahead = excluded.ahead, frozen_at = excluded.frozen_at`,
        demandOrganization(db, organizationId),
        offset,
        frozenAt ?? null,
      );
      return true;
    },
    async lend(organizationId, { id, until }, now) {
      const sql = `UPDATE clocks SET mover = ?2, mover_until = ?3 WHERE org = ${ORG} AND (mover IS NULL OR mover = ?2 OR mover_until <= ?4)`;
      if (db.run(sql, organizationId, id, until, now).changes > 0) return true;
      return db.get(`SELECT 1 FROM clocks WHERE org = ${ORG}`, organizationId) === undefined ? undefined : false;
    },
    async takeBack(organizationId, mover) {
      db.run(`UPDATE clocks SET mover = NULL WHERE org = ${ORG} AND mover = ?2`, organizationId, mover);
    },
    delete: async (organizationId) => db.run(`DELETE FROM clocks WHERE org = ${ORG}`, organizationId).changes > 0,
  };
}

/** Ends the moves that were under way: the process that made them is gone when another one opens the file. */
export const endMoves = (db: Database): void => db.exec("UPDATE clocks SET mover = NULL WHERE mover IS NOT NULL");
