import { minutesOf } from "../../domain/durations.ts";
import type { PredefinedTest } from "../../domain/predefined-tests.ts";
import { publishedTask, type Task, type TaskRevision } from "../../domain/tasks.ts";
import type { Test, TestSection } from "../../domain/tests.ts";
import { DAY, type Instant } from "../../domain/time.ts";
import { predefinedTests } from "./predefined-tests.ts";
import type { CatalogueTask } from "./task.ts";
import { communicationTasks } from "./tasks/communication.ts";
import { devOpsTasks } from "./tasks/devops.ts";
import { goTasks } from "./tasks/go.ts";
import { javaTasks } from "./tasks/java.ts";
import { pythonTasks } from "./tasks/python.ts";
import { securityTasks } from "./tasks/security.ts";
import { sqlTasks } from "./tasks/sql.ts";
import { testingTasks } from "./tasks/testing.ts";
import { typeScriptTasks } from "./tasks/typescript.ts";
import { type Outline, tests } from "./tests.ts";

/** The files name the right choices first; candidates see them in an order that gives nothing away. */
const withOrderedChoices = ({ choices, ...task }: CatalogueTask): CatalogueTask =>
  choices === undefined ? task : { ...task, choices: choices.toSorted((a, b) => (a.text < b.text ? -1 : 1)) };

export const allTasks: readonly CatalogueTask[] = [
  ...goTasks,
  ...typeScriptTasks,
  ...javaTasks,
  ...pythonTasks,
  ...sqlTasks,
  ...devOpsTasks,
  ...testingTasks,
  ...securityTasks,
  ...communicationTasks,
].map(withOrderedChoices);

export const catalogueTasks: ReadonlyMap<string, CatalogueTask> = new Map(allTasks.map((task) => [task.id, task]));

/** Tasks and tests of an organization, before it has candidates. */
export interface Catalogue {
  readonly tasks: readonly Task[];
  readonly revisions: readonly TaskRevision[];
  readonly tests: readonly Test[];
  readonly predefinedTests: readonly PredefinedTest[];
}

/** How long the catalogue has been there when an organization is seeded. */
const AGE = 500 * DAY;

/** The catalogue as it belongs to an organization; identifiers are the same in each, since nothing is found through another one. */
export function catalogueOf(organizationId: string, now: Instant): Catalogue {
  const owned = { organizationId, createdAt: now - AGE };
  const planted = allTasks.map(({ id, unpublished, samples, ...given }) => {
    const { text: expectedAnswer } = samples?.strong ?? {};
    const content = { ...given, ...(expectedAnswer !== undefined && { expectedAnswer }) };
    return unpublished
      ? { task: { ...owned, id, revision: 0, draft: content }, revision: undefined }
      : publishedTask(content, { ...owned, id });
  });
  return {
    tasks: planted.map(({ task }) => task),
    revisions: planted.flatMap(({ revision }) => revision ?? []),
    tests: builtTests().tests.map((one) => ({ ...owned, ...one })),
    predefinedTests: builtTests().predefinedTests.map((one) => ({ organizationId, ...one })),
  };
}

let known: ReturnType<typeof buildTests> | undefined;

/** What is the same in each organization is built once, when the first one is seeded. */
const builtTests = () => {
  known ??= buildTests();
  return known;
};

const buildTests = () => ({
  tests: tests.map(({ state = "READY" as const, asksForContractData = false, customFields = {}, ...outline }) => ({
    ...built(outline),
    state,
    asksForContractData,
    customFields,
  })),
  predefinedTests: predefinedTests.map(({ description, seniorityLevel, ...outline }) => ({
    ...built(outline),
    description,
    seniorityLevel,
  })),
});

function built({ id, name, skills, sections: outlines }: Outline) {
  const sections = Object.entries(outlines).map(([title, taskIds]) => section(title, taskIds));
  const durationInMinutes = sections.reduce((sum, one) => sum + one.durationInMinutes, 0);
  return { id, name, skills, durationInMinutes, sections };
}

function section(name: string, taskIds: readonly string[]): TestSection {
  const tasks = taskIds.map((taskId) => {
    const task = catalogueTasks.get(taskId);
    if (task === undefined) throw new Error(`The catalogue has no task ${taskId}.`);
    return { taskId, ...task };
  });
  return {
    name,
    durationInMinutes: tasks.reduce((sum, { duration }) => sum + (minutesOf(duration) ?? 0), 0),
    tasks: tasks.map(({ taskId, type, points }) => ({ taskId, type, points })),
  };
}
