import type { ChoiceDefinition, GapDefinition, Handlers, Task, TaskDefinitions } from "@assessment-api/v2/server";
import type { TaskDefinition } from "../../domain/task-definitions.ts";
import { currentContent, type Task as DomainTask } from "../../domain/tasks.ts";
import { getTask, importTasks, publishTask, uploadPackage, uploadTaskPackage } from "../../service/tasks.ts";
import type { World } from "../../service/world.ts";
import { allRead, type Context } from "../handlers.ts";
import { readPackage } from "../uploaded-package.ts";

export function taskHandlers(world: World) {
  return {
    async getTask({ params }, { organizationId }) {
      return { status: 200, body: presentTask(await getTask(world, organizationId, params.taskId)) };
    },
    async publishTask({ params }, { organizationId }) {
      await publishTask(world, organizationId, params.taskId);
      return { status: 204 };
    },
    async uploadTask({ params, body }, { organizationId }) {
      const { id } = await uploadPackage(world, organizationId, params.taskId, await readPackage(body));
      return { status: 202, body: { taskId: id } };
    },
    async uploadTaskPackage({ body }, { organizationId }) {
      const { id } = await uploadTaskPackage(world, organizationId, await readPackage(body));
      return { status: 202, body: { taskId: id } };
    },
    async importTasks({ body }, { organizationId }) {
      const { created, updated } = await importTasks(world, organizationId, parseDefinitions(body));
      return { status: 200, body: { created: [...created], updated: [...updated] } };
    },
  } satisfies Partial<Handlers<Context>>;
}

export function parseDefinitions({ tasks }: TaskDefinitions): TaskDefinition[] {
  allRead<TaskDefinitions>({ tasks });
  return tasks.map(parseDefinition);
}

function parseDefinition(given: TaskDefinitions["tasks"][number]): TaskDefinition {
  const { taskId, draft = true, title, question, difficulty, tags = [], points, duration } = given;
  const common = { title, question, difficulty, tags: [...new Set(tags)], points, duration };
  const read = { taskId, draft, ...common };
  switch (given.type) {
    case "CHOICE": {
      const { type, choices } = given;
      allRead<typeof given>({ ...read, type, choices });
      return { taskId, draft, content: { ...common, type, choices: choices.map(parseChoice) } };
    }
    case "CODE_GAPS": {
      const { type, code, gaps } = given;
      allRead<typeof given>({ ...read, type, code, gaps });
      return { taskId, draft, content: { ...common, type, code, gaps: gaps.map(parseGap) } };
    }
    case "ESSAY": {
      const { type, expectedAnswer } = given;
      allRead<typeof given>({ ...read, type, expectedAnswer });
      return { taskId, draft, content: { ...common, type, ...(expectedAnswer !== undefined && { expectedAnswer }) } };
    }
  }
}

function parseChoice({ text, correct = false }: ChoiceDefinition) {
  allRead<ChoiceDefinition>({ text, correct });
  return { text, correct };
}

function parseGap({ name, accepted, caseSensitive = true }: GapDefinition) {
  allRead<GapDefinition>({ name, accepted, caseSensitive });
  return { name, accepted, caseSensitive };
}

function presentTask(task: DomainTask): Task {
  const content = currentContent(task);
  const { projectType, projectTypeVersion, build } = content;
  return {
    taskId: task.id,
    type: content.type,
    title: content.title,
    draft: task.draft !== undefined,
    question: content.question,
    difficulty: content.difficulty,
    tags: [...content.tags],
    duration: content.duration,
    points: content.points,
    ...(projectType !== undefined && { projectType }),
    ...(projectTypeVersion !== undefined && { projectTypeVersion }),
    ...(build !== undefined && {
      buildStatus: build.status,
      ...(build.log !== undefined && { buildLog: build.log }),
      ...(build.candidateTests !== undefined && { candidateTests: build.candidateTests }),
      ...(build.verificationTests !== undefined && { verificationTests: build.verificationTests }),
    }),
  };
}
