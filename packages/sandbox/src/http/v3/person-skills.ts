import type { Handlers, PersonSkill, Rater, SkillFolderReference, SkillRating } from "@assessment-api/v3/server";
import type { Person } from "../../domain/people.ts";
import type { SkillFolder } from "../../domain/skills.ts";
import { toTimestamp } from "../../domain/time.ts";
import { listPersonSkills, type PersonSkillView, type RatingWithRater } from "../../service/person-skills.ts";
import type { World } from "../../service/world.ts";
import type { Context } from "../handlers.ts";

export function personSkillHandlers(world: World) {
  return {
    async listPersonSkills({ params }, { organizationId }) {
      const skills = await listPersonSkills(world, organizationId, params.personId);
      return { status: 200, body: skills.map(presentPersonSkill) };
    },
  } satisfies Partial<Handlers<Context>>;
}

export const presentPersonSkill = ({ personSkill, skill, location, ratings }: PersonSkillView): PersonSkill => ({
  id: skill.id,
  name: skill.name,
  type: personSkill.type,
  wantToLearn: personSkill.wantToLearn,
  hidden: skill.hidden,
  ratings: ratings.map(presentRating),
  location: {
    area: presentReference(location.area),
    subarea: presentReference(location.subarea),
    group: presentReference(location.group),
  },
});

const presentRating = ({ type, ratedOn, value, ratedBy }: RatingWithRater): SkillRating => ({
  type,
  ...(ratedOn !== undefined && { ratedOn: toTimestamp(ratedOn) }),
  ...(value !== undefined && { value }),
  ...(ratedBy !== undefined && { ratedBy: presentRater(ratedBy) }),
});

const presentRater = ({ id, firstName, lastName }: Person): Rater => ({
  id,
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
});

const presentReference = ({ id, name }: SkillFolder): SkillFolderReference => ({ id, name });
