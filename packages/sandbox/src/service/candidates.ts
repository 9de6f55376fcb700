import {
  type Candidate,
  type CandidateChanges,
  type NewCandidate,
  newCandidate,
  updateCandidate as update,
} from "../domain/candidates.ts";
import { demandFound, ExternalIdTakenError } from "../domain/errors.ts";
import type { Listing, Slice } from "../domain/lists.ts";
import type { CandidateFilter } from "../store/filters.ts";
import type { Reader } from "../store/tables.ts";
import { eraseCandidate } from "./erasure.ts";
import { change, type World } from "./world.ts";

/** @throws NotFoundError */
export async function getCandidate({ store }: World, organizationId: string, id: string): Promise<Candidate> {
  return existing(store, organizationId, id);
}

export async function searchCandidates(
  { store }: World,
  organizationId: string,
  filter: CandidateFilter,
  slice: Slice,
): Promise<Listing<Candidate>> {
  return store.candidates.search(organizationId, filter, slice);
}

/**
 * Creates a candidate without an assessment.
 * @throws ExternalIdTakenError
 */
export async function createCandidate(world: World, organizationId: string, given: NewCandidate): Promise<Candidate> {
  return change(
    world,
    async (tx) => {
      const holder = await holderOf(tx, organizationId, given);
      const candidate = register(world, organizationId, given, holder);
      await tx.candidates.put(candidate, true);
      return candidate;
    },
    { commutes: true },
  );
}

/** @throws NotFoundError */
export async function updateCandidate(
  world: World,
  organizationId: string,
  id: string,
  changes: CandidateChanges,
): Promise<Candidate> {
  return change(world, async (tx) => {
    const candidate = update(await existing(tx, organizationId, id), changes);
    await tx.candidates.put(candidate);
    return candidate;
  });
}

/**
 * Deletes a candidate with all assessments, tokens and personal data.
 * @throws NotFoundError
 */
export async function deleteCandidate(world: World, organizationId: string, id: string): Promise<void> {
  await change(world, async (tx) => {
    await eraseCandidate(tx, await existing(tx, organizationId, id));
  });
}

/** Returns the candidate with the same externalId; `register` then rejects the new candidate. */
export async function holderOf(
  { candidates }: Reader,
  organizationId: string,
  { externalId }: NewCandidate,
): Promise<Candidate | undefined> {
  return externalId === undefined ? undefined : candidates.findByExternalId(organizationId, externalId);
}

/**
 * Returns a new, unsaved candidate.
 * @throws ExternalIdTakenError
 */
export function register(
  { newId, clocks }: World,
  organizationId: string,
  given: NewCandidate,
  holder: Candidate | undefined,
): Candidate {
  if (holder !== undefined) throw new ExternalIdTakenError(String(given.externalId));
  return newCandidate(given, organizationId, newId("cnd"), clocks.of(organizationId).now());
}

export async function existing({ candidates }: Reader, organizationId: string, id: string): Promise<Candidate> {
  return demandFound(await candidates.get(organizationId, id), "candidate", id);
}
