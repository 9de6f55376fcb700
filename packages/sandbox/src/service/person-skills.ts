import type { CursorPage } from "../domain/lists.ts";
import type { Person } from "../domain/people.ts";
import type { PersonSkill, Rating } from "../domain/person-skills.ts";
import type { Skill, SkillFolder } from "../domain/skills.ts";
import type { PersonSkillFilter } from "../store/filters.ts";
import type { Reader } from "../store/tables.ts";
import { pageOf } from "./cursors.ts";
import { existing } from "./people.ts";
import type { World } from "./world.ts";

const everything = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

export interface RatingWithRater extends Omit<Rating, "ratedBy"> {
  readonly ratedBy?: Person;
}

export type Location = Readonly<Record<"area" | "subarea" | "group", SkillFolder>>;

export interface PersonSkillView {
  readonly personSkill: PersonSkill;
  readonly skill: Skill;
  readonly location: Location;
  readonly ratings: readonly RatingWithRater[];
}

/** @throws NotFoundError */
export async function listPersonSkills(
  { store }: World,
  organizationId: string,
  personId: string,
): Promise<readonly PersonSkillView[]> {
  await existing(store, organizationId, personId);
  const { items } = await store.personSkills.search(organizationId, { personId }, everything);
  const look = createLookups(store, organizationId);
  const views = [];
  for (const personSkill of items) {
    const skill = await look.skill(personSkill.skillId);
    const location = skill && (await locationOf(look, skill));
    if (skill !== undefined && location !== undefined)
      views.push({ personSkill, skill, location, ratings: await withRaters(look, personSkill) });
  }
  return views;
}

export interface SkillRatingsView {
  readonly skill: Skill;
  readonly person: Person;
  readonly ratings: readonly RatingWithRater[];
}

/** @throws InvalidValueError for the cursor */
export async function searchSkillRatings(
  world: World,
  organizationId: string,
  filter: Pick<PersonSkillFilter, "personId" | "skillId">,
  after: string | undefined,
): Promise<CursorPage<SkillRatingsView>> {
  const { store } = world;
  const scope = { organizationId, list: "skill ratings", filter: { ...filter } };
  const page = await pageOf(world, scope, { after }, (slice) =>
    store.personSkills.walk(organizationId, { ...filter, rated: true }, slice),
  );
  const look = createLookups(store, organizationId);
  const items = [];
  for (const personSkill of page.items) {
    const [skill, person] = [await look.skill(personSkill.skillId), await look.person(personSkill.personId)];
    if (skill !== undefined && person !== undefined)
      items.push({ skill, person, ratings: await withRaters(look, personSkill) });
  }
  return { ...page, items };
}

type Lookups = ReturnType<typeof createLookups>;

function createLookups({ skills, skillFolders, people }: Reader, organizationId: string) {
  const remember = <Item>(find: (id: string) => Promise<Item | undefined>) => {
    const known = new Map<string, Promise<Item | undefined>>();
    return (id: string): Promise<Item | undefined> => {
      const found = known.get(id) ?? find(id);
      known.set(id, found);
      return found;
    };
  };
  return {
    skill: remember((id) => skills.get(organizationId, id)),
    folder: remember((id) => skillFolders.get(organizationId, id)),
    person: remember((id) => people.get(organizationId, id)),
  };
}

async function locationOf(look: Lookups, { folderId }: Skill): Promise<Location | undefined> {
  const group = await look.folder(folderId);
  const subarea = await look.folder(group?.parentId ?? "");
  const area = await look.folder(subarea?.parentId ?? "");
  return group && subarea && area && { area, subarea, group };
}

async function withRaters(look: Lookups, { ratings }: PersonSkill): Promise<RatingWithRater[]> {
  const views = [];
  for (const { ratedBy, ...rating } of ratings) {
    const rater = ratedBy === undefined ? undefined : await look.person(ratedBy);
    views.push({ ...rating, ...(rater !== undefined && { ratedBy: rater }) });
  }
  return views;
}
