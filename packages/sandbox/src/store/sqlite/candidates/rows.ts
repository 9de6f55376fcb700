import { type Candidate, invitationOf, isTokenBeginning, searchText } from "../../../domain/candidates.ts";
import type { Instant } from "../../../domain/time.ts";
import { fold } from "../../fold.ts";
import { cellOf } from "./cells.ts";

/** Columns that lists find a candidate by: a row of `candidate_index`. */
export interface IndexRow {
  readonly cell: number;
  readonly started_at: Instant | null;
  readonly invitation_started_at: Instant | null;
  readonly assigned_user: string | null;
  readonly assigned_team: string | null;
  /** A JSON array without repetitions. */
  readonly tags: string;
  /** Folded. */
  readonly text: string;
  /** Folded tokens, each with a line break before it. */
  readonly tokens: string;
}

export function indexRow(candidate: Candidate): IndexRow {
  const starts = candidate.assessments.flatMap(({ startedAt }) => startedAt ?? []);
  return {
    cell: cellOf(candidate),
    started_at: starts.length === 0 ? null : Math.max(...starts),
    invitation_started_at: invitationOf(candidate)?.startedAt ?? null,
    assigned_user: candidate.assignedUser,
    assigned_team: candidate.assignedTeam,
    tags: JSON.stringify([...new Set(candidate.tags)]),
    text: fold(searchText(candidate)),
    tokens: candidate.assessments.map(({ token }) => `\n${fold(token)}`).join(""),
  };
}

/** Whether a folded text is part of the name or e-mail address, or the beginning of a token. */
export const hasText = (row: IndexRow, text: string): boolean =>
  row.text.includes(text) || (isTokenBeginning(text) && row.tokens.includes(`\n${text}`));

export const tagsOf = ({ tags }: IndexRow): string[] => JSON.parse(tags) as string[];
