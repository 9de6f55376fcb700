import type { Frozen, FrozenRow } from "../../store.ts";
import { organizationNumber } from "../dialect.ts";
import { openDatabase, READ_BUSY_TIMEOUT } from "../file/database.ts";
import { snapshotQueries } from "./snapshot-queries.ts";

/** An organization as it is now, read through a connection of its own: what is committed later does not reach it. */
export async function freeze(file: string, organizationId: string): Promise<Frozen> {
  const db = openDatabase(file, { readOnly: true, busyTimeout: READ_BUSY_TIMEOUT });
  db.exec("BEGIN");
  // The first query fixes the state.
  const org = organizationNumber(db, organizationId) ?? null;
  async function* read(): AsyncGenerator<FrozenRow> {
    for (const sql of snapshotQueries) yield* db.iterate<FrozenRow>(sql, org);
  }
  const rows = read();
  return {
    rows,
    async close() {
      await rows.return(undefined);
      db.close();
    },
  };
}
