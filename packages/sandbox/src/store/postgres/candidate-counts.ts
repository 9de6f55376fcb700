import type { CandidateFilter } from "../filters.ts";
import type { Database } from "./connection/database.ts";

// How many candidates an organization has at each stage, current and invited or not. Triggers count them, see tables/layout.ts: each connection in rows of
// its own, so that transactions neither wait for each other nor collide. A total is the sum of all, and exact as of any statement that reads it.

/** Total of the candidates that a filter of stages and scopes admits: `candidate_counts` has the columns that its conditions name. */
export const COUNTED = "SELECT coalesce(sum(count), 0)::bigint AS total FROM candidate_counts";

/** Whether a filter has conditions of stage and scope alone. */
export const isCounted = ({
  text = "",
  tags = [],
  assignedUser,
  assignedTeam,
  startedSince,
}: CandidateFilter): boolean =>
  text === "" && tags.length === 0 && (assignedUser ?? assignedTeam ?? startedSince) === undefined;

/** Minutes after which the rows of a connection are added to those of all. It may go on meanwhile: it begins with new ones. */
const FOLDED_AFTER = 1;

/** Keeps the sums short: connections come and go. Those that are counting right now are left for the next time. */
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
