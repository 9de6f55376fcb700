import type { PositionFamily, SeniorityLevel } from "../../domain/job-positions.ts";
import type { Skill, SkillFolder } from "../../domain/skills.ts";
import type { VisibilityFilter } from "../filters.ts";
import { lookups } from "../lookups.ts";
import type { Transaction } from "../store.ts";
import type { Database } from "./database.ts";
import { createTermed } from "./terms.ts";

/** The catalogue of the skills area. */
export function createSkills(
  db: Database,
): Pick<
  Transaction,
  "skills" | "skillFolders" | "skillsets" | "positionFamilies" | "seniorityLevels" | "certificateDefinitions"
> {
  return {
    skills: createTermed<Skill, VisibilityFilter>(db, "skills", lookups.skills),
    skillFolders: createTermed<SkillFolder, VisibilityFilter>(db, "skillFolders", lookups.skillFolders),
    skillsets: createTermed(db, "skillsets", lookups.skillsets),
    positionFamilies: createTermed<PositionFamily, object>(db, "positionFamilies", lookups.positionFamilies),
    seniorityLevels: createTermed<SeniorityLevel, object>(db, "seniorityLevels", lookups.seniorityLevels),
    certificateDefinitions: createTermed(db, "certificateDefinitions", lookups.certificateDefinitions),
  };
}
