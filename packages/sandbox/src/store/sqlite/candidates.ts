import type { Assessment, Candidate } from "../../domain/candidates.ts";
import type { Writing } from "../collections.ts";
import { fold } from "../documents.ts";
import { candidateColumns, termOf } from "../shared/candidates.ts";
import type { Columns } from "../shared/statements.ts";
import { createDocuments, demandOrganization, organizationNumber } from "./dialect.ts";
import type { Database } from "./file/database.ts";
import { replaceTerms } from "./searched-entities.ts";

function columnsOf(candidate: Candidate) {
  const { is_current, is_invited, ...columns } = candidateColumns(candidate);
  return { ...columns, is_current: Number(is_current), is_invited: Number(is_invited) };
}

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
