import type { ApiKey } from "../../domain/keys.ts";
import type { Webhook } from "../../domain/webhooks.ts";
import type { Transaction } from "../store.ts";
import { createCollection, ORG, parse } from "./collections.ts";
import type { Database } from "./database.ts";

/** Who may call the service, and whom it calls. */
export function createAccess(db: Database): Pick<Transaction, "keys" | "webhooks"> {
  const all = <Item>(table: string, organizationId: string) =>
    db
      .all<{ doc: string }>(`SELECT doc FROM ${table} WHERE org = ${ORG} ORDER BY seq`, organizationId)
      .map((row) => parse<Item>(row));
  return {
    keys: {
      ...createCollection<ApiKey>(db, "keys", ({ hash }) => ({ hash })),
      async findByHashPrefix(prefix) {
        const rows = db.all<{ doc: string }>(
          "SELECT doc FROM keys WHERE hash >= ?1 AND hash < ?1 || char(0x10FFFF) ORDER BY seq",
          prefix,
        );
        return rows.map((row) => parse<ApiKey>(row));
      },
      list: async (organizationId) => all<ApiKey>("keys", organizationId),
    },
    webhooks: {
      ...createCollection<Webhook>(db, "webhooks"),
      list: async (organizationId) => all<Webhook>("webhooks", organizationId),
    },
  };
}
