import type { CandidateFilter } from "../../filters.ts";
import { fold } from "../../fold.ts";
import { cellsOf } from "./cells.ts";
import { hasText, type IndexRow, tagsOf } from "./rows.ts";

/** A filter in terms of index rows; absent fields are no condition, and equal filters give equal JSON. */
export interface Conditions {
  readonly cells?: readonly number[];
  readonly text?: string;
  readonly tags?: readonly string[];
  readonly assigned_user?: string;
  readonly assigned_team?: string;
  readonly started_at?: number;
  readonly invitation_started_at?: number;
}

export function conditionsOf(filter: CandidateFilter): Conditions {
  const { text = "", tags = [], assignedUser, assignedTeam, startedSince, only } = filter;
  const cells = cellsOf(filter);
  const started = only === "invited" ? "invitation_started_at" : "started_at";
  return {
    ...(cells !== undefined && { cells }),
    ...(text !== "" && { text: fold(text) }),
    ...(tags.length > 0 && { tags: [...new Set(tags)].sort() }),
    ...(assignedUser !== undefined && { assigned_user: assignedUser }),
    ...(assignedTeam !== undefined && { assigned_team: assignedTeam }),
    ...(startedSince !== undefined && { [started]: startedSince }),
  };
}

/** Whether the candidates can be counted by cells alone. */
export const onlyCells = (conditions: Conditions): boolean => Object.keys(conditions).every((name) => name === "cells");

/** The queries of plan.ts in SQL. */
export function admits(conditions: Conditions, row: IndexRow): boolean {
  const { cells, text, tags, assigned_user, assigned_team, started_at, invitation_started_at } = conditions;
  return (
    (cells === undefined || cells.includes(row.cell)) &&
    (assigned_user === undefined || assigned_user === row.assigned_user) &&
    (assigned_team === undefined || assigned_team === row.assigned_team) &&
    isSince(row.started_at, started_at) &&
    isSince(row.invitation_started_at, invitation_started_at) &&
    (text === undefined || hasText(row, text)) &&
    (tags === undefined || tagsOf(row).some((tag) => tags.includes(tag)))
  );
}

const isSince = (at: number | null, since: number | undefined): boolean =>
  since === undefined || (at !== null && at >= since);
