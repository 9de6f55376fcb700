import {
  type Candidate,
  candidateStage,
  hasCurrentAssessment,
  invitationOf,
  isTokenBeginning,
  searchText,
} from "../../domain/candidates.ts";
import { unknownOrganization } from "../documents.ts";
import type { CandidateFilter } from "../filters.ts";
import { fold } from "../fold.ts";
import type { Transaction } from "../store.ts";
import {
  beginningWith,
  type Columns,
  type Conditions,
  conditionsOf,
  containing,
  listPage,
  ORG,
  type Place,
  SEEN,
  STAYS,
} from "./collections.ts";
import type { Database } from "./connection/database.ts";
import { createDocuments } from "./documents.ts";
import { addTerms, deleteWithTerms, putWithTerms } from "./terms.ts";

export function createCandidates(db: Database): Transaction["candidates"] {
  const candidates = createDocuments<Candidate>(db, "candidates");

  return {
    get: (organizationId, id) => candidates.one(`WHERE org = ${ORG} AND id = $2`, db.rowsOf(organizationId), id),

    search: (organizationId, filter, slice) => listPage(db, "candidates", admitting(db, organizationId, filter), slice),

    findByExternalId: (organizationId, externalId) =>
      candidates.one(
        `WHERE org = ${ORG} AND external_id = $2 ORDER BY seq LIMIT 1`,
        db.rowsOf(organizationId),
        externalId,
      ),

    findByAssessment: (organizationId, assessmentId) =>
      candidates.one(
        `WHERE org = ${ORG} AND seq IN (SELECT seq FROM candidate_assessments WHERE org = ${ORG} AND id = $2)
         ORDER BY seq LIMIT 1`,
        db.rowsOf(organizationId),
        assessmentId,
      ),

    async findAnywhere(by) {
      if ("candidateId" in by) return candidates.one(`WHERE id = $1 AND ${SEEN} ORDER BY org LIMIT 1`, by.candidateId);
      const [column, value] = "token" in by ? ["token", by.token] : ["id", by.assessmentId];
      return candidates.one(
        `WHERE (org, seq) IN (SELECT org, seq FROM candidate_assessments WHERE ${column} = $1 AND ${SEEN})
         ORDER BY org LIMIT 1`,
        value,
      );
    },

    async put(candidate) {
      const { doc, version } = candidates.toRow(candidate);
      const columns = { doc, version, ...columnsOf(candidate) };
      const place = await db.one<Place>(
        putWithTerms("candidates", Object.keys(columns), db.isAlone ? "" : STAYS),
        db.rowsOf(candidate.organizationId),
        candidate.id,
        ...Object.values(columns),
        [...new Set(candidate.tags.map((tag) => `tag=${tag}`))],
      );
      if (place === undefined) throw unknownOrganization(candidate.organizationId);
      await putAssessments(db, place, candidate);
    },

    async delete(organizationId, id) {
      const place = await db.one<Place>(deleteWithTerms("candidates"), db.rowsOf(organizationId), id);
      if (place === undefined) return false;
      await db.run("DELETE FROM candidate_assessments WHERE org = $1 AND seq = $2", place.org, place.seq);
      return true;
    },
  };
}

/** Columns that lists find a candidate by, beside its tags. */
function columnsOf(candidate: Candidate): Columns {
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

function admitting(db: Database, organizationId: string, filter: CandidateFilter): Conditions {
  const { text = "", stages = [], tags = [], assignedUser, assignedTeam, startedSince, only } = filter;
  const conditions = conditionsOf(db, organizationId);
  if (isTokenBeginning(text))
    conditions.add(
      `(seq IN (SELECT seq FROM candidate_assessments WHERE org = ${ORG} AND folded_token LIKE ?) OR text LIKE '%' || ?)`,
      beginningWith(fold(text)),
    );
  else conditions.add("text LIKE ?", text === "" ? undefined : containing(fold(text)));
  conditions.add("stage = ANY (?)", stages.length === 0 ? undefined : stages);
  addTerms(conditions, "candidates", { tag: tags });
  conditions.add("assigned_user = ?", assignedUser);
  conditions.add("assigned_team = ?", assignedTeam);
  conditions.add(`${only === "invited" ? "invitation_started_at" : "started_at"} >= ?`, startedSince);
  conditions.add("is_current = ?", only === "withCurrentAssessment" ? true : undefined);
  conditions.add("is_invited = ?", only === "invited" ? true : undefined);
  return conditions;
}

async function putAssessments(db: Database, { org, seq }: Place, { assessments }: Candidate): Promise<void> {
  await db.run(
    `WITH wanted AS (SELECT * FROM unnest($3::text[], $4::text[], $5::text[]) one (id, token, folded_token)), gone AS (
       DELETE FROM candidate_assessments WHERE org = $1 AND seq = $2 AND id <> ALL ($3::text[])
     )
     INSERT INTO candidate_assessments (org, seq, id, token, folded_token)
     SELECT $1, $2, id, token, folded_token FROM wanted
     ON CONFLICT (org, id, seq) DO UPDATE SET token = excluded.token, folded_token = excluded.folded_token
     WHERE candidate_assessments.token <> excluded.token`,
    org,
    seq,
    assessments.map(({ id }) => id),
    assessments.map(({ token }) => token),
    assessments.map(({ token }) => fold(token)),
  );
}
