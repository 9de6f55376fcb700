import { demandFound, NotFoundError } from "../domain/errors.ts";
import type { Listing, Slice } from "../domain/lists.ts";
import type { Organization } from "../domain/organizations.ts";
import type { Reader } from "../store/tables.ts";
import type { World } from "./world.ts";

export async function listOrganizations({ store }: World, slice: Slice): Promise<Listing<Organization>> {
  return store.organizations.list(slice);
}

export async function getOrganization({ store }: World, id: string): Promise<Organization> {
  return existing(store, id);
}

/**
 * @param credits null is unlimited
 * @throws NotFoundError
 */
export async function setCredits(world: World, id: string, credits: number | null): Promise<Organization> {
  return world.store.transact(async (tx) => {
    const organization = { ...(await existing(tx, id)), credits };
    await tx.organizations.put(organization);
    return organization;
  });
}

export async function deleteOrganization(world: World, id: string): Promise<void> {
  await world.store.transact(async (tx) => {
    if (!(await tx.organizations.delete(id))) throw new NotFoundError("organization", id);
  });
  await world.catchUp(id);
}

export async function existing({ organizations }: Reader, id: string): Promise<Organization> {
  return demandFound(await organizations.get(id), "organization", id);
}
