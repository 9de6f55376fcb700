import type { Snapshot } from "../../../domain/snapshots.ts";
import { entityOf } from "../../snapshot-rows.ts";
import type { FrozenRow, Transaction } from "../../store.ts";
import type { Database } from "../connection/database.ts";
import { createDocuments } from "../documents.ts";
import { ABANDONED_AFTER } from "../drafts.ts";
import { newNumber } from "../numbers.ts";

/** The number of the snapshot whose organization's id and whose own are the first parameters. */
const NUMBER = "(SELECT number FROM snapshots WHERE organization = $1 AND id = $2 AND state <> 'DELETED')";

/**
 * A snapshot is a row for each entity, apart from the tables of the organizations, so that nothing that looks for entities finds it. It
 * is being made until it is ready; when it is deleted, its rows are swept, see sweep.ts.
 */
export function createSnapshots(db: Database): Transaction["snapshots"] {
  const documents = createDocuments<Snapshot>(db, "snapshots");

  return {
    get: (organizationId, id) =>
      documents.one("WHERE organization = $1 AND id = $2 AND state = 'READY'", organizationId, id),

    list: (organizationId) => documents.all("WHERE organization = $1 AND state = 'READY' ORDER BY seq", organizationId),

    async isNameTaken(organizationId, name) {
      const sql = "SELECT 1 FROM snapshots WHERE organization = $1 AND name = $2 AND state <> 'DELETED'";
      return (await db.one(sql, organizationId, name)) !== undefined;
    },

    async begin(snapshot) {
      const { doc, version } = documents.toRow(snapshot);
      await db.run(
        `INSERT INTO snapshots (organization, id, number, name, keeps_deleted, state, doc, version)
         VALUES ($1, $2, $3, $4, $5, 'MAKING', $6, $7)`,
        snapshot.organizationId,
        snapshot.id,
        newNumber(),
        snapshot.name,
        snapshot.keepsDeleted,
        doc,
        version,
      );
    },

    async add({ organizationId, id }, rows) {
      await db.run(`UPDATE snapshots SET touched_at = now() WHERE number = ${NUMBER}`, organizationId, id);
      const added = rows.map(({ collection, subject, doc, version, bytes }) =>
        db.run(
          `INSERT INTO snapshot_rows (snapshot, collection, subject, doc, version, bytes)
           SELECT number, $3, $4, $5, $6, $7 FROM snapshots one WHERE number = ${NUMBER}
           AND NOT EXISTS (SELECT 1 FROM snapshot_erasures WHERE snapshot = one.number AND subject = $4)`,
          organizationId,
          id,
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
      const { doc, version } = documents.toRow(snapshot);
      const sql = `UPDATE snapshots SET state = 'READY', doc = $3, version = $4 WHERE number = ${NUMBER}`;
      return (await db.run(sql, snapshot.organizationId, snapshot.id, doc, version)) > 0;
    },

    async delete(organizationId, id) {
      db.news.hasLeft = true;
      const sql = `UPDATE snapshots SET state = 'DELETED' WHERE number = ${NUMBER}`;
      return (await db.run(sql, organizationId, id)) > 0;
    },

    async next({ organizationId, id }, after = 0) {
      const row = await db.one<FrozenRow & { position: number }>(
        `SELECT seq AS position, collection, doc, version, bytes FROM snapshot_rows
         WHERE snapshot = ${NUMBER} AND seq > $3 ORDER BY seq LIMIT 1`,
        organizationId,
        id,
        after,
      );
      if (row === undefined) return undefined;
      const { position, collection, bytes } = row;
      return { position, collection, entity: entityOf({ ...row, bytes: bytes && new Uint8Array(bytes) }) };
    },

    async erase(organizationId, subjectId) {
      const affected =
        "SELECT number FROM snapshots WHERE organization = $1 AND state <> 'DELETED' AND NOT keeps_deleted";
      await db.run(
        `INSERT INTO snapshot_erasures (snapshot, subject) SELECT number, $2 FROM (${affected}) affected ON CONFLICT DO NOTHING`,
        organizationId,
        subjectId,
      );
      await db.run(
        `DELETE FROM snapshot_rows WHERE subject = $2 AND snapshot IN (${affected})`,
        organizationId,
        subjectId,
      );
    },

    nextErased: ({ organizationId, id }, after = 0) =>
      db.one<{ position: number; subjectId: string }>(
        `SELECT seq AS position, subject AS "subjectId" FROM snapshot_erasures
         WHERE snapshot = ${NUMBER} AND seq > $3 ORDER BY seq LIMIT 1`,
        organizationId,
        id,
        after,
      ),
  };
}

/** The snapshots of an organization go with it. */
export async function deleteSnapshots(db: Database, organizationId: string): Promise<void> {
  await db.run("UPDATE snapshots SET state = 'DELETED' WHERE organization = $1", organizationId);
  db.news.hasLeft = true;
}

/** Leaves the snapshots to be swept that nobody goes on making: their process has ended. */
export async function dropAbandonedSnapshots(db: Database): Promise<void> {
  await db.run(
    "UPDATE snapshots SET state = 'DELETED' WHERE state = 'MAKING' AND touched_at < now() - make_interval(mins => $1)",
    ABANDONED_AFTER,
  );
}
