import type { Fault } from "../../domain/faults.ts";
import type { ApiKey } from "../../domain/keys.ts";
import type { Webhook } from "../../domain/webhooks.ts";
import type { Transaction } from "../store.ts";
import { beginningWith, createCollection, ORG } from "./collections.ts";
import type { Database } from "./database.ts";
import { createDocuments } from "./documents.ts";

/** Callers of the service (keys), its faults for them, and the addresses it calls. */
export function createAccess(db: Database): Pick<Transaction, "keys" | "faults" | "webhooks"> {
  const keys = createDocuments<ApiKey>(db, "keys");
  const faults = createDocuments<Fault>(db, "faults");
  const webhooks = createDocuments<Webhook>(db, "webhooks");
  const ofOrganization = `WHERE org = ${ORG} ORDER BY seq`;
  return {
    keys: {
      ...createCollection<ApiKey>(db, "keys", ({ hash }) => ({ hash })),
      findByHashPrefix: (prefix) => keys.all("WHERE hash LIKE $1 ORDER BY seq", beginningWith(prefix)),
      list: (organizationId) => keys.all(ofOrganization, db.rowsOf(organizationId)),
    },
    faults: {
      ...createCollection<Fault>(db, "faults"),
      list: (organizationId) => faults.all(ofOrganization, db.rowsOf(organizationId)),
      any: async () => (await db.one("SELECT 1 FROM faults LIMIT 1")) !== undefined,
    },
    webhooks: {
      ...createCollection<Webhook>(db, "webhooks"),
      list: (organizationId) => webhooks.all(ofOrganization, db.rowsOf(organizationId)),
    },
  };
}
