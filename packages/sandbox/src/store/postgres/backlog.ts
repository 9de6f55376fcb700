import type { Instant } from "../../domain/time.ts";
import { type Backlog, backlogOf, type WaitingRow, waitingByLane } from "../backlog.ts";
import { SEEN } from "./collections.ts";
import type { Database } from "./database.ts";

export async function readBacklog(db: Database, dueBy: Instant): Promise<Backlog> {
  const sql = `SELECT count(*) AS count FROM timers WHERE due_at <= $1 AND ${SEEN}`;
  const timers = await db.one<{ count: number }>(sql, dueBy);
  return backlogOf(timers?.count ?? 0, await db.all<WaitingRow>(waitingByLane(SEEN)));
}
