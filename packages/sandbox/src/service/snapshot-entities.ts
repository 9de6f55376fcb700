import type { Snapshot } from "../domain/snapshots.ts";
import type { Store } from "../store/store.ts";
import type { SnapshotEntity } from "../store/tables.ts";
import { withoutErased } from "./erasure.ts";
import { existing } from "./snapshots.ts";

const PIECE = 100;

/**
 * Yields entities without references to deleted people.
 * @throws NotFoundError
 */
export async function* entitiesOf(store: Store, snapshot: Snapshot): AsyncGenerator<SnapshotEntity> {
  const erased = new Set<string>();
  for (let position = 0, erasure = 0; ; ) {
    const taken = await store.transact(async (tx) => {
      await existing(tx, snapshot.organizationId, snapshot.id);
      const deleted = [];
      for (let after = erasure; ; after = deleted.at(-1)?.position ?? after) {
        const next = await tx.snapshots.nextErased(snapshot, after);
        if (next === undefined) break;
        deleted.push(next);
      }
      const entities: SnapshotEntity[] = [];
      for (let after = position; entities.length < PIECE; after = entities.at(-1)?.position ?? after) {
        const next = await tx.snapshots.next(snapshot, after);
        if (next === undefined) break;
        entities.push(next);
      }
      return { deleted, entities };
    });
    for (const { subjectId } of taken.deleted) erased.add(subjectId);
    erasure = taken.deleted.at(-1)?.position ?? erasure;
    if (taken.entities.length === 0) return;
    position = taken.entities.at(-1)?.position ?? position;
    for (const one of taken.entities) yield withoutErased(one, erased);
  }
}
