import type { Organization, SeedKind } from "../domain/organizations.ts";
import { completeDraft, type Draft } from "../service/drafts.ts";
import { addKey, type CreatedKey, demandFreeKey, type NewKey } from "../service/keys.ts";
import { existing } from "../service/organizations.ts";
import { change, type World } from "../service/world.ts";
import type { Transaction } from "../store/store.ts";
import { seedInBatches } from "./batches.ts";
import { addLastExamples, hasExamples } from "./examples.ts";
import { createRandom } from "./random.ts";
import { prepareSeed } from "./seed.ts";

export interface Seeding {
  readonly seed?: SeedKind | undefined;
  /** Repeats the same data, identifiers included; dates are relative to the moment of seeding. */
  readonly seedValue?: string | number | undefined;
}

export interface NewOrganization extends Seeding {
  /** Of an organization that begins a database; made up when absent. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Null, the default, is as many as wanted. */
  readonly credits?: number | null | undefined;
}

/** Creates an organization with the data it begins with: by default the catalogue and some candidates. */
export async function createOrganization(world: World, given: NewOrganization): Promise<Organization> {
  return seedOrganization(world, {
    choose: (tx) => newOrganization(world, tx, given),
    replaces: false,
    finish: async (_, organization) => organization,
  });
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
  return seedOrganization(world, {
    async choose(tx) {
      if (apiKey.key !== undefined) await demandFreeKey(tx, apiKey.key, "apiKey.key");
      return newOrganization(world, tx, given);
    },
    replaces: false,
    finish: async (tx, organization) => ({
      organization,
      ...(await addKey(world, tx, organization.id, apiKey, { field: "apiKey.key" })),
    }),
  });
}

async function newOrganization(world: World, tx: Transaction, given: NewOrganization): Promise<Organization> {
  const { name, credits = null, seed = "demo", seedValue } = given;
  const id = given.id ?? (seedValue === undefined ? world.newId("org") : await repeatableId(tx, seedValue));
  const fresh = { credits, seed, seedValue: String(seedValue ?? id) };
  return { id, name, credits, createdAt: world.clocks.sandbox.now(), fresh };
}

/** The first identifier that follows from the value and is free, since several organizations may be made with one value. */
async function repeatableId({ organizations }: Transaction, seedValue: string | number): Promise<string> {
  const { newId } = createRandom("organizations", String(seedValue));
  for (;;) {
    const id = newId("org");
    if (!(await organizations.isTaken(id))) return id;
  }
}

/**
 * Puts everything but the keys back to how the organization began, or to what is given instead.
 * @throws NotFoundError
 */
export async function resetOrganization(world: World, id: string, given: Seeding = {}): Promise<Organization> {
  return seedOrganization(world, {
    async choose(tx) {
      const { certificatePlugin: _, ...organization } = await existing(tx, id);
      const { credits } = organization.fresh;
      const { seed = organization.fresh.seed, seedValue = organization.fresh.seedValue } = given;
      return { ...organization, credits, fresh: { credits, seed, seedValue: String(seedValue) } };
    },
    replaces: true,
    finish: async (_, organization) => organization,
  });
}

interface Steps<Result> {
  /** The organization as it will be. */
  choose(tx: Transaction): Promise<Organization>;
  /** Whether it takes the place of one that is there already, and keeps its keys. */
  readonly replaces: boolean;
  /** The end of the transaction that shows the organization to everybody. */
  finish(tx: Transaction, organization: Organization): Promise<Result>;
}

/**
 * Stores an organization with the data it begins with. Others see all of it or nothing: a large one is filled as a draft, in many
 * transactions, and a small one in a single transaction.
 */
async function seedOrganization<Result>(world: World, steps: Steps<Result>): Promise<Result> {
  const begun = await change(world, async (tx) => {
    const organization = await steps.choose(tx);
    if (organization.fresh.seed === "large") {
      const draftId = world.newId("dft");
      await tx.organizations.createDraft(draftId, organization);
      return { draftId, organization };
    }
    await tx.organizations.clear(organization.id);
    await tx.organizations.put(organization);
    for (const put of await prepareSeed(world, organization)) await put(tx);
    return { result: await steps.finish(tx, organization), organization };
  });
  if ("result" in begun) {
    if (hasExamples(begun.organization)) await addLastExamples(world, begun.organization.id);
    return begun.result;
  }
  return completeDraft(world, begun, {
    replaces: steps.replaces,
    fill: () => seedInBatches(world, begun),
    prepare: (tx) => keepClock(tx, begun),
    finish: (tx) => steps.finish(tx, begun.organization),
  });
}

/** An organization that is reset keeps its clock, wherever it has been moved meanwhile. */
async function keepClock(tx: Transaction, { draftId, organization: { id } }: Draft): Promise<void> {
  const clock = await tx.clocks.get(id);
  if (clock !== undefined) await tx.organizations.inDraft(draftId, () => tx.clocks.put(id, clock));
}
