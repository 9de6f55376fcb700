import { type CertificateDefinition, searchText } from "../../domain/certificates.ts";
import type { PositionFamily, SeniorityLevel } from "../../domain/job-positions.ts";
import type { Skill, SkillFolder, Skillset } from "../../domain/skills.ts";
import type { CertificateDefinitionFilter, SkillsetFilter, VisibilityFilter } from "../filters.ts";
import type { Transaction } from "../store.ts";
import type { Database } from "./database.ts";
import { createTermed, type TermOptions } from "./terms.ts";

/** The catalogue of the skills area. */
export function createSkills(
  db: Database,
): Pick<
  Transaction,
  "skills" | "skillFolders" | "skillsets" | "positionFamilies" | "seniorityLevels" | "certificateDefinitions"
> {
  return {
    skills: createTermed<Skill, VisibilityFilter>(db, "skills", visibility),
    skillFolders: createTermed<SkillFolder, VisibilityFilter>(db, "skillFolders", visibility),
    skillsets: createTermed<Skillset, SkillsetFilter>(db, "skillsets", {
      termsOf: ({ active }) => ({ active }),
      wantedBy: ({ active }) => ({ active }),
    }),
    positionFamilies: createTermed<PositionFamily, object>(db, "positionFamilies", everything),
    seniorityLevels: createTermed<SeniorityLevel, object>(db, "seniorityLevels", everything),
    certificateDefinitions: createTermed<CertificateDefinition, CertificateDefinitionFilter>(
      db,
      "certificateDefinitions",
      {
        termsOf: ({ active, issuer }) => ({ active, issuerId: issuer.id }),
        wantedBy: ({ active, issuerId }) => ({ active, issuerId }),
        textOf: searchText,
        textIn: ({ text }) => text,
      },
    ),
  };
}

const visibility: TermOptions<Pick<Skill, "hidden" | "disabled">, VisibilityFilter> = {
  termsOf: ({ hidden, disabled }) => ({ hidden, disabled }),
  wantedBy: ({ hidden, disabled }) => ({ hidden, disabled }),
};

const everything: TermOptions<unknown, object> = { termsOf: () => ({}), wantedBy: () => ({}) };
