import type { Handlers, Skill as Presented } from "@assessment-api/control/server";
import type { Skill } from "../../domain/skills.ts";
import { getSkill, listSkills } from "../../service/skills.ts";
import type { Control, Operator } from "./context.ts";
import { presentPage, sliceOf } from "./paging.ts";

const present = (skill: Skill): Presented => ({
  id: skill.id,
  name: skill.name,
  ...(skill.description !== undefined && { description: skill.description }),
  folderId: skill.folderId,
  recommendedToLearn: skill.recommendedToLearn,
  hidden: skill.hidden,
  disabled: skill.disabled,
  global: skill.global,
});

export function skillHandlers({ world }: Control) {
  return {
    async listSkills({ params, query }) {
      const skills = await listSkills(world, params.id, { text: query.searchText }, sliceOf(query));
      return { status: 200, body: presentPage(skills, query, present) };
    },

    async getSkill({ params: { id, skillId } }) {
      return { status: 200, body: present(await getSkill(world, id, skillId)) };
    },
  } satisfies Partial<Handlers<Operator>>;
}
