import { tableOf } from "../documents.ts";
import { searchedKinds } from "../lookups.ts";
import { JOURNAL } from "../shared/statements.ts";
import type { Database } from "./file/database.ts";

/** Tables with rows of organizations, and the columns that identify a row. Rows that fall due go first. */
const tables = {
  timers: "seq",
  deliveries: "seq",
  clocks: "org",
  candidates: "seq",
  candidate_counts: "org, stage, is_current, is_invited",
  candidate_assessments: "org, seq, id",
  task_revisions: "seq",
  packages: "seq",
  webhooks: "seq",
  faults: "seq",
  mails: "seq",
  events: "seq",
  history_counts: "org, history",
  terms: "org, kind, term, seq",
  ...Object.fromEntries(searchedKinds.map((kind) => [tableOf(kind), "seq"])),
} as const;

/** Rows per statement. A package can have 16 MiB. */
const rowsAtOnce = (table: string): number => (table === "packages" ? 1 : 100);

const deletion = ([table, columns]: [table: string, columns: string]): string =>
  `DELETE FROM ${table} WHERE (${columns}) IN (SELECT ${columns} FROM ${table} WHERE org = ?1 LIMIT ${rowsAtOnce(table)})`;

const deletions = Object.entries(tables).map(deletion);
const deletionOfMentions = deletion(["journal_mentions", "org, mention, seq"]);

/**
 * Deletes rows without an organization.
 * @param patience approximate milliseconds of a call
 * @returns whether more rows may be left
 */
export function sweep(db: Database, patience = 10): boolean {
  const end = performance.now() + patience;
  const org = nextToSweep(db);
  if (org === undefined) return sweepSnapshot(db, end);
  while (deleteSome(db, org)) if (performance.now() > end) return true;
  db.run("DELETE FROM leftovers WHERE org = ?1", org);
  return true;
}

export const isSweepable = (db: Database): boolean =>
  nextToSweep(db) !== undefined || nextSnapshotToSweep(db) !== undefined;

const nextToSweep = (db: Database): number | undefined =>
  db.get<{ org: number }>("SELECT org FROM leftovers LIMIT 1")?.org;

const nextSnapshotToSweep = (db: Database): number | undefined =>
  db.get<{ number: number }>("SELECT number FROM snapshots WHERE state = 'DELETED' LIMIT 1")?.number;

function sweepSnapshot(db: Database, end: number): boolean {
  const snapshot = nextSnapshotToSweep(db);
  if (snapshot === undefined) return false;
  // An uploaded package has many pages.
  const some = "SELECT seq FROM snapshot_rows WHERE snapshot = ?1 ORDER BY seq LIMIT 1";
  while (db.run(`DELETE FROM snapshot_rows WHERE seq = (${some})`, snapshot).changes > 0)
    if (performance.now() > end) return true;
  db.run("DELETE FROM snapshot_erasures WHERE snapshot = ?1", snapshot);
  db.run("DELETE FROM snapshots WHERE number = ?1", snapshot);
  return true;
}

/** @returns false when nothing is left */
function deleteSome(db: Database, org: number): boolean {
  if (deletions.some((sql) => db.run(sql, org).changes > 0)) return true;
  // A restored organization keeps its journal under the previous number.
  if (db.get(`SELECT 1 FROM organizations WHERE ${JOURNAL} = ?1`, org) !== undefined) return false;
  return deleteJournal(db, org) || db.run(deletionOfMentions, org).changes > 0;
}

/** Deletes entries of the journal with their details. */
function deleteJournal(db: Database, org: number): boolean {
  const rows = db.all<{ seq: number }>("SELECT seq FROM journal WHERE org = ?1 LIMIT 100", org);
  for (const { seq } of rows) {
    db.run("DELETE FROM journal_details WHERE seq = ?1", seq);
    db.run("DELETE FROM journal WHERE org = ?1 AND seq = ?2", org, seq);
  }
  return rows.length > 0 || deleteReads(db, org);
}

function deleteReads(db: Database, org: number): boolean {
  const block = db.get<{ seq: number }>("SELECT seq FROM journal_reads WHERE org = ?1 LIMIT 1", org);
  if (block === undefined) return false;
  db.run("DELETE FROM journal_reads WHERE seq = ?1", block.seq);
  return true;
}
