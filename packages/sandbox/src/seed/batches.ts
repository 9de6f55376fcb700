import { setImmediate } from "node:timers/promises";
import type { Organization } from "../domain/organizations.ts";
import { SECOND } from "../domain/time.ts";
import type { World } from "../service/world.ts";
import type { Store } from "../store/store.ts";
import { type Pause, type Put, prepareSeed } from "./seed.ts";

/** Milliseconds of work, about, after which others can go on. */
const PATIENCE = 20;

/** Milliseconds between two reports of progress; shorter work is not reported. */
const REPORTED = 2 * SECOND;

/** Fills a draft of an organization with the data it begins with. Other requests and transactions go on in between. */
export async function seedInBatches(world: World, draftId: string, organization: Organization): Promise<void> {
  const pause = createPause(world, organization.id);
  const puts = await prepareSeed(world, organization, (share) => pause(share / 2));
  await putInBatches(world.store, draftId, puts, (share) => pause((1 + share) / 2));
}

async function putInBatches(store: Store, draftId: string, puts: readonly Put[], pause: Pause): Promise<void> {
  const putSome = (first: number) =>
    store.transact((tx) =>
      tx.organizations.inDraft(draftId, async () => {
        const end = performance.now() + PATIENCE;
        let next = first;
        while (next < puts.length && performance.now() < end) await puts[next++]?.(tx);
        return next;
      }),
    );
  for (let done = 0; done < puts.length; ) {
    done = await putSome(done);
    await pause(done / puts.length);
  }
}

function createPause({ report }: World, organizationId: string): Pause {
  let [began, reported] = [performance.now(), performance.now()];
  return async (share) => {
    const now = performance.now();
    if (now - began < PATIENCE) return;
    if (now - reported >= REPORTED) {
      report({ work: "seeding", organizationId, percent: Math.floor(share * 100) });
      reported = now;
    }
    await setImmediate();
    began = performance.now();
  };
}
