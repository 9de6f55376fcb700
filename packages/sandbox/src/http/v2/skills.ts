import type { Handlers, Skill, SkillFolder } from "@assessment-api/v2/server";
import type * as domain from "../../domain/skills.ts";
import { getSkill, getSkillFolder, searchSkillFolders, searchSkills } from "../../service/skills.ts";
import type { World } from "../../service/world.ts";
import { type Context, visibilityOf } from "../handlers.ts";
import { boostListHref } from "./hrefs.ts";
import { best } from "./media-types.ts";
import { presentCursorPage } from "./paging.ts";

export function skillHandlers(world: World) {
  const { links } = world;
  return {
    async listSkills({ query, accepts }, { organizationId }) {
      const page = await searchSkills(world, organizationId, visibilityOf(query), query.after);
      const list = boostListHref(links.origin, "skills", given(query));
      const skills = page.items.map(presentSkill);
      return {
        status: 200,
        contentType: best(accepts),
        body: { _embedded: { skills }, ...presentCursorPage(page, list) },
      };
    },

    async getSkill({ params, accepts }, { organizationId }) {
      return {
        status: 200,
        contentType: best(accepts),
        body: presentSkill(await getSkill(world, organizationId, params.id)),
      };
    },

    async listSkillFolders({ query, accepts }, { organizationId }) {
      const page = await searchSkillFolders(world, organizationId, visibilityOf(query), query.after);
      const list = boostListHref(links.origin, "skillFolders", given(query));
      const skillFolders = page.items.map(presentSkillFolder);
      return {
        status: 200,
        contentType: best(accepts),
        body: { _embedded: { skillFolders }, ...presentCursorPage(page, list) },
      };
    },

    async getSkillFolder({ params, accepts }, { organizationId }) {
      const folder = await getSkillFolder(world, organizationId, params.id);
      return { status: 200, contentType: best(accepts), body: presentSkillFolder(folder) };
    },
  } satisfies Partial<Handlers<Context>>;
}

const given = ({ includeDisabled, includeHidden }: { includeDisabled: boolean; includeHidden: boolean }) => ({
  includeDisabled: includeDisabled || undefined,
  includeHidden: includeHidden || undefined,
});

const presentSkill = (skill: domain.Skill): Skill => ({
  id: skill.id,
  name: skill.name,
  ...(skill.description !== undefined && { description: skill.description }),
  parentFolderId: skill.folderId,
  recommendedToLearn: skill.recommendedToLearn,
  hidden: skill.hidden,
  disabled: skill.disabled,
  global: skill.global,
});

const presentSkillFolder = (folder: domain.SkillFolder): SkillFolder => ({
  id: folder.id,
  name: folder.name,
  ...(folder.parentId !== undefined && { parentFolderId: folder.parentId }),
  level: folder.level,
  hidden: folder.hidden,
  disabled: folder.disabled,
  global: folder.global,
});
