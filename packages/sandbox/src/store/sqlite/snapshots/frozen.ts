import type { Frozen, FrozenRow } from "../../tables.ts";
import { organizationNumber } from "../dialect.ts";
import { openDatabase, READ_BUSY_TIMEOUT } from "../file/database.ts";
import { snapshotQueries } from "./snapshot-queries.ts";

/** Reads the current state of an organization through a separate connection, which does not see later commits. */
export async function freeze(file: string, organizationId: string): Promise<Frozen> {
  const db = openDatabase(file, { readOnly: true, busyTimeout: READ_BUSY_TIMEOUT });
  db.exec("BEGIN");
  // The first query fixes the snapshot of the database.
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
