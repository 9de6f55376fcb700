import { readFile } from "node:fs/promises";
import type { CertificateDefinition } from "../../domain/certificates.ts";
import type { JobPosition, PositionFamily, SeniorityLevel } from "../../domain/job-positions.ts";
import type { PredefinedTest } from "../../domain/predefined-tests.ts";
import type { Skill, SkillFolder, Skillset } from "../../domain/skills.ts";
import { publishedTask, type Task, type TaskRevision } from "../../domain/tasks.ts";
import type { Test } from "../../domain/tests.ts";
import { DAY, type Instant } from "../../domain/time.ts";
import { type BuiltCatalogue, buildCatalogue } from "./build.ts";
import type { CatalogueFile } from "./form.ts";

/** The entities of an organization before it has candidates and people. */
export interface Catalogue extends Pick<BuiltCatalogue, "sampleAnswers"> {
  readonly tasks: readonly Task[];
  readonly revisions: readonly TaskRevision[];
  readonly tests: readonly Test[];
  readonly predefinedTests: readonly PredefinedTest[];
  readonly skillFolders: readonly SkillFolder[];
  readonly skills: readonly Skill[];
  readonly skillsets: readonly Skillset[];
  readonly positionFamilies: readonly PositionFamily[];
  readonly seniorityLevels: readonly SeniorityLevel[];
  readonly certificateDefinitions: readonly CertificateDefinition[];
  readonly jobPositions: readonly JobPosition[];
}

/** Age of the catalogue when an organization is seeded. */
const AGE = 500 * DAY;

export async function catalogueOf(organizationId: string, now: Instant): Promise<Catalogue> {
  known ??= load().then(buildCatalogue);
  const built = await known;
  const owned = <Item>(items: readonly Item[]) => items.map((item) => ({ ...item, organizationId }));
  const dated = { organizationId, createdAt: now - AGE };
  const planted = built.tasks.map(({ id, draft, content }) =>
    draft
      ? { task: { ...dated, id, revision: 0, draft: content }, revision: undefined }
      : publishedTask(content, { ...dated, id }),
  );
  return {
    tasks: planted.map(({ task }) => task),
    revisions: planted.flatMap(({ revision }) => revision ?? []),
    tests: built.tests.map((one) => ({ ...dated, ...one })),
    predefinedTests: built.predefinedTests.map((one) => ({ organizationId, ...one })),
    skillFolders: owned(built.skillFolders),
    skills: owned(built.skills),
    skillsets: owned(built.skillsets),
    positionFamilies: owned(built.positionFamilies),
    seniorityLevels: owned(built.seniorityLevels),
    certificateDefinitions: owned(built.certificateDefinitions),
    jobPositions: built.jobPositions.map((one) => ({ ...one, ...dated })),
    sampleAnswers: built.sampleAnswers,
  };
}

let known: Promise<BuiltCatalogue> | undefined;

/** The published package contains the compiled files only. */
async function load(): Promise<Required<CatalogueFile>> {
  if (!import.meta.url.endsWith(".ts"))
    return JSON.parse(await readFile(new URL("./catalogue.json", import.meta.url), "utf8"));
  const { loadSources } = await import("./sources.ts");
  return loadSources();
}
