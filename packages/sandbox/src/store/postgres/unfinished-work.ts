import type { Database } from "./connection/database.ts";
import { ABANDONED_AFTER } from "./drafts.ts";

/** Marks incomplete snapshots of ended processes for the sweep. */
export async function dropAbandonedSnapshots(db: Database): Promise<void> {
  await db.run(
    "UPDATE snapshots SET state = 'DELETED' WHERE state = 'MAKING' AND touched_at < now() - make_interval(mins => $1)",
    ABANDONED_AFTER,
  );
}

/** Maximum minutes of an upload. */
const UPLOADED_AFTER = 60;

/**
 * Deletes pieces of packages without a task: their process ended during the upload. The id of a piece is the
 * package's id, a dot and a number; terms name the packages of tasks.
 */
export async function dropLostPieces(db: Database): Promise<void> {
  await db.run(
    `DELETE FROM packages WHERE id LIKE '%.%' AND created_at < now() - make_interval(mins => $1) AND NOT EXISTS (
       SELECT 1 FROM terms WHERE terms.org = packages.org AND kind = 'tasks' AND term = 'package=' || split_part(packages.id, '.', 1)
     )`,
    UPLOADED_AFTER,
  );
}
