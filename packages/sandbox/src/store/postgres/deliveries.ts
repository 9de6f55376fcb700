import type { Delivery } from "../../domain/deliveries.ts";
import { unknownOrganization } from "../documents.ts";
import { createDeliveries as createShared, deliveryColumns } from "../shared/deliveries.ts";
import type { Statements } from "../shared/statements.ts";
import type { Tables } from "../tables.ts";
import type { Database } from "./connection/database.ts";

const COLUMNS: Readonly<Record<"id" | keyof ReturnType<typeof deliveryColumns>, string>> = {
  id: "text",
  doc: "text",
  version: "integer",
  lane: "text",
  candidate_id: "text",
  event_id: "text",
  candidate_deleted: "boolean",
  state: "text",
  due_at: "bigint",
  failures: "integer",
  created_at: "bigint",
  lease_id: "text",
  lease_until: "bigint",
};
const NAMES = Object.keys(COLUMNS);

/** Inserts or replaces a batch of rows of one organization; replaced rows keep their places. */
const PUT = `INSERT INTO deliveries (org, ${NAMES.join(", ")})
  SELECT number, ${NAMES.map((name) => `one.${name}`).join(", ")}
  FROM organizations, json_to_recordset($2::json) AS one (${Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(", ")})
  WHERE organizations.id = $1
  ON CONFLICT (org, id) DO UPDATE SET ${NAMES.slice(1)
    .map((name) => `${name} = excluded.${name}`)
    .join(", ")}`;

/** @param options.plain without SKIP LOCKED */
export function createDeliveries(
  db: Database,
  statements: Statements,
  { plain = false }: { plain?: boolean } = {},
): Tables["deliveries"] {
  async function putAll(deliveries: readonly Delivery[]): Promise<void> {
    for (const [organizationId, some] of Map.groupBy(deliveries, (one) => one.organizationId)) {
      const rows = some.map((delivery) => ({ id: delivery.id, ...deliveryColumns(delivery) }));
      const put = await db.run(PUT, db.rowsOf(organizationId), JSON.stringify(rows));
      if (put === 0) throw unknownOrganization(organizationId);
    }
  }

  return {
    ...createShared(statements, plain ? "" : "FOR UPDATE OF d SKIP LOCKED"),
    put: (delivery) => putAll([delivery]),
    putAll,
  };
}
