import type {
  Handlers,
  OnboardingInput,
  PersonSkillPatch,
  PersonSkill as PresentedPersonSkill,
  Rating as PresentedRating,
  RatingInput,
} from "@assessment-api/control/server";
import type { Person } from "../../domain/people.ts";
import type { PersonSkill, Rating } from "../../domain/person-skills.ts";
import type { PersonSkillChanges } from "../../domain/ratings.ts";
import { toTimestamp } from "../../domain/time.ts";
import { moveOnboarding } from "../../service/onboarding.ts";
import { getPerson, listPeople, updatePersonDetails } from "../../service/people.ts";
import { deletePersonSkill, searchPersonSkills, updatePersonSkill } from "../../service/ratings.ts";
import { allRead, toInstant } from "../handlers.ts";
import type { Control, Operator } from "./context.ts";
import { presentPage, sliceOf } from "./paging.ts";
import { parsePersonPatch, presentPerson } from "./person-view.ts";

export function personHandlers({ world }: Control) {
  return {
    async listPeople({ params, query }) {
      const { email, teamId, searchText: text } = query;
      const people = await listPeople(world, params.id, { email, teamId, text }, sliceOf(query));
      return { status: 200, body: presentPage(people, query, presentPerson) };
    },

    async getPerson({ params: { id, personId } }) {
      return { status: 200, body: presentPerson(await getPerson(world, id, personId)) };
    },

    async updatePerson({ params: { id, personId }, body }) {
      const person = await updatePersonDetails(world, id, personId, parsePersonPatch(body));
      return { status: 200, body: presentPerson(person) };
    },

    async replaceOnboarding({ params: { id, personId }, body }) {
      const person = await moveOnboarding(world, id, personId, parseOnboardingInput(body));
      return { status: 200, body: presentPerson(person) };
    },

    async listPersonSkills({ params: { id, personId }, query }) {
      const skills = await searchPersonSkills(world, id, personId, sliceOf(query));
      return { status: 200, body: presentPage(skills, query, presentPersonSkill) };
    },

    async updatePersonSkill({ params: { id, ...ids }, body }) {
      const skill = await updatePersonSkill(world, id, ids, parsePersonSkillPatch(body));
      return { status: 200, body: presentPersonSkill(skill) };
    },

    async deletePersonSkill({ params: { id, ...ids } }) {
      await deletePersonSkill(world, id, ids);
      return { status: 204 };
    },
  } satisfies Partial<Handlers<Operator>>;
}

export function parseOnboardingInput({ status }: OnboardingInput): Person["onboarding"]["status"] {
  allRead<OnboardingInput>({ status });
  return status;
}

export function parsePersonSkillPatch({
  type,
  wantToLearn,
  ratings,
  customFields,
}: PersonSkillPatch): PersonSkillChanges {
  allRead<PersonSkillPatch>({ type, wantToLearn, ratings, customFields });
  return { type, wantToLearn, ratings: ratings?.map(parseRating), customFields };
}

function parseRating({ type, value, date, ratedBy }: RatingInput): Rating {
  allRead<RatingInput>({ type, value, date, ratedBy });
  return {
    type,
    ...(value !== undefined && { value }),
    ...(date !== undefined && { ratedOn: toInstant(date) }),
    ...(ratedBy !== undefined && { ratedBy }),
  };
}

const presentPersonSkill = ({
  skillId,
  type,
  wantToLearn,
  ratings,
  customFields,
}: PersonSkill): PresentedPersonSkill => ({
  skillId,
  type,
  wantToLearn,
  ratings: ratings.map(presentRating),
  customFields: { ...customFields },
});

const presentRating = ({ type, value, ratedOn, ratedBy }: Rating): PresentedRating => ({
  type,
  ...(value !== undefined && { value }),
  ...(ratedOn !== undefined && { date: toTimestamp(ratedOn) }),
  ...(ratedBy !== undefined && { ratedBy }),
});
