import { type Delivery, isMailLane } from "../domain/deliveries.ts";

export interface Backlog {
  readonly timersDue: number;
  readonly pending: Readonly<Record<Delivery["kind"], Readonly<Record<PendingState, number>>>>;
}

export const pendingStates = ["PENDING", "HELD"] as const;
type PendingState = (typeof pendingStates)[number];

export const timersDue = (dueBy: string, now: string, seen: string): string => `
  SELECT count(*) AS count FROM timers WHERE ${seen}
    AND due_at <= coalesce((SELECT coalesce(frozen_at, ${now} + ahead) FROM clocks WHERE clocks.org = timers.org), ${dueBy})`;

export interface PendingRow {
  readonly lane: string;
  readonly state: PendingState;
  readonly count: number;
}

/**
 * By lane and state, in SQL for both databases. Sent deliveries do not add to the cost.
 * @param seen SQL condition on `org`
 */
export const pendingByLane = (seen: string): string => `
  WITH RECURSIVE lanes (lane) AS (
    SELECT min(lane) FROM deliveries
    UNION ALL
    SELECT (SELECT min(d.lane) FROM deliveries d WHERE d.lane > lanes.lane) FROM lanes WHERE lanes.lane IS NOT NULL
  )
  SELECT lane, states.column1 AS state,
    (SELECT count(*) FROM deliveries d WHERE d.lane = lanes.lane AND d.state = states.column1 AND ${seen}) AS count
  FROM lanes, (VALUES ('PENDING'), ('HELD')) AS states WHERE lane IS NOT NULL`;

export function backlogOf(timersDue: number, rows: readonly PendingRow[]): Backlog {
  const pending = { mail: { PENDING: 0, HELD: 0 }, webhook: { PENDING: 0, HELD: 0 } };
  for (const { lane, state, count } of rows) pending[isMailLane(lane) ? "mail" : "webhook"][state] += count;
  return { timersDue, pending };
}
