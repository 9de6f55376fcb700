import type { Statements } from "../statements.ts";
import type { Database } from "./connection/database.ts";

const known = new Map<string, string>();

/** The same statement with `$1` for `?1`. */
function numbered(sql: string): string {
  const text = known.get(sql) ?? sql.replaceAll(/\?(\d)/g, "$$$1");
  known.set(sql, text);
  return text;
}

export const statementsOf = (db: Database): Statements => ({
  one: (sql, ...values) => db.one(numbered(sql), ...values),
  all: (sql, ...values) => db.all(numbered(sql), ...values),
  run: (sql, ...values) => db.run(numbered(sql), ...values),
  rowsOf: db.rowsOf,
});
