import { type Assessment, type Candidate, isTokenBeginning } from "../../domain/candidates.ts";
import type { CandidateReading, Writing } from "../collections.ts";
import { fold } from "../documents.ts";
import type { CandidateFilter } from "../filters.ts";
import { candidateColumns, isCounted, TOTAL } from "../shared/candidates.ts";
import { conditionsOf } from "../shared/conditions.ts";
import type { Conditions } from "../shared/statements.ts";
import { type Columns, ORG } from "../shared/statements.ts";
import { createDocuments, demandOrganization, isIn, listPage, organizationNumber, rowsOf, SEEN } from "./dialect.ts";
import type { Database } from "./file/database.ts";
import { replaceTerms } from "./searched-entities.ts";

export function readCandidates(db: Database): CandidateReading {
  const candidates = createDocuments<Candidate>(db, "candidates");
  return {
    get: async (organizationId, id) => candidates.one(`WHERE org = ${ORG} AND id = ?2`, rowsOf(db, organizationId), id),

    async search(organizationId, filter, slice) {
      const conditions = admitting(rowsOf(db, organizationId), filter);
      return listPage(db, "candidates", conditions, slice, { total: isCounted(filter) ? TOTAL : undefined });
    },

    findByExternalId: async (organizationId, externalId) =>
      candidates.one(
        `WHERE org = ${ORG} AND external_id = ?2 ORDER BY seq LIMIT 1`,
        rowsOf(db, organizationId),
        externalId,
      ),

    findByAssessment: async (organizationId, assessmentId) =>
      candidates.one(
        `WHERE seq = (SELECT seq FROM candidate_assessments WHERE id = ?2 AND org = ${ORG} ORDER BY seq LIMIT 1)`,
        rowsOf(db, organizationId),
        assessmentId,
      ),

    async findAnywhere(by) {
      if ("candidateId" in by) return candidates.one(`WHERE id = ?1 AND ${SEEN} ORDER BY org LIMIT 1`, by.candidateId);
      const [column, value] = "token" in by ? ["token", by.token] : ["id", by.assessmentId];
      return candidates.one(
        `WHERE seq = (SELECT seq FROM candidate_assessments WHERE ${column} = ?1 AND ${SEEN} ORDER BY seq LIMIT 1)`,
        value,
      );
    },
  };
}

/** Greater than every text with the same beginning. */
const LAST = "\u{10FFFF}";

/**
 * A search scans the organization's rows of the covering index `candidates_in_order`, which takes tens of
 * milliseconds for 100,000 candidates, see docs/scaling.md. A search by tags reads only rows with one of the tags.
 */
function admitting(organizationId: string, filter: CandidateFilter): Conditions {
  const { text = "", stages, tags, assignedUser, assignedTeam, startedSince, only } = filter;
  const conditions = conditionsOf(organizationId);
  const folded = fold(text);
  if (isTokenBeginning(text))
    conditions.add(
      `(instr(text, ?) > 0
        OR seq IN (SELECT seq FROM candidate_assessments WHERE org = ${ORG} AND folded_token >= ? AND folded_token < ?))`,
      folded,
      folded,
      folded + LAST,
    );
  else conditions.add("instr(text, ?) > 0", text === "" ? undefined : folded);
  conditions.addWanted(isIn("stage"), stages);
  conditions.addWanted(
    `+seq IN (SELECT seq FROM terms WHERE org = ${ORG} AND kind = 'candidates' AND ${isIn("term")})`,
    tags?.map(termOf),
  );
  conditions.add("assigned_user = ?", assignedUser);
  conditions.add("assigned_team = ?", assignedTeam);
  conditions.add(`${only === "invited" ? "invitation_started_at" : "started_at"} >= ?`, startedSince);
  if (only === "withCurrentAssessment") conditions.add("is_current");
  if (only === "invited") conditions.add("is_invited");
  return conditions;
}

const termOf = (tag: string): string => `tag=${tag}`;

/** Columns that queries use, without those of the document. */
function columnsOf(candidate: Candidate) {
  const { is_current, is_invited, ...columns } = candidateColumns(candidate);
  return { ...columns, is_current: Number(is_current), is_invited: Number(is_invited) };
}

/** Compiled once, because the columns are constant. */
let insert: string | undefined;
const insertOf = (columns: readonly string[]): string =>
  `INSERT INTO candidates (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;

export function writeCandidates(db: Database): Pick<Writing<Candidate>, "put" | "delete"> {
  const { toRow } = createDocuments<Candidate>(db, "candidates");

  function create(org: number, candidate: Candidate): void {
    const row = { org, id: candidate.id, ...toRow(candidate), ...columnsOf(candidate) };
    insert ??= insertOf(Object.keys(row));
    const { key: seq } = db.run(insert, ...Object.values(row));
    for (const assessment of candidate.assessments) addAssessment(db, org, seq, assessment);
    if (candidate.tags.length > 0) replaceTerms(db, "candidates", { org, seq }, candidate.tags.map(termOf), []);
  }

  function replace({ org, seq, ...before }: Columns & { org: number; seq: number }, candidate: Candidate): void {
    // SQLite updates an index for each assigned column, even if its value is equal.
    const different = Object.entries(columnsOf(candidate)).filter(([name, value]) => before[name] !== value);
    const row = { ...toRow(candidate), ...Object.fromEntries(different) };
    db.run(
      `UPDATE candidates SET ${Object.keys(row)
        .map((name) => `${name} = ?`)
        .join(", ")} WHERE seq = ?`,
      ...Object.values(row),
      seq,
    );
    putAssessments(db, org, seq, candidate);
    replaceTerms(db, "candidates", { org, seq }, candidate.tags.map(termOf));
  }

  return {
    async put(candidate, isNew) {
      const org = demandOrganization(db, candidate.organizationId);
      const before = isNew ? undefined : find(db, org, candidate.id);
      if (before === undefined) create(org, candidate);
      else replace({ org, ...before }, candidate);
    },

    async delete(organizationId, id) {
      const org = organizationNumber(db, organizationId);
      const found = org === undefined ? undefined : find(db, org, id);
      if (org === undefined || found === undefined) return false;
      db.run("DELETE FROM candidates WHERE seq = ?1", found.seq);
      db.run("DELETE FROM candidate_assessments WHERE org = ?1 AND seq = ?2", org, found.seq);
      db.run("DELETE FROM terms WHERE kind = 'candidates' AND seq = ?1", found.seq);
      return true;
    },
  };
}

const find = (db: Database, org: number, id: string): (Columns & { readonly seq: number }) | undefined =>
  db.get(
    `SELECT seq, external_id, stage, is_current, is_invited, started_at, invitation_started_at, assigned_user, assigned_team, text
     FROM candidates WHERE id = ?1 AND org = ?2`,
    id,
    org,
  );

/** Writes only changed assessments. */
function putAssessments(db: Database, org: number, seq: number, { assessments }: Candidate): void {
  const before = db.all<{ id: string; token: string }>(
    "SELECT id, token FROM candidate_assessments WHERE org = ?1 AND seq = ?2",
    org,
    seq,
  );
  for (const { id, token } of before)
    if (!assessments.some((one) => one.id === id && one.token === token))
      db.run("DELETE FROM candidate_assessments WHERE org = ?1 AND seq = ?2 AND id = ?3", org, seq, id);
  for (const one of assessments)
    if (!before.some(({ id, token }) => one.id === id && one.token === token)) addAssessment(db, org, seq, one);
}

const addAssessment = (db: Database, org: number, seq: number, { id, token }: Assessment): unknown =>
  db.run(
    "INSERT INTO candidate_assessments (org, seq, id, token, folded_token) VALUES (?1, ?2, ?3, ?4, ?5)",
    org,
    seq,
    id,
    token,
    fold(token),
  );
