import { BUILD_DELAY } from "../domain/builds.ts";
import { demandFound, UnprocessableFileError } from "../domain/errors.ts";
import { detectProjectType } from "../domain/projects.ts";
import { checkDefinitions, contentOf, type TaskDefinition } from "../domain/task-definitions.ts";
import { currentContent, isBuilt, publish, type Task, type TaskContent } from "../domain/tasks.ts";
import type { Transaction } from "../store/store.ts";
import type { Reader } from "../store/tables.ts";
import { type Metadata, parseMetadata } from "../uploads/metadata.ts";
import { type CheckedPackage, checkPackage } from "../uploads/task-package.ts";
import { unprocessable } from "../uploads/zip.ts";
import { listing } from "./lists.ts";
import { deletePackage, storePackage, withPackage } from "./packages.ts";
import type { World } from "./world.ts";

export const listTasks = listing(({ tasks }) => tasks.search);

export async function getTask({ store }: World, organizationId: string, id: string): Promise<Task> {
  return existing(store, organizationId, id);
}

async function existing({ tasks }: Reader, organizationId: string, id: string): Promise<Task> {
  return demandFound(await tasks.get(organizationId, id), "task", id);
}

/**
 * Stores a package for a task and starts its build; cancels a running build.
 * @param bytes a ZIP file
 * @throws NotFoundError, UnprocessableFileError
 */
export async function uploadPackage(
  world: World,
  organizationId: string,
  taskId: string,
  bytes: Uint8Array,
): Promise<Task> {
  demandBuilt(await existing(world.store, organizationId, taskId));
  const checked = await checkPackage(bytes, organizationId);
  const packageId = await storePackage(world, organizationId, bytes);
  const work = async (tx: Transaction) => {
    const task = await existing(tx, organizationId, taskId);
    demandBuilt(task);
    return accept(world, tx, task, packageId, checked, {});
  };
  return withPackage(world.store, organizationId, packageId, () => world.store.transact(work));
}

/**
 * Stores a package for the task that its manifest names.
 * @throws UnprocessableFileError
 */
export async function uploadTaskPackage(world: World, organizationId: string, bytes: Uint8Array): Promise<Task> {
  const checked = await checkPackage(bytes, organizationId);
  const { metadata: file } = checked;
  if (file === undefined) throw unprocessable("it has neither task.yaml nor task.json at its root");
  const { taskId, type, changes } = await parseMetadata(file, organizationId);
  const refuse = (field: string, value: string, message: string) =>
    new UnprocessableFileError(`The package cannot be processed: ${file.name} is not valid.`, [
      { field, value, message },
    ]);
  const named = async (reader: Reader): Promise<Task> => {
    const task = await reader.tasks.get(organizationId, taskId);
    if (task === undefined) throw refuse("taskId", taskId, "must be the id of a task");
    demandBuilt(task);
    const own = currentContent(task).type;
    if (type !== undefined && type !== own) throw refuse("type", type, `must be ${own}, the type of the task`);
    return task;
  };
  await named(world.store);
  const packageId = await storePackage(world, organizationId, bytes);
  const work = async (tx: Transaction) => accept(world, tx, await named(tx), packageId, checked, changes);
  return withPackage(world.store, organizationId, packageId, () => world.store.transact(work));
}

function demandBuilt(task: Task): void {
  if (!isBuilt(currentContent(task).type))
    throw unprocessable(`the task ${task.id} is neither a programming nor a devops task`);
}

async function accept(
  { clocks }: World,
  tx: Transaction,
  task: Task,
  packageId: string,
  { paths }: CheckedPackage,
  changes: Metadata["changes"],
): Promise<Task> {
  const { organizationId, published } = task;
  const current = currentContent(task);
  const replaced = current.packageId;
  if (replaced !== undefined && replaced !== published?.packageId) await deletePackage(tx, organizationId, replaced);
  const projectType = changes.projectType ?? current.projectType ?? detectProjectType(paths);
  const draft: TaskContent = {
    ...current,
    ...changes,
    ...(projectType !== undefined && { projectType }),
    packageId,
    build: { status: null },
  };
  const changed = { ...task, draft };
  await tx.tasks.put(changed);
  const dueAt = clocks.of(organizationId).now() + BUILD_DELAY;
  await tx.timers.put({ kind: "build", organizationId, taskId: task.id, packageId, dueAt });
  return changed;
}

export interface Imported {
  readonly created: readonly string[];
  readonly updated: readonly string[];
}

/**
 * Imports task definitions in one transaction, without a build.
 * @throws UnprocessableFileError
 */
export async function importTasks(
  world: World,
  organizationId: string,
  definitions: readonly TaskDefinition[],
): Promise<Imported> {
  return world.store.transact(async (tx) => {
    const known = new Map<string, Task>();
    for (const { taskId } of definitions) {
      const task = taskId === undefined ? undefined : await tx.tasks.get(organizationId, taskId);
      if (task !== undefined) known.set(task.id, task);
    }
    checkDefinitions(definitions, known);
    const created: string[] = [];
    const updated: string[] = [];
    for (const definition of definitions) {
      const { taskId = "", draft } = definition;
      const before = known.get(taskId);
      const task = before ?? newTask(world, organizationId);
      (before === undefined ? created : updated).push(task.id);
      const changed = { ...task, draft: contentOf(definition) };
      if (draft) await tx.tasks.put(changed);
      else await putPublished(tx, changed);
    }
    return { created, updated };
  });
}

const newTask = ({ newId, clocks }: World, organizationId: string): Task => ({
  id: newId("tsk"),
  organizationId,
  createdAt: clocks.of(organizationId).now(),
  revision: 0,
});

/** @throws NotFoundError, NoDraftError, UnbuiltDraftError */
export async function publishTask(world: World, organizationId: string, id: string): Promise<void> {
  await world.store.transact(async (tx) => putPublished(tx, await existing(tx, organizationId, id)));
}

async function putPublished(tx: Transaction, draft: Task): Promise<void> {
  const { task, revision } = publish(draft);
  await tx.tasks.put(task);
  await tx.taskRevisions.put(revision);
}
