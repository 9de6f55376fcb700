import type { Statements } from "../statements.ts";
import type { Database } from "./file/database.ts";

export const statementsOf = (db: Database): Statements => ({
  one: db.get,
  all: db.all,
  run: (sql, ...values) => db.run(sql, ...values).changes,
  rowsOf: (organizationId) => organizationId,
});
