import type { Listing, Slice } from "../domain/lists.ts";
import type { Timer } from "../domain/timers.ts";
import { getOrganization } from "./organizations.ts";
import type { World } from "./world.ts";

export async function listTimers(world: World, organizationId: string, slice: Slice): Promise<Listing<Timer>> {
  await getOrganization(world, organizationId);
  return world.store.timers.list(organizationId, slice);
}
