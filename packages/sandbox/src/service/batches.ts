import { setImmediate } from "node:timers/promises";
import type { Listing, Position, Slice } from "../domain/lists.ts";
import type { Searching } from "../store/collections.ts";

/** Bytes per turn: about 10 ms of parsing, validating or writing. */
export const TURN_BYTES = 128 * 1024;

export function createTurns(): (bytes: number) => Promise<void> {
  let done = 0;
  return async (bytes) => {
    done += bytes;
    if (done <= TURN_BYTES) return;
    done = bytes;
    await setImmediate();
  };
}

const AT_ONCE = 50;

/** Reads entities in order of creation; yields between batches. */
export async function inBatches<Entity, Filter>(
  kind: Pick<Searching<Entity, Filter>, "walk">,
  organizationId: string,
  filter: Filter,
  work: (entity: Entity) => Promise<unknown>,
): Promise<void> {
  for (let after: Position | undefined, more = true; more; ) {
    const { items, next } = await kind.walk(organizationId, filter, { after, limit: AT_ONCE });
    for (const item of items) await work(item);
    after = next;
    more = next !== undefined;
    if (more) await setImmediate();
  }
}

export const BATCH = 500;

/** The list is sorted newest first. */
export async function idsOldestFirst(
  list: (slice: Slice) => Promise<Listing<{ readonly id: string }>>,
): Promise<readonly string[]> {
  const { total } = await list({ offset: 0, limit: 0 });
  const ids: string[] = [];
  for (let offset = 0; offset < total; offset += BATCH)
    for (const { id } of (await list({ offset, limit: BATCH })).items) ids.push(id);
  return ids.reverse();
}
