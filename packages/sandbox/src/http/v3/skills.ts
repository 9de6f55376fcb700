import type { Handlers, PositionFamily, SeniorityLevel, Skill, SkillFolder, Skillset } from "@assessment-api/v3/server";
import type * as positions from "../../domain/job-positions.ts";
import type * as domain from "../../domain/skills.ts";
import {
  getSkill,
  getSkillFolder,
  listActiveSkillsets,
  listPositionFamilies,
  listSeniorityLevels,
  searchSkillFolders,
  searchSkills,
} from "../../service/skills.ts";
import type { World } from "../../service/world.ts";
import { type Context, visibilityOf } from "../handlers.ts";
import { presentPage } from "./paging.ts";

export function skillHandlers(world: World) {
  return {
    async listSkills({ query }, { organizationId }) {
      const page = await searchSkills(world, organizationId, visibilityOf(query), query.after);
      return { status: 200, body: presentPage(page, presentSkill) };
    },

    async getSkill({ params }, { organizationId }) {
      return { status: 200, body: presentSkill(await getSkill(world, organizationId, params.skillId)) };
    },

    async listSkillFolders({ query }, { organizationId }) {
      const page = await searchSkillFolders(world, organizationId, visibilityOf(query), query.after);
      return { status: 200, body: presentPage(page, presentSkillFolder) };
    },

    async getSkillFolder({ params }, { organizationId }) {
      return { status: 200, body: presentSkillFolder(await getSkillFolder(world, organizationId, params.folderId)) };
    },

    async listSkillsets(_request, { organizationId }) {
      return { status: 200, body: (await listActiveSkillsets(world, organizationId)).map(presentSkillset) };
    },

    async listPositionFamilies(_request, { organizationId }) {
      return { status: 200, body: (await listPositionFamilies(world, organizationId)).map(presentNamed) };
    },

    async listSeniorityLevels(_request, { organizationId }) {
      return { status: 200, body: (await listSeniorityLevels(world, organizationId)).map(presentNamed) };
    },
  } satisfies Partial<Handlers<Context>>;
}

const presentSkill = (skill: domain.Skill): Skill => ({
  id: skill.id,
  name: skill.name,
  ...(skill.description !== undefined && { description: skill.description }),
  folderId: skill.folderId,
  recommendedToLearn: skill.recommendedToLearn,
  hidden: skill.hidden,
  disabled: skill.disabled,
  global: skill.global,
  relationsToSkills: skill.relatedSkills.map(({ skillId, type }) => ({ skillId, type })),
  relationsToFolders: skill.relatedFolders.map(({ folderId, type }) => ({ folderId, type })),
});

const presentSkillFolder = (folder: domain.SkillFolder): SkillFolder => ({
  id: folder.id,
  name: folder.name,
  level: folder.level,
  ...(folder.parentId !== undefined && { parentId: folder.parentId }),
  hidden: folder.hidden,
  disabled: folder.disabled,
  global: folder.global,
});

const presentSkillset = (skillset: domain.Skillset): Skillset => ({
  id: skillset.id,
  name: skillset.name,
  ...(skillset.description !== undefined && { description: skillset.description }),
  skillIds: skillset.skillIds as string[],
});

const presentNamed = ({
  id,
  name,
}: positions.PositionFamily | positions.SeniorityLevel): PositionFamily & SeniorityLevel => ({ id, name });
