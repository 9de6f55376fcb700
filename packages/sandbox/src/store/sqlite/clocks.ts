import type { Instant } from "../../domain/time.ts";
import { claimable } from "../claims.ts";
import { type ClockRow, type OutlookRow, outlookOf, stateOf } from "../clocks.ts";
import type { Transaction } from "../store.ts";
import { demandOrganization, ORG } from "./collections.ts";
import type { Database } from "./database.ts";

/** One that is seen, with what falls due first by it. */
const OUTLOOK = `SELECT organizations.id, ahead, frozen_at,
    (SELECT due_at FROM timers WHERE timers.org = clocks.org ORDER BY due_at, seq LIMIT 1) AS timer_at,
    (SELECT due_at FROM deliveries d WHERE ${claimable(0, {}, "d.org = clocks.org", () => "?1")} ORDER BY due_at, seq LIMIT 1) AS delivery_at
  FROM clocks JOIN organizations ON number = clocks.org WHERE clocks.org NOT IN (SELECT org FROM hidden) ORDER BY place`;

export function createClocks(db: Database): Transaction["clocks"] {
  return {
    async get(organizationId) {
      const row = db.get<ClockRow>(`SELECT ahead, frozen_at FROM clocks WHERE org = ${ORG}`, organizationId);
      return row && stateOf(row);
    },
    list: async (now: Instant) => db.all<OutlookRow>(OUTLOOK, now).map(outlookOf),
    async put(organizationId, { offset, frozenAt }) {
      db.run(
        `INSERT INTO clocks (org, ahead, frozen_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (org) DO UPDATE SET ahead = excluded.ahead, frozen_at = excluded.frozen_at`,
        demandOrganization(db, organizationId),
        offset,
        frozenAt ?? null,
      );
    },
    delete: async (organizationId) => db.run(`DELETE FROM clocks WHERE org = ${ORG}`, organizationId).changes > 0,
  };
}
