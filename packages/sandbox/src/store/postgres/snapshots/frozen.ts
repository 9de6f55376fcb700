import { Client } from "pg";
import { versionOf } from "../../documents.ts";
import type { Frozen, FrozenRow } from "../../tables.ts";
import { connectionConfig, createDatabase, type Database, isDirect } from "../connection/database.ts";
import { toStoreError } from "../connection/failures.ts";
import { type DeliveryRow, parseDelivery } from "../deliveries/delivery-rows.ts";
import { snapshotDeliveriesQuery, snapshotQueries } from "./snapshot-queries.ts";

/** Rows in memory at a time; an uploaded package can have 16 MiB. */
const ROWS = 20;

/** Reads the current state of an organization through a separate connection, which does not see later commits. */
export async function freeze(url: string, organizationId: string): Promise<Frozen> {
  const client = new Client(connectionConfig(url));
  // The next statement reports a lost connection.
  client.on("error", () => {});
  await client.connect().catch((error: unknown) => {
    throw toStoreError(error);
  });
  const db = createDatabase(client, { prepares: isDirect(url) });
  await db.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  // The first query fixes the snapshot of the database.
  const row = await db.one<{ number: number }>("SELECT number FROM organizations WHERE id = $1", organizationId);
  return { rows: read(db, row?.number ?? 0), close: () => client.end() };
}

async function* read(db: Database, org: number): AsyncGenerator<FrozenRow> {
  for (const query of snapshotQueries(org))
    for await (const row of fetchAll<FrozenRow>(db, query))
      yield { ...row, bytes: row.bytes && new Uint8Array(row.bytes) };
  const deliveries = fetchAll<DeliveryRow & { readonly subject: string }>(db, snapshotDeliveriesQuery(org));
  for await (const { subject, ...row } of deliveries) {
    const doc = JSON.stringify(parseDelivery(row));
    yield { collection: "deliveries", subject, doc, version: versionOf("deliveries"), bytes: null };
  }
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
