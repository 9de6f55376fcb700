import { type CertificateDefinition, searchText } from "../domain/certificates.ts";
import type { JobPosition } from "../domain/job-positions.ts";
import type { Person } from "../domain/people.ts";
import type { PersonSkill } from "../domain/person-skills.ts";
import type { PredefinedTest } from "../domain/predefined-tests.ts";
import type { Skill, Skillset } from "../domain/skills.ts";
import type { Task, TaskContent } from "../domain/tasks.ts";
import type { Team } from "../domain/teams.ts";
import type { Test } from "../domain/tests.ts";
import type {
  CertificateDefinitionFilter,
  JobPositionFilter,
  PersonFilter,
  PersonSkillFilter,
  PredefinedTestFilter,
  SkillFilter,
  SkillsetFilter,
  TaskFilter,
  TeamFilter,
  TestFilter,
  VisibilityFilter,
} from "./filters.ts";

/** Field values by field name: `{ email: "ada@example.com", team: ["team_1", "team_2"] }`. */
type Terms = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

export interface Lookup<Item, Filter> {
  readonly termsOf: (entity: Item) => Terms;
  /** Required terms of a filter. Values of one field are combined by OR, fields by AND. */
  readonly wantedBy: (filter: Filter) => Terms;
  readonly textOf?: (entity: Item) => string;
  readonly textIn?: (filter: Filter) => string | undefined;
}

export function flatten(terms: Terms): string[] {
  const flat: string[] = [];
  for (const field in terms) {
    const value = terms[field];
    if (Array.isArray(value)) for (const one of value) flat.push(`${field}=${one}`);
    else if (value !== undefined) flat.push(`${field}=${value}`);
  }
  return flat;
}

export const alternativesOf = (wanted: Terms): string[][] =>
  Object.entries(wanted)
    .map(([field, value]) => flatten({ [field]: value }))
    .filter((terms) => terms.length > 0);

const tests: Lookup<Test, TestFilter> = {
  termsOf: ({ state }) => ({ usable: state === "READY" }),
  wantedBy: ({ usable }) => ({ usable }),
  textOf: ({ name, skills }) => [name, ...skills].join("\n"),
  textIn: ({ text }) => text,
};

const predefinedTests: Lookup<PredefinedTest, PredefinedTestFilter> = {
  termsOf: ({ skills, seniorityLevel }) => ({ skill: skills, seniorityLevel }),
  wantedBy: ({ skills, seniorityLevels }) => ({ skill: skills, seniorityLevel: seniorityLevels }),
  textOf: ({ name, description, skills }) => [name, description, ...skills].join("\n"),
  textIn: ({ text }) => text,
};

const tasks: Lookup<Task, TaskFilter> = {
  termsOf: ({ draft, published }) => ({
    published: published !== undefined,
    package: [draft, published].flatMap((content) => content?.packageId ?? []),
    ...contentTerms("newest", draft ?? published),
    ...contentTerms("published", published),
  }),
  wantedBy({ tags, types, difficulties, published }) {
    const which = published ? "published" : "newest";
    return { published, [`${which}Tag`]: tags, [`${which}Type`]: types, [`${which}Difficulty`]: difficulties };
  },
  textOf: ({ draft, published }) => (draft ?? published)?.title ?? "",
  textIn: ({ text }) => text,
};

const contentTerms = (which: "newest" | "published", content: TaskContent | undefined) => ({
  [`${which}Tag`]: content?.tags,
  [`${which}Type`]: content?.type,
  [`${which}Difficulty`]: content?.difficulty,
});

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

export const lookups = {
  tests,
  predefinedTests,
  tasks,
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

export type SearchedKind = keyof typeof lookups;
export const searchedKinds = Object.keys(lookups) as readonly SearchedKind[];
