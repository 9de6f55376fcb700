import {
  type Candidate,
  candidateStage,
  hasCurrentAssessment,
  invitationOf,
  searchText,
} from "../../domain/candidates.ts";
import { fold } from "../documents.ts";
import type { CandidateFilter } from "../filters.ts";

/** Columns of queries for candidates. Tags are rows of `terms`. */
export function candidateColumns(candidate: Candidate) {
  const invitation = invitationOf(candidate);
  const starts = candidate.assessments.flatMap(({ startedAt }) => startedAt ?? []);
  return {
    external_id: candidate.externalId ?? null,
    stage: candidateStage(candidate),
    is_current: hasCurrentAssessment(candidate),
    is_invited: invitation !== undefined,
    started_at: starts.length === 0 ? null : Math.max(...starts),
    invitation_started_at: invitation?.startedAt ?? null,
    assigned_user: candidate.assignedUser,
    assigned_team: candidate.assignedTeam,
    text: fold(searchText(candidate)),
  };
}

/** Beginning of the query for the total of a filter by stage and scope. */
export const TOTAL = "SELECT coalesce(sum(count), 0) AS total FROM candidate_counts";

/** Returns whether a filter has only conditions of stage and scope, whose totals are in `candidate_counts`. */
export const isCounted = ({
  text = "",
  tags = [],
  assignedUser,
  assignedTeam,
  startedSince,
}: CandidateFilter): boolean =>
  text === "" && tags.length === 0 && (assignedUser ?? assignedTeam ?? startedSince) === undefined;
