import type { Searching, Writing } from "../collections.ts";
import { type DocumentKind, type Entity, fold, formOf, tableOf, unknownOrganization } from "../documents.ts";
import { alternativesOf, flatten, type Lookup, type SearchedKind } from "../lookups.ts";
import { createCollection } from "../shared/collections.ts";
import { conditionsOf } from "../shared/conditions.ts";
import type { Conditions } from "../shared/statements.ts";
import type { Database } from "./connection/database.ts";
import { listAfter, listPage, ORG, type Place, statementsOf, upsert } from "./dialect.ts";

/**
 * Statement that puts an entity with its terms and returns its place. The terms follow the columns in the
 * parameters.
 * @param options.lock of the organization's row
 * @param options.more further work with the row `one`
 */
export function putWithTerms(
  kind: DocumentKind,
  columns: readonly string[],
  { lock = "", more }: { readonly lock?: string; readonly more?: string } = {},
): string {
  const terms = `$${columns.length + 3}::text[]`;
  return `WITH one AS (${upsert(tableOf(kind), columns, lock)}), gone AS (
      DELETE FROM terms USING one
      WHERE terms.org = one.org AND terms.kind = '${kind}' AND terms.seq = one.seq AND term <> ALL (${terms})
    ), come AS (
      INSERT INTO terms (org, kind, term, seq) SELECT org, '${kind}', unnest(${terms}), seq FROM one ON CONFLICT DO NOTHING
    )${more === undefined ? "" : `, ${more}`} SELECT org, seq FROM one`;
}

/** Parameters are the ids of the organization and of the entity. */
export const deleteWithTerms = (kind: DocumentKind): string =>
  `WITH one AS (DELETE FROM ${tableOf(kind)} WHERE org = ${ORG} AND id = $2 RETURNING org, seq), gone AS (
     DELETE FROM terms USING one WHERE terms.org = one.org AND terms.kind = '${kind}' AND terms.seq = one.seq
   ) SELECT org, seq FROM one`;

/** Each value of a field is a row of `terms`. */
export function createTermed<Item extends Entity, Filter>(
  db: Database,
  kind: SearchedKind,
  { termsOf, wantedBy, textOf = () => "", textIn = () => undefined }: Lookup<Item, Filter>,
): Writing<Item> & Searching<Item, Filter> {
  const { toRow } = formOf<Item>(kind);
  const columns = ["doc", "version", "text"];
  const statements = statementsOf(db);
  const { get } = createCollection<Item>(statements, kind);

  function admitting(organizationId: string, filter: Filter): Conditions {
    const conditions = conditionsOf(db.rowsOf(organizationId));
    for (const terms of alternativesOf(wantedBy(filter))) conditions.add(statements.hasTerm(kind), terms);
    const text = textIn(filter);
    if (text) conditions.add(...statements.contains("text", fold(text)));
    return conditions;
  }

  return {
    get,

    async put(entity) {
      const { doc, version } = toRow(entity);
      const place = await db.one<Place>(
        putWithTerms(kind, columns),
        db.rowsOf(entity.organizationId),
        entity.id,
        doc,
        version,
        fold(textOf(entity)),
        [...new Set(flatten(termsOf(entity)))],
      );
      if (place === undefined) throw unknownOrganization(entity.organizationId);
    },

    delete: async (organizationId, id) =>
      (await db.one(deleteWithTerms(kind), db.rowsOf(organizationId), id)) !== undefined,
    search: (organizationId, filter, slice) => listPage<Item>(db, kind, admitting(organizationId, filter), slice),
    walk: (organizationId, filter, slice) => listAfter<Item>(db, kind, admitting(organizationId, filter), slice),
  };
}
