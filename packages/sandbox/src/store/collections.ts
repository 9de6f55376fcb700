import type { Candidate } from "../domain/candidates.ts";
import type { CursorListing, CursorSlice, Listing, Slice } from "../domain/lists.ts";
import type { CandidateFilter } from "./filters.ts";

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
