import type { Instant } from "../../domain/time.ts";
import { type Backlog, backlogOf, type WaitingRow, waitingByLane } from "../backlog.ts";
import { SEEN } from "./collections.ts";
import type { Database } from "./database.ts";

export function readBacklog(db: Database, dueBy: Instant): Backlog {
  const timers = db.get<{ count: number }>(
    `SELECT count(*) AS count FROM timers WHERE due_at <= ?1 AND ${SEEN}`,
    dueBy,
  );
  // The index has no organization: rows are read only while there are some that nobody sees.
  const hides = db.get("SELECT 1 FROM hidden LIMIT 1") !== undefined;
  return backlogOf(timers?.count ?? 0, db.all<WaitingRow>(waitingByLane(hides ? SEEN : "1")));
}
