import { type Conditions, ORG, type StatementValue } from "./statements.ts";

/**
 * @param first value of `?1`: the id of the organization
 * @param condition of rows of the organization
 */
export function conditionsOf(first: StatementValue, condition = `org = ${ORG}`): Conditions {
  const parts = [condition];
  const values = [first];
  let areCommon = true;

  function addCommon(condition: string, ...given: (StatementValue | undefined)[]): boolean {
    const known = given.filter((value) => value !== undefined);
    if (known.length < given.length) return false;
    parts.push(condition.replace(/\?(?!\d)/g, () => `?${values.push(known.shift() ?? null)}`));
    return true;
  }
  function add(condition: string, ...given: (StatementValue | undefined)[]): void {
    if (addCommon(condition, ...given)) areCommon = false;
  }

  return {
    values,
    add,
    addCommon,
    addWanted: (condition, wanted = []) => add(condition, wanted.length === 0 ? undefined : wanted),
    get areCommon() {
      return areCommon;
    },
    sql: () => parts.join(" AND "),
  };
}
