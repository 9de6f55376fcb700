import type { Candidate } from "../../domain/candidates.ts";
import { type DocumentRow, fold, formOf, unknownOrganization } from "../documents.ts";
import { candidateColumns, readCandidates, termOf } from "../shared/candidates.ts";
import type { Statements } from "../shared/statements.ts";
import type { Tables } from "../tables.ts";
import { type Database, gather, given } from "./connection/database.ts";
import { type Place, STAYS, statementsOf } from "./dialect.ts";
import { deleteWithTerms, putWithTerms } from "./searched-entities.ts";

/** OFFSET fixes the join order. Without statistics, the planner reads all candidates of an organization. */
const BY_IDS = `SELECT requested.place, c.doc, c.version
  FROM unnest(${given("$1::text[]", "$2::text[]")}) WITH ORDINALITY requested (organization, id, place), LATERAL (
    SELECT doc, version FROM candidates WHERE org = (SELECT number FROM organizations WHERE id = requested.organization) AND id = requested.id OFFSET 0
  ) c`;

/** Reads candidates outside of transactions. Concurrent reads share a statement. */
export function createGetCandidate(db: Database): Tables["candidates"]["get"] {
  const { get } = readCandidates(statementsOf(db));
  const { parse } = formOf<Candidate>("candidates");
  const read = gather<readonly [organizationId: string, id: string], Candidate | undefined>(async (keys) => {
    const [[organizationId, id] = ["", ""]] = keys;
    if (keys.length === 1) return [await get(organizationId, id)];
    const [organizations, ids] = [keys.map(([one]) => one), keys.map(([, one]) => one)];
    const found: (Candidate | undefined)[] = Array(keys.length);
    const rows = await db.all<DocumentRow & { readonly place: number }>(BY_IDS, organizations, ids);
    for (const row of rows) found[row.place - 1] = parse(row);
    return found;
  });
  return (organizationId, id) => read([organizationId, id]);
}

export function createCandidates(db: Database, statements: Statements): Tables["candidates"] {
  const { toRow } = formOf<Candidate>("candidates");

  return {
    ...readCandidates(statements),

    async put(candidate) {
      const { doc, version } = toRow(candidate);
      const columns = { doc, version, ...candidateColumns(candidate) };
      const { assessments } = candidate;
      const place = await db.one<Place>(
        db.isAlone ? putAlone(columns) : putTogether(columns),
        db.rowsOf(candidate.organizationId),
        candidate.id,
        ...Object.values(columns),
        [...new Set(candidate.tags.map(termOf))],
        assessments.map((one) => one.id),
        assessments.map(({ token }) => token),
        assessments.map(({ token }) => fold(token)),
      );
      if (place === undefined) throw unknownOrganization(candidate.organizationId);
    },

    async delete(organizationId, id) {
      const place = await db.one<Place>(deleteWithTerms("candidates"), db.rowsOf(organizationId), id);
      if (place === undefined) return false;
      await db.run("DELETE FROM candidate_assessments WHERE org = $1 AND seq = $2", place.org, place.seq);
      return true;
    },
  };
}

function putStatement(lock: string): (columns: object) => string {
  let sql: string | undefined;
  return (columns) => {
    sql ??= putWithAssessments(Object.keys(columns), lock);
    return sql;
  };
}

const putAlone = putStatement("");
const putTogether = putStatement(STAYS);

/** The last parameters are ids, tokens and folded tokens of the assessments. */
function putWithAssessments(columns: readonly string[], lock: string): string {
  const [ids, tokens, folded] = [4, 5, 6].map((place) => `$${columns.length + place}::text[]`) as [
    string,
    string,
    string,
  ];
  return putWithTerms("candidates", columns, {
    lock,
    more: `wanted AS (SELECT org, seq, requested.* FROM one, unnest(${given(ids, tokens, folded)}) requested (id, token, folded_token)), dropped AS (
      DELETE FROM candidate_assessments a USING one WHERE a.org = one.org AND a.seq = one.seq AND a.id <> ALL (${ids})
    ), put AS (
      INSERT INTO candidate_assessments (org, seq, id, token, folded_token) SELECT org, seq, id, token, folded_token FROM wanted
      ON CONFLICT (org, id, seq) DO UPDATE SET token = excluded.token, folded_token = excluded.folded_token
      WHERE candidate_assessments.token <> excluded.token
    )`,
  });
}
