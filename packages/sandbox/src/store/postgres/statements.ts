import type { Statements } from "../shared/statements.ts";
import type { DocumentKind } from "../upgrades.ts";
import { goesBy, inOrderOf, putRow } from "./collections.ts";
import { type Database, NotAloneError } from "./connection/database.ts";
import { createDocuments } from "./documents.ts";

const known = new Map<string, string>();

/** The same statement with `$1` for `?1`. */
function numbered(sql: string): string {
  const text = known.get(sql) ?? sql.replaceAll(/\?(\d)/g, "$$$1");
  known.set(sql, text);
  return text;
}

export const statementsOf = (db: Database): Statements => ({
  one: (sql, ...values) => db.one(numbered(sql), ...values),
  all: (sql, ...values) => db.all(numbered(sql), ...values),
  run: (sql, ...values) => db.run(numbered(sql), ...values),
  documents<Item>(kind: DocumentKind) {
    const { one, all, ...form } = createDocuments<Item>(db, kind);
    return {
      ...form,
      one: (rest, ...values) => one(numbered(rest), ...values),
      all: (rest, ...values) => all(numbered(rest), ...values),
    };
  },
  putRow: (kind, entity, columns) => putRow(db, kind, entity, columns),
  rowsOf: db.rowsOf,
  goesBy,
  inOrderOf,
  demandAlone() {
    if (!db.isAlone) throw new NotAloneError();
  },
});
