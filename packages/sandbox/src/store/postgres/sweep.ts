import { tableOf } from "../documents.ts";
import { searchedKinds } from "../lookups.ts";
import { JOURNAL } from "../shared/statements.ts";
import { dropEndedCounts } from "./admissions/rate-counts.ts";
import { foldCounts } from "./candidate-counts.ts";
import type { Database } from "./connection/database.ts";
import { dropForgotten } from "./journal/journal.ts";
import { dropUnfinishedWork } from "./unfinished-work.ts";

/** Tables with rows of organizations, and the column that identifies a row. Rows that fall due go first. */
const tables: Readonly<Record<string, string>> = {
  timers: "seq",
  deliveries: "seq",
  clocks: "ahead",
  candidates: "seq",
  candidate_counts: "backend",
  candidate_assessments: "seq",
  task_revisions: "seq",
  packages: "id",
  webhooks: "seq",
  faults: "seq",
  mails: "seq",
  events: "seq",
  ...Object.fromEntries(searchedKinds.map((kind) => [tableOf(kind), "seq"])),
  terms: "seq",
};

/** A restore keeps the journal under the previous number. */
const journalTables = { journal_mentions: "seq", journal: "seq", forgotten: "text" };

const rowsAtOnce = (table: string): number => (["packages", "snapshot_rows"].includes(table) ? 1 : 200);

/** Approximate milliseconds of a call. */
const PATIENCE = 10;

/**
 * Several processes may do so.
 * @returns whether more rows may be left
 */
export async function sweep(db: Database, options?: Parameters<typeof foldCounts>[1]): Promise<boolean> {
  const end = performance.now() + PATIENCE;
  await dropUnfinishedWork(db);
  await dropForgotten(db);
  await dropEndedCounts(db);
  await foldCounts(db, options);
  const left = await db.one<{ org: number }>("SELECT org FROM leftovers LIMIT 1");
  if (left === undefined) return sweepSnapshot(db, end);
  const isKept = (await db.one(`SELECT 1 FROM organizations WHERE ${JOURNAL} = $1`, left.org)) !== undefined;
  for (const [table, column] of Object.entries(isKept ? tables : { ...tables, ...journalTables }))
    while (await deleteSome(db, table, column, left.org)) if (performance.now() > end) return true;
  await db.run("DELETE FROM leftovers WHERE org = $1", left.org);
  return true;
}

async function deleteSome(db: Database, table: string, column: string, org: number): Promise<boolean> {
  const some = `SELECT ${column} FROM ${table} WHERE org = $1 LIMIT ${rowsAtOnce(table)}`;
  return (await db.run(`DELETE FROM ${table} WHERE org = $1 AND ${column} IN (${some})`, org)) > 0;
}

async function sweepSnapshot(db: Database, end: number): Promise<boolean> {
  const deleted = await db.one<{ number: number }>("SELECT number FROM snapshots WHERE state = 'DELETED' LIMIT 1");
  if (deleted === undefined) return false;
  const { number } = deleted;
  const some = `SELECT seq FROM snapshot_rows WHERE snapshot = $1 ORDER BY seq LIMIT ${rowsAtOnce("snapshot_rows")}`;
  while ((await db.run(`DELETE FROM snapshot_rows WHERE snapshot = $1 AND seq IN (${some})`, number)) > 0)
    if (performance.now() > end) return true;
  await db.run("DELETE FROM snapshot_erasures WHERE snapshot = $1", number);
  await db.run("DELETE FROM snapshots WHERE number = $1", number);
  return true;
}
