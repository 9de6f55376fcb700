import type { CertificateDefinition, PersonCertificate } from "../../domain/certificates.ts";
import type { JobPosition, PositionFamily, SeniorityLevel } from "../../domain/job-positions.ts";
import { type Goal, onboardingStatuses, type Person, type TimelineEntry } from "../../domain/people.ts";
import type { PersonSkill, Rating } from "../../domain/person-skills.ts";
import type { RelationType, Skill, SkillFolder, Skillset } from "../../domain/skills.ts";
import type { Team } from "../../domain/teams.ts";
import {
  bool,
  customFields,
  email,
  id,
  instant,
  integer,
  json,
  key,
  list,
  matching,
  name,
  names,
  nullable,
  object,
  oneOf,
  organizationId,
  percent,
  record,
  type Schema,
  text,
  url,
  wholeInstant,
  wholePercent,
} from "./schema.ts";

export const skillFolders = object<SkillFolder>(
  {
    id: key,
    organizationId,
    name,
    level: oneOf("AREA", "SUBAREA", "GROUP"),
    hidden: bool,
    disabled: bool,
    global: bool,
  },
  { parentId: key },
);

const relation: Schema<RelationType> = oneOf("RELATED", "REQUIRES");

export const skills = object<Skill>(
  {
    id: key,
    organizationId,
    name,
    folderId: key,
    recommendedToLearn: bool,
    hidden: bool,
    disabled: bool,
    global: bool,
    relatedSkills: list(object<Skill["relatedSkills"][number]>({ skillId: key, type: relation })),
    relatedFolders: list(object<Skill["relatedFolders"][number]>({ folderId: key, type: relation })),
  },
  { description: text },
);

export const skillsets = object<Skillset>(
  { id: key, organizationId, name, skillIds: list(key), active: bool },
  { description: text },
);
export const positionFamilies = object<PositionFamily>({ id: key, organizationId, name });
export const seniorityLevels = object<SeniorityLevel>({ id: key, organizationId, name });

export const certificateDefinitions = object<CertificateDefinition>(
  {
    id: key,
    organizationId,
    name,
    active: bool,
    issuer: object<CertificateDefinition["issuer"]>({ id: key, name }),
  },
  { acronym: name, description: text, websiteUrl: url, defaultValidityInMonths: integer(0, 12_000) },
);

export const jobPositions = object<JobPosition>(
  {
    id: key,
    organizationId,
    name,
    abstract: bool,
    feederIds: list(key),
    translations: record(object<JobPosition["translations"][string]>({ name }, { description: text })),
    skillsets: list(object<JobPosition["skillsets"][number]>({ skillsetId: key }, { masteryLevel: wholePercent })),
    createdAt: instant,
  },
  { description: text, defaultMasteryLevel: wholePercent, familyId: key, seniorityId: key },
);

export const teams = object<Team>(
  { id: id("team"), organizationId, name, businessUnit: bool, createdAt: instant },
  { parentTeamId: id("team"), color: name, supervisorId: id("per"), customId: name },
);

const goal = object<Goal>({ id: key, name, completed: bool }, { skillId: key, dueAt: instant });

const timelineEntry = object<TimelineEntry>(
  {
    type: oneOf("INVITED", "TEAMS_CHANGED", "JOB_POSITION_CHANGED", "SKILL_RATED", "ONBOARDING_COMPLETED"),
    at: instant,
  },
  {
    rating: object<NonNullable<TimelineEntry["rating"]>>(
      { skillId: key, value: nullable(percent) },
      { ratedBy: id("per") },
    ),
  },
);

export const people = object<Person>(
  {
    id: id("per"),
    organizationId,
    email,
    additionalJobPositionIds: list(key),
    teamIds: list(id("team")),
    onboarding: object<Person["onboarding"]>({ status: oneOf(...onboardingStatuses) }, { finishedAt: instant }),
    accountEnabled: bool,
    roles: names,
    tags: names,
    customFields,
    goals: list(goal),
    pluginData: record(record(json)),
    timeline: list(timelineEntry),
    certificates: list(
      object<PersonCertificate>({ id: key, definitionId: key, issuedAt: wholeInstant }, { expiresAt: wholeInstant }),
    ),
    createdAt: instant,
  },
  { firstName: name, lastName: name, customId: name, jobPositionId: key },
);

export const personSkills = object<PersonSkill>({
  id: matching("^per_\\w{1,100}\\..{1,200}$"),
  organizationId,
  personId: id("per"),
  skillId: key,
  type: oneOf("CORE", "OPTIONAL", "ADDITIONAL"),
  wantToLearn: bool,
  ratings: list(
    object<Rating>(
      { type: oneOf("SELF", "SUPERVISOR", "VENDOR", "DESIRED") },
      { ratedOn: instant, value: nullable(percent), ratedBy: id("per") },
    ),
    4,
  ),
  customFields,
});
