import type { Organization, SeedKind } from "../domain/organizations.ts";
import type { Instant } from "../domain/time.ts";
import type { World } from "../service/world.ts";
import type { Transaction } from "../store/store.ts";
import { type Catalogue, catalogueOf } from "./catalogue/catalogue.ts";
import { skillsAreaOf } from "./catalogue/skills/index.ts";
import { demoLives } from "./demo.ts";
import { type DraftContents, indexOf } from "./draft.ts";
import { largeLives } from "./large.ts";
import type { Life } from "./life.ts";
import { live } from "./live.ts";
import { createRandom } from "./random.ts";

/**
 * Gives a new organization what it begins with. The same organization with the same value gets the same data, identifiers included,
 * and all dates at the same distance from now.
 */
export async function seedOrganization(
  { clock, links, cursors }: Pick<World, "clock" | "links" | "cursors">,
  tx: Transaction,
  { id: organizationId, fresh: { seed, seedValue } }: Organization,
): Promise<void> {
  if (seed === "none") return;
  const now = clock.now();
  const random = createRandom(seedValue, organizationId);
  const catalogue = await plantCatalogue(tx, organizationId, now);
  await plantSkillsArea(tx, organizationId);
  const index = indexOf(catalogue);
  const lives = livesOf[seed](random, index, now);
  const setting = { organizationId, catalogue: index, links, cursors, random, now };
  const lived: DraftContents[] = [];
  for (const life of lives) lived.push(await live(tx, life, setting));
  await write(tx, lived);
}

const livesOf: Record<Exclude<SeedKind, "none">, (...setting: Parameters<typeof largeLives>) => Life[]> = {
  catalogue: () => [],
  demo: (_random, _catalogue, now) => demoLives(now),
  large: largeLives,
};

/** Mails and events are put in the order in which they happened, which is the order they are listed in. */
async function write(tx: Transaction, lived: readonly DraftContents[]): Promise<void> {
  const mails = lived.flatMap((life) => life.mails).sort((one, other) => one.createdAt - other.createdAt);
  const events = lived.flatMap((life) => life.events).sort((one, other) => one.at - other.at);
  for (const candidate of lived.flatMap(({ candidates }) => candidates)) await tx.candidates.put(candidate);
  for (const mail of mails) await tx.mails.put(mail);
  for (const event of events) await tx.events.put(event);
  for (const timer of lived.flatMap(({ timers }) => timers)) await tx.timers.put(timer);
  for (const delivery of lived.flatMap(({ deliveries }) => deliveries)) await tx.deliveries.put(delivery);
}

async function plantCatalogue(tx: Transaction, organizationId: string, now: Instant): Promise<Catalogue> {
  const catalogue = catalogueOf(organizationId, now);
  for (const task of catalogue.tasks) await tx.tasks.put(task);
  for (const revision of catalogue.revisions) await tx.taskRevisions.put(revision);
  for (const test of catalogue.tests) await tx.tests.put(test);
  for (const test of catalogue.predefinedTests) await tx.predefinedTests.put(test);
  return catalogue;
}

async function plantSkillsArea(tx: Transaction, organizationId: string): Promise<void> {
  const area = skillsAreaOf(organizationId);
  for (const folder of area.skillFolders) await tx.skillFolders.put(folder);
  for (const skill of area.skills) await tx.skills.put(skill);
  for (const skillset of area.skillsets) await tx.skillsets.put(skillset);
  for (const family of area.positionFamilies) await tx.positionFamilies.put(family);
  for (const level of area.seniorityLevels) await tx.seniorityLevels.put(level);
  for (const definition of area.certificateDefinitions) await tx.certificateDefinitions.put(definition);
}
