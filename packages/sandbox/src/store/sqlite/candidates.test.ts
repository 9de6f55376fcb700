import { expect, it, onTestFinished } from "vitest";
import { candidate, OURS, organization } from "../../../testing/store-suite/samples.ts";
import type { CandidateFilter } from "../filters.ts";
import { readCandidates } from "../shared/candidates.ts";
import { writeCandidates } from "./candidates.ts";
import { createDocuments, statementsOf } from "./dialect.ts";
import { type Database, openDatabase } from "./file/database.ts";
import { migrate } from "./file/migrate.ts";

async function openWithCandidate(): Promise<Database> {
  const db = openDatabase(":memory:");
  onTestFinished(db.close);
  migrate(db);
  const { doc, version } = createDocuments(db, "organizations").toRow(organization());
  db.run("INSERT INTO organizations (id, doc, version) VALUES (?1, ?2, ?3)", OURS, doc, version);
  await writeCandidates(db).put(candidate({ tags: ["a"] }));
  return db;
}

function watched(db: Database, see: (sql: string, values: never[]) => void): Database {
  const seeing = <Run extends (sql: string, ...values: never[]) => unknown>(run: Run): Run =>
    ((sql: string, ...values: never[]) => {
      see(sql, values);
      return run(sql, ...values);
    }) as Run;
  return { ...db, get: seeing(db.get), all: seeing(db.all) as Database["all"], run: seeing(db.run) };
}

it.each<CandidateFilter>([
  {},
  { stages: ["INVITED", "AWAITED"], only: "withCurrentAssessment" },
  { text: "ada" },
  { text: "tkn_1" },
  { tags: ["a", "b"] },
  { assignedUser: "u1", assignedTeam: "t1", startedSince: 1, only: "invited" },
])("a search for %j reads only rows of its organization and documents of its page", async (filter) => {
  const db = await openWithCandidate();
  const steps: string[] = [];
  const explained = watched(db, (sql, values) => {
    for (const { detail } of db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values)) steps.push(detail);
  });
  await readCandidates(statementsOf(explained)).search(OURS, filter, { offset: 0, limit: 10 });
  const tables = steps.filter((step) => /^(SCAN|SEARCH) (?!json_each|organizations)/.test(step));
  expect(tables.length).toBeGreaterThan(0);
  for (const step of tables)
    expect(step).toMatch(
      /^SEARCH (candidates USING COVERING INDEX candidates_in_order \(org=\?|(terms|candidate_counts) USING PRIMARY KEY \(org=\?|candidate_assessments USING COVERING INDEX candidate_assessments_by_beginning \(org=\? AND folded_token>\?|candidates USING INTEGER PRIMARY KEY \(rowid=\?\))/,
    );
});

it("writes no index of a candidate whose columns and tags stay the same", async () => {
  const db = await openWithCandidate();
  const writes: string[] = [];
  const { put } = writeCandidates(watched(db, (sql) => sql.startsWith("SELECT") || writes.push(sql)));
  await put(candidate({ tags: ["a"], creator: "somebody else" } as object));
  expect(writes).toEqual(["UPDATE candidates SET doc = ?, version = ? WHERE seq = ?"]);
  await put(candidate({ tags: ["b"], assignedUser: "u1" }));
  expect(writes.slice(1).map((sql) => sql.split(" ").slice(0, 3).join(" "))).toEqual([
    "UPDATE candidates SET",
    "DELETE FROM terms",
    "INSERT INTO terms",
  ]);
});
