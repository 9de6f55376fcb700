import { setImmediate } from "node:timers/promises";
import { type Delivery, withoutResponses } from "../../domain/deliveries.ts";
import { isNamedIn, type Naming } from "../../domain/naming.ts";
import { formOf } from "../documents.ts";
import { ORG, type Statements } from "./statements.ts";

const { toRow } = formOf<Delivery>("deliveries");

/** Deliveries per batch: about ten milliseconds of work. */
const PIECE = 200;

/** How a database reads its deliveries. */
interface DeliveryTable<Row> {
  readonly columns: string;
  /** Condition of rows with a response or message text. */
  readonly hasText: string;
  parse(row: Row): Delivery;
}

/**
 * Removes responses that name a deleted person from all deliveries of an organization. No index can find them,
 * because a response is any text. The work grows with the deliveries of the organization; other requests run
 * between batches.
 */
export async function forgetInResponses<Row>(
  db: Statements,
  { columns, hasText, parse }: DeliveryTable<Row>,
  organizationId: string,
  naming: Naming,
): Promise<void> {
  const org = db.rowsOf(organizationId);
  const select = `SELECT id, ${columns} FROM deliveries WHERE org = ${ORG} AND id > ?2 AND ${hasText} ORDER BY id LIMIT ${PIECE}`;
  for (let after: string | undefined = ""; after !== undefined; ) {
    const rows: (Row & { readonly id: string })[] = await db.all(select, org, after);
    // Most receivers send equal responses.
    const known = new Map<string, boolean>();
    const names = (text: string) => {
      const isNamed = known.get(text) ?? isNamedIn(text, naming);
      known.set(text, isNamed);
      return isNamed;
    };
    for (const row of rows) {
      const delivery = parse(row);
      const kept = withoutResponses(delivery, names);
      if (kept === delivery) continue;
      const { doc, version } = toRow(kept);
      // Keeps the lease.
      await db.run(
        `UPDATE deliveries SET doc = ?3, version = ?4 WHERE org = ${ORG} AND id = ?2`,
        org,
        row.id,
        doc,
        version,
      );
    }
    after = rows.length < PIECE ? undefined : rows.at(-1)?.id;
    await setImmediate();
  }
}
