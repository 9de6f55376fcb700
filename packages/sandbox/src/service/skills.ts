import { demandFound } from "../domain/errors.ts";
import type { PositionFamily, SeniorityLevel } from "../domain/job-positions.ts";
import type { CursorPage, Listing, Slice } from "../domain/lists.ts";
import type { Skill, SkillFolder, Skillset } from "../domain/skills.ts";
import type { SkillFilter, VisibilityFilter } from "../store/filters.ts";
import { pageOf } from "./cursors.ts";
import { existing } from "./organizations.ts";
import type { World } from "./world.ts";

const everything = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

/** @throws InvalidValueError for the cursor */
export async function searchSkills(
  world: World,
  organizationId: string,
  filter: VisibilityFilter,
  after: string | undefined,
): Promise<CursorPage<Skill>> {
  const scope = { organizationId, list: "skills", filter: { ...filter } };
  return pageOf(world, scope, { after }, (slice) => world.store.skills.walk(organizationId, filter, slice));
}

/** The whole catalogue, hidden and disabled skills included. @throws NotFoundError for the organization */
export async function listSkills(
  { store }: World,
  organizationId: string,
  filter: Pick<SkillFilter, "text">,
  slice: Slice,
): Promise<Listing<Skill>> {
  await existing(store, organizationId);
  return store.skills.search(organizationId, filter, slice);
}

/** Also when it is hidden or disabled. @throws NotFoundError */
export async function getSkill({ store }: World, organizationId: string, id: string): Promise<Skill> {
  return demandFound(await store.skills.get(organizationId, id), "skill", id);
}

/** @throws InvalidValueError for the cursor */
export async function searchSkillFolders(
  world: World,
  organizationId: string,
  filter: VisibilityFilter,
  after: string | undefined,
): Promise<CursorPage<SkillFolder>> {
  const scope = { organizationId, list: "skill folders", filter: { ...filter } };
  return pageOf(world, scope, { after }, (slice) => world.store.skillFolders.walk(organizationId, filter, slice));
}

/** Also when it is hidden or disabled. @throws NotFoundError */
export async function getSkillFolder({ store }: World, organizationId: string, id: string): Promise<SkillFolder> {
  return demandFound(await store.skillFolders.get(organizationId, id), "skill folder", id);
}

export async function listActiveSkillsets({ store }: World, organizationId: string): Promise<readonly Skillset[]> {
  return (await store.skillsets.search(organizationId, { active: true }, everything)).items;
}

export async function listPositionFamilies(
  { store }: World,
  organizationId: string,
): Promise<readonly PositionFamily[]> {
  return (await store.positionFamilies.search(organizationId, {}, everything)).items;
}

/** From the lowest to the highest. */
export async function listSeniorityLevels(
  { store }: World,
  organizationId: string,
): Promise<readonly SeniorityLevel[]> {
  return (await store.seniorityLevels.search(organizationId, {}, everything)).items;
}
