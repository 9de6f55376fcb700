import { type DocumentForm, type DocumentRow, formOf, tableOf } from "../documents.ts";
import type { DocumentKind } from "../upgrades.ts";
import type { Database, SqlValue } from "./file/database.ts";

/** Entities of one kind, in their present form. */
export interface Documents<Item> extends DocumentForm<Item> {
  /** @param rest what follows the name of the table: conditions, order and limit */
  one(rest: string, ...values: SqlValue[]): Item | undefined;
  all(rest: string, ...values: SqlValue[]): Item[];
}

export function createDocuments<Item>(db: Database, kind: DocumentKind): Documents<Item> {
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
