import { type DocumentKind, type StoredDocument, upgrade, versionOf } from "../upgrades.ts";
import type { Database, SqlValue } from "./database.ts";

/** Columns of each table of entities, beside the columns that they are found by. */
export interface DocumentRow {
  readonly doc: string;
  readonly version: number;
}

/** Entities of one kind, in their present form. */
export interface Documents<Item> {
  /** @param rest what follows the name of the table: conditions, order and limit */
  one(rest: string, ...values: SqlValue[]): Promise<Item | undefined>;
  all(rest: string, ...values: SqlValue[]): Promise<Item[]>;
  /** The row of one that is written. */
  toRow(entity: Item): DocumentRow;
  parse(row: DocumentRow): Item;
}

/** The table of a kind: `predefined_tests`. */
export const tableOf = (kind: DocumentKind): string => kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function createDocuments<Item>(db: Database, kind: DocumentKind): Documents<Item> {
  const table = tableOf(kind);
  const parse = ({ doc, version }: DocumentRow) => upgrade(kind, version, JSON.parse(doc) as StoredDocument) as Item;
  return {
    async one(rest, ...values) {
      const row = await db.one<DocumentRow>(`SELECT doc, version FROM ${table} ${rest}`, ...values);
      return row && parse(row);
    },
    async all(rest, ...values) {
      return (await db.all<DocumentRow>(`SELECT doc, version FROM ${table} ${rest}`, ...values)).map(parse);
    },
    toRow: (entity) => ({ doc: JSON.stringify(entity), version: versionOf(kind) }),
    parse,
  };
}
