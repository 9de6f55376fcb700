import type { Instant } from "../../domain/time.ts";
import { type Backlog, backlogOf, type PendingRow, pendingByLane, timersDue } from "../backlog.ts";
import { SEEN } from "./dialect.ts";
import type { Database } from "./file/database.ts";

export function readBacklog(db: Database, dueBy: Instant, now: Instant): Backlog {
  const timers = db.get<{ count: number }>(timersDue("?1", "?2", SEEN), dueBy, now);
  // The index has no organization, so rows are only read while hidden organizations exist.
  const hides = db.get("SELECT 1 FROM hidden LIMIT 1") !== undefined;
  return backlogOf(timers?.count ?? 0, db.all<PendingRow>(pendingByLane(hides ? SEEN : "1")));
}
