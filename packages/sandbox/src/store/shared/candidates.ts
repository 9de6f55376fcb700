import {
  stages as allStages,
  type Candidate,
  candidateStage,
  hasCurrentAssessment,
  invitationOf,
  isTokenBeginning,
  searchText,
} from "../../domain/candidates.ts";
import type { CandidateReading } from "../collections.ts";
import { fold } from "../documents.ts";
import type { CandidateFilter } from "../filters.ts";
import { conditionsOf } from "./conditions.ts";
import { type Conditions, ORG, type Statements } from "./statements.ts";

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

const TOTAL = "SELECT coalesce(sum(count), 0) AS total FROM candidate_counts";

/** Whether `candidate_counts` has the total: it has the totals by stage and scope. */
const isCounted = ({ text = "", tags = [], assignedUser, assignedTeam, startedSince }: CandidateFilter): boolean =>
  text === "" && tags.length === 0 && (assignedUser ?? assignedTeam ?? startedSince) === undefined;

export const termOf = (tag: string): string => `tag=${tag}`;

export function readCandidates(db: Statements): CandidateReading {
  const { one } = db.documents<Candidate>("candidates");
  return {
    get: async (organizationId, id) => one(`WHERE org = ${ORG} AND id = ?2`, db.rowsOf(organizationId), id),

    search: (organizationId, filter, slice) =>
      db.page("candidates", admitting(db, organizationId, filter), slice, {
        total: isCounted(filter) ? TOTAL : undefined,
      }),

    findByExternalId: async (organizationId, externalId) =>
      one(`WHERE org = ${ORG} AND external_id = ?2 ORDER BY seq LIMIT 1`, db.rowsOf(organizationId), externalId),

    findByAssessment: async (organizationId, assessmentId) =>
      one(
        `WHERE org = ${ORG} AND seq IN (SELECT seq FROM candidate_assessments WHERE org = ${ORG} AND id = ?2)
         ORDER BY seq LIMIT 1`,
        db.rowsOf(organizationId),
        assessmentId,
      ),

    async findAnywhere(by) {
      if ("candidateId" in by) return one(`WHERE id = ?1 AND ${db.seen} ORDER BY org LIMIT 1`, by.candidateId);
      const [column, value] = "token" in by ? ["token", by.token] : ["id", by.assessmentId];
      return one(
        `WHERE (${db.rowKey}) IN (SELECT ${db.rowKey} FROM candidate_assessments WHERE ${column} = ?1 AND ${db.seen})
         ORDER BY org LIMIT 1`,
        value,
      );
    },
  };
}

/** Greater than every text with the same beginning. */
const LAST = "\u{10FFFF}";

/** Conditions of a filter. In SQLite, a search scans the covering index `candidates_in_order`, see docs/scaling.md. */
function admitting(db: Statements, organizationId: string, filter: CandidateFilter): Conditions {
  const { text = "", stages = [], tags, assignedUser, assignedTeam, startedSince, only } = filter;
  const conditions = conditionsOf(db.rowsOf(organizationId));
  const folded = fold(text);
  const [contains, contained] = db.contains("text", folded);
  if (isTokenBeginning(text))
    conditions.add(
      `(seq IN (SELECT seq FROM candidate_assessments WHERE org = ${ORG} AND folded_token >= ? AND folded_token < ?) OR ${contains})`,
      folded,
      folded + LAST,
      contained,
    );
  else conditions.add(contains, text === "" ? undefined : contained);
  if (stages.length > allStages.length / 2) conditions.addCommon(db.isInMost("stage"), stages);
  else conditions.addWanted(db.isIn("stage"), stages);
  conditions.addWanted(db.hasTerm("candidates"), tags?.map(termOf));
  conditions.add("assigned_user = ?", assignedUser);
  conditions.add("assigned_team = ?", assignedTeam);
  conditions.add(`${only === "invited" ? "invitation_started_at" : "started_at"} >= ?`, startedSince);
  if (only === "withCurrentAssessment") conditions.addCommon("is_current");
  if (only === "invited") conditions.addCommon("is_invited");
  return conditions;
}
