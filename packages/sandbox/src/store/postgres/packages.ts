import { unknownOrganization } from "../documents.ts";
import type { StoredPackage, Transaction } from "../store.ts";
import { ORG } from "./collections.ts";
import type { Database } from "./connection/database.ts";

/** Uploaded files: bytes, not documents. */
export function createPackages(db: Database): Transaction["packages"] {
  return {
    async get(organizationId, id): Promise<StoredPackage | undefined> {
      const row = await db.one<{ bytes: Uint8Array }>(
        `SELECT bytes FROM packages WHERE org = ${ORG} AND id = $2`,
        db.rowsOf(organizationId),
        id,
      );
      return row && { id, organizationId, bytes: new Uint8Array(row.bytes) };
    },
    async put({ id, organizationId, bytes }) {
      const changes = await db.run(
        `INSERT INTO packages (org, id, bytes) SELECT number, $2, $3 FROM organizations WHERE id = $1
         ON CONFLICT (org, id) DO UPDATE SET bytes = excluded.bytes`,
        db.rowsOf(organizationId),
        id,
        bytes,
      );
      if (changes === 0) throw unknownOrganization(organizationId);
    },
    delete: async (organizationId, id) =>
      (await db.run(`DELETE FROM packages WHERE org = ${ORG} AND id = $2`, db.rowsOf(organizationId), id)) > 0,
  };
}

/** Minutes in which an upload has ended. */
const UPLOADED_AFTER = 60;

/**
 * Deletes pieces of packages that no task names: the process ended while they were uploaded. The id of a piece is that of its package, a
 * dot and a number; terms name the packages of tasks.
 */
export async function dropLostPieces(db: Database): Promise<void> {
  await db.run(
    `DELETE FROM packages WHERE id LIKE '%.%' AND created_at < now() - make_interval(mins => $1) AND NOT EXISTS (
       SELECT 1 FROM terms WHERE terms.org = packages.org AND kind = 'tasks' AND term = 'package=' || split_part(packages.id, '.', 1)
     )`,
    UPLOADED_AFTER,
  );
}
