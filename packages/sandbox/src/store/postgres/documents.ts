import { type DocumentForm, type DocumentRow, formOf, tableOf } from "../documents.ts";
import type { DocumentKind } from "../upgrades.ts";
import type { Database, SqlValue } from "./connection/database.ts";

/** Entities of one kind, in their present form. */
export interface Documents<Item> extends DocumentForm<Item> {
  /** @param rest what follows the name of the table: conditions, order and limit */
  one(rest: string, ...values: SqlValue[]): Promise<Item | undefined>;
  all(rest: string, ...values: SqlValue[]): Promise<Item[]>;
}

export function createDocuments<Item>(db: Database, kind: DocumentKind): Documents<Item> {
  const form = formOf<Item>(kind);
  const select = `SELECT doc, version FROM ${tableOf(kind)}`;
  return {
    ...form,
    async one(rest, ...values) {
      const row = await db.one<DocumentRow>(`${select} ${rest}`, ...values);
      return row && form.parse(row);
    },
    all: async (rest, ...values) => (await db.all<DocumentRow>(`${select} ${rest}`, ...values)).map(form.parse),
  };
}
