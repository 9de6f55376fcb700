import { apiVersions } from "../src/domain/keys.ts";
import { createKey } from "../src/service/keys.ts";
import type { World } from "../src/service/world.ts";

export async function addOrganization(
  world: World,
  { credits = null }: { credits?: number | null } = {},
): Promise<{ organizationId: string; apiKey: string }> {
  const id = world.newId("org");
  const createdAt = world.clocks.sandbox.now();
  const fresh = { credits, seed: "none", seedValue: "test" } as const;
  await world.store.transact((tx) => tx.organizations.put({ id, name: "Another", credits, createdAt, fresh }));
  const { key } = await createKey(world, id, { versions: apiVersions });
  return { organizationId: id, apiKey: key };
}
