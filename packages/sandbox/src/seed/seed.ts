import type { Organization, SeedKind } from "../domain/organizations.ts";
import type { Pause } from "../service/drafts.ts";
import type { World } from "../service/world.ts";
import type { Transaction } from "../store/store.ts";
import { type Catalogue, catalogueOf } from "./catalogue/catalogue.ts";
import { demoLives } from "./demo.ts";
import { type DraftContents, indexOf } from "./draft.ts";
import { type ExampleLife, exampleLives, hasExamples, named, putExamples } from "./examples.ts";
import { largeLives } from "./large.ts";
import type { Life } from "./life.ts";
import { live } from "./live.ts";
import { createRandom } from "./random.ts";
import { demoStaff } from "./staff/demo-staff.ts";
import { largeStaff } from "./staff/large-staff.ts";
import type { Staff } from "./staff/staff.ts";

type Put = (tx: Transaction) => Promise<void>;

/** Prepares entities in storage order. Equal values give equal data, with dates relative to now. */
export async function prepareSeed(
  { clocks, links, cursors, largeSize }: Pick<World, "clocks" | "links" | "cursors" | "largeSize">,
  organization: Organization,
  pause: Pause = async () => {},
): Promise<Put[]> {
  const { id: organizationId, fresh } = organization;
  const { seed, seedValue } = fresh;
  if (seed === "none") return [];
  const now = clocks.of(organizationId).now();
  const random = createRandom(seedValue, organizationId);
  const catalogue = await catalogueOf(organizationId, now);
  const index = indexOf(catalogue);
  const examples = hasExamples(organization) ? exampleLives(now) : [];
  const lives: (Life | ExampleLife)[] = [...(await livesOf[seed](random, index, now, largeSize)), ...examples];
  if (examples.length > 0) lives.sort((one, other) => one.createdAt - other.createdAt);
  const setting = { organization, catalogue: index, links, cursors, random, now };
  const lived: DraftContents[] = [];
  for (const life of lives) {
    const newId = "ids" in life ? named(random.newId, life.ids) : random.newId;
    lived.push(await live(life, { ...setting, random: { ...random, newId } }));
    await pause(lived.length / lives.length);
  }
  const staff = await staffOf[seed](
    createRandom("staff", seedValue, organizationId),
    catalogue,
    { organizationId, now },
    largeSize,
  );
  return [
    ...putsOfCatalogue(catalogue),
    ...putsOfStaff(staff),
    ...putsOfLives(lived),
    ...(examples.length > 0
      ? [(tx: Transaction) => putExamples(tx, organizationId, { origin: links.origin, now })]
      : []),
  ];
}

const livesOf: Record<
  Exclude<SeedKind, "none">,
  (...setting: Parameters<typeof largeLives>) => Life[] | Promise<Life[]>
> = {
  catalogue: () => [],
  demo: (_random, _catalogue, now) => demoLives(now),
  large: largeLives,
};

const staffOf: Record<
  Exclude<SeedKind, "none">,
  (...setting: Parameters<typeof largeStaff>) => Staff | Promise<Staff>
> = {
  catalogue: () => ({ teams: [], people: [], personSkills: [] }),
  demo: (_random, _catalogue, { organizationId, now }) => demoStaff(organizationId, now),
  large: largeStaff,
};

const puts = <Entity>(entities: readonly Entity[], put: (tx: Transaction, entity: Entity) => Promise<void>): Put[] =>
  entities.map((entity) => (tx) => put(tx, entity));

const putsOfCatalogue = (catalogue: Catalogue): Put[] => [
  ...puts(catalogue.tasks, (tx, one) => tx.tasks.put(one)),
  ...puts(catalogue.revisions, (tx, one) => tx.taskRevisions.put(one)),
  ...puts(catalogue.tests, (tx, one) => tx.tests.put(one)),
  ...puts(catalogue.predefinedTests, (tx, one) => tx.predefinedTests.put(one)),
  ...puts(catalogue.skillFolders, (tx, one) => tx.skillFolders.put(one)),
  ...puts(catalogue.skills, (tx, one) => tx.skills.put(one)),
  ...puts(catalogue.skillsets, (tx, one) => tx.skillsets.put(one)),
  ...puts(catalogue.positionFamilies, (tx, one) => tx.positionFamilies.put(one)),
  ...puts(catalogue.seniorityLevels, (tx, one) => tx.seniorityLevels.put(one)),
  ...puts(catalogue.certificateDefinitions, (tx, one) => tx.certificateDefinitions.put(one)),
  ...puts(catalogue.jobPositions, (tx, one) => tx.jobPositions.put(one)),
];

const putsOfStaff = ({ teams, people, personSkills }: Staff): Put[] => [
  ...puts(teams, (tx, one) => tx.teams.put(one)),
  ...puts(people, (tx, one) => tx.people.put(one)),
  ...puts(personSkills, (tx, one) => tx.personSkills.put(one)),
];

/** Mails and events of all candidates are stored by date, because lists show the order of storage. */
const putsOfLives = (lived: readonly DraftContents[]): Put[] => [
  ...puts(
    lived.flatMap(({ candidates }) => candidates),
    (tx, one) => tx.candidates.put(one),
  ),
  ...puts(
    lived.flatMap(({ mails }) => mails).sort((one, other) => one.createdAt - other.createdAt),
    (tx, one) => tx.mails.put(one),
  ),
  ...puts(
    lived.flatMap(({ events }) => events).sort((one, other) => one.at - other.at),
    (tx, one) => tx.events.put(one),
  ),
  ...puts(
    lived.flatMap(({ timers }) => timers),
    (tx, one) => tx.timers.put(one),
  ),
  ...puts(
    lived.flatMap(({ deliveries }) => deliveries),
    (tx, one) => tx.deliveries.put(one),
  ),
];
