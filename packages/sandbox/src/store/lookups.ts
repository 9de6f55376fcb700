import { type CertificateDefinition, searchText } from "../domain/certificates.ts";
import type { JobPosition } from "../domain/job-positions.ts";
import type { Person } from "../domain/people.ts";
import type { PersonSkill } from "../domain/person-skills.ts";
import type { Skill, Skillset } from "../domain/skills.ts";
import type { Team } from "../domain/teams.ts";
import type {
  CertificateDefinitionFilter,
  JobPositionFilter,
  PersonFilter,
  PersonSkillFilter,
  SkillFilter,
  SkillsetFilter,
  TeamFilter,
  VisibilityFilter,
} from "./filters.ts";

/** Field values by field name: `{ email: "ada@example.com", team: ["team_1", "team_2"] }`. */
export type Terms = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** Index terms and search text of one kind, shared by all stores. */
export interface Lookup<Item, Filter> {
  /** Index terms of an entity. */
  readonly termsOf: (entity: Item) => Terms;
  /** Required terms of a filter: one value per field, combined by AND. */
  readonly wantedBy: (filter: Filter) => Terms;
  /** Searched text of an entity and search text of a filter, case-insensitive. */
  readonly textOf?: (entity: Item) => string;
  readonly textIn?: (filter: Filter) => string | undefined;
}

/** `email=ada@example.com` */
export function flatten(terms: Terms): string[] {
  const flat: string[] = [];
  for (const field in terms) {
    const value = terms[field];
    if (Array.isArray(value)) for (const one of value) flat.push(`${field}=${one}`);
    else if (value !== undefined) flat.push(`${field}=${value}`);
  }
  return flat;
}

const visibility: Lookup<Pick<Skill, "hidden" | "disabled">, VisibilityFilter> = {
  termsOf: ({ hidden, disabled }) => ({ hidden, disabled }),
  wantedBy: ({ hidden, disabled }) => ({ hidden, disabled }),
};

const skills: Lookup<Skill, SkillFilter> = {
  ...visibility,
  textOf: ({ name }) => name,
  textIn: ({ text }) => text,
};

const everything: Lookup<unknown, object> = { termsOf: () => ({}), wantedBy: () => ({}) };

const skillsets: Lookup<Skillset, SkillsetFilter> = {
  termsOf: ({ active }) => ({ active }),
  wantedBy: ({ active }) => ({ active }),
};

const certificateDefinitions: Lookup<CertificateDefinition, CertificateDefinitionFilter> = {
  termsOf: ({ active, issuer }) => ({ active, issuerId: issuer.id }),
  wantedBy: ({ active, issuerId }) => ({ active, issuerId }),
  textOf: searchText,
  textIn: ({ text }) => text,
};

const people: Lookup<Person, PersonFilter> = {
  termsOf: ({ email, customId, teamIds, timeline }) => ({
    email: email.toLowerCase(),
    customId,
    teamId: teamIds,
    ratedBy: timeline.flatMap(({ rating }) => rating?.ratedBy ?? []),
  }),
  wantedBy: ({ email, customId, teamId, ratedBy }) => ({ email: email?.toLowerCase(), customId, teamId, ratedBy }),
  textOf: ({ firstName = "", lastName = "", email }) => `${firstName} ${lastName}\n${email}`,
  textIn: ({ text }) => text,
};

const personSkills: Lookup<PersonSkill, PersonSkillFilter> = {
  termsOf: ({ personId, skillId, ratings }) => ({
    personId,
    skillId,
    ratedBy: ratings.flatMap(({ ratedBy }) => ratedBy ?? []),
    rated: ratings.length > 0,
  }),
  wantedBy: ({ personId, skillId, ratedBy, rated }) => ({ personId, skillId, ratedBy, rated }),
};

const teams: Lookup<Team, TeamFilter> = {
  termsOf: ({ customId, supervisorId, parentTeamId }) => ({ customId, supervisorId, parentTeamId }),
  wantedBy: ({ customId, supervisorId, parentTeamId }) => ({ customId, supervisorId, parentTeamId }),
  textOf: ({ name }) => name,
  textIn: ({ text }) => text,
};

const jobPositions: Lookup<JobPosition, JobPositionFilter> = {
  termsOf: () => ({}),
  wantedBy: () => ({}),
  textOf: ({ name }) => name,
  textIn: ({ text }) => text,
};

/** Lookups for the skills area, which is indexed by terms. */
export const lookups = {
  skills,
  skillFolders: visibility,
  skillsets,
  positionFamilies: everything,
  seniorityLevels: everything,
  certificateDefinitions,
  people,
  personSkills,
  teams,
  jobPositions,
};
