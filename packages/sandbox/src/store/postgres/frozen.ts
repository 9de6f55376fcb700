import { Client } from "pg";
import { type FrozenQueryRow, frozenQueries, frozenRow } from "../shared/frozen.ts";
import type { Frozen, FrozenRow } from "../tables.ts";
import { connectionConfig, createDatabase, type Database, isDirect } from "./connection/database.ts";
import { toStoreError } from "./connection/failures.ts";
import { statementsOf } from "./dialect.ts";

const ROWS = 20;

/** Reads on a separate connection, which does not see later commits. */
export async function freeze(url: string, organizationId: string): Promise<Frozen> {
  const client = new Client(connectionConfig(url));
  client.on("error", () => {});
  await client.connect().catch((error: unknown) => {
    throw toStoreError(error);
  });
  const db = createDatabase(client, { prepares: isDirect(url) });
  await db.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const row = await db.one<{ number: number }>("SELECT number FROM organizations WHERE id = $1", organizationId);
  return { rows: read(db, row?.number ?? 0), close: () => client.end() };
}

async function* read(db: Database, org: number): AsyncGenerator<FrozenRow> {
  for (const query of frozenQueries(statementsOf(db).member, org))
    for await (const row of fetchAll<FrozenQueryRow>(db, query)) yield frozenRow(row);
}

async function* fetchAll<Row>(db: Database, query: string): AsyncGenerator<Row> {
  await db.run(`DECLARE frozen CURSOR FOR ${query}`);
  for (;;) {
    const rows = await db.all<Row>(`FETCH ${ROWS} FROM frozen`);
    yield* rows;
    if (rows.length < ROWS) break;
  }
  await db.run("CLOSE frozen");
}
