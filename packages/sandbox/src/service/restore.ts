import { type ClockState, readClockState, shownBy } from "../domain/clocks.ts";
import type { Delivery } from "../domain/deliveries.ts";
import type { Mail } from "../domain/mails.ts";
import type { Organization } from "../domain/organizations.ts";
import { heldBack, heldBackMail, type Snapshot } from "../domain/snapshots.ts";
import type { SnapshotEntity, Transaction } from "../store/store.ts";
import { completeDraft, createPause, type Draft, fillDraft } from "./drafts.ts";
import { createForkIds, type ForkIds } from "./fork-ids.ts";
import { addKey, type CreatedKey, demandFreeKey, type NewKey } from "./keys.ts";
import { existing as existingOrganization } from "./organizations.ts";
import { erasePerson } from "./people.ts";
import { existing } from "./snapshots.ts";
import { change, type World } from "./world.ts";

/**
 * Puts everything but keys, journal and snapshots back to how a snapshot has it. Until that is done, all see what was there before.
 * @throws NotFoundError
 */
export async function restoreSnapshot(world: World, organizationId: string, id: string): Promise<Organization> {
  return load(world, {
    async choose(tx) {
      const snapshot = await existing(tx, organizationId, id);
      return { snapshot, ...(await organizationOf(tx, snapshot)) };
    },
    replaces: true,
    adapt: ({ entity }) => entity,
    subjectId: (id) => id,
    finish: async (_, organization) => organization,
  });
}

export interface Fork {
  /** The organization's own name when absent. */
  readonly name?: string | undefined;
  readonly apiKey: NewKey;
}

/**
 * Makes a new organization with what a snapshot has, and an API key. Candidates, people and all that pages are opened by get new
 * identifiers and tokens, so that links lead to the organization that they come from.
 * @throws NotFoundError, InvalidValueError for `apiKey.key` or when it is in use
 */
export async function forkSnapshot(
  world: World,
  organizationId: string,
  id: string,
  { name, apiKey }: Fork,
): Promise<CreatedKey & { organization: Organization }> {
  const forkId = world.newId("org");
  const ids: ForkIds = createForkIds(world.links, { from: organizationId, to: forkId });
  return load(world, {
    async choose(tx) {
      const snapshot = await existing(tx, organizationId, id);
      if (apiKey.key !== undefined) await demandFreeKey(tx, apiKey.key, "apiKey.key");
      const { organization: source, clock } = await organizationOf(tx, snapshot);
      const createdAt = clock === undefined ? world.clocks.sandbox.now() : shownBy(clock, world.machine.now());
      return { snapshot, clock, organization: { ...source, id: forkId, name: name ?? source.name, createdAt } };
    },
    replaces: false,
    adapt: ids.adapt,
    subjectId: ids.idOf,
    finish: async (tx, organization) => ({
      organization,
      ...(await addKey(world, tx, organization.id, apiKey, "apiKey.key")),
    }),
  });
}

/** An organization with the clock that it has of its own. */
interface Timed {
  readonly organization: Organization;
  readonly clock: ClockState | undefined;
}

interface Load<Result> {
  /** The snapshot, and the organization as it will be. */
  choose(tx: Transaction): Promise<Timed & { readonly snapshot: Snapshot }>;
  readonly replaces: boolean;
  /** An entity as the organization gets it; undefined for one that it does not get. */
  adapt(from: SnapshotEntity): SnapshotEntity["entity"] | undefined;
  /** Identifier that a candidate or person of the snapshot has in the organization. */
  subjectId(id: string): string;
  finish(tx: Transaction, organization: Organization): Promise<Result>;
}

async function load<Result>(world: World, { choose, replaces, adapt, subjectId, finish }: Load<Result>) {
  const { snapshot, ...draft } = await change(world, async (tx) => {
    const chosen = await choose(tx);
    const draftId = world.newId("dft");
    const { organization, clock } = chosen;
    await tx.organizations.createDraft(draftId, organization);
    if (clock !== undefined) await tx.organizations.inDraft(draftId, () => tx.clocks.put(organization.id, clock));
    return { ...chosen, draftId };
  });
  const { organization, draftId } = draft;
  let erased = 0;

  async function eraseNext(tx: Transaction, position: number): Promise<number | undefined> {
    const next = await tx.snapshots.nextErased(snapshot, position);
    if (next === undefined) return undefined;
    const id = subjectId(next.subjectId);
    await tx.candidates.delete(organization.id, id);
    await tx.people.delete(organization.id, id);
    await erasePerson(tx, organization.id, id);
    return next.position;
  }

  return completeDraft(world, draft, {
    replaces,
    async fill() {
      await putAll(world, draft, snapshot, adapt);
      await fillDraft(world, draft, eraseNext, async (position) => {
        erased = position;
      });
    },
    // Candidates and people may have been deleted, and the snapshot with them, since they were put.
    async prepare(tx) {
      await existing(tx, snapshot.organizationId, snapshot.id);
      await tx.organizations.inDraft(draftId, async () => {
        for (let next: number | undefined = erased; next !== undefined; ) next = await eraseNext(tx, next);
      });
    },
    finish: (tx) => finish(tx, organization),
  });
}

async function putAll(world: World, draft: Draft, snapshot: Snapshot, adapt: Load<unknown>["adapt"]): Promise<void> {
  const pause = createPause(world, { work: "restoring", organizationId: draft.organization.id });
  const total = Object.values(snapshot.counts).reduce((sum, count) => sum + count, 0);
  let done = 0;
  await fillDraft(
    world,
    draft,
    async (tx, position) => {
      const from = await tx.snapshots.next(snapshot, position);
      if (from === undefined) return undefined;
      if (from.collection === "organizations") return from.position;
      const entity = adapt(from);
      const { put } = tx[from.collection] as { put(entity: unknown): Promise<void> };
      const organizationId = draft.organization.id;
      if (entity !== undefined) await put(withoutDelivery(from.collection, { ...entity, organizationId }));
      done += 1;
      return from.position;
    },
    () => pause(done / total),
  );
}

/** The entity as it is when nothing leaves because of it. */
function withoutDelivery(
  collection: SnapshotEntity["collection"],
  entity: SnapshotEntity["entity"],
): SnapshotEntity["entity"] {
  if (collection === "deliveries") return heldBack(entity as Delivery);
  return collection === "mails" ? heldBackMail(entity as Mail) : entity;
}

/** The organization as the snapshot has it, which comes first. */
async function organizationOf(tx: Transaction, snapshot: Snapshot): Promise<Timed> {
  await existingOrganization(tx, snapshot.organizationId);
  const first = (await tx.snapshots.next(snapshot))?.entity as Organization & { readonly clock?: unknown };
  const { clock, ...organization } = first;
  return { organization, clock: readClockState(clock) };
}
