import type { Candidate } from "../../../domain/candidates.ts";
import { createDocuments } from "../documents.ts";
import type { Database } from "../file/database.ts";
import { type IndexRow, indexRow, tagsOf } from "./rows.ts";
import { type CandidateTexts, reindexTexts } from "./texts.ts";

// Everything that lists of candidates are found by: rows, tags and grams of each, and how many there are in each cell.

const COLUMNS = "cell, started_at, invitation_started_at, assigned_user, assigned_team, tags, text, tokens";

export function readIndex(db: Database, org: number, seq: number): IndexRow {
  const row = db.get<IndexRow>(`SELECT ${COLUMNS} FROM candidate_index WHERE org = ?1 AND seq = ?2`, org, seq);
  if (row === undefined) throw new Error(`The index of candidates lacks number ${seq}.`);
  return row;
}

export function addToIndex(db: Database, org: number, seq: number, row: IndexRow): void {
  addRow(db, org, seq, row);
  count(db, org, row.cell, 1);
  tag(db, org, seq, [], tagsOf(row));
}

/** @returns whether anything is different */
export function replaceInIndex(
  db: Database,
  texts: CandidateTexts,
  org: number,
  seq: number,
  before: IndexRow,
  after: IndexRow,
): boolean {
  const differs = (column: keyof IndexRow) => before[column] !== after[column];
  const different = (Object.keys(after) as (keyof IndexRow)[]).filter(differs);
  if (different.length === 0) return false;
  // Only the indexes of these columns are written.
  db.run(
    `UPDATE candidate_index SET ${different.map((column, index) => `${column} = ?${index + 3}`).join(", ")}
     WHERE org = ?1 AND seq = ?2`,
    org,
    seq,
    ...different.map((column) => after[column]),
  );
  if (differs("text") || differs("tokens")) texts.changed(seq, true);
  if (differs("cell")) {
    count(db, org, before.cell, -1);
    count(db, org, after.cell, 1);
  }
  tag(db, org, seq, tagsOf(before), tagsOf(after));
  return true;
}

export function removeFromIndex(db: Database, org: number, seq: number, row: IndexRow): void {
  tag(db, org, seq, tagsOf(row), []);
  count(db, org, row.cell, -1);
  removeRow(db, org, seq);
}

/** Makes the index anew from the candidates. */
export function reindexCandidates(db: Database): void {
  for (const table of ["candidate_index", "candidate_tags", "candidate_counts"]) db.run(`DELETE FROM ${table}`);
  const { parse } = createDocuments<Candidate>(db, "candidates");
  const rows = db.iterate<{ org: number; seq: number; doc: string; version: number }>(
    "SELECT org, seq, doc, version FROM candidates",
  );
  for (const { org, seq, ...row } of rows) addToIndex(db, org, seq, indexRow(parse(row)));
  reindexTexts(db);
}

function addRow(db: Database, org: number, seq: number, row: IndexRow): void {
  const { cell, started_at, invitation_started_at, assigned_user, assigned_team, tags, text, tokens } = row;
  db.run(
    `INSERT INTO candidate_index (org, seq, ${COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)`,
    org,
    seq,
    cell,
    started_at,
    invitation_started_at,
    assigned_user,
    assigned_team,
    tags,
    text,
    tokens,
  );
}

function removeRow(db: Database, org: number, seq: number): void {
  db.run("DELETE FROM candidate_index WHERE org = ?1 AND seq = ?2", org, seq);
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
