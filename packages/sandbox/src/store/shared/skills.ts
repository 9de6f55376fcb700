import type { PositionFamily, SeniorityLevel } from "../../domain/job-positions.ts";
import type { SkillFolder } from "../../domain/skills.ts";
import type { Searching, Writing } from "../collections.ts";
import type { Entity } from "../documents.ts";
import type { VisibilityFilter } from "../filters.ts";
import { type Lookup, lookups } from "../lookups.ts";
import type { Transaction } from "../store.ts";

/** Kinds of the skills area, whose entities lists find by terms. */
export type SkillKind = keyof typeof lookups;
export const skillKinds = Object.keys(lookups) as readonly SkillKind[];

/** The skills area: its catalogue, people with their skills, teams and job positions. @param create makes the collection of a kind */
export function createSkills(
  create: <Item extends Entity, Filter>(
    kind: SkillKind,
    lookup: Lookup<Item, Filter>,
  ) => Writing<Item> & Searching<Item, Filter>,
): Pick<Transaction, SkillKind> {
  return {
    skills: create("skills", lookups.skills),
    skillFolders: create<SkillFolder, VisibilityFilter>("skillFolders", lookups.skillFolders),
    skillsets: create("skillsets", lookups.skillsets),
    positionFamilies: create<PositionFamily, object>("positionFamilies", lookups.positionFamilies),
    seniorityLevels: create<SeniorityLevel, object>("seniorityLevels", lookups.seniorityLevels),
    certificateDefinitions: create("certificateDefinitions", lookups.certificateDefinitions),
    people: create("people", lookups.people),
    personSkills: create("personSkills", lookups.personSkills),
    teams: create("teams", lookups.teams),
    jobPositions: create("jobPositions", lookups.jobPositions),
  };
}
