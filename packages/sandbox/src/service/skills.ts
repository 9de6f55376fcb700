import { demandFound } from "../domain/errors.ts";
import type { PositionFamily, SeniorityLevel } from "../domain/job-positions.ts";
import type { Skill, SkillFolder, Skillset } from "../domain/skills.ts";
import { listing, walking } from "./lists.ts";
import type { World } from "./world.ts";

const everything = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

export const searchSkills = walking("skills", ({ skills }) => skills.walk);

/**
 * Includes hidden and disabled skills.
 * @throws NotFoundError for the organization
 */
export const listSkills = listing(({ skills }) => skills.search);

/** @throws NotFoundError */
export async function getSkill({ store }: World, organizationId: string, id: string): Promise<Skill> {
  return demandFound(await store.skills.get(organizationId, id), "skill", id);
}

export const searchSkillFolders = walking("skill folders", ({ skillFolders }) => skillFolders.walk);

/** @throws NotFoundError */
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

export async function listSeniorityLevels(
  { store }: World,
  organizationId: string,
): Promise<readonly SeniorityLevel[]> {
  return (await store.seniorityLevels.search(organizationId, {}, everything)).items;
}
