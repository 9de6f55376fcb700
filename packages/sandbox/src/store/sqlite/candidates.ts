import type { Candidate } from "../../domain/candidates.ts";
import type { CandidateReading, Writing } from "../store.ts";
import { indexedGrams } from "./candidate-grams.ts";
import { type IndexRow, indexRow, tagsOf } from "./candidate-rows.ts";
import { demandOrganization, ORG, organizationNumber, parse } from "./collections.ts";
import type { Database } from "./database.ts";

type Lookups = Omit<CandidateReading, "search">;
interface Doc {
  readonly doc: string;
}

export function readCandidates(db: Database): Lookups {
  const one = (row: Doc | undefined) => row && parse<Candidate>(row);
  return {
    get: async (organizationId, id) =>
      one(db.get<Doc>(`SELECT doc FROM candidates WHERE org = ${ORG} AND id = ?2`, organizationId, id)),

    findByExternalId: async (organizationId, externalId) =>
      one(
        db.get<Doc>(
          `SELECT doc FROM candidates WHERE org = ${ORG} AND external_id = ?2 ORDER BY seq LIMIT 1`,
          organizationId,
          externalId,
        ),
      ),

    findByAssessment: async (organizationId, assessmentId) =>
      one(
        db.get<Doc>(
          `SELECT doc FROM candidates WHERE seq =
             (SELECT seq FROM candidate_assessments WHERE id = ?2 AND org = ${ORG} ORDER BY seq LIMIT 1)`,
          organizationId,
          assessmentId,
        ),
      ),

    async findAnywhere(by) {
      if ("candidateId" in by)
        return one(db.get<Doc>("SELECT doc FROM candidates WHERE id = ?1 ORDER BY org LIMIT 1", by.candidateId));
      const [column, value] = "token" in by ? ["token", by.token] : ["id", by.assessmentId];
      return one(
        db.get<Doc>(
          `SELECT doc FROM candidates WHERE seq =
             (SELECT seq FROM candidate_assessments WHERE ${column} = ?1 ORDER BY seq LIMIT 1)`,
          value,
        ),
      );
    },
  };
}

/** A candidate as lists find it, before and after a change; absent where it did not exist or does no longer. */
export interface CandidateChange {
  readonly org: number;
  readonly seq: number;
  readonly before?: IndexRow;
  readonly after?: IndexRow;
}

type Stored = IndexRow & { readonly seq: number };
const COLUMNS = "cell, started_at, invitation_started_at, assigned_user, assigned_team, tags, text";

/** @param changed is told of each change that lists show */
export function writeCandidates(
  db: Database,
  changed: (change: CandidateChange) => void,
): Pick<Writing<Candidate>, "put" | "delete"> {
  const stored = (org: number, id: string): Stored | undefined =>
    db.get(
      `SELECT c.seq, ${COLUMNS} FROM candidates c JOIN candidate_index i ON i.org = c.org AND i.seq = c.seq
       WHERE c.id = ?1 AND c.org = ?2`,
      id,
      org,
    );

  function create(org: number, candidate: Candidate): void {
    const after = indexRow(candidate);
    const { key: seq } = db.run(
      "INSERT INTO candidates (org, id, doc, external_id) VALUES (?1, ?2, ?3, ?4)",
      org,
      candidate.id,
      JSON.stringify(candidate),
      candidate.externalId ?? null,
    );
    insertRow(db, org, seq, after);
    db.run("INSERT INTO candidate_grams (rowid, grams) VALUES (?1, ?2)", seq, indexedGrams(org, after.text));
    count(db, org, after.cell, 1);
    tag(db, org, seq, [], tagsOf(after));
    putAssessments(db, org, seq, candidate);
    changed({ org, seq, after });
  }

  function replace(org: number, { seq, ...before }: Stored, candidate: Candidate): void {
    const after = indexRow(candidate);
    db.run(
      "UPDATE candidates SET doc = ?2, external_id = ?3 WHERE seq = ?1",
      seq,
      JSON.stringify(candidate),
      candidate.externalId ?? null,
    );
    putAssessments(db, org, seq, candidate);
    if (isDeepEqual(before, after)) return;
    db.run("DELETE FROM candidate_index WHERE org = ?1 AND seq = ?2", org, seq);
    insertRow(db, org, seq, after);
    if (before.text !== after.text) {
      db.run("DELETE FROM candidate_grams WHERE rowid = ?1", seq);
      db.run("INSERT INTO candidate_grams (rowid, grams) VALUES (?1, ?2)", seq, indexedGrams(org, after.text));
    }
    if (before.cell !== after.cell) {
      count(db, org, before.cell, -1);
      count(db, org, after.cell, 1);
    }
    tag(db, org, seq, tagsOf(before), tagsOf(after));
    changed({ org, seq, before, after });
  }

  return {
    async put(candidate) {
      const org = demandOrganization(db, candidate.organizationId);
      const before = stored(org, candidate.id);
      if (before === undefined) create(org, candidate);
      else replace(org, before, candidate);
    },

    async delete(organizationId, id) {
      const org = organizationNumber(db, organizationId);
      const row = org === undefined ? undefined : stored(org, id);
      if (org === undefined || row === undefined) return false;
      const { seq, ...before } = row;
      tag(db, org, seq, tagsOf(before), []);
      count(db, org, before.cell, -1);
      db.run("DELETE FROM candidate_assessments WHERE org = ?1 AND seq = ?2", org, seq);
      db.run("DELETE FROM candidate_grams WHERE rowid = ?1", seq);
      db.run("DELETE FROM candidate_index WHERE org = ?1 AND seq = ?2", org, seq);
      db.run("DELETE FROM candidates WHERE seq = ?1", seq);
      changed({ org, seq, before });
      return true;
    },
  };
}

const isDeepEqual = (one: IndexRow, other: IndexRow): boolean =>
  (Object.keys(other) as (keyof IndexRow)[]).every((column) => one[column] === other[column]);

function insertRow(db: Database, org: number, seq: number, row: IndexRow): void {
  const { cell, started_at, invitation_started_at, assigned_user, assigned_team, tags, text } = row;
  db.run(
    `INSERT INTO candidate_index (org, seq, ${COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
    org,
    seq,
    cell,
    started_at,
    invitation_started_at,
    assigned_user,
    assigned_team,
    tags,
    text,
  );
}

function count(db: Database, org: number, cell: number, change: 1 | -1): void {
  db.run(
    `INSERT INTO candidate_counts (org, cell, count) VALUES (?1, ?2, ?3)
     ON CONFLICT (org, cell) DO UPDATE SET count = count + excluded.count`,
    org,
    cell,
    change,
  );
}

function tag(db: Database, org: number, seq: number, before: readonly string[], after: readonly string[]): void {
  for (const name of before)
    if (!after.includes(name))
      db.run("DELETE FROM candidate_tags WHERE org = ?1 AND tag = ?2 AND seq = ?3", org, name, seq);
  for (const name of after)
    if (!before.includes(name))
      db.run("INSERT INTO candidate_tags (org, tag, seq) VALUES (?1, ?2, ?3)", org, name, seq);
}

/** Assessments and their tokens hardly ever change, so they are compared before they are written. */
function putAssessments(db: Database, org: number, seq: number, { assessments }: Candidate): void {
  const before = db.all<{ id: string; token: string }>(
    "SELECT id, token FROM candidate_assessments WHERE org = ?1 AND seq = ?2",
    org,
    seq,
  );
  for (const { id, token } of before)
    if (!assessments.some((one) => one.id === id && one.token === token))
      db.run("DELETE FROM candidate_assessments WHERE org = ?1 AND seq = ?2 AND id = ?3", org, seq, id);
  for (const { id, token } of assessments)
    if (!before.some((one) => one.id === id && one.token === token))
      db.run("INSERT INTO candidate_assessments (org, seq, id, token) VALUES (?1, ?2, ?3, ?4)", org, seq, id, token);
}
