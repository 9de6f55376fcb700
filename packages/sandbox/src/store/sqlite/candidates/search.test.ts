import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { assessment, candidate, OTHER, OURS, organization } from "../../../../testing/store-suite/samples.ts";
import type { CandidateFilter } from "../../filters.ts";
import { type Database, openDatabase } from "../file/database.ts";
import { createSqliteStore } from "../index.ts";
import { createPlainSearch } from "./search.ts";

const folder = mkdtempSync(join(tmpdir(), "candidate-search-test-"));
const file = join(folder, "store.sqlite");
let db: Database;

/** Enough candidates that no list looks through all of them, and more of somebody else. */
beforeAll(async () => {
  const store = createSqliteStore({ file });
  await store.transact(async (tx) => {
    for (const id of [OTHER, OURS]) {
      await tx.organizations.put(organization({ id }));
      for (let index = 0; index < 400; index++)
        await tx.candidates.put(
          candidate({
            id: `cnd_${index}`,
            organizationId: id,
            tags: ["a", `tag-${index % 3}`],
            assignedUser: `user-${index % 2}`,
            assignedTeam: `team-${index % 200}`,
            assessments: [
              assessment({
                id: `asm_${index}`,
                token: `tkn_${index}`,
                status: index % 20 ? "NEW" : "TOKEN_SENT",
                startedAt: index,
              }),
            ],
          }),
        );
    }
  });
  await store.close();
  db = openDatabase(file, { readOnly: true });
});
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

/** The steps that SQLite takes for all queries of a search. */
async function stepsOf(filter: CandidateFilter): Promise<string[]> {
  const steps: string[] = [];
  const explained = <Function extends (sql: string, ...values: never[]) => unknown>(run: Function): Function =>
    ((sql: string, ...values: never[]) => {
      for (const { detail } of db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values)) steps.push(detail);
      return run(sql, ...values);
    }) as Function;
  const watched = { ...db, get: explained(db.get), all: explained(db.all) as Database["all"] };
  await createPlainSearch(watched)(OURS, filter, { offset: 0, limit: 10 });
  await createPlainSearch(watched)(OURS, filter, { offset: 1200, limit: 10 });
  return steps;
}

const stages = ["INVITED", "AWAITED", "ACCEPTED"] as const;
const filters: CandidateFilter[] = [
  {},
  { stages },
  { only: "invited", stages: ["INVITED"] },
  { text: "example" },
  { text: "tkn_17" },
  { text: "a", stages },
  {
    text: "example",
    stages,
    tags: ["a", "tag-1"],
    assignedUser: "user-1",
    startedSince: 10,
    only: "withCurrentAssessment",
  },
  { tags: ["a"] },
  { tags: ["tag-1", "tag-2"], stages },
  { assignedUser: "user-1" },
  { assignedTeam: "team-7", text: "ada" },
  { startedSince: 390 },
  { startedSince: 10 },
  { startedSince: 390, only: "invited" },
  { startedSince: 10, only: "invited", tags: ["tag-1"] },
];

it.each(filters)(
  "%j looks at no candidate of another organization, and at none that an index leaves out",
  async (filter) => {
    const steps = await stepsOf(filter);
    expect(steps.length).toBeGreaterThan(1);
    for (const step of steps) {
      // The words of the index of texts begin with the organization; the others hold values of the query, or what others found.
      if (/^SCAN/.test(step))
        expect(step).toMatch(/^SCAN (d VIRTUAL TABLE INDEX .*M|json_each|h |h$|CONSTANT ROW|\(subquery)/);
      if (/^SEARCH (d|i|t|candidate_)/.test(step)) expect(step).toMatch(/\(org=\?|\(rowid=\?\)/);
    }
  },
);

it.each<[CandidateFilter, string]>([
  [{ stages }, "candidate_index_by_cell (org=? AND cell=? AND seq>? AND seq<?)"],
  [{ stages: ["AWAITED"], text: "a" }, "candidate_index_by_cell"],
  [{ text: "tkn_17" }, "VIRTUAL TABLE"],
  [{ tags: ["tag-1"] }, "(org=? AND tag=? AND seq>? AND seq<?)"],
  [{ assignedTeam: "team-7", text: "ada" }, "candidate_index_by_team (org=? AND assigned_team=?"],
  [{ startedSince: 10 }, "SEARCH i USING PRIMARY KEY (org=? AND seq>? AND seq<?)"],
  [{ startedSince: 390 }, "candidate_index_by_started_at (org=? AND started_at>?)"],
  [
    { startedSince: 390, only: "invited" },
    "candidate_index_by_invitation_started_at (org=? AND invitation_started_at>?)",
  ],
])("%j goes along the index of %s", async (filter, index) => {
  expect((await stepsOf(filter)).some((step) => step.includes(index))).toBe(true);
});

it.each<[CandidateFilter, number]>([
  [{ stages }, 5],
  [{ text: "tkn_17" }, 5],
  [{ text: "tkn_17", stages }, 5],
])("a page of %j takes %i queries, however many candidates it shows", async (filter, most) => {
  const queries: string[] = [];
  const counted = <Function extends (sql: string, ...values: never[]) => unknown>(run: Function): Function =>
    ((sql: string, ...values: never[]) => {
      queries.push(sql);
      return run(sql, ...values);
    }) as Function;
  const watched = { ...db, get: counted(db.get), all: counted(db.all) as Database["all"] };
  const { items } = await createPlainSearch(watched)(OURS, filter, { offset: 0, limit: 10 });
  expect(items.length).toBeGreaterThan(5);
  expect(queries.length).toBeLessThanOrEqual(most);
  expect(queries.filter((sql) => sql.includes("MATCH")).length).toBeLessThanOrEqual(1);
});
