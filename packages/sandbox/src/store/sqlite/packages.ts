import type { StoredPackage, Transaction } from "../store.ts";
import { demandOrganization, ORG } from "./collections.ts";
import type { Database } from "./file/database.ts";

/**
 * Deletes pieces of packages that no task names: their upload was under way when the process ended. The id of a piece is that of its
 * package, a dot and a number.
 */
export const dropLostPieces = (db: Database): void =>
  db.exec(`
    DELETE FROM packages WHERE id LIKE '%.%' AND substr(id, 1, instr(id, '.') - 1) NOT IN (
      SELECT doc ->> '$.draft.packageId' FROM tasks WHERE doc ->> '$.draft.packageId' IS NOT NULL
      UNION SELECT doc ->> '$.published.packageId' FROM tasks WHERE doc ->> '$.published.packageId' IS NOT NULL
    )
  `);

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
