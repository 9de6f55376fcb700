import { type ClockState, canBeNamed, readClockState, shownBy } from "../domain/clocks.ts";
import type { Delivery } from "../domain/deliveries.ts";
import { InvalidValueError } from "../domain/errors.ts";
import type { Mail } from "../domain/mails.ts";
import type { Organization } from "../domain/organizations.ts";
import { heldBack, heldBackMail, type Snapshot } from "../domain/snapshots.ts";
import type { Instant } from "../domain/time.ts";
import type { Timer } from "../domain/timers.ts";
import { UnreadableDocumentError } from "../store/snapshot-rows.ts";
import type { Transaction } from "../store/store.ts";
import type { SnapshotEntity } from "../store/tables.ts";
import { describe, documentViolation } from "../store/validation/validate.ts";
import { completeDraft, createPause, type Draft, fillDraft } from "./drafts.ts";
import { createForkIds, type ForkIds } from "./fork-ids.ts";
import { addKey, type CreatedKey, demandFreeKey, type NewKey } from "./keys.ts";
import { existing as existingOrganization } from "./organizations.ts";
import { erasePerson } from "./people.ts";
import { existing } from "./snapshots.ts";
import type { World } from "./world.ts";

/** Clock after a restore: stored in the snapshot, stopped at its creation, or unchanged. */
export type RestoredClock = "snapshot" | "moment" | "kept";

/**
 * Replaces the data; the old data stays visible until the end.
 * @throws NotFoundError
 */
export async function restoreSnapshot(
  world: World,
  organizationId: string,
  id: string,
  clock: RestoredClock = "snapshot",
): Promise<Organization> {
  return load(world, {
    async choose(tx) {
      const snapshot = await existing(tx, organizationId, id);
      return { snapshot, ...(await organizationOf(world, tx, snapshot)) };
    },
    clockOf: (tx, chosen) => clockAfter(world, tx, chosen, clock),
    replaces: true,
    adapt: ({ entity }) => entity,
    subjectId: (id) => id,
    finish: async (_, organization) => organization,
  });
}

interface RestorePreview {
  /** Clock state; undefined follows the sandbox clock. */
  readonly clock: ClockState | undefined;
  readonly now: Instant;
  readonly due: ReadonlyMap<Timer["kind"], number>;
}

/** @throws NotFoundError */
export async function previewRestore(
  world: World,
  organizationId: string,
  id: string,
  choice: RestoredClock,
): Promise<RestorePreview> {
  return world.store.transact(async (tx) => {
    const snapshot = await existing(tx, organizationId, id);
    const clock = await clockAfter(world, tx, { snapshot, ...(await organizationOf(world, tx, snapshot)) }, choice);
    const now = clock === undefined ? world.clocks.sandbox.now() : shownBy(clock, world.machine.now());
    return { clock, now, due: await tx.snapshots.countDue(snapshot, now) };
  });
}

async function clockAfter(
  { machine }: World,
  tx: Transaction,
  { snapshot: { organizationId, createdAt }, clock }: Chosen,
  choice: RestoredClock,
): Promise<ClockState | undefined> {
  if (choice === "snapshot") return clock;
  if (choice === "kept") return tx.clocks.get(organizationId);
  return { offset: createdAt - machine.now(), ...(clock?.frozenAt !== undefined && { frozenAt: createdAt }) };
}

export interface Fork {
  readonly name?: string | undefined;
  readonly apiKey: NewKey;
}

/**
 * Copies a snapshot. Candidates, people and links get new ids and tokens, so links open the fork.
 * @throws NotFoundError, InvalidValueError for an invalid or used `apiKey.key`
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
      const { organization: source, clock } = await organizationOf(world, tx, snapshot);
      const createdAt = clock === undefined ? world.clocks.sandbox.now() : shownBy(clock, world.machine.now());
      return { snapshot, clock, organization: { ...source, id: forkId, name: name ?? source.name, createdAt } };
    },
    clockOf: async (_, { clock }) => clock,
    replaces: false,
    adapt: ids.adapt,
    subjectId: ids.idOf,
    finish: async (tx, organization) => ({
      organization,
      ...(await addKey(world, tx, organization.id, apiKey, { field: "apiKey.key", now: organization.createdAt })),
    }),
  });
}

interface Timed {
  readonly organization: Organization;
  readonly clock: ClockState | undefined;
}

interface Chosen extends Timed {
  readonly snapshot: Snapshot;
}

interface Load<Result> {
  choose(tx: Transaction): Promise<Chosen>;
  /** Returns the organization clock at publication. */
  clockOf(tx: Transaction, chosen: Chosen): Promise<ClockState | undefined>;
  readonly replaces: boolean;
  /** Undefined skips the entity. */
  adapt(from: SnapshotEntity): SnapshotEntity["entity"] | undefined;
  subjectId(id: string): string;
  finish(tx: Transaction, organization: Organization): Promise<Result>;
}

async function load<Result>(world: World, { choose, clockOf, replaces, adapt, subjectId, finish }: Load<Result>) {
  const draft = await world.store.transact(async (tx) => {
    const chosen = await choose(tx);
    const draftId = world.newId("dft");
    await tx.organizations.createDraft(draftId, chosen.organization);
    return { ...chosen, draftId };
  });
  const { organization, snapshot, draftId } = draft;
  let erased = 0;

  async function eraseNext(tx: Transaction, position: number): Promise<number | undefined> {
    const next = await tx.snapshots.nextErased(snapshot, position);
    if (next === undefined) return undefined;
    const subject = { organizationId: organization.id, id: subjectId(next.subjectId) };
    const { organizationId, id } = subject;
    const known = (await tx.candidates.get(organizationId, id)) ?? (await tx.people.get(organizationId, id));
    await erasePerson(tx, known ?? subject);
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
    async prepare(tx) {
      await existing(tx, snapshot.organizationId, snapshot.id);
      const clock = await clockOf(tx, draft);
      await tx.organizations.inDraft(draftId, async () => {
        if (clock !== undefined) await tx.clocks.put(organization.id, clock);
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
      const from = await next(tx, snapshot, position);
      if (from === undefined) return undefined;
      if (from.collection === "organizations") return from.position;
      demandValid(snapshot, from);
      const entity = adapt(from);
      const collection = tx[from.collection] as { put(entity: unknown): Promise<void> };
      const organizationId = draft.organization.id;
      if (entity !== undefined) await collection.put(withoutDelivery(from.collection, { ...entity, organizationId }));
      done += 1;
      return from.position;
    },
    () => pause(done / total),
  );
}

function withoutDelivery(
  collection: SnapshotEntity["collection"],
  entity: SnapshotEntity["entity"],
): SnapshotEntity["entity"] {
  if (collection === "deliveries") return heldBack(entity as Delivery);
  return collection === "mails" ? heldBackMail(entity as Mail) : entity;
}

async function organizationOf(world: World, tx: Transaction, snapshot: Snapshot): Promise<Timed> {
  await existingOrganization(tx, snapshot.organizationId);
  const first = await next(tx, snapshot);
  if (first?.collection !== "organizations") throw damaged(snapshot, "the organization is missing");
  demandValid(snapshot, first);
  const { clock: stored, ...organization } = first.entity as Organization & { readonly clock?: unknown };
  const clock = readClockState(stored);
  if (clock !== undefined && !canBeNamed(clock, world.machine.now()))
    throw damaged(snapshot, "the clock is outside of the years 1 to 9999");
  return { organization, clock };
}

/** @throws InvalidValueError for an unreadable document */
async function next(tx: Transaction, snapshot: Snapshot, position?: number) {
  try {
    return await tx.snapshots.next(snapshot, position);
  } catch (error) {
    throw error instanceof UnreadableDocumentError ? damaged(snapshot, error.message) : error;
  }
}

/** Validates an entity, because the database may be damaged. */
function demandValid(snapshot: Snapshot, { collection, entity }: SnapshotEntity): void {
  const violation = documentViolation(collection, entity);
  if (violation === undefined) return;
  const { id = "" } = entity as { readonly id?: string };
  throw damaged(snapshot, `in ${collection} ${id}: ${describe(violation)}`);
}

const damaged = ({ id }: Snapshot, why: string): InvalidValueError =>
  new InvalidValueError("snapshotId", id, `is the identifier of a damaged snapshot, which can only be deleted: ${why}`);
