import type { Listing, Slice } from "../domain/lists.ts";
import type { Timer } from "../domain/timers.ts";
import { getOrganization } from "./organizations.ts";
import type { World } from "./world.ts";

/**
 * Lists pending timers by due time.
 * @throws NotFoundError for the organization
 */
export async function listTimers(world: World, organizationId: string, slice: Slice): Promise<Listing<Timer>> {
  await getOrganization(world, organizationId);
  return world.store.timers.list(organizationId, slice);
}
