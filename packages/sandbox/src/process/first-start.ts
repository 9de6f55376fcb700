import { apiVersions } from "../domain/keys.ts";
import { createOrganization } from "../seed/organizations.ts";
import { createKey, findKey, listKeys } from "../service/keys.ts";
import { listOrganizations } from "../service/organizations.ts";
import { searchTests } from "../service/tests.ts";
import type { World } from "../service/world.ts";
import { SandboxError } from "./errors.ts";
import type { Settings } from "./settings.ts";

/** Credentials shown on the first start, and a test to try them on. */
export interface FirstStart {
  /** Opens all versions. Undefined when it was shown at an earlier start: only its hash is stored. */
  readonly apiKey: string | undefined;
  /** The oldest organization. */
  readonly organizationId: string;
  /** A test of it that candidates can be invited to. */
  readonly usableTestId: string | undefined;
}

/**
 * Makes the first organization where there is none, and a key where it has none.
 * @throws SandboxError when the given key belongs to another organization
 */
export async function prepareFirstOrganization(
  world: World,
  { seed, seedValue, apiKey }: Pick<Settings, "seed" | "seedValue" | "apiKey">,
): Promise<FirstStart> {
  const [oldest] = (await listOrganizations(world, { offset: 0, limit: 1 })).items;
  const { id: organizationId } = oldest ?? (await createOrganization(world, { name: "Demo", seed, seedValue }));
  const [usableTest] = (await searchTests(world, organizationId, { usable: true }, { offset: 0, limit: 1 })).items;
  return { apiKey: await firstKey(world, organizationId, apiKey), organizationId, usableTestId: usableTest?.id };
}

async function firstKey(world: World, organizationId: string, given: string | undefined): Promise<string | undefined> {
  if (given === undefined) {
    if ((await listKeys(world, organizationId)).length > 0) return undefined;
    return (await createKey(world, organizationId, { versions: apiVersions })).key;
  }
  const known = await findKey(world, given);
  if (known === undefined) await createKey(world, organizationId, { versions: apiVersions, key: given });
  else if (known.organizationId !== organizationId)
    throw new SandboxError(`the given API key belongs to another organization, ${known.organizationId}`);
  return given;
}
