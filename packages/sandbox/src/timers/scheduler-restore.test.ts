import { expect, test } from "vitest";
import { inviteOne, ORGANIZATION, type Sandbox, startFinding, statusOf } from "../../testing/scheduled-sandbox.ts";
import { DAY } from "../domain/time.ts";
import { forkSnapshot, restoreSnapshot } from "../service/restore.ts";
import { createSnapshot } from "../service/snapshots.ts";

async function startWithSnapshot() {
  let runsTimers = true;
  const sandbox = await startFinding((next) => async (owner) => (runsTimers ? next(owner) : undefined));
  const assessmentId = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  const { id } = await createSnapshot(sandbox.world, ORGANIZATION, { name: "invited", keepsDeleted: true });
  runsTimers = false;
  sandbox.machine.at += 2 * DAY;
  return { sandbox, assessmentId, id };
}

const timersOf = async ({ store }: Sandbox, organizationId: string) =>
  (await store.timers.list(organizationId, { offset: 0, limit: 10 })).items;

test("a restore runs the timers that become due before it ends", async () => {
  const { sandbox, assessmentId, id } = await startWithSnapshot();
  await restoreSnapshot(sandbox.world, ORGANIZATION, id);
  expect(await statusOf(sandbox, assessmentId)).toBe("TOKEN_EXPIRED");
  expect(await timersOf(sandbox, ORGANIZATION)).toEqual([]);
});

test("a fork runs its due timers before it ends", async () => {
  const { sandbox, id } = await startWithSnapshot();
  const { organization } = await forkSnapshot(sandbox.world, ORGANIZATION, id, { apiKey: { versions: ["v2"] } });
  expect(await timersOf(sandbox, organization.id)).toEqual([]);
});
