import {
  type Candidate,
  candidateStage,
  hasCurrentAssessment,
  invitationOf,
  isTokenBeginning,
  searchText,
} from "../../src/domain/candidates.ts";
import type { CandidateFilter } from "../../src/store/filters.ts";

export function admits(filter: CandidateFilter, one: Candidate): boolean {
  const { text, stages: wanted = [], tags = [], assignedUser, assignedTeam, startedSince, only } = filter;
  const started = only === "invited" ? [invitationOf(one)] : one.assessments;
  return (
    (text === undefined || finds(one, text)) &&
    (wanted.length === 0 || wanted.includes(candidateStage(one))) &&
    (tags.length === 0 || one.tags.some((tag) => tags.includes(tag))) &&
    (assignedUser === undefined || one.assignedUser === assignedUser) &&
    (assignedTeam === undefined || one.assignedTeam === assignedTeam) &&
    (startedSince === undefined || started.some((taken) => (taken?.startedAt ?? -1) >= startedSince)) &&
    (only !== "withCurrentAssessment" || hasCurrentAssessment(one)) &&
    (only !== "invited" || invitationOf(one) !== undefined)
  );
}

function finds(one: Candidate, text: string): boolean {
  const plain = (given: string) => given.toLowerCase().normalize("NFC");
  const tokens = isTokenBeginning(text) ? one.assessments.map(({ token }) => token) : [];
  return plain(searchText(one)).includes(plain(text)) || tokens.some((token) => plain(token).startsWith(plain(text)));
}
