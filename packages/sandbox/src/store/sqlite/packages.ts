import type { StoredPackage, Transaction } from "../store.ts";
import { demandOrganization, ORG } from "./collections.ts";
import type { Database } from "./database.ts";

/** Uploaded files: bytes, not documents. */
export function createPackages(db: Database): Transaction["packages"] {
  return {
    async get(organizationId, id): Promise<StoredPackage | undefined> {
      const row = db.get<{ bytes: Uint8Array }>(
        `SELECT bytes FROM packages WHERE org = ${ORG} AND id = ?2`,
        organizationId,
        id,
      );
      return row && { id, organizationId, bytes: row.bytes };
    },
    async put({ id, organizationId, bytes }) {
      db.run(
        `INSERT INTO packages (org, id, bytes) VALUES (?1, ?2, ?3)
         ON CONFLICT (org, id) DO UPDATE SET bytes = excluded.bytes`,
        demandOrganization(db, organizationId),
        id,
        bytes,
      );
    },
    async delete(organizationId, id) {
      return db.run(`DELETE FROM packages WHERE org = ${ORG} AND id = ?2`, organizationId, id).changes > 0;
    },
  };
}
