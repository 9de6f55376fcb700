import type { Candidate } from "../domain/candidates.ts";
import type { CursorListing, CursorSlice, Listing, Slice } from "../domain/lists.ts";
import type { CandidateFilter } from "./filters.ts";

/** Entities with an id, read within one organization. */
export interface Reading<Entity> {
  get(organizationId: string, id: string): Promise<Entity | undefined>;
}

export interface Writing<Entity> extends Reading<Entity> {
  /**
   * Creates or replaces an entity; a replaced entity keeps its place in lists. Within a transaction, errors may
   * surface at commit.
   * @param isNew skips the lookup: the caller knows that the entity is new
   * @throws Error if the organization does not exist
   */
  put(entity: Entity, isNew?: boolean): Promise<void>;
  /** Puts a batch like repeated `put` calls. Optional: for stores where one statement costs less. */
  putAll?(entities: readonly Entity[]): Promise<void>;
  /** Returns false if the entity did not exist. */
  delete(organizationId: string, id: string): Promise<boolean>;
}

/** Lists in order of creation. Replacing an entity does not change the order. */
export interface Searching<Entity, Filter> {
  search(organizationId: string, filter: Filter, slice: Slice): Promise<Listing<Entity>>;
  /**
   * Cursor pagination: returns each entity that existed at the first slice exactly once, unless deleted since.
   * Concurrent inserts do not affect the result.
   */
  walk(organizationId: string, filter: Filter, slice: CursorSlice): Promise<CursorListing<Entity>>;
}

export interface CandidateReading extends Reading<Candidate> {
  /** Sorted by creation. */
  search(organizationId: string, filter: CandidateFilter, slice: Slice): Promise<Listing<Candidate>>;
  findByExternalId(organizationId: string, externalId: string): Promise<Candidate | undefined>;
  findByAssessment(organizationId: string, assessmentId: string): Promise<Candidate | undefined>;
  /** Finds a candidate of any organization, for pages whose URL does not name the organization. */
  findAnywhere(
    by: { token: string } | { candidateId: string } | { assessmentId: string },
  ): Promise<Candidate | undefined>;
}
