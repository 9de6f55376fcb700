import type { Instant } from "../../domain/time.ts";
import { claimable } from "../shared/deliveries.ts";
import type { Outlook } from "../tables.ts";
import type { Database } from "./connection/database.ts";
import { followsClock } from "./dialect.ts";

const ours = (table: string) => followsClock(undefined, table, String);

const OUTLOOK = `SELECT (SELECT value FROM settings WHERE name = 'clock') AS clock,
  (SELECT due_at FROM timers WHERE ${ours("timers")} ORDER BY due_at, seq LIMIT 1) AS timer_at,
  (SELECT due_at FROM deliveries d WHERE ${claimable(0, {}, ours("d"), () => "$1")} ORDER BY due_at, seq LIMIT 1) AS delivery_at`;

export async function readOutlook(db: Database, now: Instant): Promise<Outlook> {
  const row = await db.one<{ clock: string | null; timer_at: number | null; delivery_at: number | null }>(OUTLOOK, now);
  const { clock, timer_at: timerAt, delivery_at: deliveryAt } = row ?? {};
  return { clock: clock ?? undefined, timerAt: timerAt ?? undefined, deliveryAt: deliveryAt ?? undefined };
}
