import { unwrap } from "@assessment-api/v2";
import { publishedTask, type TaskContent } from "../src/domain/tasks.ts";
import { CHOICE, PROGRAM } from "./catalogue.ts";
import { type StartedWithCatalogue, startWithCatalogue } from "./start-with-catalogue.ts";
import { type ZipPart, zipFile } from "./zip-file.ts";

export interface StartedWithTasks extends StartedWithCatalogue {
  readonly program: string;
  readonly choice: string;
}

export async function startWithTasks(): Promise<StartedWithTasks> {
  const sandbox = await startWithCatalogue();
  const { build: _, projectType: __, projectTypeVersion: ___, ...program } = PROGRAM;
  const plant = async (content: TaskContent) => {
    const { newId, store } = sandbox.world;
    const id = newId("tsk");
    const { task, revision } = publishedTask(content, { id, organizationId: sandbox.organizationId, createdAt: 0 });
    await store.transact(async (tx) => {
      await tx.tasks.put(task);
      await tx.taskRevisions.put(revision);
    });
    return id;
  };
  return { ...sandbox, program: await plant(program), choice: await plant(CHOICE) };
}

export const at = (taskId: string) => ({ params: { path: { taskId } } });
export const zip = (...parts: ZipPart[]) => new Blob([new Uint8Array(zipFile(parts))]);
export const go: ZipPart[] = [
  { name: "go.mod", content: "module limiter" },
  { name: "limiter.go", content: "package limiter" },
  { name: "limiter_test.go", content: "func TestBurst(t *testing.T) {}" },
  { name: "verification/limiter_test.go", content: "func TestRefill(t *testing.T) {}" },
];
export const readTask = ({ v2 }: StartedWithTasks, taskId: string) => unwrap(v2.GET("/tasks/{taskId}", at(taskId)));
