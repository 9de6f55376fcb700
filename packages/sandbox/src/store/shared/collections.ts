import type { Writing } from "../collections.ts";
import { type Entity, tableOf } from "../documents.ts";
import type { DocumentKind } from "../upgrades.ts";
import { type Columns, ORG, type Statements } from "./statements.ts";

/**
 * A collection of JSON documents in one table.
 * @param columnsOf values of the columns in addition to the document
 */
export function createCollection<Item extends Entity>(
  db: Statements,
  kind: DocumentKind,
  columnsOf: (entity: Item) => Columns = () => ({}),
): Writing<Item> {
  const { one, toRow } = db.documents<Item>(kind);
  const remove = `DELETE FROM ${tableOf(kind)} WHERE org = ${ORG} AND id = ?2`;
  return {
    get: async (organizationId, id) => one(`WHERE org = ${ORG} AND id = ?2`, db.rowsOf(organizationId), id),
    put: async (entity) => db.putRow(kind, entity, { ...toRow(entity), ...columnsOf(entity) }),
    delete: async (organizationId, id) => (await db.run(remove, db.rowsOf(organizationId), id)) > 0,
  };
}
