import { setImmediate } from "node:timers/promises";
import type { Position } from "../domain/lists.ts";
import type { Searching } from "../store/collections.ts";

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
