import type { Snapshot } from "../../../domain/snapshots.ts";
import { entityOf } from "../../snapshot-rows.ts";
import type { FrozenRow, SnapshotKey, Transaction } from "../../store.ts";
import { createDocuments } from "../documents.ts";
import type { Database } from "../file/database.ts";

/**
 * A snapshot is a row for each entity, apart from the tables of the organizations, so that nothing that looks for entities finds it. It
 * is being made until it is ready; when it is deleted, its rows are swept, see sweep.ts.
 */
export function createSnapshots(db: Database): Transaction["snapshots"] {
  const documents = createDocuments<Snapshot>(db, "snapshots");

  function numberOf({ organizationId, id }: SnapshotKey): number | null {
    const sql = "SELECT number FROM snapshots WHERE organization = ?1 AND id = ?2 AND state <> 'DELETED'";
    return db.get<{ number: number }>(sql, organizationId, id)?.number ?? null;
  }

  return {
    async get(organizationId, id) {
      return documents.one("WHERE organization = ?1 AND id = ?2 AND state = 'READY'", organizationId, id);
    },

    async list(organizationId) {
      return documents.all("WHERE organization = ?1 AND state = 'READY' ORDER BY number", organizationId);
    },

    async isNameTaken(organizationId, name) {
      const sql = "SELECT 1 FROM snapshots WHERE organization = ?1 AND name = ?2 AND state <> 'DELETED'";
      return db.get(sql, organizationId, name) !== undefined;
    },

    async begin(snapshot) {
      const { doc, version } = documents.toRow(snapshot);
      db.run(
        "INSERT INTO snapshots (organization, id, name, state, doc, version) VALUES (?1, ?2, ?3, 'MAKING', ?4, ?5)",
        snapshot.organizationId,
        snapshot.id,
        snapshot.name,
        doc,
        version,
      );
    },

    async add(key, rows) {
      const snapshot = numberOf(key);
      for (const { collection, subject, doc, version, bytes } of rows)
        db.run(
          `INSERT INTO snapshot_rows (snapshot, collection, subject, doc, version, bytes) SELECT ?1, ?2, ?3, ?4, ?5, ?6
           WHERE ?1 IS NOT NULL AND NOT EXISTS (SELECT 1 FROM snapshot_erasures WHERE snapshot = ?1 AND subject = ?3)`,
          snapshot,
          collection,
          subject,
          doc,
          version,
          bytes,
        );
    },

    async publish(snapshot) {
      const { doc, version } = documents.toRow(snapshot);
      return (
        db.run(
          "UPDATE snapshots SET state = 'READY', doc = ?2, version = ?3 WHERE number = ?1",
          numberOf(snapshot),
          doc,
          version,
        ).changes > 0
      );
    },

    async delete(organizationId, id) {
      const number = numberOf({ organizationId, id });
      return db.run("UPDATE snapshots SET state = 'DELETED' WHERE number = ?1", number).changes > 0;
    },

    async next(key, after = 0) {
      const row = db.get<FrozenRow & { position: number }>(
        `SELECT seq AS position, collection, doc, version, bytes FROM snapshot_rows
         WHERE snapshot = ?1 AND seq > ?2 ORDER BY seq LIMIT 1`,
        numberOf(key),
        after,
      );
      return row && { position: row.position, collection: row.collection, entity: entityOf(row) };
    },

    async erase(organizationId, subjectId) {
      const affected = `SELECT number FROM snapshots
        WHERE organization = ?1 AND state <> 'DELETED' AND NOT doc ->> '$.keepsDeleted'`;
      db.run(
        `INSERT OR IGNORE INTO snapshot_erasures (snapshot, subject) SELECT number, ?2 FROM (${affected})`,
        organizationId,
        subjectId,
      );
      db.run(`DELETE FROM snapshot_rows WHERE subject = ?2 AND snapshot IN (${affected})`, organizationId, subjectId);
    },

    async nextErased(key, after = 0) {
      return db.get<{ position: number; subjectId: string }>(
        `SELECT seq AS position, subject AS subjectId FROM snapshot_erasures
         WHERE snapshot = ?1 AND seq > ?2 ORDER BY seq LIMIT 1`,
        numberOf(key),
        after,
      );
    },
  };
}

/** Drops all snapshots that are being made: the process that did so is gone when another one opens the file. */
export const dropUnfinishedSnapshots = (db: Database): void =>
  db.exec("UPDATE snapshots SET state = 'DELETED' WHERE state = 'MAKING'");

/** The snapshots of an organization go with it. */
export const deleteSnapshots = (db: Database, organizationId: string): void => {
  db.run("UPDATE snapshots SET state = 'DELETED' WHERE organization = ?1", organizationId);
};
