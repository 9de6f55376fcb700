import type { Candidate } from "../domain/candidates.ts";
import type { CursorListing, CursorSlice, Listing, Slice } from "../domain/lists.ts";
import type { CandidateFilter } from "./filters.ts";

export interface Reading<Entity> {
  get(organizationId: string, id: string): Promise<Entity | undefined>;
}

export interface Writing<Entity> extends Reading<Entity> {
  /**
   * Stores an entity. A replaced entity keeps its place in lists. Errors may surface at commit.
   * @param isNew skips the lookup
   * @throws Error if the organization does not exist
   */
  put(entity: Entity, isNew?: boolean): Promise<void>;
  putAll?(entities: readonly Entity[]): Promise<void>;
  delete(organizationId: string, id: string): Promise<boolean>;
}

/** In order of creation, which a replacement keeps. */
export interface Searching<Entity, Filter> {
  search(organizationId: string, filter: Filter, slice: Slice): Promise<Listing<Entity>>;
  /** Returns each entity that existed at the first slice exactly once, unless deleted since. */
  walk(organizationId: string, filter: Filter, slice: CursorSlice): Promise<CursorListing<Entity>>;
}

export interface CandidateReading extends Reading<Candidate> {
  search(organizationId: string, filter: CandidateFilter, slice: Slice): Promise<Listing<Candidate>>;
  findByExternalId(organizationId: string, externalId: string): Promise<Candidate | undefined>;
  findByAssessment(organizationId: string, assessmentId: string): Promise<Candidate | undefined>;
  /** Finds a candidate of any organization, for pages whose URL does not name the organization. */
  findAnywhere(
    by: { token: string } | { candidateId: string } | { assessmentId: string },
  ): Promise<Candidate | undefined>;
}
