import { expect, test } from "vitest";
import { packReads } from "../../journal/packed-reads.ts";
import { openDatabase } from "../file/database.ts";
import { migrate } from "../file/migrate.ts";
import { createJournalReads } from "./journal-reads.ts";

test("mentions are deleted with their last request", () => {
  const db = openDatabase(":memory:");
  migrate(db);
  let last = 0;
  const reads = createJournalReads(db, (count) => {
    last += count;
    return last - count + 1;
  });
  const search = (id: string) => ({ id, operation: "listCandidates", details: { query: "query=ada@example.com" } });
  reads.write(1, packReads([search("1"), search("2")]), 0);
  reads.write(1, packReads([search("3")]), 0);
  const mentions = () =>
    db.all<{ seq: number }>("SELECT DISTINCT seq FROM journal_mentions ORDER BY seq").map(({ seq }) => seq);
  const prune = (surplus: number) => reads.prune(1, { surplus, recordedBefore: 0 });
  expect(mentions()).toEqual([1, 3]);
  expect(prune(1)).toBe(1);
  expect(mentions()).toEqual([2, 3]);
  expect(prune(5)).toBe(1);
  expect(mentions()).toEqual([3]);
  expect(prune(5)).toBe(1);
  expect(mentions()).toEqual([]);
});
