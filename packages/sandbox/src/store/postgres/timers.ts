import { createTimers as createAlike } from "../shared/timers.ts";
import type { Transaction } from "../store.ts";
import { ORG } from "./collections.ts";
import { type Database, noteDue } from "./connection/database.ts";
import { statementsOf } from "./statements.ts";

export function createTimers(db: Database): Transaction["timers"] {
  const timers = createAlike(statementsOf(db));
  return {
    ...timers,
    async put(timer) {
      await timers.put(timer);
      noteDue(db, timer.organizationId, timer.dueAt);
    },
    async deleteAll(organizationId, ids) {
      await db.run(`DELETE FROM timers WHERE org = ${ORG} AND id = ANY ($2)`, db.rowsOf(organizationId), [...ids]);
    },
  };
}
