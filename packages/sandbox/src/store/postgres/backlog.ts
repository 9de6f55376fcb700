import type { Instant } from "../../domain/time.ts";
import { type Backlog, backlogOf, type PendingRow, pendingByLane, timersDue } from "../backlog.ts";
import type { Database } from "./connection/database.ts";
import { SEEN } from "./dialect.ts";

export async function readBacklog(db: Database, dueBy: Instant, now: Instant): Promise<Backlog> {
  const timers = await db.one<{ count: number }>(timersDue("$1", "$2::double precision", SEEN), dueBy, now);
  return backlogOf(timers?.count ?? 0, await db.all<PendingRow>(pendingByLane(SEEN)));
}
