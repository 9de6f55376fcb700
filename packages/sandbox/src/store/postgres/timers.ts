import { createTimers as createAlike } from "../shared/collections.ts";
import type { Tables } from "../tables.ts";
import type { Database } from "./connection/database.ts";
import { ORG, statementsOf } from "./dialect.ts";

export function createTimers(db: Database): Tables["timers"] {
  return {
    ...createAlike(statementsOf(db)),
    async deleteAll(organizationId, ids) {
      await db.run(`DELETE FROM timers WHERE org = ${ORG} AND id = ANY ($2)`, db.rowsOf(organizationId), [...ids]);
    },
  };
}
