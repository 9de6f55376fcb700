import { setImmediate } from "node:timers/promises";
import type { Listing, Position, Slice } from "../domain/lists.ts";
import type { Searching } from "../store/collections.ts";

/** Milliseconds of work, about, after which others can go on. */
export const PATIENCE = 10;

/** Lets others go on when the work has taken a while since the last pause. */
export function createTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < PATIENCE) return;
    await setImmediate();
    began = performance.now();
  };
}

/** Entities after which others get their turn. */
const PIECE = 50;

/** Does something with each entity that a filter admits, in order of creation, and lets other requests in between. */
export async function inPieces<Entity, Filter>(
  kind: Pick<Searching<Entity, Filter>, "walk">,
  organizationId: string,
  filter: Filter,
  work: (entity: Entity) => Promise<unknown>,
): Promise<void> {
  for (let after: Position | undefined, more = true; more; ) {
    const { items, next } = await kind.walk(organizationId, filter, { after, limit: PIECE });
    for (const item of items) await work(item);
    after = next;
    more = next !== undefined;
    if (more) await setImmediate();
  }
}

/** How many are read, and changed, together of a list that may be long. */
export const BATCH = 500;

/** The ids of a list that gives the newest first. */
export async function idsOldestFirst(
  list: (slice: Slice) => Promise<Listing<{ readonly id: string }>>,
): Promise<readonly string[]> {
  const { total } = await list({ offset: 0, limit: 0 });
  const ids: string[] = [];
  for (let offset = 0; offset < total; offset += BATCH)
    for (const { id } of (await list({ offset, limit: BATCH })).items) ids.push(id);
  return ids.reverse();
}
