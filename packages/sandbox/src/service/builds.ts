import type { Build } from "../domain/tasks.ts";
import type { BuildTimer } from "../domain/timers.ts";
import type { Transaction } from "../store/store.ts";
import { buildPackage } from "../uploads/task-package.ts";
import { readPackage } from "./packages.ts";
import type { World } from "./world.ts";

export async function build(
  { store }: World,
  { organizationId, taskId, packageId }: BuildTimer,
): Promise<Build | undefined> {
  const draft = (await store.tasks.get(organizationId, taskId))?.draft;
  if (draft?.packageId !== packageId) return undefined;
  const bytes = await readPackage(store, organizationId, packageId);
  return bytes && buildPackage(bytes, draft.projectType, organizationId);
}

/** Stores the result unless an upload or publication has replaced the package. */
export async function finishBuild(
  tx: Transaction,
  { organizationId, taskId, packageId }: BuildTimer,
  result: Build,
): Promise<void> {
  const task = await tx.tasks.get(organizationId, taskId);
  const { draft } = task ?? {};
  if (task === undefined || draft?.packageId !== packageId || draft.build?.status !== null) return;
  await tx.tasks.put({ ...task, draft: { ...draft, build: result } });
}
