import { NotFoundError } from "../domain/errors.ts";
import type { Listing, Slice } from "../domain/lists.ts";
import { withTimelineEntries } from "../domain/people.ts";
import { type PersonSkill, personSkillId } from "../domain/person-skills.ts";
import {
  newPersonSkill,
  type PersonSkillChanges,
  ratingEntries,
  updatePersonSkill as update,
} from "../domain/ratings.ts";
import { existing } from "./people.ts";
import { demandReferences } from "./references.ts";
import type { World } from "./world.ts";

/**
 * In order of creation.
 * @throws NotFoundError
 */
export async function searchPersonSkills(
  { store }: World,
  organizationId: string,
  personId: string,
  slice: Slice,
): Promise<Listing<PersonSkill>> {
  await existing(store, organizationId, personId);
  return store.personSkills.search(organizationId, { personId }, slice);
}

export async function updatePersonSkill(
  world: World,
  organizationId: string,
  { personId, skillId }: Pick<PersonSkill, "personId" | "skillId">,
  changes: PersonSkillChanges,
): Promise<PersonSkill> {
  const { ratings = [] } = changes;
  const raters = ratings.map(({ ratedBy }, index) => ({ field: `ratings[${index}].ratedBy`, id: ratedBy }));
  return world.store.transact(async (tx) => {
    const person = await existing(tx, organizationId, personId);
    if ((await tx.skills.get(organizationId, skillId)) === undefined) throw new NotFoundError("skill", skillId);
    await demandReferences(tx, organizationId, { person: raters });
    const known = await tx.personSkills.get(organizationId, personSkillId(personId, skillId));
    const before = known ?? newPersonSkill(organizationId, personId, skillId);
    const now = world.clocks.of(organizationId).now();
    const after = update(before, changes, now);
    await tx.personSkills.put(after);
    const entries = ratingEntries(before, after, now);
    if (entries.length > 0) await tx.people.put(withTimelineEntries(person, ...entries));
    return after;
  });
}

export async function deletePersonSkill(
  world: World,
  organizationId: string,
  { personId, skillId }: Pick<PersonSkill, "personId" | "skillId">,
): Promise<void> {
  await world.store.transact(async (tx) => {
    await existing(tx, organizationId, personId);
    if (!(await tx.personSkills.delete(organizationId, personSkillId(personId, skillId))))
      throw new NotFoundError("skill", skillId);
  });
}
