import type { Job } from "../domain/jobs.ts";
import type { Transaction } from "../store/store.ts";
import { buildPackage } from "../uploads/package.ts";

/** A build is done: the draft gets its result, unless a newer upload or a publication has replaced what was built. */
export async function finishBuild(
  tx: Transaction,
  { organizationId, taskId, packageId }: Extract<Job, { kind: "build" }>,
): Promise<void> {
  const task = await tx.tasks.get(organizationId, taskId);
  const { draft } = task ?? {};
  if (task === undefined || draft?.packageId !== packageId || draft.build?.status !== null) return;
  const stored = await tx.packages.get(organizationId, packageId);
  if (stored === undefined) return;
  const build = await buildPackage(stored.bytes, draft.projectType);
  await tx.tasks.put({ ...task, draft: { ...draft, build } });
}
