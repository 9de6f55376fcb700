import { type DocumentRow, formOf, tableOf } from "../documents.ts";
import type { Documents } from "../shared/statements.ts";
import type { DocumentKind } from "../upgrades.ts";
import type { Database, SqlValue } from "./file/database.ts";

/** SQLite does not have anybody wait. */
interface SyncDocuments<Item> extends Documents<Item> {
  one(rest: string, ...values: SqlValue[]): Item | undefined;
  all(rest: string, ...values: SqlValue[]): Item[];
}

export function createDocuments<Item>(db: Database, kind: DocumentKind): SyncDocuments<Item> {
  const form = formOf<Item>(kind);
  const select = `SELECT doc, version FROM ${tableOf(kind)}`;
  // One test or organization is often read by many requests in a row; nobody changes an entity.
  let last: (DocumentRow & { readonly item: Item }) | undefined;
  return {
    ...form,
    one(rest, ...values) {
      const row = db.get<DocumentRow>(`${select} ${rest}`, ...values);
      if (row === undefined) return undefined;
      if (last?.doc !== row.doc || last.version !== row.version) last = { ...row, item: form.parse(row) };
      return last.item;
    },
    all: (rest, ...values) => db.all<DocumentRow>(`${select} ${rest}`, ...values).map(form.parse),
  };
}
