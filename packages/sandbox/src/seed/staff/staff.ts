import type { Person } from "../../domain/people.ts";
import type { PersonSkill } from "../../domain/person-skills.ts";
import type { Team } from "../../domain/teams.ts";

/** The people of an organization, with their teams and skills. */
export interface Staff {
  /** Each after the one above. */
  readonly teams: readonly Team[];
  readonly people: readonly Person[];
  readonly personSkills: readonly PersonSkill[];
}

/** Details of a person unless an outline says otherwise. */
export const blank = {
  additionalJobPositionIds: [],
  teamIds: [],
  onboarding: { status: "NEW" },
  accountEnabled: true,
  roles: [],
  tags: [],
  customFields: {},
  goals: [],
  pluginData: {},
  timeline: [],
  certificates: [],
} as const satisfies Partial<Person>;
