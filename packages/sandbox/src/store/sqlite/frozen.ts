import { type FrozenQueryRow, frozenQueries, frozenRow } from "../shared/frozen.ts";
import type { Frozen, FrozenRow } from "../tables.ts";
import { member, organizationNumber } from "./dialect.ts";
import { type Database, openDatabase, READ_BUSY_TIMEOUT } from "./file/database.ts";

const queries = frozenQueries(member, "?1");

/** Reads on a separate connection, which does not see later commits. */
export async function freeze(file: string, organizationId: string): Promise<Frozen> {
  const db = openDatabase(file, { readOnly: true, busyTimeout: READ_BUSY_TIMEOUT });
  db.exec("BEGIN");
  // The first query fixes the snapshot of the database.
  const org = organizationNumber(db, organizationId);
  async function* read(): AsyncGenerator<FrozenRow> {
    if (org !== undefined) yield* rowsOfOrganization(db, org);
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

export function* rowsOfOrganization(db: Database, org: number): Generator<FrozenRow> {
  for (const sql of queries) for (const row of db.iterate<FrozenQueryRow>(sql, org)) yield frozenRow(row);
}
