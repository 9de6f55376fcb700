import { setImmediate } from "node:timers/promises";
import { type Delivery, withoutResponses } from "../domain/deliveries.ts";
import { demandFound, InvalidValueError, NotFoundError } from "../domain/errors.ts";
import type { Snapshot } from "../domain/snapshots.ts";
import { entityOf, rowOf } from "../store/snapshot-rows.ts";
import type { Frozen, FrozenRow, Reader } from "../store/tables.ts";
import { existing as existingOrganization } from "./organizations.ts";
import type { World } from "./world.ts";

export type NewSnapshot = Pick<Snapshot, "name" | "keepsDeleted">;

/**
 * Creates a consistent snapshot while other requests continue.
 * @throws NotFoundError for the organization, InvalidValueError for a used name
 */
export const createSnapshot = (world: World, organizationId: string, snapshot: NewSnapshot): Promise<Snapshot> =>
  makeSnapshot(world, organizationId, snapshot, () => world.store.freeze(organizationId));

/**
 * Fills a snapshot, which is invisible until complete.
 * @throws NotFoundError for the organization, InvalidValueError for a used name
 */
export async function makeSnapshot(
  world: World,
  organizationId: string,
  { name, keepsDeleted }: NewSnapshot,
  open: () => Promise<Frozen>,
): Promise<Snapshot> {
  const begun: Snapshot = await world.store.transact(async (tx) => {
    await existingOrganization(tx, organizationId);
    if (await tx.snapshots.isNameTaken(organizationId, name))
      throw new InvalidValueError("name", name, "is already the name of another snapshot of the organization");
    const createdAt = world.clocks.of(organizationId).now();
    const snapshot = { id: world.newId("snp"), organizationId, name, createdAt, keepsDeleted, counts: {} };
    await tx.snapshots.begin(snapshot);
    return snapshot;
  });
  try {
    const snapshot = { ...begun, counts: await copy(world, begun, await open()) };
    await world.store.transact(async (tx) => {
      if (!(await tx.snapshots.publish(snapshot))) throw new NotFoundError("organization", organizationId);
    });
    return snapshot;
  } catch (error) {
    // The next start drops snapshots of a failed store.
    await world.store.transact((tx) => tx.snapshots.delete(organizationId, begun.id)).catch(() => {});
    throw error;
  }
}

async function copy(world: World, snapshot: Snapshot, frozen: Frozen): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const kept = snapshot.keepsDeleted ? (row: FrozenRow) => row : stripped;
  try {
    for (let rows = await take(frozen); rows.length > 0; rows = await take(frozen)) {
      const copied = rows.map(kept);
      await world.store.transact((tx) => tx.snapshots.add(snapshot, copied));
      for (const { collection } of rows)
        if (collection !== "organizations") counts[collection] = (counts[collection] ?? 0) + 1;
      await setImmediate();
    }
  } finally {
    await frozen.close();
  }
  return counts;
}

/** Responses may name candidates that are deleted later. */
function stripped(row: FrozenRow): FrozenRow {
  const { collection } = row;
  if (collection !== "deliveries") return row;
  return rowOf({ collection, entity: withoutResponses(entityOf(row) as Delivery, () => true) });
}

/** Batch limits for a transaction of a few milliseconds. Larger batches make V8 enlarge its young generation. */
const PIECE = { rows: 100, size: 250_000 };

async function take({ rows }: Frozen): Promise<readonly FrozenRow[]> {
  const taken: FrozenRow[] = [];
  for (let size = 0; taken.length < PIECE.rows && size < PIECE.size; ) {
    const { done, value } = await rows.next();
    if (done) break;
    taken.push(value);
    size += value.doc.length + (value.bytes?.length ?? 0);
  }
  return taken;
}

export async function listSnapshots({ store }: World, organizationId: string): Promise<readonly Snapshot[]> {
  await existingOrganization(store, organizationId);
  return store.snapshots.list(organizationId);
}

/** @throws NotFoundError */
export async function getSnapshot({ store }: World, organizationId: string, id: string): Promise<Snapshot> {
  return existing(store, organizationId, id);
}

/** @throws NotFoundError */
export async function deleteSnapshot(world: World, organizationId: string, id: string): Promise<void> {
  await world.store.transact(async (tx) => {
    await existing(tx, organizationId, id);
    await tx.snapshots.delete(organizationId, id);
  });
}

/** @throws NotFoundError */
export async function existing({ snapshots }: Reader, organizationId: string, id: string): Promise<Snapshot> {
  return demandFound(await snapshots.get(organizationId, id), "snapshot", id);
}
