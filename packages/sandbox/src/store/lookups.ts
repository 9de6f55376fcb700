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

/** By the name of a field its value, or each of its values: `{ email: "ada@example.com", team: ["team_1", "team_2"] }`. */
export type Terms = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** By what lists find the entities of a kind, whatever the store. */
export interface Lookup<Item, Filter> {
  /** Terms that an entity is found by. */
  readonly termsOf: (entity: Item) => Terms;
  /** Terms that a filter asks for: one value for each field, all of which an entity has to have. */
  readonly wantedBy: (filter: Filter) => Terms;
  /** Text that is searched, regardless of case, and the text that a filter looks for. */
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

/** Kinds of the skills area, which are found by terms. */
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
