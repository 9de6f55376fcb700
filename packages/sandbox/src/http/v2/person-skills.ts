import type {
  Handlers,
  PersonSkill,
  PersonSkillRating,
  SkillFolderReference,
  SkillRating,
  SkillRatingEntry,
} from "@assessment-api/v2/server";
import type { Person } from "../../domain/people.ts";
import type { SkillFolder } from "../../domain/skills.ts";
import { toTimestamp } from "../../domain/time.ts";
import {
  listPersonSkills,
  type PersonSkillView,
  type RatingWithRater,
  type SkillRatingsView,
  searchSkillRatings,
} from "../../service/person-skills.ts";
import type { World } from "../../service/world.ts";
import type { Context } from "../handlers.ts";
import { boostHref, boostListHref, link } from "./hrefs.ts";
import { best } from "./media-types.ts";
import { presentCursorPage } from "./paging.ts";

export function personSkillHandlers(world: World) {
  const { links } = world;
  return {
    async listPersonSkills({ params, accepts }, { organizationId }) {
      const views = await listPersonSkills(world, organizationId, params.id);
      const personSkills = views.map((view) => presentPersonSkill(view, links.origin));
      return { status: 200, contentType: best(accepts), body: { _embedded: { personSkills } } };
    },

    async listSkillRatings({ query, accepts }, { organizationId }) {
      const { "person.id": personId, "skill.id": skillId, after } = query;
      const page = await searchSkillRatings(world, organizationId, { personId, skillId }, after);
      const list = boostListHref(links.origin, "skillRatings", { "person.id": personId, "skill.id": skillId });
      const skillRatings = page.items.map(presentSkillRatings);
      return {
        status: 200,
        contentType: best(accepts),
        body: { _embedded: { skillRatings }, ...presentCursorPage(page, list) },
      };
    },
  } satisfies Partial<Handlers<Context>>;
}

function presentPersonSkill(view: PersonSkillView, origin: string): PersonSkill {
  const { personSkill, skill, location, ratings } = view;
  const reference = ({ id, name }: SkillFolder): SkillFolderReference => ({
    id,
    name,
    _links: { self: link(boostHref(origin, "skillFolders", id)) },
  });
  return {
    id: skill.id,
    name: skill.name,
    type: personSkill.type,
    wantToLearn: personSkill.wantToLearn,
    hidden: skill.hidden,
    ratings: ratings.map(presentRating),
    location: {
      group: reference(location.group),
      subarea: reference(location.subarea),
      area: reference(location.area),
    },
    customFields: personSkill.customFields,
    _links: { self: link(boostHref(origin, "skills", skill.id)) },
  };
}

const presentGiven = ({ type, ratedOn, value }: RatingWithRater) => ({
  type,
  ...(ratedOn !== undefined && { ratedOn: toTimestamp(ratedOn) }),
  ...(value !== undefined && { value }),
});

const presentName = ({ firstName, lastName }: Person) => ({
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
});

const presentRating = (rating: RatingWithRater): PersonSkillRating => ({
  ...presentGiven(rating),
  ...(rating.ratedBy !== undefined && { ratedBy: { id: rating.ratedBy.id, ...presentName(rating.ratedBy) } }),
});

const presentPerson = (person: Person) => ({ id: person.id, email: person.email, ...presentName(person) });

const presentEntry = (rating: RatingWithRater): SkillRatingEntry => ({
  ...presentGiven(rating),
  ...(rating.ratedBy !== undefined && { ratedBy: presentPerson(rating.ratedBy) }),
});

const presentSkillRatings = ({ skill, person, ratings }: SkillRatingsView): SkillRating => ({
  skill: {
    id: skill.id,
    name: skill.name,
    ...(skill.description !== undefined && { description: skill.description }),
  },
  person: presentPerson(person),
  ratings: ratings.map(presentEntry),
});
