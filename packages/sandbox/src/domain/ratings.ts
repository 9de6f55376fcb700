import { type CustomFieldsPatch, patchCustomFields } from "./custom-fields.ts";
import { InvalidValueError } from "./errors.ts";
import type { TimelineEntry } from "./people.ts";
import { type PersonSkill, personSkillId, type Rating, type RatingType } from "./person-skills.ts";
import type { Instant } from "./time.ts";

/** A rating replaces one of the same type; omitted fields stay. */
export interface PersonSkillChanges {
  readonly type?: PersonSkill["type"] | undefined;
  readonly wantToLearn?: boolean | undefined;
  readonly ratings?: readonly Rating[] | undefined;
  readonly customFields?: CustomFieldsPatch | undefined;
}

export const newPersonSkill = (organizationId: string, personId: string, skillId: string): PersonSkill => ({
  id: personSkillId(personId, skillId),
  organizationId,
  personId,
  skillId,
  type: "ADDITIONAL",
  wantToLearn: false,
  ratings: [],
  customFields: {},
});

const ownTypes: readonly RatingType[] = ["SELF", "DESIRED"];

export function updatePersonSkill(skill: PersonSkill, changes: PersonSkillChanges, now: Instant): PersonSkill {
  const { type = skill.type, wantToLearn = skill.wantToLearn, ratings = [], customFields } = changes;
  demandOneOfEachType(ratings);
  const kept = skill.ratings.filter((rating) => !ratings.some((given) => given.type === rating.type));
  return {
    ...skill,
    type,
    wantToLearn,
    ratings: [...kept, ...ratings.map((rating) => complete(rating, skill.personId, now))],
    customFields: patchCustomFields(skill.customFields, customFields),
  };
}

function demandOneOfEachType(ratings: readonly Rating[]): void {
  const types = ratings.map(({ type }) => type);
  const second = types.findIndex((type, index) => types.indexOf(type) !== index);
  if (second >= 0) throw new InvalidValueError(`ratings[${second}].type`, types[second], "must occur only once");
}

/** Completes a rating; skipped and open ratings have no date. */
function complete(rating: Rating, personId: string, now: Instant): Rating {
  const { type, value, ratedOn = now, ratedBy } = rating;
  if (value === undefined) return { type };
  const rater = ratedBy ?? (value !== null && ownTypes.includes(type) ? personId : undefined);
  return {
    type,
    value,
    ...(value !== null && { ratedOn }),
    ...(rater !== undefined && { ratedBy: rater }),
  };
}

export const ratingEntries = (before: PersonSkill, after: PersonSkill, now: Instant): TimelineEntry[] =>
  after.ratings
    .filter((rating) => rating.type !== "DESIRED" && !before.ratings.includes(rating))
    .flatMap(({ value, ratedOn = now, ratedBy }) =>
      value === undefined
        ? []
        : [
            {
              type: "SKILL_RATED" as const,
              at: ratedOn,
              rating: { skillId: after.skillId, value, ...(ratedBy !== undefined && { ratedBy }) },
            },
          ],
    );
