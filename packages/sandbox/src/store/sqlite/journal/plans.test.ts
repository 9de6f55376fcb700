import { afterAll, beforeAll, expect, test } from "vitest";
import { namingOf } from "../../../domain/naming.ts";
import { packReads } from "../../journal/packed-reads.ts";
import type { PutEntry } from "../../journal/rows.ts";
import type { Tables } from "../../tables.ts";
import { type Database, openDatabase } from "../file/database.ts";
import { migrate } from "../file/migrate.ts";
import { createJournal } from "./journal.ts";

const OURS = "org_1";
const email = "ada@example.com";
const entry = (index: number, organizationId?: string): PutEntry => ({
  id: `req_${organizationId}_${index}`,
  ...(organizationId !== undefined && { organizationId }),
  kind: "request",
  operation: "listCandidates",
  status: 400,
  at: index,
  recordedAt: index,
  details: { query: `query=${email}&page=${index}` },
});

let db: Database;
const steps = new Map<string, string>();
let journal: Tables["journal"];

beforeAll(async () => {
  db = openDatabase(":memory:");
  migrate(db);
  db.run("INSERT INTO organizations (number, id, doc, version, place) VALUES (1, ?1, '{}', 1, 1)", OURS);
  const explained = <Run extends (sql: string, ...values: never[]) => unknown>(run: Run): Run =>
    ((sql: string, ...values: never[]) => {
      for (const { detail } of db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values))
        steps.set(detail, sql);
      return run(sql, ...values);
    }) as Run;
  const watched = { run: explained(db.run), get: explained(db.get), all: explained(db.all) };
  journal = createJournal({ ...db, ...(watched as Pick<Database, "run" | "get" | "all">) });
  // The first write looks for the last number in all organizations.
  await journal.put(entry(0));
  steps.clear();
});
afterAll(() => db.close());

test("an entry is found without a scan", async () => {
  await journal.put(...[1, 2, 3, 4].flatMap((index) => [entry(index, OURS), entry(index)]));
  await journal.putReads(OURS, packReads([entry(5, OURS)]), 5);
  await journal.get(OURS, "req_org_1_1");
  await journal.find("req_org_1_1");
  await journal.list(OURS, { candidateId: "cnd_1" }, { limit: 2 });
  await journal.list(OURS, {}, { limit: 2 });
  await journal.follow(OURS, {}, { limit: 2 });
  await journal.lastRevision(OURS);
  await journal.prune(OURS, { surplus: 1, recordedBefore: 0 });
  await journal.forget(OURS, "cnd_1", namingOf(["cnd_1"], [{ email }]));
  expect((await journal.get(OURS, "req_org_1_3"))?.details).toBeUndefined();
  const whole = [...steps].filter(([step]) => /^SCAN (?:j|d|o|journal\w*|organizations)\b/.test(step));
  expect(whole).toEqual([]);
  expect([...steps.keys()].join()).toMatch(/SEARCH journal_mentions USING .*\(org=\? AND mention>\?\)/);
});
