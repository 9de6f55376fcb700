import { createPause, type Draft, fillDraft } from "../service/drafts.ts";
import type { World } from "../service/world.ts";
import { prepareSeed } from "./seed.ts";

export async function seedInBatches(world: World, draft: Draft): Promise<void> {
  const { organization } = draft;
  const pause = createPause(world, { work: "seeding", organizationId: organization.id });
  const puts = await prepareSeed(world, organization, (share) => pause(share / 2));
  await fillDraft(
    world,
    draft,
    async (tx, position) => {
      await puts[position]?.(tx);
      return position + 1 < puts.length ? position + 1 : undefined;
    },
    (position) => pause((1 + position / puts.length) / 2),
  );
}
