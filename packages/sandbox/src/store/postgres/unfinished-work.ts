import { LOST_PIECES } from "../shared/collections.ts";
import type { Database } from "./connection/database.ts";

/** Minutes without a change after which a draft or an incomplete snapshot belongs to an ended process. */
const ABANDONED_AFTER = 10;

/** Maximum minutes of an upload. */
const UPLOADED_AFTER = 60;

export async function dropUnfinishedWork(db: Database): Promise<void> {
  await db.run(
    `WITH dropped AS (
       DELETE FROM organizations WHERE draft_of IS NOT NULL AND touched_at < now() - make_interval(mins => $1)
       RETURNING number
     ) INSERT INTO leftovers (org) SELECT number FROM dropped`,
    ABANDONED_AFTER,
  );
  await db.run(
    "UPDATE snapshots SET state = 'DELETED' WHERE state = 'MAKING' AND touched_at < now() - make_interval(mins => $1)",
    ABANDONED_AFTER,
  );
  await db.run(
    `DELETE FROM packages WHERE created_at < now() - make_interval(mins => $1) AND ${LOST_PIECES}`,
    UPLOADED_AFTER,
  );
}
