import type { SnapshotTable } from "../../shared/snapshots.ts";
import type { Database } from "../connection/database.ts";
import { newNumber } from "../dialect.ts";

export const snapshotTable = (db: Database): SnapshotTable => ({
  order: "seq",
  forgets: "NOT keeps_deleted",
  member: (name) => `(doc::jsonb ->> '${name}')`,
  begin: ({ organizationId, id, name, keepsDeleted }, { doc, version }) =>
    db.run(
      `INSERT INTO snapshots (organization, id, number, name, keeps_deleted, state, doc, version)
       VALUES ($1, $2, $3, $4, $5, 'MAKING', $6, $7)`,
      organizationId,
      id,
      newNumber(),
      name,
      keepsDeleted,
      doc,
      version,
    ),
  touch: ({ organizationId, id }) =>
    db.run(
      "UPDATE snapshots SET touched_at = now() WHERE organization = $1 AND id = $2 AND state <> 'DELETED'",
      organizationId,
      id,
    ),
});
