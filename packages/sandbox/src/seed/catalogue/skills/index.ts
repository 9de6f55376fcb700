import type { CertificateDefinition } from "../../../domain/certificates.ts";
import type { JobPosition, PositionFamily, SeniorityLevel } from "../../../domain/job-positions.ts";
import type { Skill, SkillFolder, Skillset } from "../../../domain/skills.ts";
import { DAY, type Instant } from "../../../domain/time.ts";
import { certificateDefinitions } from "./certificates.ts";
import { engineering } from "./engineering.ts";
import { jobPositions } from "./job-positions.ts";
import { data, product, working } from "./others.ts";
import { catalogueOf, type SkillCatalogue } from "./outline.ts";
import { positionFamilies, seniorityLevels, skillsets } from "./skillsets.ts";

/** The skills area of an organization, before it has people. */
export interface SkillsArea {
  readonly skillFolders: readonly SkillFolder[];
  readonly skills: readonly Skill[];
  readonly skillsets: readonly Skillset[];
  readonly positionFamilies: readonly PositionFamily[];
  readonly seniorityLevels: readonly SeniorityLevel[];
  readonly certificateDefinitions: readonly CertificateDefinition[];
  readonly jobPositions: readonly JobPosition[];
}

/** How long the job positions have been there when an organization is seeded. */
const AGE = 500 * DAY;

/** Built once, when the first organization is seeded. */
let known: SkillCatalogue | undefined;

/** Identifiers are the same in each organization, as in the rest of the catalogue. */
export function skillsAreaOf(organizationId: string, now: Instant): SkillsArea {
  const owned = <Item>(items: readonly Item[]) => items.map((item) => ({ ...item, organizationId }));
  known ??= catalogueOf([engineering, data, product, working]);
  const { folders, skills } = known;
  return {
    skillFolders: owned(folders),
    skills: owned(skills),
    skillsets: owned(skillsets),
    positionFamilies: owned(positionFamilies),
    seniorityLevels: owned(seniorityLevels),
    certificateDefinitions: owned(certificateDefinitions),
    jobPositions: owned(jobPositions).map((position) => ({ ...position, createdAt: now - AGE })),
  };
}
