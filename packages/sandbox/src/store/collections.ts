import type { Candidate } from "../domain/candidates.ts";
import type { CursorListing, CursorSlice, Listing, Slice } from "../domain/lists.ts";
import { type Entity, tableOf } from "./documents.ts";
import type { CandidateFilter } from "./filters.ts";
import { type Columns, ORG, type Statements } from "./statements.ts";
import type { DocumentKind } from "./upgrades.ts";

/** Entities of an organization that have an identifier of their own. Nothing is found through another organization. */
export interface Reading<Entity> {
  get(organizationId: string, id: string): Promise<Entity | undefined>;
}

export interface Writing<Entity> extends Reading<Entity> {
  /**
   * Creates, or replaces in its place in lists. Within a transaction, the failure may come at its end.
   * @param isNew spares stores to look: it is known that there is none
   * @throws Error when there is no such organization
   */
  put(entity: Entity, isNew?: boolean): Promise<void>;
  /** Where several in one statement cost less: puts them, each as `put` does. */
  putAll?(entities: readonly Entity[]): Promise<void>;
  /** Whether there was one. */
  delete(organizationId: string, id: string): Promise<boolean>;
}

/** Lists in order of creation, which replacing an entity does not change. */
export interface Searching<Entity, Filter> {
  search(organizationId: string, filter: Filter, slice: Slice): Promise<Listing<Entity>>;
  /** Slice after slice, everything that was there at the first one and still is comes exactly once, whatever is added meanwhile. */
  walk(organizationId: string, filter: Filter, slice: CursorSlice): Promise<CursorListing<Entity>>;
}

export interface CandidateReading extends Reading<Candidate> {
  /** In order of creation. */
  search(organizationId: string, filter: CandidateFilter, slice: Slice): Promise<Listing<Candidate>>;
  findByExternalId(organizationId: string, externalId: string): Promise<Candidate | undefined>;
  findByAssessment(organizationId: string, assessmentId: string): Promise<Candidate | undefined>;
  /** For pages, which are opened with an address alone: it says whose candidate it is. */
  findAnywhere(
    by: { token: string } | { candidateId: string } | { assessmentId: string },
  ): Promise<Candidate | undefined>;
}

/** A collection of JSON documents in a table of its own. @param columnsOf what the table has beside the document */
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
