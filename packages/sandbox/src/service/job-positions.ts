import { demandFound, InvalidValueError } from "../domain/errors.ts";
import { type JobPosition, type NewJobPosition, newJobPosition } from "../domain/job-positions.ts";
import { listing, walking } from "./lists.ts";
import { demandReferences, listed } from "./references.ts";
import type { World } from "./world.ts";

/**
 * Includes abstract positions.
 * @throws InvalidValueError for the cursor
 */
export const searchJobPositions = walking("job positions", ({ jobPositions }) => jobPositions.walk);

export const listJobPositions = listing(({ jobPositions }) => jobPositions.search);

/** @throws NotFoundError */
export async function getJobPosition({ store }: World, organizationId: string, id: string): Promise<JobPosition> {
  return demandFound(await store.jobPositions.get(organizationId, id), "job position", id);
}

/**
 * A new position has no successors, so there is no cycle.
 * @throws InvalidReferenceError for family, seniority, an inactive skillset or a feeder; InvalidValueError for
 * duplicates
 */
export async function createJobPosition(
  world: World,
  organizationId: string,
  given: NewJobPosition,
): Promise<JobPosition> {
  const { familyId, seniorityId, skillsets = [], feederIds } = given;
  const named = skillsets.map(({ skillsetId: id }, index) => ({ field: `skillsets[${index}].skillsetId`, id }));
  demandDistinct(named);
  demandDistinct(listed("feeders", feederIds));
  return world.store.transact(async (tx) => {
    await demandReferences(tx, organizationId, {
      "position family": [{ field: "family", id: familyId }],
      "seniority level": [{ field: "seniority", id: seniorityId }],
      "active skillset": named,
      "job position": listed("feeders", feederIds),
    });
    const position = newJobPosition(given, organizationId, world.newId("jp"), world.clocks.of(organizationId).now());
    await tx.jobPositions.put(position);
    return position;
  });
}

function demandDistinct(named: readonly { readonly field: string; readonly id: string }[]): void {
  const seen = new Set<string>();
  for (const { field, id } of named) {
    if (seen.has(id)) throw new InvalidValueError(field, id, "must not be named twice");
    seen.add(id);
  }
}
