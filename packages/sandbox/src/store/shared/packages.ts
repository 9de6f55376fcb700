import { unknownOrganization } from "../documents.ts";
import type { Tables } from "../tables.ts";
import { ORG, type Statements } from "./statements.ts";

/** Uploaded files as bytes. */
export function createPackages(db: Statements): Tables["packages"] {
  return {
    async get(organizationId, id) {
      const sql = `SELECT bytes FROM packages WHERE org = ${ORG} AND id = ?2`;
      const row = await db.one<{ bytes: Uint8Array }>(sql, db.rowsOf(organizationId), id);
      return row && { id, organizationId, bytes: new Uint8Array(row.bytes) };
    },
    async put({ id, organizationId, bytes }) {
      const changes = await db.run(
        `INSERT INTO packages (org, id, bytes) SELECT number, ?2, ?3 FROM organizations WHERE id = ?1
         ON CONFLICT (org, id) DO UPDATE SET bytes = excluded.bytes`,
        db.rowsOf(organizationId),
        id,
        bytes,
      );
      if (changes === 0) throw unknownOrganization(organizationId);
    },
    delete: async (organizationId, id) =>
      (await db.run(`DELETE FROM packages WHERE org = ${ORG} AND id = ?2`, db.rowsOf(organizationId), id)) > 0,
  };
}
