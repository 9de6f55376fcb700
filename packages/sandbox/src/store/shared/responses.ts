import { setImmediate } from "node:timers/promises";
import { type Delivery, withoutResponses } from "../../domain/deliveries.ts";
import { isNamedIn, type Naming } from "../../domain/naming.ts";
import { type DocumentRow, formOf } from "../documents.ts";
import { ORG, type Statements } from "./statements.ts";

const { toRow, parse } = formOf<Delivery>("deliveries");

const PIECE = 200;

const HAS_TEXT = ["body", "message"]
  .map((name) => `replace(doc, '"${name}":""', '') LIKE '%"${name}":"%'`)
  .join(" OR ");

/** Removes names from responses, in batches between which other requests run: a response is any text, so no index finds it. */
export async function forgetInResponses(db: Statements, organizationId: string, naming: Naming): Promise<void> {
  const org = db.rowsOf(organizationId);
  const select = `SELECT id, doc, version FROM deliveries WHERE org = ${ORG} AND id > ?2 AND (${HAS_TEXT}) ORDER BY id LIMIT ${PIECE}`;
  for (let after: string | undefined = ""; after !== undefined; ) {
    const rows: (DocumentRow & { readonly id: string })[] = await db.all(select, org, after);
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
