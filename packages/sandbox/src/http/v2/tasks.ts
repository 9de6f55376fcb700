import { type Handlers, HttpFailure, type Task, type TaskDefinitions } from "@assessment-api/v2/server";
import type { TaskDefinition } from "../../domain/task-definitions.ts";
import { currentContent, type Task as DomainTask } from "../../domain/tasks.ts";
import { getTask, importTasks, publishTask, uploadPackage, uploadTaskPackage } from "../../service/tasks.ts";
import type { World } from "../../service/world.ts";
import { limits, shownBytes } from "../../uploads/limits.ts";
import type { Context } from "../context.ts";

export function taskHandlers(
  world: World,
): Pick<Handlers<Context>, "getTask" | "publishTask" | "uploadTask" | "uploadTaskPackage" | "importTasks"> {
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
  };
}

async function readPackage(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value: chunk } = await reader.read();
    if (done) return Buffer.concat(chunks, size);
    size += chunk.byteLength;
    if (size > limits.packageBytes)
      throw new HttpFailure(413, `The package has more than ${shownBytes(limits.packageBytes)}`);
    chunks.push(chunk);
  }
}

/** Without fields that mean nothing to the type of the task. */
function parseDefinitions({ tasks }: TaskDefinitions): TaskDefinition[] {
  return tasks.map((given) => {
    const { taskId, draft = true, type, title, question, difficulty, tags = [], points, duration } = given;
    const common = { title, question, difficulty, tags: [...new Set(tags)], points, duration };
    const target = { taskId, draft };
    switch (given.type) {
      case "CHOICE": {
        const choices = given.choices.map(({ text, correct = false }) => ({ text, correct }));
        return { ...target, content: { ...common, type: given.type, choices } };
      }
      case "CODE_GAPS": {
        const { code } = given;
        const gaps = given.gaps.map(({ name, accepted, caseSensitive = true }) => ({ name, accepted, caseSensitive }));
        return { ...target, content: { ...common, type: given.type, code, gaps } };
      }
      default:
        return { ...target, content: { ...common, type } };
    }
  });
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
