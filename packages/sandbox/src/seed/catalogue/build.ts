import type { AnswerValue } from "../../domain/answers.ts";
import type { CertificateDefinition } from "../../domain/certificates.ts";
import type { JobPosition, PositionFamily, SeniorityLevel } from "../../domain/job-positions.ts";
import type { PredefinedTest } from "../../domain/predefined-tests.ts";
import type { Skill, SkillFolder, Skillset } from "../../domain/skills.ts";
import type { Build, TaskContent } from "../../domain/tasks.ts";
import type { Test, TestSection } from "../../domain/tests.ts";
import { minutesOf } from "../../domain/time.ts";
import type { CatalogueFile, SeedAnswer, SeedBuild, SeedFolder, SeedSections, SeedSkill, SeedTask } from "./form.ts";

interface SampleAnswers {
  readonly strong: AnswerValue;
  readonly weak: AnswerValue;
}

type Unowned<Entity> = Omit<Entity, "organizationId" | "createdAt">;

/** Without the organization and the date. */
export interface BuiltCatalogue {
  readonly tasks: readonly { readonly id: string; readonly draft: boolean; readonly content: TaskContent }[];
  readonly tests: readonly Unowned<Test>[];
  readonly predefinedTests: readonly Unowned<PredefinedTest>[];
  readonly skillFolders: readonly Unowned<SkillFolder>[];
  readonly skills: readonly Unowned<Skill>[];
  readonly skillsets: readonly Unowned<Skillset>[];
  readonly positionFamilies: readonly Unowned<PositionFamily>[];
  readonly seniorityLevels: readonly Unowned<SeniorityLevel>[];
  readonly jobPositions: readonly Unowned<JobPosition>[];
  readonly certificateDefinitions: readonly Unowned<CertificateDefinition>[];
  readonly sampleAnswers: ReadonlyMap<string, SampleAnswers>;
}

export function buildCatalogue(lists: Required<CatalogueFile>): BuiltCatalogue {
  const tasks = lists.tasks.map((task) => ({ id: task.taskId, draft: task.draft ?? true, content: contentOf(task) }));
  const contents = new Map(tasks.map(({ id, content }) => [id, content]));
  const { positionFamilies, seniorityLevels } = lists;
  return {
    tasks,
    tests: lists.tests.map(
      ({ sections, state = "READY", asksForContractData = false, customFields = {}, ...test }) => ({
        ...test,
        ...buildSections(sections, contents),
        state,
        asksForContractData,
        customFields,
      }),
    ),
    predefinedTests: lists.predefinedTests.map(({ sections, description, seniorityLevel, ...test }) => ({
      ...test,
      ...buildSections(sections, contents),
      description,
      seniorityLevel,
    })),
    ...buildFolders(lists.skillFolders),
    skillsets: lists.skillsets.map(({ active = true, ...skillset }) => ({ ...skillset, active })),
    positionFamilies,
    seniorityLevels,
    jobPositions: lists.jobPositions.map((position) => ({
      abstract: false,
      feederIds: [],
      translations: {},
      skillsets: [],
      ...position,
    })),
    certificateDefinitions: lists.certificateDefinitions.map(({ active = true, issuer, ...definition }) => ({
      ...definition,
      active,
      issuer,
    })),
    sampleAnswers: new Map(lists.tasks.flatMap((task) => sampleAnswersOf(task))),
  };
}

export function contentOf(task: SeedTask): TaskContent {
  const { type, title, question, difficulty, tags, duration, points, choices, gaps, build, expectedAnswer } = task;
  const { code, files, projectType, projectTypeVersion } = task;
  return {
    ...{ type, title, question, difficulty, tags, duration, points },
    ...(code !== undefined && { code }),
    ...(gaps !== undefined && { gaps: gaps.map(({ caseSensitive = true, ...gap }) => ({ ...gap, caseSensitive })) }),
    ...(files !== undefined && { files }),
    ...(projectType !== undefined && { projectType }),
    ...(projectTypeVersion !== undefined && { projectTypeVersion }),
    ...(build !== undefined && { build: buildOf(build) }),
    ...(choices !== undefined && {
      choices: choices.map(({ correct = false, ...choice }) => ({ ...choice, correct })),
    }),
    ...(expectedAnswer !== undefined && { expectedAnswer }),
  };
}

const buildOf = ({ log, candidateTests, verificationTests }: SeedBuild): Build => ({
  status: "SUCCESS",
  log,
  candidateTests: passed(candidateTests),
  verificationTests: passed(verificationTests),
});

const passed = (tests: SeedBuild["candidateTests"]): NonNullable<Build["candidateTests"]> =>
  Object.fromEntries(
    Object.entries(tests).map(([name, cases]) => [name, Object.fromEntries(cases.map((one) => [one, "PASSED"]))]),
  );

function sampleAnswersOf({ taskId, expectedAnswer, sampleAnswers }: SeedTask): [string, SampleAnswers][] {
  if (sampleAnswers === undefined) return [];
  const { strong = { text: expectedAnswer ?? "" }, weak } = sampleAnswers;
  return [[taskId, { strong: answerOf(strong), weak: answerOf(weak) }]];
}

const answerOf = ({ text, comments }: SeedAnswer): AnswerValue => ({
  ...(text !== undefined && { text }),
  ...(comments !== undefined && {
    comments: comments.map(({ filename, ...comment }) => ({ filename, rating: "UNRATED", ...comment })),
  }),
});

function buildSections(
  sections: SeedSections,
  tasks: ReadonlyMap<string, TaskContent>,
): Pick<Test, "durationInMinutes" | "sections"> {
  const built = Object.entries(sections).map(([name, taskIds]): TestSection => {
    const used = taskIds.map((taskId) => {
      const task = tasks.get(taskId);
      if (task === undefined) throw new Error(`The catalogue has no task ${taskId}.`);
      return { taskId, ...task };
    });
    return {
      name,
      durationInMinutes: used.reduce((sum, { duration }) => sum + (minutesOf(duration) ?? 0), 0),
      tasks: used.map(({ taskId, type, points }) => ({ taskId, type, points })),
    };
  });
  return { durationInMinutes: built.reduce((sum, section) => sum + section.durationInMinutes, 0), sections: built };
}

function buildFolders(areas: readonly SeedFolder[]): Pick<BuiltCatalogue, "skillFolders" | "skills"> {
  const skillFolders: Unowned<SkillFolder>[] = [];
  const skills: Unowned<Skill>[] = [];
  function add(folder: SeedFolder, [level = "GROUP", ...below]: SkillFolder["level"][], parentId?: string): void {
    const { id, name, hidden = false, disabled = false, global = true } = folder;
    skillFolders.push({ id, name, level, ...(parentId !== undefined && { parentId }), hidden, disabled, global });
    for (const skill of folder.skills ?? []) skills.push(skillOf(skill, id));
    for (const child of folder.folders ?? []) add(child, below, id);
  }
  for (const area of areas) add(area, ["AREA", "SUBAREA", "GROUP"]);
  return { skillFolders, skills };
}

const skillOf = ({ id, name, description, ...skill }: SeedSkill, folderId: string): Unowned<Skill> => ({
  id,
  name,
  ...(description !== undefined && { description }),
  folderId,
  recommendedToLearn: false,
  hidden: false,
  disabled: false,
  global: true,
  relatedSkills: [],
  relatedFolders: [],
  ...skill,
});
