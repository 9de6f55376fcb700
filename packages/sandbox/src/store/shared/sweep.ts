import { tableOf } from "../documents.ts";
import { searchedKinds } from "../lookups.ts";
import { JOURNAL, type Statements } from "./statements.ts";

type Sweeping = Pick<Statements, "one" | "run">;

/** Approximate milliseconds of a call. */
const TIME_SLICE = 10;

/** Rows per statement. An uploaded package has many pages, and a block of reads has a thousand entries. */
const rowsAtOnce = (table: string): number =>
  ["packages", "snapshot_rows", "journal_reads"].includes(table) ? 1 : 100;

/** @param columns that identify rows within `scope`, whose value is the first parameter */
export const deletionOf = (table: string, columns = "seq", scope = "org"): string =>
  `DELETE FROM ${table} WHERE ${scope} = ?1 AND (${columns}) IN
     (SELECT ${columns} FROM ${table} WHERE ${scope} = ?1 LIMIT ${rowsAtOnce(table)})`;

/** Rows that can fall due are deleted first. Candidates are deleted before their counts, which the deletion changes. */
const deletions = [
  deletionOf("timers"),
  deletionOf("deliveries"),
  deletionOf("clocks", "org"),
  deletionOf("candidates"),
  deletionOf("candidate_counts", "stage"),
  deletionOf("candidate_assessments"),
  ...["task_revisions", "webhooks", "faults", "mails", "events"].map((table) => deletionOf(table)),
  deletionOf("packages", "id"),
  ...searchedKinds.map((kind) => deletionOf(tableOf(kind))),
  deletionOf("terms", "kind, term, seq"),
];

const snapshotDeletion = deletionOf("snapshot_rows", "seq", "snapshot");

const nextOrganization = (db: Sweeping) => db.one<{ org: number }>("SELECT org FROM leftovers LIMIT 1");
const nextSnapshot = (db: Sweeping) =>
  db.one<{ number: number }>("SELECT number FROM snapshots WHERE state = 'DELETED' LIMIT 1");

export const isSweepable = async (db: Sweeping): Promise<boolean> =>
  ((await nextOrganization(db)) ?? (await nextSnapshot(db))) !== undefined;

/**
 * Deletes rows without an organization or snapshot. Several processes may do so.
 * @param only deletions that the other database does not need
 * @returns whether more rows may be left
 */
export async function sweep(
  db: Sweeping,
  only: { readonly rows?: readonly string[]; readonly journal: readonly string[] },
): Promise<boolean> {
  const end = performance.now() + TIME_SLICE;
  const isOver = () => performance.now() > end;
  const left = await nextOrganization(db);
  if (left === undefined) return sweepSnapshot(db, isOver);
  for (const sql of [...deletions, ...(only.rows ?? [])])
    while ((await db.run(sql, left.org)) > 0) if (isOver()) return true;
  // A restored organization keeps its journal under the previous number.
  if ((await db.one(`SELECT 1 FROM organizations WHERE ${JOURNAL} = ?1`, left.org)) === undefined)
    while (await runFirst(db, only.journal, left.org)) if (isOver()) return true;
  await db.run("DELETE FROM leftovers WHERE org = ?1", left.org);
  return true;
}

/** Stops at the first deletion that finds rows. */
async function runFirst(db: Sweeping, statements: readonly string[], org: number): Promise<boolean> {
  for (const sql of statements) if ((await db.run(sql, org)) > 0) return true;
  return false;
}

async function sweepSnapshot(db: Sweeping, isOver: () => boolean): Promise<boolean> {
  const deleted = await nextSnapshot(db);
  if (deleted === undefined) return false;
  while ((await db.run(snapshotDeletion, deleted.number)) > 0) if (isOver()) return true;
  await db.run("DELETE FROM snapshot_erasures WHERE snapshot = ?1", deleted.number);
  await db.run("DELETE FROM snapshots WHERE number = ?1", deleted.number);
  return true;
}
