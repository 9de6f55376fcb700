import type { AnswerComment } from "../../domain/answers.ts";
import type { CertificateDefinition } from "../../domain/certificates.ts";
import type { JobPosition, PositionFamily, SeniorityLevel } from "../../domain/job-positions.ts";
import type { PredefinedTest } from "../../domain/predefined-tests.ts";
import type { Skill, SkillFolder, Skillset } from "../../domain/skills.ts";
import type { Choice, Gap, TaskContent } from "../../domain/tasks.ts";
import type { Test } from "../../domain/tests.ts";
import { documentSchemas, sharedSchemas } from "../../store/validation/document-schemas.ts";
import { bool, id, integer, list, name, object, record, type Schema, text } from "../../store/validation/schema.ts";

/** An entity in a seed file: the loader adds some members, further ones have defaults. */
type Written<Entity, Added extends keyof Entity, Default extends keyof Entity = never> = Omit<Entity, Added | Default> &
  Partial<Pick<Entity, Default>>;

/** A task as in `PUT /tasks/yaml`, with additional task types. `draft` is true by default. */
export interface SeedTask extends Written<TaskContent, "choices" | "gaps" | "packageId" | "build"> {
  readonly taskId: string;
  readonly draft?: boolean;
  readonly choices?: readonly Written<Choice, never, "correct">[];
  readonly gaps?: readonly Written<Gap, never, "caseSensitive">[];
  readonly build?: SeedBuild;
  /** Default of `strong`: the expected answer. */
  readonly sampleAnswers?: { readonly strong?: SeedAnswer; readonly weak: SeedAnswer };
}

export interface SeedBuild {
  readonly log: string;
  readonly candidateTests: Readonly<Record<string, readonly string[]>>;
  readonly verificationTests: Readonly<Record<string, readonly string[]>>;
}

export interface SeedAnswer {
  readonly text?: string;
  readonly comments?: readonly Omit<AnswerComment, "rating">[];
}

export type SeedSections = Readonly<Record<string, readonly string[]>>;

interface SeedTest
  extends Written<
    Test,
    "organizationId" | "createdAt" | "durationInMinutes" | "sections",
    "state" | "asksForContractData" | "customFields"
  > {
  readonly sections: SeedSections;
}

interface SeedPredefinedTest extends Written<PredefinedTest, "organizationId" | "durationInMinutes" | "sections"> {
  readonly sections: SeedSections;
}

/** A folder whose depth is its level: AREA, SUBAREA or GROUP. Skills are in groups. */
export interface SeedFolder extends Written<SkillFolder, AddedToFolder, "hidden" | "disabled" | "global"> {
  readonly folders?: readonly SeedFolder[];
  readonly skills?: readonly SeedSkill[];
}
type AddedToFolder = "organizationId" | "level" | "parentId";

export type SeedSkill = Written<
  Skill,
  "organizationId" | "folderId",
  "recommendedToLearn" | "hidden" | "disabled" | "global" | "relatedSkills" | "relatedFolders"
>;

export interface CatalogueFile {
  readonly tasks?: readonly SeedTask[];
  readonly tests?: readonly SeedTest[];
  readonly predefinedTests?: readonly SeedPredefinedTest[];
  readonly skillFolders?: readonly SeedFolder[];
  readonly skillsets?: readonly Written<Skillset, "organizationId", "active">[];
  readonly positionFamilies?: readonly Omit<PositionFamily, "organizationId">[];
  readonly seniorityLevels?: readonly Omit<SeniorityLevel, "organizationId">[];
  readonly jobPositions?: readonly Written<
    JobPosition,
    "organizationId" | "createdAt",
    "abstract" | "feederIds" | "translations" | "skillsets"
  >[];
  readonly certificateDefinitions?: readonly Written<CertificateDefinition, "organizationId", "active">[];
}

interface ObjectSchema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
}

function written<Entity, Added extends keyof Entity, Default extends keyof Entity = never>(
  schema: Schema<Entity>,
  added: readonly Added[],
  defaults: readonly Default[] = [],
): Schema<Written<Entity, Added, Default>> {
  const { properties, required } = schema as unknown as ObjectSchema;
  const isAdded = (member: string) => added.includes(member as Added);
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([member]) => !isAdded(member))),
    required: required.filter((member) => !isAdded(member) && !defaults.includes(member as Default)),
  } as unknown as Schema<Written<Entity, Added, Default>>;
}

function extended<Base, More>(base: Schema<Base>, more: Schema<More>): Schema<Base & More> {
  const [one, other] = [base, more] as unknown as [ObjectSchema, ObjectSchema];
  return {
    ...base,
    properties: { ...one.properties, ...other.properties },
    required: [...one.required, ...other.required],
  } as unknown as Schema<Base & More>;
}

const testNames = record(list(text));
const line = integer(1, 100_000);
const sampleAnswer = object<SeedAnswer>(
  {},
  {
    text,
    comments: list(
      object<NonNullable<SeedAnswer["comments"]>[number]>({ filename: name, startLine: line, endLine: line, text }),
    ),
  },
);

type OwnMembers = Pick<SeedTask, "taskId" | "draft" | "choices" | "gaps" | "build" | "sampleAnswers">;
const task = extended(
  written(sharedSchemas.taskContent, ["choices", "gaps", "packageId", "build"]),
  object<OwnMembers>(
    { taskId: id("tsk") },
    {
      draft: bool,
      choices: list(object<NonNullable<SeedTask["choices"]>[number]>({ text }, { correct: bool })),
      gaps: list(
        object<NonNullable<SeedTask["gaps"]>[number]>({ name, accepted: list(text) }, { caseSensitive: bool }),
      ),
      build: object<SeedBuild>({ log: text, candidateTests: testNames, verificationTests: testNames }),
      sampleAnswers: object<NonNullable<SeedTask["sampleAnswers"]>>({ weak: sampleAnswer }, { strong: sampleAnswer }),
    },
  ),
);

const sections = object<{ readonly sections: SeedSections }>({ sections: record(list(id("tsk"))) });
const test = extended(
  written(
    documentSchemas.tests,
    ["organizationId", "createdAt", "durationInMinutes", "sections"],
    ["state", "asksForContractData", "customFields"],
  ),
  sections,
);
const predefinedTest = extended(
  written(documentSchemas.predefinedTests, ["organizationId", "durationInMinutes", "sections"]),
  sections,
);

const skill = written(
  documentSchemas.skills,
  ["organizationId", "folderId"],
  ["recommendedToLearn", "hidden", "disabled", "global", "relatedSkills", "relatedFolders"],
);
const folder = written(
  documentSchemas.skillFolders,
  ["organizationId", "level", "parentId"],
  ["hidden", "disabled", "global"],
);
const group = extended(folder, object<Pick<SeedFolder, "skills">>({}, { skills: list(skill) }));
const subarea = extended(folder, object<Pick<SeedFolder, "folders">>({}, { folders: list(group) }));
const area = extended(folder, object<Pick<SeedFolder, "folders">>({}, { folders: list(subarea) }));

export const catalogueFile = object<CatalogueFile>(
  {},
  {
    tasks: list(task),
    tests: list(test),
    predefinedTests: list(predefinedTest),
    skillFolders: list(area),
    skillsets: list(written(documentSchemas.skillsets, ["organizationId"], ["active"])),
    positionFamilies: list(written(documentSchemas.positionFamilies, ["organizationId"])),
    seniorityLevels: list(written(documentSchemas.seniorityLevels, ["organizationId"])),
    jobPositions: list(
      written(
        documentSchemas.jobPositions,
        ["organizationId", "createdAt"],
        ["abstract", "feederIds", "translations", "skillsets"],
      ),
    ),
    certificateDefinitions: list(written(documentSchemas.certificateDefinitions, ["organizationId"], ["active"])),
  },
);
