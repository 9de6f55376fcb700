import type { Documents, Statements } from "../shared/statements.ts";
import type { DocumentKind } from "../upgrades.ts";
import { goesBy, putRow } from "./collections.ts";
import { createDocuments } from "./documents.ts";
import type { Database } from "./file/database.ts";

export const statementsOf = (db: Database): Statements => ({
  one: db.get,
  all: db.all,
  run: (sql, ...values) => db.run(sql, ...values).changes,
  documents: <Item>(kind: DocumentKind): Documents<Item> => createDocuments<Item>(db, kind),
  putRow: (kind, entity, columns) => putRow(db, kind, entity, columns),
  rowsOf: (organizationId) => organizationId,
  goesBy: (owner, _table, bind) => goesBy(owner, bind),
  inOrderOf: (_owner, direction = "ASC") => `ORDER BY due_at ${direction}, seq ${direction}`,
  // One transaction runs at a time.
  demandAlone() {},
});
