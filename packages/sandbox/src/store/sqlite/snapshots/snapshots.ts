import type { SnapshotTable } from "../../shared/snapshots.ts";
import type { Database } from "../file/database.ts";

export const snapshotTable = (db: Database): SnapshotTable => ({
  order: "number",
  forgets: "NOT doc ->> '$.keepsDeleted'",
  member: (name) => `(doc ->> '$.${name}')`,
  begin: ({ organizationId, id, name }, { doc, version }) =>
    db.run(
      "INSERT INTO snapshots (organization, id, name, state, doc, version) VALUES (?1, ?2, ?3, 'MAKING', ?4, ?5)",
      organizationId,
      id,
      name,
      doc,
      version,
    ),
});
