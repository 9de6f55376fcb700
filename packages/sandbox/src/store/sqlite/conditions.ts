import type { SqlValue } from "./file/database.ts";

/** Conditions of a list; a row has to meet all of them. */
export interface Conditions {
  readonly values: readonly SqlValue[];
  /** @param condition with `?` for each value, and `?1` for the organization's number; left out if a value is undefined */
  add(condition: string, ...values: (SqlValue | undefined)[]): void;
  /** @param condition with `?` for a JSON array; left out if the array is empty */
  addWanted(condition: string, wanted: readonly string[] | undefined): void;
  sql(): string;
}

/**
 * @param org number of the organization; undefined finds nothing
 * @param first condition with `?1` for that number
 */
export function conditionsOf(org: number | undefined, first = "org = ?1"): Conditions {
  const parts = [first];
  const values: SqlValue[] = [org ?? null];

  function add(condition: string, ...given: (SqlValue | undefined)[]): void {
    const known = given.filter((value) => value !== undefined);
    if (known.length < given.length) return;
    parts.push(condition.replace(/\?(?!\d)/g, () => `?${values.push(known.shift() ?? null)}`));
  }

  return {
    values,
    add,
    addWanted: (condition, wanted = []) => add(condition, wanted.length === 0 ? undefined : JSON.stringify(wanted)),
    sql: () => parts.join(" AND "),
  };
}

/** Condition that a column has one of the values of a JSON array. */
export const isIn = (column: string): string => `${column} IN (SELECT value FROM json_each(?))`;
