import type { Handlers, Task as Presented } from "@assessment-api/control/server";
import { currentContent, type Task, taskState } from "../../domain/tasks.ts";
import { toTimestamp } from "../../domain/time.ts";
import { getTask, listTasks } from "../../service/tasks.ts";
import type { Control, Operator } from "./context.ts";
import { presentPage, sliceOf } from "./paging.ts";

function present(task: Task): Presented {
  const { title, type, difficulty, tags, points, duration, build } = currentContent(task);
  return {
    id: task.id,
    title,
    type,
    difficulty,
    tags: [...tags],
    points,
    duration,
    state: taskState(task),
    ...(build !== undefined && { buildStatus: build.status }),
    creationDate: toTimestamp(task.createdAt),
  };
}

export function taskHandlers({ world, settle }: Control) {
  return {
    async listTasks({ params, query }) {
      await settle({ organizationId: params.id });
      const tasks = await listTasks(world, params.id, { text: query.searchText }, sliceOf(query));
      return { status: 200, body: presentPage(tasks, query, present) };
    },

    async getTask({ params: { id, taskId } }) {
      await settle({ organizationId: id });
      return { status: 200, body: present(await getTask(world, id, taskId)) };
    },
  } satisfies Partial<Handlers<Operator>>;
}
