import type { Fault } from "../../domain/faults.ts";
import type { ApiKey } from "../../domain/keys.ts";
import type { Webhook } from "../../domain/webhooks.ts";
import type { Transaction } from "../store.ts";
import { createCollection, ORG } from "./collections.ts";
import { createDocuments } from "./documents.ts";
import type { Database } from "./file/database.ts";

/** Callers of the service (keys), its faults for them, and the addresses it calls. */
export function createAccess(db: Database): Pick<Transaction, "keys" | "faults" | "webhooks"> {
  const keys = createDocuments<ApiKey>(db, "keys");
  const faults = createDocuments<Fault>(db, "faults");
  const webhooks = createDocuments<Webhook>(db, "webhooks");
  return {
    keys: {
      ...createCollection<ApiKey>(db, "keys", ({ hash }) => ({ hash })),
      findByHashPrefix: async (prefix) =>
        keys.all("WHERE hash >= ?1 AND hash < ?1 || char(0x10FFFF) ORDER BY seq", prefix),
      list: async (organizationId) => keys.all(`WHERE org = ${ORG} ORDER BY seq`, organizationId),
    },
    faults: {
      ...createCollection<Fault>(db, "faults"),
      list: async (organizationId) => faults.all(`WHERE org = ${ORG} ORDER BY seq`, organizationId),
      any: async () => db.get("SELECT 1 FROM faults LIMIT 1") !== undefined,
    },
    webhooks: {
      ...createCollection<Webhook>(db, "webhooks"),
      list: async (organizationId) => webhooks.all(`WHERE org = ${ORG} ORDER BY seq`, organizationId),
    },
  };
}
