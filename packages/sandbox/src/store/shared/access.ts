import type { Fault } from "../../domain/faults.ts";
import type { ApiKey } from "../../domain/keys.ts";
import type { Webhook } from "../../domain/webhooks.ts";
import type { Tables } from "../tables.ts";
import { createCollection } from "./collections.ts";
import { ORG, type Statements } from "./statements.ts";

/** API keys, active faults, and the webhook endpoints. */
export function createAccess(db: Statements): Pick<Tables, "keys" | "faults" | "webhooks"> {
  const ofOrganization = `WHERE org = ${ORG} ORDER BY seq`;
  return {
    get keys() {
      const { all } = db.documents<ApiKey>("keys");
      return {
        ...createCollection<ApiKey>(db, "keys", ({ hash }) => ({ hash })),
        // Hashes are hexadecimal. For unknown values, the query plan of LIKE uses no index.
        findByHashPrefix: async (prefix: string) => all("WHERE hash >= ?1 AND hash < ?1 || 'g' ORDER BY seq", prefix),
        list: async (organizationId: string) => all(ofOrganization, db.rowsOf(organizationId)),
      };
    },
    get faults() {
      const { all } = db.documents<Fault>("faults");
      return {
        ...createCollection<Fault>(db, "faults"),
        list: async (organizationId: string) => all(ofOrganization, db.rowsOf(organizationId)),
        any: async () => (await db.one("SELECT 1 FROM faults LIMIT 1")) !== undefined,
      };
    },
    get webhooks() {
      const { all } = db.documents<Webhook>("webhooks");
      return {
        ...createCollection<Webhook>(db, "webhooks"),
        async list(organizationId: string) {
          // A transaction that disables or deletes an endpoint must see all its deliveries.
          db.demandAlone();
          return all(ofOrganization, db.rowsOf(organizationId));
        },
      };
    },
  };
}
