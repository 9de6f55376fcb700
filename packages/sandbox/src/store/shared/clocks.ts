import type { ClockState } from "../../domain/clocks.ts";
import type { Instant } from "../../domain/time.ts";
import { unknownOrganization } from "../documents.ts";
import type { OwnOutlook, Tables } from "../tables.ts";
import { claimable } from "./deliveries.ts";
import { ORG, type Statements } from "./statements.ts";

/** A clock as stored: columns, so that statements can compute with them. */
export interface ClockRow {
  readonly ahead: number;
  readonly frozen_at: Instant | null;
}

export const stateOf = ({ ahead: offset, frozen_at: frozenAt }: ClockRow): ClockState => ({
  offset,
  ...(frozenAt !== null && { frozenAt }),
});

type OutlookRow = ClockRow & {
  readonly id: string;
  readonly timer_at: Instant | null;
  readonly delivery_at: Instant | null;
};

const outlookOf = ({ id, timer_at: timerAt, delivery_at: deliveryAt, ...row }: OutlookRow): OwnOutlook => ({
  organizationId: id,
  state: stateOf(row),
  timerAt: timerAt ?? undefined,
  deliveryAt: deliveryAt ?? undefined,
});

export function createClocks(db: Statements): Tables["clocks"] {
  const there = "FROM clocks JOIN organizations ON number = clocks.org WHERE draft_of IS NULL ORDER BY place";
  const outlook = `SELECT organizations.id, ahead, frozen_at,
      (SELECT due_at FROM timers WHERE timers.org = clocks.org ORDER BY due_at, seq LIMIT 1) AS timer_at,
      (SELECT due_at FROM deliveries d WHERE ${claimable(0, {}, "d.org = clocks.org", () => "?1")} ORDER BY due_at, seq LIMIT 1) AS delivery_at
    ${there}`;
  const change = async (sql: string, organizationId: string, ...values: (string | number | null)[]) =>
    (await db.run(sql, db.rowsOf(organizationId), ...values)) > 0;

  return {
    async get(organizationId) {
      const row = await db.one<ClockRow>(
        `SELECT ahead, frozen_at FROM clocks WHERE org = ${ORG}`,
        db.rowsOf(organizationId),
      );
      return row && stateOf(row);
    },
    owners: async () => (await db.all<{ id: string }>(`SELECT organizations.id ${there}`)).map(({ id }) => id),
    list: async (now) => (await db.all<OutlookRow>(outlook, now)).map(outlookOf),
    async put(organizationId, { offset, frozenAt = null }, mover) {
      if (mover !== undefined) {
        const sql = `UPDATE clocks SET ahead = ?2, frozen_at = ?3 WHERE org = ${ORG} AND mover = ?4`;
        return change(sql, organizationId, offset, frozenAt, mover);
      }
      const put = await change(
        `INSERT INTO clocks (org, ahead, frozen_at) SELECT number, ?2, ?3 FROM organizations WHERE id = ?1
         ON CONFLICT (org) DO UPDATE SET ahead = excluded.ahead, frozen_at = excluded.frozen_at`,
        organizationId,
        offset,
        frozenAt,
      );
      if (!put) throw unknownOrganization(organizationId);
      return true;
    },
    async lease(organizationId, { id, until }, now) {
      const sql = `UPDATE clocks SET mover = ?2, mover_until = ?3 WHERE org = ${ORG} AND (mover IS NULL OR mover = ?2 OR mover_until <= ?4)`;
      if (await change(sql, organizationId, id, until, now)) return true;
      const there = await db.one(`SELECT 1 FROM clocks WHERE org = ${ORG}`, db.rowsOf(organizationId));
      return there === undefined ? undefined : false;
    },
    async release(organizationId, mover) {
      await change(`UPDATE clocks SET mover = NULL WHERE org = ${ORG} AND mover = ?2`, organizationId, mover);
    },
    delete: (organizationId) => change(`DELETE FROM clocks WHERE org = ${ORG}`, organizationId),
  };
}
