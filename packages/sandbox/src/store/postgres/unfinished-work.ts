import type { Database } from "./connection/database.ts";
import { ABANDONED_AFTER } from "./drafts.ts";

/** Leaves the snapshots to be swept that nobody goes on making: their process has ended. */
export async function dropAbandonedSnapshots(db: Database): Promise<void> {
  await db.run(
    "UPDATE snapshots SET state = 'DELETED' WHERE state = 'MAKING' AND touched_at < now() - make_interval(mins => $1)",
    ABANDONED_AFTER,
  );
}

/** Minutes in which an upload has ended. */
const UPLOADED_AFTER = 60;

/**
 * Deletes pieces of packages that no task names: the process ended while they were uploaded. The id of a piece is that of its package, a
 * dot and a number; terms name the packages of tasks.
 */
export async function dropLostPieces(db: Database): Promise<void> {
  await db.run(
    `DELETE FROM packages WHERE id LIKE '%.%' AND created_at < now() - make_interval(mins => $1) AND NOT EXISTS (
       SELECT 1 FROM terms WHERE terms.org = packages.org AND kind = 'tasks' AND term = 'package=' || split_part(packages.id, '.', 1)
     )`,
    UPLOADED_AFTER,
  );
}
