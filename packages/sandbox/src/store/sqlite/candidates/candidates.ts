import type { Assessment, Candidate } from "../../../domain/candidates.ts";
import type { CandidateReading, Writing } from "../../collections.ts";
import { ORG } from "../../shared/statements.ts";
import { demandOrganization, organizationNumber, SEEN } from "../collections.ts";
import { createDocuments } from "../documents.ts";
import type { Database } from "../file/database.ts";
import { addToIndex, readIndex, removeFromIndex, replaceInIndex } from "./listed.ts";
import { type IndexRow, indexRow } from "./rows.ts";
import type { CandidateTexts } from "./texts.ts";

type Lookups = Omit<CandidateReading, "search">;

export function readCandidates(db: Database): Lookups {
  const candidates = createDocuments<Candidate>(db, "candidates");
  return {
    get: async (organizationId, id) => candidates.one(`WHERE org = ${ORG} AND id = ?2`, organizationId, id),

    findByExternalId: async (organizationId, externalId) =>
      candidates.one(`WHERE org = ${ORG} AND external_id = ?2 ORDER BY seq LIMIT 1`, organizationId, externalId),

    findByAssessment: async (organizationId, assessmentId) =>
      candidates.one(
        `WHERE seq = (SELECT seq FROM candidate_assessments WHERE id = ?2 AND org = ${ORG} ORDER BY seq LIMIT 1)`,
        organizationId,
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

/** A candidate as lists find it, before and after a change; absent where it did not exist or does no longer. */
export interface CandidateChange {
  readonly org: number;
  readonly seq: number;
  readonly before?: IndexRow;
  readonly after?: IndexRow;
}

/** @param changed is told of each change that lists show */
export function writeCandidates(
  db: Database,
  texts: CandidateTexts,
  changed: (change: CandidateChange) => void,
): Pick<Writing<Candidate>, "put" | "delete"> {
  const { toRow } = createDocuments<Candidate>(db, "candidates");
  const numberOf = (org: number, id: string): number | undefined =>
    db.get<{ seq: number }>("SELECT seq FROM candidates WHERE id = ?1 AND org = ?2", id, org)?.seq;

  function create(org: number, candidate: Candidate): void {
    const after = indexRow(candidate);
    const { doc, version } = toRow(candidate);
    const { key: seq } = db.run(
      "INSERT INTO candidates (org, id, doc, version, external_id) VALUES (?1, ?2, ?3, ?4, ?5)",
      org,
      candidate.id,
      doc,
      version,
      candidate.externalId ?? null,
    );
    for (const assessment of candidate.assessments) addAssessment(db, org, seq, assessment);
    addToIndex(db, org, seq, after);
    texts.changed(seq, false);
    changed({ org, seq, after });
  }

  function replace(org: number, seq: number, candidate: Candidate): void {
    const before = readIndex(db, org, seq);
    const after = indexRow(candidate);
    const { doc, version } = toRow(candidate);
    db.run(
      "UPDATE candidates SET doc = ?2, version = ?3, external_id = ?4 WHERE seq = ?1",
      seq,
      doc,
      version,
      candidate.externalId ?? null,
    );
    putAssessments(db, org, seq, candidate);
    if (!replaceInIndex(db, texts, org, seq, before, after)) return;
    changed({ org, seq, before, after });
  }

  return {
    async put(candidate, isNew) {
      const org = demandOrganization(db, candidate.organizationId);
      const seq = isNew ? undefined : numberOf(org, candidate.id);
      if (seq === undefined) create(org, candidate);
      else replace(org, seq, candidate);
    },

    async delete(organizationId, id) {
      const org = organizationNumber(db, organizationId);
      const seq = org === undefined ? undefined : numberOf(org, id);
      if (org === undefined || seq === undefined) return false;
      const before = readIndex(db, org, seq);
      removeFromIndex(db, org, seq, before);
      texts.changed(seq, true);
      db.run("DELETE FROM candidate_assessments WHERE org = ?1 AND seq = ?2", org, seq);
      db.run("DELETE FROM candidates WHERE seq = ?1", seq);
      changed({ org, seq, before });
      return true;
    },
  };
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
  for (const one of assessments)
    if (!before.some(({ id, token }) => one.id === id && one.token === token)) addAssessment(db, org, seq, one);
}

function addAssessment(db: Database, org: number, seq: number, { id, token }: Assessment): void {
  db.run("INSERT INTO candidate_assessments (org, seq, id, token) VALUES (?1, ?2, ?3, ?4)", org, seq, id, token);
}
