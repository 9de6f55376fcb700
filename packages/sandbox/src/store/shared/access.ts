import type { Fault } from "../../domain/faults.ts";
import type { ApiKey } from "../../domain/keys.ts";
import type { Webhook } from "../../domain/webhooks.ts";
import type { Transaction } from "../store.ts";
import { createCollection } from "./collections.ts";
import { ORG, type Statements } from "./statements.ts";

/** Callers of the service (keys), its faults for them, and the addresses it calls. */
export function createAccess(db: Statements): Pick<Transaction, "keys" | "faults" | "webhooks"> {
  const keys = db.documents<ApiKey>("keys");
  const faults = db.documents<Fault>("faults");
  const webhooks = db.documents<Webhook>("webhooks");
  const ofOrganization = `WHERE org = ${ORG} ORDER BY seq`;
  return {
    keys: {
      ...createCollection<ApiKey>(db, "keys", ({ hash }) => ({ hash })),
      // Hashes are hexadecimal; a plan that is made before the values are known uses no index for LIKE.
      findByHashPrefix: async (prefix) => keys.all("WHERE hash >= ?1 AND hash < ?1 || 'g' ORDER BY seq", prefix),
      list: async (organizationId) => keys.all(ofOrganization, db.rowsOf(organizationId)),
    },
    faults: {
      ...createCollection<Fault>(db, "faults"),
      list: async (organizationId) => faults.all(ofOrganization, db.rowsOf(organizationId)),
      any: async () => (await db.one("SELECT 1 FROM faults LIMIT 1")) !== undefined,
    },
    webhooks: {
      ...createCollection<Webhook>(db, "webhooks"),
      async list(organizationId) {
        // Whoever disables or deletes one has to meet all deliveries to it.
        db.demandAlone();
        return webhooks.all(ofOrganization, db.rowsOf(organizationId));
      },
    },
  };
}
