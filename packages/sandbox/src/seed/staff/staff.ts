import type { Person } from "../../domain/people.ts";
import type { PersonSkill } from "../../domain/person-skills.ts";
import type { Team } from "../../domain/teams.ts";

export interface Staff {
  readonly teams: readonly Team[];
  readonly people: readonly Person[];
  readonly personSkills: readonly PersonSkill[];
}

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
