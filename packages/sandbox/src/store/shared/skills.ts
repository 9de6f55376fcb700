import type { PositionFamily, SeniorityLevel } from "../../domain/job-positions.ts";
import type { SkillFolder } from "../../domain/skills.ts";
import type { Searching, Writing } from "../collections.ts";
import type { Entity } from "../documents.ts";
import type { VisibilityFilter } from "../filters.ts";
import { type Lookup, lookups } from "../lookups.ts";
import type { Tables } from "../tables.ts";

/** Kinds of the skills area, which lists find by terms. */
export type SkillKind = keyof typeof lookups;
export const skillKinds = Object.keys(lookups) as readonly SkillKind[];

/**
 * The skills area: catalogue, people with their skills, teams and job positions.
 * @param create creates the collection of a kind
 */
export function createSkills(
  create: <Item extends Entity, Filter>(
    kind: SkillKind,
    lookup: Lookup<Item, Filter>,
  ) => Writing<Item> & Searching<Item, Filter>,
): Pick<Tables, SkillKind> {
  return {
    get skills() {
      return create("skills", lookups.skills);
    },
    get skillFolders() {
      return create<SkillFolder, VisibilityFilter>("skillFolders", lookups.skillFolders);
    },
    get skillsets() {
      return create("skillsets", lookups.skillsets);
    },
    get positionFamilies() {
      return create<PositionFamily, object>("positionFamilies", lookups.positionFamilies);
    },
    get seniorityLevels() {
      return create<SeniorityLevel, object>("seniorityLevels", lookups.seniorityLevels);
    },
    get certificateDefinitions() {
      return create("certificateDefinitions", lookups.certificateDefinitions);
    },
    get people() {
      return create("people", lookups.people);
    },
    get personSkills() {
      return create("personSkills", lookups.personSkills);
    },
    get teams() {
      return create("teams", lookups.teams);
    },
    get jobPositions() {
      return create("jobPositions", lookups.jobPositions);
    },
  };
}
