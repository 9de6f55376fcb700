import { apiVersions } from "../domain/keys.ts";
import type { Organization } from "../domain/organizations.ts";
import { EXAMPLE_KEY, EXAMPLE_ORGANIZATION } from "../seed/examples.ts";
import { createOrganization } from "../seed/organizations.ts";
import { createKey, findKey, listKeys } from "../service/keys.ts";
import { listOrganizations } from "../service/organizations.ts";
import { searchTests } from "../service/tests.ts";
import type { World } from "../service/world.ts";
import { SandboxError } from "./errors.ts";
import type { Settings } from "./settings.ts";

export interface FirstStart {
  /** API key; undefined after the first start, because only the hash is stored. */
  readonly apiKey: string | undefined;
  readonly organizationId: string;
  readonly usableTestId: string | undefined;
}

/** @throws SandboxError if the given key belongs to another organization */
export async function prepareFirstOrganization(
  world: World,
  { seed, seedValue, apiKey }: Pick<Settings, "seed" | "seedValue" | "apiKey">,
): Promise<FirstStart> {
  const [oldest] = (await listOrganizations(world, { offset: 0, limit: 1 })).items;
  const { id: organizationId } = oldest ?? (await firstOrganization(world, { seed, seedValue }));
  const [usableTest] = (await searchTests(world, organizationId, { usable: true }, { offset: 0, limit: 1 })).items;
  return { apiKey: await firstKey(world, organizationId, apiKey), organizationId, usableTestId: usableTest?.id };
}

/** Default: the organization of the documentation's samples. */
function firstOrganization(world: World, seeding: Pick<Settings, "seed" | "seedValue">): Promise<Organization> {
  const id = seeding.seedValue === undefined ? EXAMPLE_ORGANIZATION : undefined;
  return createOrganization(world, { id, name: "Demo", ...seeding });
}

async function firstKey(world: World, organizationId: string, given: string | undefined): Promise<string | undefined> {
  if (given === undefined) {
    if ((await listKeys(world, organizationId)).some(({ id }) => id !== EXAMPLE_KEY)) return undefined;
    return (await createKey(world, organizationId, { versions: apiVersions })).key;
  }
  const known = await findKey(world, given);
  if (known === undefined) await createKey(world, organizationId, { versions: apiVersions, key: given });
  else if (known.organizationId !== organizationId)
    throw new SandboxError(`the given API key belongs to another organization, ${known.organizationId}`);
  return given;
}
