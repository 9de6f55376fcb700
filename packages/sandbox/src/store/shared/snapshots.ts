import type { Snapshot } from "../../domain/snapshots.ts";
import type { Timer } from "../../domain/timers.ts";
import { type DocumentRow, formOf } from "../documents.ts";
import { entityOf } from "../snapshot-rows.ts";
import type { FrozenRow, Tables } from "../tables.ts";
import type { Statements } from "./statements.ts";

const { toRow, parse } = formOf<Snapshot>("snapshots");

/** Number of a snapshot; the first parameters are the ids of its organization and of itself. */
const NUMBER = "(SELECT number FROM snapshots WHERE organization = ?1 AND id = ?2 AND state <> 'DELETED')";

/** Separate tables, so that no query for entities finds the rows. */
export function createSnapshots(db: Statements): Tables["snapshots"] {
  const { member } = db;
  return {
    async get(organizationId, id) {
      const sql = "SELECT doc, version FROM snapshots WHERE organization = ?1 AND id = ?2 AND state = 'READY'";
      const row = await db.one<DocumentRow>(sql, organizationId, id);
      return row && parse(row);
    },

    async list(organizationId) {
      const sql = `SELECT doc, version FROM snapshots WHERE organization = ?1 AND state = 'READY' ORDER BY seq`;
      return (await db.all<DocumentRow>(sql, organizationId)).map(parse);
    },

    async isNameTaken(organizationId, name) {
      const sql = "SELECT 1 FROM snapshots WHERE organization = ?1 AND name = ?2 AND state <> 'DELETED'";
      return (await db.one(sql, organizationId, name)) !== undefined;
    },

    async begin(snapshot) {
      const { organizationId, id, name, keepsDeleted } = snapshot;
      const { doc, version } = toRow(snapshot);
      await db.run(
        `INSERT INTO snapshots (organization, id, number, name, keeps_deleted, state, doc, version)
         VALUES (?1, ?2, ?3, ?4, ?5, 'MAKING', ?6, ?7)`,
        organizationId,
        id,
        await db.newNumber(),
        name,
        keepsDeleted,
        doc,
        version,
      );
    },

    async add(key, rows) {
      await db.touch("snapshots", `number = ${NUMBER}`, key.organizationId, key.id);
      const added = rows.map(({ collection, subject, doc, version, bytes }) =>
        db.run(
          `INSERT INTO snapshot_rows (snapshot, collection, subject, doc, version, bytes)
           SELECT number, ?3, ?4, ?5, ?6, ?7 FROM snapshots one WHERE number = ${NUMBER}
           AND NOT EXISTS (SELECT 1 FROM snapshot_erasures WHERE snapshot = one.number AND subject = ?4)`,
          key.organizationId,
          key.id,
          collection,
          subject,
          doc,
          version,
          bytes,
        ),
      );
      await Promise.all(added);
    },

    async publish(snapshot) {
      const { doc, version } = toRow(snapshot);
      const sql = `UPDATE snapshots SET state = 'READY', doc = ?3, version = ?4 WHERE number = ${NUMBER}`;
      return (await db.run(sql, snapshot.organizationId, snapshot.id, doc, version)) > 0;
    },

    async delete(organizationId, id) {
      const sql = `UPDATE snapshots SET state = 'DELETED' WHERE number = ${NUMBER}`;
      return (await db.run(sql, organizationId, id)) > 0;
    },

    async next({ organizationId, id }, after = 0) {
      const row = await db.one<FrozenRow & { position: number }>(
        `SELECT seq AS position, collection, doc, version, bytes FROM snapshot_rows
         WHERE snapshot = ${NUMBER} AND seq > ?3 ORDER BY seq LIMIT 1`,
        organizationId,
        id,
        after,
      );
      if (row === undefined) return undefined;
      const { position, collection, bytes } = row;
      return { position, collection, entity: entityOf({ ...row, bytes: bytes && new Uint8Array(bytes) }) };
    },

    async countDue({ organizationId, id }, dueBy) {
      const rows = await db.all<{ kind: Timer["kind"]; count: number }>(
        `SELECT ${member("kind")} AS kind, count(*) AS count FROM snapshot_rows WHERE snapshot = ${NUMBER}
         AND collection = 'timers' AND CAST(${member("dueAt")} AS double precision) <= ?3 GROUP BY 1`,
        organizationId,
        id,
        dueBy,
      );
      return new Map(rows.map(({ kind, count }) => [kind, count]));
    },

    async erase(organizationId, subjectId) {
      const affected = `SELECT number FROM snapshots WHERE organization = ?1 AND state <> 'DELETED' AND NOT keeps_deleted`;
      await db.run(
        `INSERT INTO snapshot_erasures (snapshot, subject) SELECT number, ?2 FROM (${affected}) affected
         WHERE true ON CONFLICT DO NOTHING`,
        organizationId,
        subjectId,
      );
      await db.run(
        `DELETE FROM snapshot_rows WHERE subject = ?2 AND snapshot IN (${affected})`,
        organizationId,
        subjectId,
      );
    },

    nextErased: async ({ organizationId, id }, after = 0) =>
      db.one<{ position: number; subjectId: string }>(
        `SELECT seq AS position, subject AS "subjectId" FROM snapshot_erasures
         WHERE snapshot = ${NUMBER} AND seq > ?3 ORDER BY seq LIMIT 1`,
        organizationId,
        id,
        after,
      ),
  };
}

export const deleteSnapshots = async (db: Statements, organizationId: string): Promise<void> => {
  await db.run("UPDATE snapshots SET state = 'DELETED' WHERE organization = ?1", organizationId);
};
