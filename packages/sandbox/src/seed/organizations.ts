import type { Organization, SeedKind } from "../domain/organizations.ts";
import { addKey, type CreatedKey, type NewKey } from "../service/keys.ts";
import { existing } from "../service/organizations.ts";
import { change, type World } from "../service/world.ts";
import type { Reader, Transaction } from "../store/store.ts";
import { createRandom } from "./random.ts";
import { seedOrganization } from "./seed.ts";

export interface Seeding {
  readonly seed?: SeedKind | undefined;
  /** Repeats the same data, identifiers included; dates are relative to the moment of seeding. */
  readonly seedValue?: string | number | undefined;
}

export interface NewOrganization extends Seeding {
  readonly name: string;
  /** Null, the default, is as many as wanted. */
  readonly credits?: number | null | undefined;
}

/** Creates an organization with the data it begins with: by default the catalogue and some candidates. */
export async function createOrganization(world: World, given: NewOrganization): Promise<Organization> {
  return change(world, (tx) => addOrganization(world, tx, given));
}

/**
 * Creates an organization together with an API key: both or, when the key cannot be had, none.
 * @throws InvalidValueError for `apiKey.key` or when it is in use
 */
export async function createOrganizationWithKey(
  world: World,
  given: NewOrganization,
  apiKey: NewKey,
): Promise<CreatedKey & { organization: Organization }> {
  return change(world, async (tx) => {
    const organization = await addOrganization(world, tx, given);
    return { organization, ...(await addKey(world, tx, organization.id, apiKey, "apiKey.key")) };
  });
}

async function addOrganization(world: World, tx: Transaction, given: NewOrganization): Promise<Organization> {
  const { name, credits = null, seed = "demo", seedValue } = given;
  const id = seedValue === undefined ? world.newId("org") : await repeatableId(tx, seedValue);
  const fresh = { credits, seed, seedValue: String(seedValue ?? id) };
  return plant(world, tx, { id, name, credits, createdAt: world.clock.now(), fresh });
}

/** The first identifier that follows from the value and is free, since several organizations may be made with one value. */
async function repeatableId({ organizations }: Reader, seedValue: string | number): Promise<string> {
  const { newId } = createRandom("organizations", String(seedValue));
  for (;;) {
    const id = newId("org");
    if ((await organizations.get(id)) === undefined) return id;
  }
}

async function plant(world: World, tx: Transaction, organization: Organization): Promise<Organization> {
  await tx.organizations.put(organization);
  await seedOrganization(world, tx, organization);
  return organization;
}

/**
 * Puts everything but the keys back to how the organization began, or to what is given instead.
 * @throws NotFoundError
 */
export async function resetOrganization(world: World, id: string, given: Seeding = {}): Promise<Organization> {
  return change(world, async (tx) => {
    const organization = await existing(tx, id);
    const { credits } = organization.fresh;
    const { seed = organization.fresh.seed, seedValue = organization.fresh.seedValue } = given;
    await tx.organizations.clear(id);
    return plant(world, tx, { ...organization, credits, fresh: { credits, seed, seedValue: String(seedValue) } });
  });
}
