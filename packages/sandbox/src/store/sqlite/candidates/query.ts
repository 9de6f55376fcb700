import { isTokenBeginning } from "../../../domain/candidates.ts";
import type { Database, SqlValue } from "../file/database.ts";
import type { Conditions } from "./conditions.ts";
import { gramQuery } from "./grams.ts";

/**
 * The condition whose candidates are gone through, while the others are checked one by one. All but instants come from their
 * index in order of creation, so that a page ends the query.
 */
export type Driver = "all" | keyof Conditions;

/** Those whose index is in another order help only while there are few. */
export const isOrdered = (driver: Driver): boolean => driver !== "started_at" && driver !== "invitation_started_at";

/** From the first `seq` to before the second. */
export type Range = readonly [from: number, to: number];
export const EVERYTHING: Range = [0, Number.MAX_SAFE_INTEGER];

/** How many candidates there are in each cell that has any. */
export function countCells(db: Database, org: number): Map<number, number> {
  const rows = db.all<{ cell: number; count: number }>(
    "SELECT cell, count FROM candidate_counts WHERE org = ?1 AND count > 0",
    org,
  );
  return new Map(rows.map(({ cell, count }) => [cell, count]));
}

/** The numbers of candidates within a range, in order of creation. */
export function findSeqs(
  db: Database,
  org: number,
  conditions: Conditions,
  { driver, range = EVERYTHING, offset = 0, limit }: { driver: Driver; range?: Range; offset?: number; limit: number },
): number[] {
  const { sql, values } = compose(db, org, conditions, driver, range);
  const [limitAt, offsetAt] = [values.length + 1, values.length + 2];
  const rows = db.all<{ seq: number }>(
    `${sql} ORDER BY 1 LIMIT ?${limitAt} OFFSET ?${offsetAt}`,
    ...values,
    limit,
    offset,
  );
  return rows.map(({ seq }) => seq);
}

/** Those of some candidates that the conditions admit, in order of creation. */
export function selectSeqs(db: Database, org: number, conditions: Conditions, seqs: readonly number[]): number[] {
  const values: SqlValue[] = [org, JSON.stringify(seqs)];
  const checks = checksOf(conditions, (value) => `?${values.push(value)}`);
  const rows = db.all<{ seq: number }>(
    `SELECT i.seq FROM json_each(?2) CROSS JOIN candidate_index i ON i.org = ?1 AND i.seq = json_each.value
     ${checks.length === 0 ? "" : `WHERE ${checks.join(" AND ")}`} ORDER BY 1`,
    ...values,
  );
  return rows.map(({ seq }) => seq);
}

/** Candidates of a range, counted by blocks of `BLOCK` consecutive numbers. */
export function countBlocks(
  db: Database,
  org: number,
  conditions: Conditions,
  { driver, range = EVERYTHING }: { driver: Driver; range?: Range },
): { block: number; count: number }[] {
  const { sql, values } = compose(db, org, conditions, driver, range);
  return db.all(`SELECT seq / ${BLOCK} AS block, count(*) AS count FROM (${sql}) GROUP BY 1`, ...values);
}

export const BLOCK = 1024;

/**
 * The numbers of all candidates that have a text, one by one, and whether the other conditions admit them: none of the steps takes
 * long, however few are admitted.
 */
export function eachWithText(
  db: Database,
  org: number,
  conditions: Conditions,
): Iterable<{ seq: number; admitted: 0 | 1 }> {
  const { sql, values } = compose(db, org, conditions, "text", EVERYTHING, "asColumn");
  return db.iterate(`${sql} ORDER BY 1`, ...values);
}

/** The lowest and the highest number of an organization's candidates; undefined when there are none. */
export function boundsOf(db: Database, org: number): { first: number; last: number } | undefined {
  const found = db.get<{ first: number | null; last: number | null }>(
    `SELECT (SELECT min(seq) FROM candidate_index WHERE org = ?1) AS first,
            (SELECT max(seq) FROM candidate_index WHERE org = ?1) AS last`,
    org,
  );
  const { first = null, last = null } = found ?? {};
  return first === null || last === null ? undefined : { first, last };
}

interface Query {
  readonly sql: string;
  readonly values: SqlValue[];
}

/** Where a driver begins. */
interface WayIn {
  readonly table: string;
  /** `d`, unless it goes along the rows of the index themselves, which are `i`. */
  readonly alias?: "i";
  readonly condition: string;
  /** The column with the number of the candidate. */
  readonly seq?: string;
}

/** A query for `seq`. Values that mean OR become one query each, whose results are merged: each of them comes in order. */
export function compose(
  db: Database,
  org: number,
  conditions: Conditions,
  driver: Driver,
  [from, to]: Range,
  checked: "asCondition" | "asColumn" = "asCondition",
): Query {
  const values: SqlValue[] = [org, from, to];
  const bind = (value: SqlValue) => `?${values.push(value)}`;
  const ways = waysIn(db, org, conditions, driver, bind);
  // Grams say where a text may be, the index row says whether it is there.
  const checks = checksOf(driver === "text" ? conditions : { ...conditions, [driver]: undefined }, bind);
  const queries = ways.map(({ table, alias = "d", condition, seq = "d.seq" }) => {
    const where = [condition, `${seq} >= ?2`, `${seq} < ?3`, ...(checked === "asCondition" ? checks : [])].join(
      " AND ",
    );
    const column = checked === "asColumn" ? `, ${checks.map((check) => `(${check})`).join(" AND ")} AS admitted` : "";
    // CROSS keeps the order of the two; without checks, the index is enough, and all candidates are read as they lie.
    const rows =
      checks.length === 0 || alias === "i" ? "" : `CROSS JOIN candidate_index i ON i.org = ?1 AND i.seq = ${seq}`;
    return `SELECT ${seq} AS seq${column} FROM ${table} ${alias} ${rows} WHERE ${where}`;
  });
  // A candidate can have several of the tags, but is in one cell.
  const sql = queries.join(driver === "tags" ? " UNION " : " UNION ALL ");
  return { sql: sql === "" ? "SELECT 0 AS seq WHERE ?1 + ?2 + ?3 IS NULL" : sql, values };
}

function waysIn(
  db: Database,
  org: number,
  { cells = [], tags = [], text = "", ...others }: Conditions,
  driver: Driver,
  bind: (value: SqlValue) => string,
): WayIn[] {
  const index = (condition: string): WayIn => ({ table: "candidate_index", condition: `d.org = ?1 AND ${condition}` });
  switch (driver) {
    case "all":
      return [{ table: "candidate_index", alias: "i", condition: "i.org = ?1", seq: "i.seq" }];
    case "cells": {
      const filled = countCells(db, org);
      return cells.filter((cell) => filled.has(cell)).map((cell) => index(`d.cell = ${bind(cell)}`));
    }
    case "assigned_user":
    case "assigned_team":
      return [index(`d.${driver} = ${bind(others[driver] ?? null)}`)];
    case "started_at":
    case "invitation_started_at":
      // The plus keeps the order of numbers from being taken for the way in.
      return [{ ...index(`d.${driver} >= ${bind(others[driver] ?? null)}`), seq: "+d.seq" }];
    case "tags":
      return tags.map((tag) => ({ table: "candidate_tags", condition: `d.org = ?1 AND d.tag = ${bind(tag)}` }));
    case "text":
      return [
        {
          table: "candidate_grams",
          condition: `d.candidate_grams MATCH ${bind(gramQuery(org, text))}`,
          seq: "d.rowid",
        },
      ];
  }
}

function checksOf(conditions: Conditions, bind: (value: SqlValue) => string): string[] {
  const { cells, text, tags, assigned_user, assigned_team, started_at, invitation_started_at } = conditions;
  const checks: string[] = [];
  const listed = (values: readonly unknown[]) => `SELECT value FROM json_each(${bind(JSON.stringify(values))})`;
  // The plus keeps a check from being taken for the way in.
  if (cells !== undefined) checks.push(`+i.cell IN (${listed(cells)})`);
  if (assigned_user !== undefined) checks.push(`+i.assigned_user = ${bind(assigned_user)}`);
  if (assigned_team !== undefined) checks.push(`+i.assigned_team = ${bind(assigned_team)}`);
  if (started_at !== undefined) checks.push(`+i.started_at >= ${bind(started_at)}`);
  if (invitation_started_at !== undefined) checks.push(`+i.invitation_started_at >= ${bind(invitation_started_at)}`);
  if (text !== undefined) checks.push(checkOfText(text, bind(text)));
  if (tags !== undefined) checks.push(`EXISTS (SELECT 1 FROM json_each(i.tags) h WHERE h.value IN (${listed(tags)}))`);
  return checks;
}

/** The same as `hasText`. */
const checkOfText = (text: string, bound: string): string =>
  isTokenBeginning(text)
    ? `(instr(i.text, ${bound}) > 0 OR instr(i.tokens, char(10) || ${bound}) > 0)`
    : `instr(i.text, ${bound}) > 0`;
