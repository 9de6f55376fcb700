import type { Database } from "./connection/database.ts";

// Triggers count candidates by stage and scope, see tables/layout.ts. Each connection has its own rows, so that
// transactions do not collide. A total is their sum.

/**
 * Minutes after which the rows of a connection are merged into the common rows. An open connection starts new
 * ones.
 */
const FOLDED_AFTER = 1;

/** Skips rows that a transaction is changing. */
export async function foldCounts(db: Database, { plain = false }: { readonly plain?: boolean } = {}): Promise<void> {
  const locked = plain ? "" : "FOR UPDATE SKIP LOCKED";
  await db.run(
    `WITH folded AS (
       DELETE FROM candidate_counts WHERE (org, stage, is_current, is_invited, backend) IN (
         SELECT org, stage, is_current, is_invited, backend FROM candidate_counts
         WHERE backend <> 0 AND created_at < now() - make_interval(mins => $1) ${locked}
       ) RETURNING org, stage, is_current, is_invited, count
     ) INSERT INTO candidate_counts AS known (org, stage, is_current, is_invited, backend, count)
       SELECT org, stage, is_current, is_invited, 0, sum(count) FROM folded GROUP BY org, stage, is_current, is_invited
       ORDER BY org, stage, is_current, is_invited
       ON CONFLICT (org, stage, is_current, is_invited, backend) DO UPDATE SET count = known.count + excluded.count`,
    FOLDED_AFTER,
  );
}
