import type { Organization } from "../domain/organizations.ts";
import type { Snapshot } from "../domain/snapshots.ts";
import { linkSecretSetting } from "../service/links.ts";
import { newId } from "../service/new-id.ts";
import { entitiesOf as snapshotEntitiesOf } from "../service/snapshot-entities.ts";
import { entityOf, rowOf } from "../store/snapshot-rows.ts";
import type { Store } from "../store/store.ts";
import type { FrozenRow, SnapshotEntity } from "../store/tables.ts";
import { createReferences } from "../store/validation/references.ts";
import { documentViolation, describe as inWords, type Violation } from "../store/validation/validate.ts";
import { clockSetting } from "../timers/clock.ts";
import { createDigest } from "./digest.ts";
import { SandboxError } from "./errors.ts";

export interface Moved {
  readonly organizations: number;
  readonly entities: number;
  readonly entries: number;
  readonly snapshots: number;
}

const BATCH = 100;

/**
 * Copies all data and compares both afterwards.
 * @throws SandboxError if the target is not empty or differs
 */
export async function move(from: Store, to: Store): Promise<Moved> {
  if ((await to.organizations.list({ offset: 0, limit: 1 })).total > 0)
    throw new SandboxError("the target database is not empty");
  for (const { name } of [clockSetting, linkSecretSetting]) {
    const value = await from.settings.get(name);
    if (value !== undefined) await to.transact((tx) => tx.settings.put(name, value));
  }
  const moved = { organizations: 0, entities: 0, entries: 0, snapshots: 0 };
  for await (const organization of organizationsOf(from)) {
    await moveOrganization(from, to, organization);
    const [before, after] = [await describe(from, organization.id), await describe(to, organization.id)];
    if (before.digest !== after.digest)
      throw new SandboxError(`${organization.id} is not the same after the move; empty the database, and move again`);
    moved.organizations += 1;
    moved.entities += before.entities;
    moved.entries += before.entries;
    moved.snapshots += before.snapshots;
  }
  return moved;
}

async function* organizationsOf({ organizations }: Store): AsyncGenerator<Organization> {
  for (let offset = 0; ; offset++) {
    const [next] = (await organizations.list({ offset, limit: 1 })).items;
    if (next === undefined) return;
    yield next;
  }
}

/** Copies an organization as a draft, so that the copy is complete or missing. */
async function moveOrganization(from: Store, to: Store, organization: Organization): Promise<void> {
  const { id } = organization;
  const draftId = newId("dft");
  await to.transact((tx) => tx.organizations.createDraft(draftId, organization));
  const checks = createChecks(id);
  for await (const rows of inBatches(entitiesOf(from, id)))
    await to.transact((tx) =>
      tx.organizations.inDraft(draftId, async () => {
        for (const { collection, entity } of rows) {
          checks.add(collection, entity);
          if (collection === "organizations") continue;
          await (tx[collection] as { put(entity: unknown): Promise<void> }).put({ ...entity, organizationId: id });
        }
      }),
    );
  checks.end();
  for await (const entries of inBatches(entriesOf(from, id)))
    await to.transact((tx) =>
      tx.organizations.inDraft(draftId, async () => {
        await tx.journal.put(...entries);
      }),
    );
  const [keys, clock] = [await from.keys.list(id), await from.clocks.get(id)];
  await to.transact(async (tx) => {
    if (clock !== undefined) await tx.organizations.inDraft(draftId, () => tx.clocks.put(id, clock));
    await tx.organizations.publishDraft(draftId);
    for (const key of keys) await tx.keys.put(key);
  });
  for (const snapshot of await from.snapshots.list(id)) await moveSnapshot(from, to, snapshot);
}

async function moveSnapshot(from: Store, to: Store, snapshot: Snapshot): Promise<void> {
  await to.transact((tx) => tx.snapshots.begin(snapshot));
  const checks = createChecks(`${snapshot.organizationId}, snapshot ${snapshot.name},`);
  for await (const entities of inBatches(snapshotEntitiesOf(from, snapshot))) {
    for (const { collection, entity } of entities) checks.add(collection, entity);
    await to.transact((tx) => tx.snapshots.add(snapshot, entities.map(rowOf)));
  }
  checks.end();
  await to.transact((tx) => tx.snapshots.publish(snapshot));
}

/** @throws SandboxError for invalid documents */
function createChecks(owner: string) {
  const references = createReferences<string>({ checksLength: false });
  const demand = (violation: Violation | undefined, place: string) => {
    if (violation === undefined) return;
    throw new SandboxError(`${owner} cannot be moved: in ${place}: ${inWords(violation)}`);
  };
  return {
    add(collection: SnapshotEntity["collection"], entity: object): void {
      const { id = collection } = entity as { readonly id?: string };
      const place = `${collection}, ${id}`;
      demand(documentViolation(collection, entity) ?? references.add(collection, entity, place), place);
    },
    end(): void {
      const violation = references.end();
      demand(violation, violation?.place ?? "");
    },
  };
}

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* entitiesOf(
  store: Store,
  organizationId: string,
): AsyncGenerator<Pick<SnapshotEntity, "collection" | "entity">> {
  const { rows, close } = await store.freeze(organizationId);
  try {
    for (;;) {
      const { done, value } = (await rows.next()) as IteratorResult<FrozenRow, undefined>;
      if (done) return;
      yield { collection: value.collection, entity: entityOf(value) };
    }
  } finally {
    await close();
  }
}

async function* entriesOf({ journal }: Store, organizationId: string) {
  const pages: (number | undefined)[] = [undefined];
  for (let before: number | undefined; ; pages.push(before)) {
    ({ next: before } = await journal.list(organizationId, {}, { before, limit: BATCH }));
    if (before === undefined) break;
  }
  for (const before of pages.reverse())
    yield* [...(await journal.list(organizationId, {}, { before, limit: BATCH })).items].reverse();
}

async function describe(store: Store, organizationId: string) {
  const digest = createDigest();
  const counts = { entities: 0, entries: 0, snapshots: 0 };
  for await (const { collection, entity } of entitiesOf(store, organizationId)) {
    digest.add(collection, { ...entity, organizationId });
    counts.entities += 1;
  }
  for await (const entry of entriesOf(store, organizationId)) {
    digest.add("journal", entry);
    counts.entries += 1;
  }
  for (const key of await store.keys.list(organizationId)) digest.add("keys", key);
  for (const snapshot of await store.snapshots.list(organizationId)) {
    digest.add("snapshots", snapshot);
    for await (const { collection, entity } of snapshotEntitiesOf(store, snapshot))
      digest.add(`${snapshot.id} ${collection}`, entity);
    counts.snapshots += 1;
  }
  return { ...counts, digest: digest.value() };
}
