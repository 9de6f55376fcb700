import type { Store } from "../src/store/store.ts";
import * as sample from "./store-suite/samples.ts";

/** Batch size, small enough for the transaction timeout on a busy machine. */
const PER_TRANSACTION = 500;
const PEOPLE_PER_TEAM = 12;
const PEOPLE_PER_SKILL = 10;

/**
 * Fills an existing organization with people (email `person.<index>@example.com`), one team per dozen people, and
 * one skill per ten.
 */
export async function bulkStaff(
  store: Store,
  { organizationId, count }: { readonly organizationId: string; readonly count: number },
): Promise<void> {
  for (let start = 0; start < count; start += PER_TRANSACTION) {
    const end = Math.min(count, start + PER_TRANSACTION);
    await store.transact(async (tx) => {
      for (let index = start; index < end; index++) {
        const entity = { organizationId, createdAt: index };
        const teamId = `team_${Math.floor(index / PEOPLE_PER_TEAM)}`;
        if (index % PEOPLE_PER_TEAM === 0) await tx.teams.put(sample.team({ ...entity, id: teamId, name: teamId }));
        if (index % PEOPLE_PER_SKILL === 0)
          await tx.skills.put(sample.skill({ organizationId, id: `skl_${index}`, name: `Skill ${index}` }));
        await tx.people.put(
          sample.person({
            ...{ ...entity, id: `per_${index}`, email: `person.${index}@example.com`, teamIds: [teamId] },
            ...{ firstName: "Ada", lastName: `Lovelace ${index}`, customId: `HR-${index}` },
          }),
        );
      }
    });
  }
}
